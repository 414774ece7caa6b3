import type { TextEdit } from './text-edits.ts'

/** Translates offsets between a text and its edited version. */
export interface PositionMap {
  /** Undefined for a character that an edit replaces. An offset where text is inserted stands after the insertion. */
  toAfter(offset: number): number | undefined
  /** For a character that an edit wrote: where the edit starts. */
  toBefore(offset: number): number
}

export function createPositionMap(edits: readonly TextEdit[]): PositionMap {
  const ordered = [...edits].sort((a, b) => a.start - b.start || a.end - b.end)
  return {
    toAfter(offset) {
      let shift = 0
      for (const { start, end, text } of ordered) {
        if (start > offset) break
        if (offset < end) return undefined
        shift += text.length - (end - start)
      }
      return offset + shift
    },
    toBefore(offset) {
      let shift = 0
      for (const { start, end, text } of ordered) {
        const startAfter = start + shift
        if (offset < startAfter) break
        if (offset < startAfter + text.length) return start
        shift += text.length - (end - start)
      }
      return offset - shift
    },
  }
}
