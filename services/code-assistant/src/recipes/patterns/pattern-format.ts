/** A known text format with a pattern that matches the whole text. */
export interface PatternFormat {
  id: string
  title: string
  words: readonly string[]
  pattern: RegExp
  valid: readonly string[]
  invalid: readonly string[]
  /** Rules of the format that the pattern does not check. */
  note?: string
}

/** The words are phrases, separated by commas. */
export function defineFormat(
  title: string,
  words: string,
  pattern: RegExp,
  valid: readonly string[],
  invalid: readonly string[],
  note?: string,
): PatternFormat {
  const id = title
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
  return {
    id,
    title,
    words: words.split(/\s*,\s*/),
    pattern,
    valid,
    invalid,
    ...(note !== undefined && { note }),
  }
}
