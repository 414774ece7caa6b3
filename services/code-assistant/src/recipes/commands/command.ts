/** A command line with what it does. Slots are written as `<name>`; a slot with a default as `<name=value>`. */
export interface Command {
  title: string
  /** Phrases, separated by commas. */
  words: string
  command: string
  explanation: string
}

export const defineCommand = (
  title: string,
  words: string,
  command: string,
  explanation: string,
): Command => ({
  title,
  words,
  command,
  explanation,
})
