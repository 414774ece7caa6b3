import type { ChatTask, CodeFile } from '../../engine/chat-task.ts'
import type { EngineEvent } from '../../engine/engine.ts'
import type { IntentName } from '../../intents/intent.ts'
import { fenceCode } from '../../source-code/fenced-code.ts'
import { type Answer, textEvent } from '../answer.ts'
import { renamingIn } from '../answers/refactoring-arguments.ts'
import { readQuestion, type Understood } from '../read-question.ts'
import { type AgentTurn, readAgentTurn } from './agent-turn.ts'
import { type ClientTools, findClientTools } from './client-tools.ts'
import { absolutePath, pathsIn } from './mentioned-paths.ts'
import { findReplacement } from './replacement.ts'

/** They are about code in files, which the client can read. */
const aboutFiles: ReadonlySet<IntentName> = new Set([
  'refactor',
  'document',
  'fix',
  'test',
  'explain',
  'review',
  'convert',
  'shorten-names',
])

/** Answers that show the code of a file which then is to be changed. */
const changing: ReadonlySet<IntentName> = new Set([
  'refactor',
  'document',
  'fix',
  'test',
  'convert',
  'shorten-names',
])

const maxFiles = 20

export type AnswerQuestion = (understood: Understood) => Answer

/**
 * Answers with the tools of an agent: reads the files that the request names, changes them, and summarizes. Each
 * request of the agent has all earlier calls and results, so the same steps are found again from them.
 * Returns undefined if the request has to be answered without tools.
 */
export function answerWithTools(task: ChatTask, answer: AnswerQuestion): Answer | undefined {
  if (task.tools.length === 0 || task.toolChoice === 'none') return undefined
  const tools = findClientTools(task.tools)
  const { read } = tools
  if (!read) return undefined
  const turn = readAgentTurn(task.messages, tools)
  const own = readQuestion(task)
  if (own.request.code.length > 0) return undefined
  const named = pathsIn(own.request.prose)
  const earlier =
    named.length > 0
      ? named
      : pathsIn(own.request.earlierProse.findLast((text) => pathsIn(text).length > 0) ?? '')
  const search = named.length === 0 ? searchFor(own, tools) : undefined
  const paths = (search === undefined ? earlier : pathsInSearch(turn.searchText))
    .slice(0, maxFiles)
    .map((path) => absolutePath(path, task))
  const understood = withFiles(task, paths, turn, own.request.prose)
  const calls = createCalls(task.messages.length)

  if (search !== undefined && turn.searchText === undefined && turn.failures.length === 0)
    return calls.make([search])
  if (paths.length === 0 || !aboutFiles.has(understood.intent.name)) return undefined
  if (turn.failures.length > 0) return reportFailures(turn)
  const unread = paths.filter((path) => !turn.files.has(path))
  if (unread.length > 0)
    return calls.make(unread.map((path) => ({ name: read.name, values: read.argumentsFor(path) })))
  const partial = paths.find((path) => turn.files.get(path) === undefined)
  if (partial !== undefined) return reportPartial(partial)
  if (!changing.has(understood.intent.name)) return answer(understood)
  return change(understood, answer(understood), turn, tools, calls)
}

interface Call {
  name: string
  values: Record<string, unknown>
}

/** Ids of calls are unique within the conversation, and the same whenever its messages are. */
const createCalls = (messageCount: number) => ({
  async *make(calls: readonly Call[]): Answer {
    for (const [index, { name, values }] of calls.entries()) {
      yield { type: 'tool-call', index, id: `call_${messageCount}_${index}`, name }
      yield { type: 'tool-arguments', index, json: JSON.stringify(values) }
    }
    yield { type: 'stop', reason: 'tool-calls' }
  },
})

function withFiles(
  task: ChatTask,
  paths: readonly string[],
  { files }: AgentTurn,
  prose: string,
): Understood {
  const { symbol } = renamingIn(prose) ?? {}
  const attached = paths.map((path) => ({ path, content: files.get(path) ?? '' }))
  const defining = attached.filter(({ content }) => symbol !== undefined && defines(content, symbol))
  // A name is renamed for all files where it is defined, and only for one where it is imported.
  const sorted = [...defining, ...attached.filter((file) => !defining.includes(file))]
  return readQuestion({ ...task, context: { paths: [], ...task.context, files: sorted } })
}

const defines = (content: string, name: string): boolean =>
  new RegExp(
    `\\b(?:function\\*?|class|const|let|var|def|interface|type|enum)\\s{1,9}${RegExp.escape(name)}(?![\\w$])`,
  ).test(content)

/** A name that is to be changed wherever it occurs: then the client looks for the files. */
function searchFor({ intent, request }: Understood, { search }: ClientTools): Call | undefined {
  if (!search || intent.refactoring !== 'rename') return undefined
  const { symbol } = renamingIn(request.prose) ?? {}
  if (symbol === undefined || !/^[\w$]+$/.test(symbol)) return undefined
  return { name: search.name, values: search.argumentsFor(symbol) }
}

/** Each line of a result begins with a path, or belongs to the path above it. */
const pathsInSearch = (searchText = ''): string[] => [
  ...new Set(
    searchText
      .slice(0, 200_000)
      .split('\n')
      .flatMap((line) => pathsIn(/^[^\s:]{1,400}\.\w{1,10}(?=[:-]|$)/.exec(line)?.[0] ?? '')),
  ),
]

async function* change(
  { files }: Understood,
  answer: Answer,
  { hasEdits }: AgentTurn,
  tools: ClientTools,
  calls: ReturnType<typeof createCalls>,
): Answer {
  const events: EngineEvent[] = []
  for await (const event of answer) events.push(event)
  const changes = events.flatMap((event) =>
    event.type === 'artifact' && event.artifact.kind === 'code' && event.artifact.path !== undefined
      ? [{ path: event.artifact.path, content: event.artifact.content }]
      : [],
  )
  if (changes.length === 0) yield* events
  else if (hasEdits) {
    yield textEvent(`Changed ${changes.map(({ path }) => `\`${path}\``).join(', ')}.`)
    yield* withoutFiles(events)
  } else {
    const edits = changes.flatMap((fileChange) =>
      changeFile(
        files.find(({ path }) => path === fileChange.path),
        fileChange,
        tools,
      ),
    )
    if (edits.length === changes.length) yield* calls.make(edits)
    else yield* events
  }
}

/** A file that the client did not show is not written: one with this path may exist. */
function changeFile(
  before: CodeFile | undefined,
  { path, content }: CodeFile,
  { edit, write }: ClientTools,
): Call[] {
  if (!before) return []
  if (edit) {
    const part = findReplacement(before.content, content)
    return [{ name: edit.name, values: edit.argumentsFor(path, part.before, part.after) }]
  }
  return write ? [{ name: write.name, values: write.argumentsFor(path, content) }] : []
}

/** The files are on disk now: the diff is enough. A code artifact comes before the text that shows it. */
function* withoutFiles(events: readonly EngineEvent[]): Generator<EngineEvent> {
  for (const [at, event] of events.entries()) {
    const last = events[at - 1]
    const shows = last?.type === 'artifact' && last.artifact.kind === 'code'
    if (!(event.type === 'text' && shows)) yield event
  }
}

async function* reportFailures({ failures }: AgentTurn): Answer {
  yield textEvent(`A tool failed, so I stop here:\n\n${fenceCode(failures.join('\n'))}`)
}

async function* reportPartial(path: string): Answer {
  yield textEvent(
    `The client showed only a part of \`${path}\`, so I change nothing. Send the code in a fenced code block.`,
  )
}
