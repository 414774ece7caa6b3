import type { ChatTask } from '../../engine/chat-task.ts'
import { missing, present } from '../../wire/body-fields.ts'
import type { InputTokensBody, ResponseBody } from '../schema/response.ts'
import { readItems } from './response-items.ts'
import { readResponseFormat, readToolChoice, readTools } from './tools.ts'

/** The items that the client sent. */
export function inputItemsOf({ input }: Pick<ResponseBody, 'input'>): readonly unknown[] {
  if (typeof input !== 'string') return input ?? []
  return [{ type: 'message', role: 'user', content: [{ type: 'input_text', text: input }] }]
}

export function readResponseTask(body: ResponseBody, history: readonly unknown[]): Omit<ChatTask, 'model'> {
  const effort = body.reasoning?.effort
  return {
    ...readResponseConversation(body, history),
    stop: [],
    ...present({
      maxTokens: body.max_output_tokens,
      temperature: body.temperature,
      topP: body.top_p,
      responseFormat: readResponseFormat(body.text?.format, 'text.format'),
      reasoningEffort: typeof effort === 'string' ? effort : undefined,
    }),
  }
}

/** The instructions of earlier responses do not count. */
export function readResponseConversation(
  body: InputTokensBody,
  history: readonly unknown[],
): Pick<ChatTask, 'messages' | 'tools' | 'toolChoice'> {
  const { instructions } = body
  const messages = [...readItems(history, 'history'), ...readItems(inputItemsOf(body), 'input')]
  if (messages.length === 0) throw missing('input')
  return {
    messages: [
      ...(instructions
        ? [{ role: 'system' as const, content: [{ type: 'text' as const, text: instructions }] }]
        : []),
      ...messages,
    ],
    tools: readTools(body.tools),
    toolChoice: readToolChoice(body.tool_choice),
  }
}
