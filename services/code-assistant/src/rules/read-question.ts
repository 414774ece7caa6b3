import { type ChatTask, type CodeFile, textOf } from '../engine/chat-task.ts'
import { recognizeIntent } from '../intents/recognize-intent.ts'
import { isDiff, readUserRequest, type UserRequest } from '../intents/user-request.ts'
import type { FencedCode } from '../source-code/fenced-code.ts'
import { defaultPath, type Language, languageOfPath } from '../source-code/languages.ts'
import type { Question } from './answer.ts'

export type Understood = Pick<Question, 'intent' | 'request' | 'files' | 'lines' | 'context'>

/** Finds out what the last message wants, and which code it is about. */
export function readQuestion({ messages, context }: ChatTask): Understood {
  const request = readUserRequest(messages)
  const attached = context?.files ?? []
  const intent = recognizeIntent(request.prose, {
    hasCode: request.code.length > 0 || attached.length > 0,
    hasPrevious: request.earlierCode.length > 0,
    hasRepository: context?.repository !== undefined,
  })
  const files = filesOf(request, attached)
  return { intent, request, files, lines: context?.selection ?? linesNamedIn(request.prose, files), context }
}

function filesOf(request: UserRequest, attached: readonly CodeFile[]): readonly CodeFile[] {
  const own = request.code.filter((block) => !isDiff(block))
  if (own.length > 0) return [...nameFiles(own, request.language), ...attached]
  if (attached.length > 0) return mentionedFirst(attached, request.prose)
  const last = request.earlierCode.at(-1)
  return last ? nameFiles([last], undefined) : []
}

function nameFiles(blocks: readonly FencedCode[], language: Language | undefined): CodeFile[] {
  const paths = new Set<string>()
  // A search that begins at 2 for each block is quadratic in the number of blocks.
  const nextNumbers = new Map<string, number>()
  return blocks.map(({ path, language: own, code }) => {
    const base = path ?? defaultPath(own ?? language ?? 'javascript')
    let unique = base
    for (let n = nextNumbers.get(base) ?? 2; paths.has(unique); n++) {
      unique = base.replace(/(\.\w+)?$/, `-${n}$1`)
      nextNumbers.set(base, n + 1)
    }
    paths.add(unique)
    return { path: unique, content: code.endsWith('\n') ? code : `${code}\n` }
  })
}

/** Paths are looked for in this part of the prose only: there may be thousands of files. */
const maxProseLength = 10_000

const mentions = (prose: string, { path }: CodeFile): boolean => {
  const bounded = prose.slice(0, maxProseLength)
  return bounded.includes(path) || bounded.includes(path.slice(path.lastIndexOf('/') + 1))
}

const mentionedFirst = (files: readonly CodeFile[], prose: string): readonly CodeFile[] => [
  ...files.filter((file) => mentions(prose, file)),
  ...files.filter((file) => !mentions(prose, file)),
]

function linesNamedIn(prose: string, [first]: readonly CodeFile[]) {
  const [, start, end = start] =
    /\blines? (\d{1,6})(?:\s{0,3}(?:-|–|to|through|until|and)\s{0,3}(\d{1,6}))?/i.exec(prose) ?? []
  if (!first || start === undefined) return undefined
  const startLine = Number(start)
  return { path: first.path, startLine, endLine: Math.max(startLine, Number(end)) }
}

/** The files of the message, without attached ones that it does not mention. */
export function focusFiles({
  files,
  request,
  context,
}: Pick<Question, 'files' | 'request' | 'context'>): readonly CodeFile[] {
  const attached = new Set(context?.files)
  const mentioned = files.filter((file) => !attached.has(file) || mentions(request.prose, file))
  return mentioned.length > 0 ? mentioned : files.slice(0, 1)
}

export const languageOf = ({ files, request }: Pick<Question, 'files' | 'request'>): Language | undefined =>
  (files[0] && languageOfPath(files[0].path)) ?? request.language

/** For estimates of what a request used. */
export const promptText = ({ messages, context }: ChatTask): string =>
  [...messages.map(textOf), ...(context?.files.map(({ content }) => content) ?? [])].join('\n')
