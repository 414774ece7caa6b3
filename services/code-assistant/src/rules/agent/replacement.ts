/** One part of a text and what replaces it. */
export interface Replacement {
  before: string
  after: string
}

/** The smallest run of whole lines whose replacement turns one text into the other, and which occurs only once in it. */
export function findReplacement(before: string, after: string): Replacement {
  const old = before.split(/(?<=\n)/)
  const next = after.split(/(?<=\n)/)
  const shorter = Math.min(old.length, next.length)
  let start = 0
  while (start < shorter && old[start] === next[start]) start++
  let end = 0
  while (end < shorter - start && old.at(-1 - end) === next.at(-1 - end)) end++
  while (start > 0 || end > 0) {
    const part = old.slice(start, old.length - end).join('')
    if (part.trim() !== '' && before.indexOf(part) === before.lastIndexOf(part))
      return { before: part, after: next.slice(start, next.length - end).join('') }
    if (end > 0) end--
    else start--
  }
  return { before, after }
}
