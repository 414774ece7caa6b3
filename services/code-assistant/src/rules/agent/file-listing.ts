/** Lines that clients number: `1: a`, `00001| a`, `L1: a`, `     1→a` and `1<tab>a`. */
const numberings: readonly RegExp[] = [
  /^L?(\d{1,7}): ?(.*)$/,
  /^ {0,6}(\d{1,7})\| ?(.*)$/,
  /^ {0,6}(\d{1,7})[→\t](.*)$/,
]

/** Clients say at the end that they left out a part. */
const incomplete =
  /\[Showing lines|more lines in file|has more lines|Use offset=|use '?offset|output (?:was )?(?:capped|truncated)|\[truncated|\(truncated/i

const maxLineLength = 2_000
const maxNoteLength = 400

/** The content of a file in the result of a tool, without what clients add. Undefined if a part of it is missing. */
export function readFileListing(result: string): string | undefined {
  if (incomplete.test(result.slice(-400))) return undefined
  const inner = unwrap(result)
  const lines = inner.replace(/\r?\n$/, '').split('\n')
  for (const pattern of numberings) {
    const matches = lines.map((line) => pattern.exec(line))
    if (!matches.every((match, at) => match && Number(match[1]) === Number(matches[0]?.[1]) + at)) continue
    // Clients cut long lines of numbered listings.
    if (matches[0]?.[1] === undefined || Number(matches[0][1]) !== 1) return undefined
    if (matches.some((match) => (match?.[2] ?? '').length >= maxLineLength)) return undefined
    return `${matches.map((match) => match?.[2] ?? '').join('\n')}\n`
  }
  return inner
}

/** The listing within the elements and notes that some clients put around it. */
function unwrap(result: string): string {
  const start =
    /^(?:<path>[^\n]*<\/path>\n<type>file<\/type>\n)?<(content|file|file_content)\b[^>\n]*>\n/.exec(result)
  if (!start)
    return result.replace(/^(?:Content of [^\n]{1,400}:\n|\[\w+ for '[^'\n]{1,400}'\] Result:\n)/, '')
  const end = result.lastIndexOf(`\n</${start[1]}>`)
  const inner = end < 0 ? result.slice(start[0].length) : result.slice(start[0].length, end)
  // Only the end, because the time grows with the square of the length.
  const note = /\n+\(End of file[^\n]*\)\s*$/.exec(inner.slice(-maxNoteLength))
  return note ? inner.slice(0, Math.max(0, inner.length - maxNoteLength) + note.index) : inner
}
