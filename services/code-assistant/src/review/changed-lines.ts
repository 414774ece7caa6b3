import { parsePatch } from 'diff'
import { AnalysisProblem } from '../analysis/analysis-problem.ts'
import type { CodeFile } from '../engine/chat-task.ts'

export interface ChangedFile {
  file: CodeFile
  /** Numbers of added lines. */
  lines: ReadonlySet<number>
  /** The diff does not have the rest of the file. */
  isPartial: boolean
}

/** Reads a unified diff. Files of the request complete those of which it has only hunks. */
export function readDiff(diff: string, files: readonly CodeFile[]): ChangedFile[] {
  const changedFiles: ChangedFile[] = []
  for (const { newFileName = '', hunks } of parse(diff)) {
    const path = newFileName.replace(/^b\//, '').replace(/\t.*$/, '')
    if (!path || path === '/dev/null') continue
    const lines = new Set<number>()
    const texts: string[] = []
    for (const hunk of hunks) {
      let number = hunk.newStart
      for (const line of hunk.lines) {
        if (line.startsWith('-') || line.startsWith('\\')) continue
        if (line.startsWith('+')) lines.add(number)
        texts[number - 1] = line.slice(1)
        number++
      }
    }
    const complete = files.find((file) => file.path === path)
    const isNew = hunks.length === 1 && hunks[0]?.oldLines === 0
    // Lines that the diff does not have are empty, so that the numbers of the others are right.
    const content = complete?.content ?? Array.from(texts, (line) => line ?? '').join('\n')
    changedFiles.push({ file: { path, content }, lines, isPartial: !complete && !isNew })
  }
  if (!changedFiles.length)
    throw new AnalysisProblem('request_invalid', '`diff` has no changed file.', 'diff')
  return changedFiles
}

function parse(diff: string) {
  try {
    return parsePatch(diff)
  } catch (error) {
    const detail = error instanceof Error ? `: ${error.message}` : '.'
    throw new AnalysisProblem('request_invalid', `\`diff\` is not a unified diff${detail}`, 'diff')
  }
}
