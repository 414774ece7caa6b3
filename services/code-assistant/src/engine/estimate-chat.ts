import type { ChatTask } from './chat-task.ts'
import { estimateTokens } from './estimate-tokens.ts'

/** Each message has a few tokens that separate it from the next one. */
const tokensPerMessage = 3

export function estimateChat({ messages, tools }: Pick<ChatTask, 'messages' | 'tools'>): number {
  let tokens = tools.length ? estimateTokens(JSON.stringify(tools)) : 0
  for (const { content, toolCalls } of messages) {
    tokens += tokensPerMessage
    for (const part of content) if (part.type !== 'image') tokens += estimateTokens(part.text)
    for (const call of toolCalls ?? []) tokens += estimateTokens(call.name) + estimateTokens(call.arguments)
  }
  return tokens
}
