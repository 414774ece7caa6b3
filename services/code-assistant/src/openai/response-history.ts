import type { Caller } from '@octavo/platform/auth/auth.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { Conversations } from '../conversations/create-conversations.ts'
import { invalid, readObject, readText } from '../wire/body-fields.ts'
import { maxHistoryBytes } from './max-history-bytes.ts'
import type { ResponseBody } from './schema/response.ts'
import type { StoredResponses } from './stored-responses.ts'

export type ResponseHistory = ReturnType<typeof createResponseHistory>

/** The items before a response, of an earlier response or a conversation. */
export function createResponseHistory(
  stored: Pick<StoredResponses, 'listHistory'>,
  conversations: Pick<Conversations, 'listHistory' | 'addItems'>,
) {
  return {
    async list(
      caller: Caller,
      body: Pick<ResponseBody, 'conversation' | 'previous_response_id'>,
    ): Promise<readonly unknown[]> {
      const { previous_response_id } = body
      const conversationId = conversationOf(body)
      if (conversationId === undefined) return stored.listHistory(caller, previous_response_id)
      if (previous_response_id) throw invalid('previous_response_id', 'missing if `conversation` is set')
      return conversations.listHistory(caller, conversationId, maxHistoryBytes)
    },
    /** Adds the items of a response to its conversation. */
    async append(caller: Caller, conversationId: string, items: readonly unknown[]): Promise<void> {
      const typed = items.map((item) => ({ type: 'message', ...asRecord(item) }))
      await conversations.addItems(caller, conversationId, typed)
    },
  }
}

export function conversationOf({ conversation }: Pick<ResponseBody, 'conversation'>): string | undefined {
  if (conversation === undefined || conversation === null) return undefined
  if (typeof conversation === 'string') return conversation
  return readText(readObject(conversation, 'conversation').id, 'conversation.id')
}
