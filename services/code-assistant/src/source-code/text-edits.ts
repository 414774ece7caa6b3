/** A replacement of the characters from `start` up to, but not including, `end`. */
export interface TextEdit {
  start: number
  end: number
  text: string
}

/** Applies edits that do not overlap. */
export function applyEdits(source: string, edits: readonly TextEdit[]): string {
  const ordered = [...edits].sort((a, b) => a.start - b.start || a.end - b.end)
  let result = ''
  let at = 0
  for (const { start, end, text } of ordered) {
    if (start < at) throw new Error('Edits overlap')
    result += source.slice(at, start) + text
    at = end
  }
  return result + source.slice(at)
}
