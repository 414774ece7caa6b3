import { createTwoFilesPatch } from 'diff'

/**
 * A unified diff with three lines of context, as `git diff` writes it; empty if nothing changed. Paths are relative:
 * agents send absolute ones.
 */
export function unifiedDiff(path: string, before: string, after: string, previousPath = path): string {
  if (before === after && path === previousPath) return ''
  const [from, to] = [previousPath, path].map((one) => one.replace(/^\/+/, ''))
  return createTwoFilesPatch(`a/${from}`, `b/${to}`, before, after, undefined, undefined, {
    headerOptions: { includeIndex: false, includeUnderline: false, includeFileHeaders: true },
  })
}
