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
  const taken = new Map<string, TextEdit[]>()
  const isolated: Change[] = []
  for (const change of changes) {
    const overlaps = change.edits.some(({ path, ...edit }) =>
      taken.get(path)?.some((other) => isOverlap(edit, other)),
    )
    if (overlaps) continue
    isolated.push(change)
    for (const { path, ...edit } of change.edits) {
      const edits = taken.get(path)
      if (edits) edits.push(edit)
      else taken.set(path, [edit])
    }
  }
  return isolated
}

/** Two insertions at one place have no order, so they overlap. */
const isOverlap = (a: TextEdit, b: TextEdit): boolean =>
  (a.start < b.end && b.start < a.end) || (a.start === b.start && (a.start === a.end || b.start === b.end))
