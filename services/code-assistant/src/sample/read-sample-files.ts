import { readFile } from 'node:fs/promises'
import type { CodeFile } from '../engine/chat-task.ts'

/** The files of the sample repository. They are in one text, because they are no code of this project. */
export async function readSampleFiles(): Promise<CodeFile[]> {
  const text = await readFile(new URL('lending-library.txt', import.meta.url), 'utf8')
  return text
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf('\n')
      return { path: part.slice(0, end), content: part.slice(end + 1) }
    })
}
