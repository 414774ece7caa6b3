import { useSignal } from '@preact/signals'
import { forget } from '../../../api/resource.ts'
import { Button, IconButton } from '../../../kit/button.tsx'
import { Time } from '../../../kit/time.tsx'
import { conversationHref } from '../hrefs.ts'
import type { ConversationList } from '../records.ts'
import { assistantCall, cachePrefix, makeCall, useCall } from '../service.ts'

interface StoredConversationsProps {
  url: string
  /** The conversation that is open. */
  current: string | undefined
  onDelete(id: string): void
}

export function StoredConversations({ url, current, onDelete }: StoredConversationsProps) {
  const limit = useSignal(10)
  const call = assistantCall(url, '/v1/conversations', { query: { limit: String(limit.value) } })
  const { value } = useCall<ConversationList>(call)
  if (!value || value.data.length === 0) return null
  const remove = async (id: string) => {
    await makeCall(
      assistantCall(url, '/v1/conversations/{conversation_id}', {
        method: 'DELETE',
        path: { conversation_id: id },
      }),
    )
    forget(cachePrefix)
    onDelete(id)
  }
  return (
    <details class="assistant-stored">
      <summary>Stored conversations</summary>
      <ul class="assistant-stored-list" data-list="">
        {value.data.map(({ id, created_at, metadata }) => (
          <li key={id}>
            <a href={conversationHref(id)} data-item="" aria-current={id === current ? 'true' : undefined}>
              {metadata.title || 'Conversation'}
            </a>
            <span class="quiet small">
              <Time at={new Date(created_at * 1000).toISOString()} />
            </span>
            <IconButton
              name={`Delete ${metadata.title || 'the conversation'}`}
              icon="close"
              onClick={() => remove(id)}
            />
          </li>
        ))}
      </ul>
      {value.has_more && limit.value < 100 && (
        <Button
          kind="quiet"
          onClick={() => {
            limit.value = 100
          }}
        >
          Show more
        </Button>
      )}
    </details>
  )
}
