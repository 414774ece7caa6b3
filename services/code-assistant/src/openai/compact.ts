import type { Caller } from '@octavo/platform/auth/auth.ts'
import { type ChatMessage, textOf } from '../engine/chat-task.ts'
import type { EngineName, Usage } from '../engine/engine.ts'
import { estimateTokens } from '../engine/estimate-tokens.ts'
import type { EngineRun, Engines } from '../engines/engines.ts'
import type { InferenceRun } from '../inference/start-runs.ts'

const maxMessageLength = 2_000
const maxExcerptLength = 40_000

const instruction =
  'Summarize this conversation for the one who continues it: the goal, decisions, the state of each file, open tasks, and names and values that are still needed. Reply with the summary only.'

interface CompactSource {
  engines: Pick<Engines, 'chat'>
  caller: Caller
  model: string | undefined
  signal: AbortSignal
}

interface Compacted {
  text: string
  usage: Usage
}

/** Shortens a conversation: a model summarizes it, and the rules keep the start of each message. */
export async function compact(
  { engines, caller, model, signal }: CompactSource,
  engine: EngineName,
  messages: readonly ChatMessage[],
  run: (start: () => Promise<EngineRun>) => Promise<InferenceRun>,
): Promise<Compacted> {
  if (engine === 'rules') return excerpt(messages)
  const task = {
    messages: [
      ...messages,
      { role: 'user' as const, content: [{ type: 'text' as const, text: instruction }] },
    ],
    tools: [],
    toolChoice: 'none' as const,
    stop: [],
  }
  const { events } = await run(() => engines.chat(caller, model, task, signal))
  let text = 'Summary of the conversation so far:\n'
  let usage: Usage = { promptTokens: 0, completionTokens: 0, source: 'estimated' }
  for await (const event of events) {
    if (event.type === 'text') text += event.text
    else if (event.type === 'usage') usage = event.usage
  }
  return { text, usage }
}

function excerpt(messages: readonly ChatMessage[]): Compacted {
  const lines = messages.map((message) => `${message.role}: ${shorten(textOf(message))}`)
  const text = `The conversation so far, shortened:\n${lines.join('\n').slice(-maxExcerptLength)}`
  const promptTokens = messages.reduce((sum, message) => sum + estimateTokens(textOf(message)), 0)
  return { text, usage: { promptTokens, completionTokens: estimateTokens(text), source: 'estimated' } }
}

const shorten = (text: string): string =>
  text.length > maxMessageLength ? `${text.slice(0, maxMessageLength)} …` : text
