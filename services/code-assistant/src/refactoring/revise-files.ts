import type { CodeFile } from '../engine/chat-task.ts'
import { applyEdits, type TextEdit } from '../source-code/text-edits.ts'
import type { Change } from './operation.ts'

/** The edits of several changes to one file. */
export function editsOf(changes: readonly Change[], path: string): TextEdit[] {
  return changes.flatMap(({ edits }) => edits.filter((edit) => edit.path === path))
}

export function newPathOf(changes: readonly Change[], path: string): string {
  return changes.flatMap(({ moved = [] }) => moved).find((move) => move.path === path)?.newPath ?? path
}

/** The files after changes whose edits do not overlap. */
export function reviseFiles(files: readonly CodeFile[], changes: readonly Change[]): CodeFile[] {
  const deleted = new Set(changes.flatMap((change) => change.deleted ?? []))
  return [
    ...files
      .filter(({ path }) => !deleted.has(path))
      .map((file) => {
        const edits = editsOf(changes, file.path)
        const path = newPathOf(changes, file.path)
        if (edits.length === 0 && path === file.path) return file
        return { path, content: applyEdits(file.content, edits) }
      }),
    ...changes.flatMap((change) => change.created ?? []),
  ]
}

/** Leaves out changes that overlap with an earlier one. */
export function withoutOverlaps(changes: readonly Change[]): Change[] {
  const editsByPath = new Map<string, TextEdit[]>()
  return changes.filter(({ edits }) => {
    const entries = edits.map((edit) => ({ edit, list: editsByPath.get(edit.path) ?? [] }))
    const overlaps = entries.some(({ edit, list }) => {
      const index = indexFor(list, edit)
      return [list[index - 1], list[index]].some((other) => other && isOverlap(edit, other))
    })
    if (overlaps) return false
    for (const { edit } of entries) {
      const list = editsByPath.get(edit.path) ?? []
      list.splice(indexFor(list, edit), 0, edit)
      editsByPath.set(edit.path, list)
    }
    return true
  })
}

/** The index of an edit in a sorted list. */
function indexFor(list: readonly TextEdit[], { start }: TextEdit): number {
  let low = 0
  for (let high = list.length; low < high; ) {
    const middle = (low + high) >> 1
    if ((list[middle]?.start ?? 0) < start) low = middle + 1
    else high = middle
  }
  return low
}

/** Two insertions at one offset have no order, so they overlap. */
const isOverlap = (a: TextEdit, b: TextEdit): boolean =>
  (a.start < b.end && b.start < a.end) || (a.start === b.start && (a.start === a.end || b.start === b.end))
