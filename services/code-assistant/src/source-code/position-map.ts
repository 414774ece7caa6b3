import type { TextEdit } from './text-edits.ts'

/** Translates offsets between a text and its edited version. */
export interface PositionMap {
  /** Undefined for a character that an edit replaces. An offset where text is inserted stands after the insertion. */
  toAfter(offset: number): number | undefined
  /** For a character that an edit wrote: where the edit starts. */
  toBefore(offset: number): number
}

export function createPositionMap(edits: readonly TextEdit[]): PositionMap {
  let shift = 0
  const moves = [...edits]
    .sort((a, b) => a.start - b.start || a.end - b.end)
    .map(({ start, end, text }) => {
      const startAfter = start + shift
      shift += text.length - (end - start)
      return { start, end, startAfter, endAfter: startAfter + text.length, shift }
    })
  /** The last edit that starts at or before an offset. */
  const find = (offset: number, side: 'start' | 'startAfter') => {
    let low = 0
    for (let high = moves.length; low < high; ) {
      const middle = (low + high) >> 1
      if ((moves[middle]?.[side] ?? 0) <= offset) low = middle + 1
      else high = middle
    }
    return moves[low - 1]
  }
  return {
    toAfter(offset) {
      const move = find(offset, 'start')
      return move && offset < move.end ? undefined : offset + (move?.shift ?? 0)
    },
    toBefore(offset) {
      const move = find(offset, 'startAfter')
      return move && offset < move.endAfter ? move.start : offset - (move?.shift ?? 0)
    },
  }
}
