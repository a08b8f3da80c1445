"""What scenes are built of: lists, amount fields and text fields, without a word or a sound of their own."""
