# What the command line says: errors first, then help and answers.

cli-wrong-use = That can't be understood: { $what }. “audiojack --help” lists what can be asked for.
cli-unknown-command = There is no command “{ $word }”; there are { $known }.
cli-unknown-option = There is no option { $word }. “audiojack --help” lists them.
cli-unknown-word = “{ $word }” is one word too many.
cli-option-value = The option { $option } needs a fitting value. “audiojack --help” tells which.
cli-not-among = { $option } can't be “{ $word }”; it can be { $known }.
cli-transcript = The transcript can't be written to { $path }: { $detail }.
cli-keys-file = The file of keys { $path } can't be read: { $text }.
cli-keys-line = { $path }, line { $line }: “{ $text }” is no key.
