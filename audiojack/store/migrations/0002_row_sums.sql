-- Version 2: rows that no chain of digests covers carry a sum of their own, so that a changed byte shows.

ALTER TABLE players ADD COLUMN sum BLOB;
ALTER TABLE tables ADD COLUMN sum BLOB;
ALTER TABLE seats ADD COLUMN sum BLOB;
ALTER TABLE rounds ADD COLUMN sum BLOB;
ALTER TABLE peaks ADD COLUMN sum BLOB;
