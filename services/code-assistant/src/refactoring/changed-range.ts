/** The lines of `before` between the first and the last line that `after` changes. */
export function changedRange(before: string, after: string) {
  const old = before.split('\n')
  const revised = after.split('\n')
  const minLength = Math.min(old.length, revised.length)
  let start = 0
  while (start < minLength - 1 && old[start] === revised[start]) start++
  let same = 0
  while (same < minLength - start - 1 && old.at(-1 - same) === revised.at(-1 - same)) same++
  const endLine = old.length - same
  return { startLine: start + 1, startColumn: 1, endLine, endColumn: (old[endLine - 1]?.length ?? 0) + 1 }
}
