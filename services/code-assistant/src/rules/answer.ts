import type { AnalysisTask } from '../analysis/analysis.ts'
import type { CodeContext, CodeFile } from '../engine/chat-task.ts'
import type { EngineEvent } from '../engine/engine.ts'
import type { Intent } from '../intents/intent.ts'
import type { UserRequest } from '../intents/user-request.ts'
import type { Repositories } from '../repositories/repositories.ts'
import { fenceCode } from '../source-code/fenced-code.ts'
import { languageOfPath } from '../source-code/languages.ts'

export type Answer = AsyncGenerator<EngineEvent>

/** A message that was understood, with what is needed to answer it. */
export interface Question {
  intent: Intent
  request: UserRequest
  /** The code that the message is about: its own, that of the request, or that of the last response. */
  files: readonly CodeFile[]
  /** Selected lines of the first file. */
  lines: { path: string; startLine: number; endLine: number } | undefined
  context: CodeContext | undefined
  repositories: Repositories
  userId: number
  signal: AbortSignal
  /** Runs an analysis on a worker thread. */
  analyze<Input, Output>(task: AnalysisTask<Input, Output>, input: Input): Promise<Output>
}

export const textEvent = (text: string): EngineEvent => ({ type: 'text', text: `${text}\n\n` })

/** A code block in the text, and the code itself for clients that read fields. */
export function* showCode(language: string, content: string, path?: string): Generator<EngineEvent> {
  const named = path === undefined || isUnnamed(path) ? {} : { path }
  yield { type: 'artifact', artifact: { kind: 'code', language, content, ...named } }
  yield textEvent(fenceCode(content, named.path ? `${language} ${named.path}` : language))
}

/** Code without a name has the name `code`, or `code-2` and so on. */
export const isUnnamed = (path: string): boolean => /^code(?:-\d+)?\.\w+$/.test(path)

interface FileResult {
  path: string
  content?: string
  deleted?: true
}

const maxLines = 400

/** Shows changed files, the code first, then the diff. */
export function* showChanges(files: readonly FileResult[], diff: string): Generator<EngineEvent> {
  for (const { path, content } of files) {
    if (content === undefined) {
      yield textEvent(`Deleted \`${path}\`.`)
      continue
    }
    const language = languageOfPath(path) ?? ''
    if (content.split('\n').length <= maxLines) yield* showCode(language, content, path)
    else yield { type: 'artifact', artifact: { kind: 'code', language, content, path } }
  }
  for (const { path, part } of splitDiff(diff))
    yield { type: 'artifact', artifact: { kind: 'edit', path, diff: part } }
  if (diff !== '') yield textEvent(fenceCode(diff, 'diff'))
}

function splitDiff(diff: string): { path: string; part: string }[] {
  const starts = [...diff.matchAll(/^--- .*\n\+\+\+ (.*)$/gm)]
  return starts.map((match, at) => ({
    path: (match[1] ?? '').replace(/^b\//, '').replace(/\t.*$/, ''),
    part: diff.slice(match.index, starts[at + 1]?.index),
  }))
}

export interface CheckResult {
  name: string
  ok: boolean
  detail: string
}

/** The verification of a result, in one line for each check. */
export function* showChecks(checks: readonly CheckResult[]): Generator<EngineEvent> {
  for (const { name, ok, detail } of checks)
    yield { type: 'artifact', artifact: { kind: 'check', name, ok, detail } }
  if (checks.length > 0)
    yield textEvent(checks.map(({ name, ok, detail }) => `- ${ok ? '✓' : '✗'} ${name}: ${detail}`).join('\n'))
}
