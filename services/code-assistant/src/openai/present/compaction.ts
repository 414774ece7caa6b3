import type { Context } from '../../context.ts'
import { type ChatMessage, textOf } from '../../engine/chat-task.ts'
import type { Usage } from '../../engine/engine.ts'
import { presentResponseUsage } from './response.ts'

export function presentCompaction(
  { ids, clock }: Pick<Context, 'ids' | 'clock'>,
  messages: readonly ChatMessage[],
  encryptedContent: string,
  usage: Usage,
) {
  const ofUser = messages
    .filter(({ role }) => role === 'user')
    .map((message) => ({
      type: 'message',
      id: `msg_${ids.text(32)}`,
      status: 'completed',
      role: 'user',
      content: [{ type: 'input_text', text: textOf(message) }],
    }))
  return {
    id: `resp_${ids.text(32)}`,
    object: 'response.compaction' as const,
    created_at: Math.floor(clock.now() / 1000),
    output: [
      ...ofUser,
      { type: 'compaction', id: `cmp_${ids.text(32)}`, encrypted_content: encryptedContent },
    ],
    usage: presentResponseUsage(usage),
  }
}
