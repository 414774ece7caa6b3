import { asRecord } from '@octavo/platform/unknown-values.ts'
import { type ChatMessage, type ToolCall, textOf } from '../../engine/chat-task.ts'
import { requestIndex } from '../../intents/user-request.ts'
import type { ClientTools } from './client-tools.ts'
import { readFileListing } from './file-listing.ts'

/** The actions of the client since its user's request. */
export interface AgentTurn {
  /** Contents by path; undefined if the client showed only a part of the file. */
  files: ReadonlyMap<string, string | undefined>
  /** Results of searches. */
  searchText: string | undefined
  hasEdits: boolean
  /** Messages of tools that failed. */
  failures: readonly string[]
}

/** Reads the tool calls and their results from the messages after the request, so that nothing is stored between requests. */
export function readAgentTurn(messages: readonly ChatMessage[], tools: ClientTools): AgentTurn {
  const turn = messages.slice(requestIndex(messages) + 1)
  const results = new Map(
    turn.flatMap((message) =>
      message.role === 'tool' ? [[message.toolCallId ?? '', message] as const] : [],
    ),
  )
  const files = new Map<string, string | undefined>()
  const failures: string[] = []
  let searchText: string | undefined
  let hasEdits = false
  for (const call of turn.flatMap(({ toolCalls = [] }) => toolCalls)) {
    const result = results.get(call.id)
    if (!result) continue
    const text = textOf(result)
    const isChange = call.name === tools.edit?.name || call.name === tools.write?.name
    if (isFailure(result, text)) failures.push(text.trim().slice(0, 500))
    else if (isChange) hasEdits = true
    else if (call.name === tools.search?.name) searchText = text
    else if (call.name === tools.read?.name) {
      const path = tools.read.pathIn(argumentsOf(call))
      if (path !== undefined) files.set(path, readFileListing(text))
    }
  }
  return { files, searchText, hasEdits, failures }
}

function argumentsOf(call: ToolCall): Record<string, unknown> {
  try {
    return asRecord(JSON.parse(call.arguments))
  } catch {
    return {}
  }
}

/** Not all protocols mark failures, and the first line of a file can look like one. */
const isFailure = ({ isError }: ChatMessage, text: string): boolean =>
  isError === true ||
  (text.length < 500 &&
    /^\s*(?:<tool_use_error>|error(?::| while| reading| executing)|failed to |file (?:does not exist|not found)|no such file|ENOENT|could not (?:find|read|edit)|permission denied|(?:the )?(?:user|tool)\b.{0,40}\b(?:rejected|denied|declined|does ?n.t want)|old_?string not found)/i.test(
      text,
    ))
