import { type ChatMessage, type ChatTask, type ContentPart, textOf } from '../engine/chat-task.ts'
import { describeContext } from './code-context.ts'

/** A request in the format of a server, and what of the task it cannot express. */
export interface EncodedRequest {
  path: string
  body: Record<string, unknown>
  warnings: string[]
}

/** A request of `POST /chat/completions`. */
export function encodeChatCompletion(task: ChatTask, isOpenAi: boolean): EncodedRequest {
  const warnings: string[] = []
  const context = describeContext(task.context, warnings)
  if (task.messages.some(({ content }) => content.some(({ type }) => type === 'reasoning')))
    warnings.push('Reasoning of earlier messages was not sent to the model server.')
  const messages = [
    ...(context === undefined ? [] : [{ role: 'system', content: context }]),
    ...task.messages.map(encodeMessage),
  ]
  return {
    path: '/chat/completions',
    warnings,
    body: {
      model: task.model,
      messages,
      stream: true,
      stream_options: { include_usage: true },
      // Newer models of OpenAI reject the old name, and most other servers do not know the new one.
      [isOpenAi ? 'max_completion_tokens' : 'max_tokens']: task.maxTokens,
      temperature: task.temperature,
      top_p: task.topP,
      seed: task.seed,
      stop: task.stop.length > 0 ? task.stop : undefined,
      reasoning_effort: task.reasoningEffort,
      response_format: encodeFormat(task.responseFormat),
      ...encodeTools(task),
    },
  }
}

function encodeTools({ tools, toolChoice }: ChatTask) {
  if (tools.length === 0) return {}
  return {
    tools: tools.map(({ name, description, parameters }) => ({
      type: 'function',
      function: { name, description, parameters },
    })),
    tool_choice:
      typeof toolChoice === 'string' ? toolChoice : { type: 'function', function: { name: toolChoice.name } },
  }
}

function encodeFormat(format: ChatTask['responseFormat']) {
  if (format?.type !== 'json_schema') return format
  return { type: 'json_schema', json_schema: { name: format.name, schema: format.schema } }
}

function encodeMessage(message: ChatMessage) {
  const { role, toolCalls = [], toolCallId } = message
  const text = textOf(message)
  if (role === 'tool') return { role, tool_call_id: toolCallId, content: text }
  if (role !== 'assistant') return { role, content: encodeContent(message.content) }
  return {
    role,
    content: text === '' && toolCalls.length > 0 ? null : text,
    ...(toolCalls.length > 0 && {
      tool_calls: toolCalls.map(({ id, name, arguments: json }) => ({
        id,
        type: 'function',
        function: { name, arguments: json },
      })),
    }),
  }
}

/** Plain text if possible, because small servers know nothing else. */
function encodeContent(content: readonly ContentPart[]) {
  if (!content.some(({ type }) => type === 'image')) return textOf({ content })
  return content.flatMap((part): Record<string, unknown>[] => {
    if (part.type === 'text') return [{ type: 'text', text: part.text }]
    return part.type === 'image' ? [{ type: 'image_url', image_url: { url: part.url } }] : []
  })
}
