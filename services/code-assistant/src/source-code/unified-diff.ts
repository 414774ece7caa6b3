import { createTwoFilesPatch } from 'diff'

/** A unified diff with three lines of context, as `git diff` writes it; empty if nothing changed. */
export function unifiedDiff(path: string, before: string, after: string, previousPath = path): string {
  if (before === after && path === previousPath) return ''
  return createTwoFilesPatch(`a/${previousPath}`, `b/${path}`, before, after, undefined, undefined, {
    headerOptions: { includeIndex: false, includeUnderline: false, includeFileHeaders: true },
  })
}
