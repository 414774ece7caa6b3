import { asRecord } from '@octavo/platform/unknown-values.ts'
import { type ChatMessage, type ChatTask, type ContentPart, textOf } from '../engine/chat-task.ts'
import { describeContext } from './code-context.ts'
import type { EncodedRequest } from './openai-request.ts'

type Block = Record<string, unknown>

/** The API requires a limit. */
const defaultMaxTokens = 8_192

/** A request of `POST /v1/messages`. */
export function encodeMessages(task: ChatTask): EncodedRequest {
  const warnings: string[] = []
  const context = describeContext(task.context, warnings)
  const isSystem = ({ role }: ChatMessage) => role === 'system'
  const system = [context ?? '', ...task.messages.filter(isSystem).map(textOf)].filter((text) => text !== '')
  const { temperature } = task
  if (temperature !== undefined && temperature > 1)
    warnings.push('`temperature` was lowered to 1, the maximum of the model server.')
  for (const field of ['seed', 'responseFormat', 'reasoningEffort'] as const)
    if (task[field] !== undefined)
      warnings.push(`\`${snakeCase[field]}\` is not supported by the model server.`)
  return {
    path: '/v1/messages',
    warnings,
    body: {
      model: task.model,
      max_tokens: task.maxTokens ?? defaultMaxTokens,
      system: system.length > 0 ? system.join('\n\n') : undefined,
      messages: encodeTurns(
        task.messages.filter((message) => !isSystem(message)),
        warnings,
      ),
      stream: true,
      temperature: temperature === undefined ? undefined : Math.min(1, temperature),
      top_p: task.topP,
      // Sequences of white space only are rejected.
      stop_sequences: task.stop.some((sequence) => sequence.trim() !== '')
        ? task.stop.filter((sequence) => sequence.trim() !== '')
        : undefined,
      ...encodeTools(task),
    },
  }
}

const snakeCase = {
  seed: 'seed',
  responseFormat: 'response_format',
  reasoningEffort: 'reasoning_effort',
} as const

/** Turns alternate, so consecutive messages of one role become one. The first is the user's. */
function encodeTurns(messages: readonly ChatMessage[], warnings: string[]) {
  const turns: { role: 'user' | 'assistant'; content: Block[] }[] = []
  for (const message of messages) {
    const role = message.role === 'assistant' ? 'assistant' : 'user'
    const content = encodeBlocks(message, warnings)
    if (content.length === 0) continue
    const last = turns.at(-1)
    if (last?.role === role) last.content.push(...content)
    else turns.push({ role, content })
  }
  if (turns[0]?.role !== 'user')
    turns.unshift({ role: 'user', content: [{ type: 'text', text: '(continue)' }] })
  return turns
}

function encodeBlocks(message: ChatMessage, warnings: string[]): Block[] {
  const { role, content, toolCalls = [], toolCallId, isError } = message
  if (role === 'tool') {
    const result = { type: 'tool_result', tool_use_id: toolCallId, content: textOf(message) }
    return [isError ? { ...result, is_error: true } : result]
  }
  const calls = toolCalls.map(({ id, name, arguments: json }) => ({
    type: 'tool_use',
    id,
    name,
    input: parseInput(json),
  }))
  return [...content.flatMap((part) => encodePart(part, warnings)), ...calls]
}

function encodePart(part: ContentPart, warnings: string[]): Block[] {
  if (part.type === 'text') return part.text === '' ? [] : [{ type: 'text', text: part.text }]
  if (part.type === 'image') return [{ type: 'image', source: encodeImage(part.url) }]
  if (part.signature !== undefined)
    return [{ type: 'thinking', thinking: part.text, signature: part.signature }]
  const warning = 'Reasoning without a signature was not sent to the model server.'
  if (!warnings.includes(warning)) warnings.push(warning)
  return []
}

function encodeImage(url: string): Block {
  const [, type, data] = /^data:([^;,]+);base64,(.*)$/s.exec(url) ?? []
  return data === undefined ? { type: 'url', url } : { type: 'base64', media_type: type, data }
}

function parseInput(json: string): Record<string, unknown> {
  try {
    return asRecord(JSON.parse(json))
  } catch {
    // Models may be cut off in the middle of a call.
    return {}
  }
}

function encodeTools({ tools, toolChoice }: ChatTask) {
  if (tools.length === 0) return {}
  return {
    tools: tools.map(({ name, description, parameters }) => ({
      name,
      description,
      input_schema: { type: 'object', ...asRecord(parameters) },
    })),
    tool_choice:
      typeof toolChoice === 'object'
        ? { type: 'tool', name: toolChoice.name }
        : { type: toolChoice === 'required' ? 'any' : toolChoice },
  }
}
