import type { ChatMessage, ChatTask, ContentPart, Tool } from '../engine/chat-task.ts'
import { invalid, present, readList, readObject, readStops, readText } from '../wire/body-fields.ts'
import type { CountTokensBody, MessageBody } from './schema.ts'

type Conversation = Pick<ChatTask, 'messages' | 'tools' | 'toolChoice'>

export function readMessageTask(body: MessageBody): Omit<ChatTask, 'model'> {
  return {
    ...readConversation(body),
    maxTokens: body.max_tokens,
    stop: readStops(body.stop_sequences, 'stop_sequences'),
    ...present({
      temperature: body.temperature,
      topP: body.top_p,
      reasoningEffort: effortOf(body.thinking),
    }),
  }
}

export function readConversation({ system, messages, tools, tool_choice }: CountTokensBody): Conversation {
  return {
    messages: [
      ...readSystem(system),
      ...messages.flatMap(({ role, content }, index) => readMessage(role, content, `messages[${index}]`)),
    ],
    tools: readTools(tools ?? []),
    toolChoice: readToolChoice(tool_choice),
  }
}

function readSystem(system: unknown): ChatMessage[] {
  if (system === undefined || system === null) return []
  return [{ role: 'system', content: readBlocks(system, 'system').content }]
}

/** Engines take each tool result as a separate message. */
function readMessage(role: string, value: unknown, path: string): ChatMessage[] {
  if (role !== 'user' && role !== 'assistant' && role !== 'system')
    throw invalid(`${path}.role`, 'one of user, assistant')
  const { content, toolCalls, results } = readBlocks(value, `${path}.content`)
  const hasContent = content.length > 0 || toolCalls.length > 0 || results.length === 0
  const message: ChatMessage = { role, content, ...(toolCalls.length > 0 && { toolCalls }) }
  return [...results, ...(hasContent ? [message] : [])]
}

interface Blocks {
  content: ContentPart[]
  toolCalls: { id: string; name: string; arguments: string }[]
  results: ChatMessage[]
}

/** Block types that the engines do not know are ignored. */
function readBlocks(value: unknown, path: string): Blocks {
  const blocks: Blocks = { content: [], toolCalls: [], results: [] }
  if (typeof value === 'string') {
    blocks.content.push({ type: 'text', text: value })
    return blocks
  }
  readList(value, path).forEach((item, index) => {
    readBlock(item, `${path}[${index}]`, blocks)
  })
  return blocks
}

function readBlock(value: unknown, path: string, { content, toolCalls, results }: Blocks): void {
  const block = readObject(value, path)
  const text = (name: string) => readText(block[name], `${path}.${name}`)
  switch (block.type) {
    case 'text':
      content.push({ type: 'text', text: text('text') })
      break
    case 'thinking':
      content.push({
        type: 'reasoning',
        text: text('thinking'),
        ...(typeof block.signature === 'string' && { signature: block.signature }),
      })
      break
    case 'image':
      content.push({ type: 'image', url: readImage(block.source, `${path}.source`) })
      break
    case 'document': {
      const source = readObject(block.source, `${path}.source`)
      if (source.type === 'text')
        content.push({ type: 'text', text: readText(source.data, `${path}.source.data`) })
      break
    }
    case 'tool_use':
      toolCalls.push({
        id: text('id'),
        name: text('name'),
        arguments: JSON.stringify(readObject(block.input ?? {}, `${path}.input`)),
      })
      break
    case 'tool_result':
      results.push({
        role: 'tool',
        toolCallId: text('tool_use_id'),
        content: block.content === undefined ? [] : readBlocks(block.content, `${path}.content`).content,
        ...(block.is_error === true && { isError: true }),
      })
      break
    default:
      text('type')
  }
}

function readImage(value: unknown, path: string): string {
  const { type, url, media_type, data } = readObject(value, path)
  if (type === 'url') return readText(url, `${path}.url`)
  return `data:${readText(media_type, `${path}.media_type`)};base64,${readText(data, `${path}.data`)}`
}

/** Tools without a schema are those that only some servers run. */
function readTools(tools: readonly unknown[]): Tool[] {
  return tools.flatMap((item, index) => {
    const path = `tools[${index}]`
    const { name, description, input_schema } = readObject(item, path)
    if (input_schema === undefined) return []
    return [
      {
        name: readText(name, `${path}.name`),
        description: readText(description ?? '', `${path}.description`),
        parameters: readObject(input_schema, `${path}.input_schema`),
      },
    ]
  })
}

function readToolChoice(value: unknown): ChatTask['toolChoice'] {
  if (value === undefined || value === null) return 'auto'
  const { type, name } = readObject(value, 'tool_choice')
  if (type === 'tool') return { name: readText(name, 'tool_choice.name') }
  if (type === 'any') return 'required'
  if (type === 'auto' || type === 'none') return type
  throw invalid('tool_choice.type', 'one of auto, any, tool, none')
}

/** Other protocols have levels instead of a number of tokens. */
function effortOf(thinking: MessageBody['thinking']): string | undefined {
  if (thinking?.type !== 'enabled') return undefined
  const budget = Number(thinking.budget_tokens)
  if (budget <= 4_096) return 'low'
  return budget <= 16_384 ? 'medium' : 'high'
}
