import type { ChatMessage, ContentPart, ToolCall } from '../../engine/chat-task.ts'
import { invalid, missing, readList, readObject, readText } from '../../wire/body-fields.ts'

const roles = new Map<string, ChatMessage['role']>(
  Object.entries({
    system: 'system',
    developer: 'system',
    user: 'user',
    assistant: 'assistant',
    tool: 'tool',
  }),
)

/** Reads the messages of the Chat Completions API. */
export function readMessages(messages: readonly unknown[]): ChatMessage[] {
  return messages.map((value, index) => readMessage(value, `messages[${index}]`))
}

function readMessage(value: unknown, path: string): ChatMessage {
  const { role, content, tool_calls, tool_call_id, reasoning_content } = readObject(value, path)
  const engineRole = roles.get(String(role))
  if (!engineRole) throw invalid(`${path}.role`, `one of ${[...roles.keys()].join(', ')}`)
  const isTool = engineRole === 'tool'
  if (isTool && tool_call_id === undefined) throw missing(`${path}.tool_call_id`)
  const reasoning: ContentPart[] =
    typeof reasoning_content === 'string' ? [{ type: 'reasoning', text: reasoning_content }] : []
  return {
    role: engineRole,
    content: [...reasoning, ...readContent(content, `${path}.content`)],
    ...(isTool && { toolCallId: readText(tool_call_id, `${path}.tool_call_id`) }),
    ...(Array.isArray(tool_calls) && { toolCalls: readToolCalls(tool_calls, `${path}.tool_calls`) }),
  }
}

/** Part types that the engines do not know are ignored. */
export function readContent(value: unknown, path: string): ContentPart[] {
  if (value === undefined || value === null) return []
  if (typeof value === 'string') return [{ type: 'text', text: value }]
  return readList(value, path).flatMap((item, index) => readPart(item, `${path}[${index}]`))
}

/** Also knows the names that the Responses API has for the same parts. */
function readPart(value: unknown, path: string): ContentPart[] {
  const { type, text, refusal, image_url } = readObject(value, path)
  switch (type) {
    case 'text':
    case 'input_text':
    case 'output_text':
      return [{ type: 'text', text: readText(text, `${path}.text`) }]
    case 'refusal':
      return [{ type: 'text', text: readText(refusal, `${path}.refusal`) }]
    case 'image_url':
      return [
        {
          type: 'image',
          url: readText(readObject(image_url, `${path}.image_url`).url, `${path}.image_url.url`),
        },
      ]
    case 'input_image':
      return typeof image_url === 'string' ? [{ type: 'image', url: image_url }] : []
    default:
      readText(type, `${path}.type`)
      return []
  }
}

function readToolCalls(calls: readonly unknown[], path: string): ToolCall[] {
  return calls.flatMap((item, index) => {
    const at = `${path}[${index}]`
    const call = readObject(item, at)
    if (call.function === undefined) return []
    const { name, arguments: json } = readObject(call.function, `${at}.function`)
    return [
      {
        id: readText(call.id, `${at}.id`),
        name: readText(name, `${at}.function.name`),
        arguments: readText(json ?? '', `${at}.function.arguments`),
      },
    ]
  })
}
