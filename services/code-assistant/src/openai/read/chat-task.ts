import type { ChatTask } from '../../engine/chat-task.ts'
import { present, readStops } from '../../wire/body-fields.ts'
import type { ChatCompletionBody } from '../schema/chat-completion.ts'
import { readMessages } from './messages.ts'
import { readResponseFormat, readToolChoice, readTools } from './tools.ts'

export function readChatTask(body: ChatCompletionBody): Omit<ChatTask, 'model'> {
  return {
    messages: readMessages(body.messages),
    tools: readTools(body.tools),
    toolChoice: readToolChoice(body.tool_choice),
    stop: readStops(body.stop, 'stop'),
    ...present({
      maxTokens: body.max_completion_tokens ?? body.max_tokens,
      temperature: body.temperature,
      topP: body.top_p,
      seed: body.seed,
      responseFormat: readResponseFormat(body.response_format, 'response_format'),
      reasoningEffort: body.reasoning_effort,
    }),
  }
}
