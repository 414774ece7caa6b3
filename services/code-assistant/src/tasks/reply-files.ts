import type { CodeFile } from '../engine/chat-task.ts'
import { separateFencedCode } from '../source-code/fenced-code.ts'
import { defaultPath, languageOfPath } from '../source-code/languages.ts'

/** The instruction to language models for replies with files. */
export const fileFormat =
  'Write each file that you change or add in full, in a fenced code block of its own with the language and the path ' +
  'after the fence, such as ```ts src/a.ts. Do not abbreviate files.'

export interface ReplyFiles {
  files: CodeFile[]
  /** The text around the code. */
  prose: string
  warnings: string[]
}

/** Reads the files of an reply. A block without a path is the file of the request, if it has one only. */
export function readReplyFiles(text: string, requested: readonly CodeFile[]): ReplyFiles {
  const { prose, blocks } = separateFencedCode(text)
  const files = new Map<string, CodeFile>()
  const warnings: string[] = []
  for (const { path: namedPath, language, code } of blocks) {
    const path = namedPath === undefined ? guessPath() : findPath(namedPath)
    if (path === undefined) continue
    if (isOutside(path))
      warnings.push(`The model's file ${JSON.stringify(path)} is left out: its path is not relative.`)
    else files.set(path, { path, content: completeContent(path, code) })

    function guessPath(): string | undefined {
      if (requested.length > 1) return undefined
      const [only] = requested
      if (!only) return language && defaultPath(language)
      return language === undefined || language === languageOfPath(only.path) ? only.path : undefined
    }
  }
  return { files: [...files.values()], prose: prose.trim(), warnings }

  function findPath(namedPath: string): string {
    const path = withoutDot(namedPath)
    return requested.find((file) => withoutDot(file.path) === path)?.path ?? path
  }

  /** Blocks end without a line break, and with the line endings of the model. */
  function completeContent(path: string, code: string): string {
    const before = requested.find((file) => file.path === path)?.content
    const ended = before === undefined || before.endsWith('\n') ? `${code}\n` : code
    return before?.includes('\r\n') ? ended.replaceAll('\n', '\r\n') : ended
  }
}

const withoutDot = (path: string): string => path.replace(/^\.\//, '')

const isOutside = (path: string): boolean =>
  /^[/\\]|^[a-z]:/i.test(path) || path.split(/[/\\]/).includes('..')
