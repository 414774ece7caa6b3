import type { CodeFile } from '../engine/chat-task.ts'
import { createPositionMap, type PositionMap } from '../source-code/position-map.ts'
import { LineIndex } from './line-index.ts'
import type { Change, Selection } from './operation.ts'
import type { CodeRange } from './refactor-code-task.ts'
import { editsOf, newPathOf } from './revise-files.ts'

export interface Origins {
  /** The position of code in the files of the request. */
  locate(path: string, start: number, end: number): { path: string; range: Required<Omit<CodeRange, 'path'>> }
  previousPathOf(path: string): string
  /** The position of a selection after changes. */
  move(changes: readonly Change[], selection: Selection): Selection
  /** Adds changes that were applied to the current files. */
  record(changes: readonly Change[]): void
}

export function createOrigins(files: readonly CodeFile[]): Origins {
  const indexes = new Map<string, LineIndex>()
  const maps = new Map<string, PositionMap[]>()
  const paths = new Map<string, string>()
  const previousPathOf = (path: string) => paths.get(path) ?? path
  return {
    previousPathOf,
    locate(path, start, end) {
      const previousPath = previousPathOf(path)
      const back = (offset: number) =>
        (maps.get(previousPath) ?? []).reduceRight((at, map) => map.toBefore(at), offset)
      let index = indexes.get(previousPath)
      if (!index) {
        index = new LineIndex(files.find((file) => file.path === previousPath)?.content ?? '')
        indexes.set(previousPath, index)
      }
      const from = back(start)
      return { path: previousPath, range: index.rangeOf(from, Math.max(from, back(end))) }
    },
    move(changes, { path, start, end }) {
      const edits = editsOf(changes, path)
      const shift = (to: number) =>
        edits.reduce(
          (sum, edit) => (edit.end <= to ? sum + edit.text.length - (edit.end - edit.start) : sum),
          0,
        )
      return { path: newPathOf(changes, path), start: start + shift(start - 1), end: end + shift(end) }
    },
    record(changes) {
      for (const path of new Set(changes.flatMap(({ edits }) => edits.map((edit) => edit.path)))) {
        const previousPath = previousPathOf(path)
        const list = maps.get(previousPath) ?? []
        list.push(createPositionMap(editsOf(changes, path)))
        maps.set(previousPath, list)
      }
      for (const { path, newPath } of changes.flatMap(({ moved = [] }) => moved)) {
        paths.set(newPath, previousPathOf(path))
        paths.delete(path)
      }
    },
  }
}
