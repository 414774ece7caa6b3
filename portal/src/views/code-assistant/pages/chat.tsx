import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { ServedService } from '../../../api/overview.ts'
import { forget } from '../../../api/resource.ts'
import type { Call } from '../../../calls/call.ts'
import { useCalls } from '../../../calls/current.ts'
import { useAction } from '../../../kit/action.ts'
import { announce } from '../../../kit/announcer.tsx'
import { Button } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import { CheckField, SelectField } from '../../../kit/field.tsx'
import { PageHead } from '../../../kit/page-head.tsx'
import { Empty } from '../../../kit/states.tsx'
import { address, setQuery } from '../../../router.ts'
import { createConversation } from '../chatting/conversation.ts'
import { streamChat } from '../chatting/stream-chat.ts'
import { AssistantNav } from '../parts/assistant-nav.tsx'
import { Composer } from '../parts/composer.tsx'
import { ConversationView } from '../parts/conversation-view.tsx'
import { SignedIn } from '../parts/signed-in.tsx'
import { StoredConversations } from '../parts/stored-conversations.tsx'
import type { ItemList, ModelList, RepositoryList } from '../records.ts'
import { assistantCall, cachePrefix, makeCall, useCall } from '../service.ts'

const conversation = createConversation()

export function ChatPage() {
  return <SignedIn title="Chat">{(service) => <Chat service={service} />}</SignedIn>
}

function Chat({ service: { url, title } }: { service: ServedService }) {
  const { query } = address.value
  const conversationId = query.get('conversation') ?? undefined
  const model = query.get('model') ?? ''
  const repository = query.get('repository') ?? ''
  const isStored = useSignal(true)
  const models = useCall<ModelList>(assistantCall(url, '/v1/models'))
  const repositories = useCall<RepositoryList>(assistantCall(url, '/v1/repositories'))
  const items = useStoredItems(url, conversationId)
  const turns = conversation.turns.value
  const isBusy = conversation.isBusy.value
  const end = useRef<HTMLDivElement>(null)

  const callOf = (message: string): Call =>
    assistantCall(url, '/v1/chat', {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
      body: {
        message,
        stream: true,
        ...(model && { model }),
        ...(repository && { context: { repository } }),
        ...(conversation.id.value ? { conversation_id: conversation.id.value } : { store: isStored.value }),
      },
    })
  useCalls([callOf(turns.at(-1)?.message ?? 'Write a debounce function in TypeScript')])

  const send = async (message: string) => {
    const call = callOf(message)
    const wasStored = conversation.id.value
    const sending = conversation.send(message, (onText, signal) => streamChat(call, onText, signal))
    requestAnimationFrame(() => end.current?.scrollIntoView({ block: 'end' }))
    await sending
    const { failure, isStopped } = conversation.turns.value.at(-1) ?? {}
    announce(failure ? failure.message : isStopped ? 'Stopped.' : 'The response is complete.')
    if (conversation.id.value && conversation.id.value !== wasStored) {
      forget(`${cachePrefix}${url}/v1/conversations`)
      setQuery({ conversation: conversation.id.value })
    }
  }
  const clear = () => {
    conversation.clear()
    setQuery({ conversation: undefined })
  }
  return (
    <>
      <PageHead title="Chat" within={<a href="/explorer/code-assistant">{title}</a>}>
        {(turns.length > 0 || conversationId) && (
          <Button icon="plus" onClick={clear}>
            New conversation
          </Button>
        )}
      </PageHead>
      <AssistantNav current="Chat" />
      <div class="tools">
        <SelectField
          label="Model"
          value={model}
          onChange={(event) => setQuery({ model: event.currentTarget.value })}
        >
          <option value="">Default</option>
          {models.value?.data.map(({ id, owned_by }) => (
            <option key={id} value={id}>
              {owned_by === 'octavo' ? id : `${id} (${owned_by})`}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Repository"
          value={repository}
          onChange={(event) => setQuery({ repository: event.currentTarget.value })}
        >
          <option value="">None</option>
          {repositories.value?.data.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
        <CheckField
          label="Store the conversation"
          hint="Otherwise each message is independent of the earlier ones."
          checked={isStored.value || conversation.id.value !== undefined}
          disabled={conversation.id.value !== undefined}
          onChange={(event) => {
            isStored.value = event.currentTarget.checked
          }}
        />
      </div>
      <StoredConversations
        url={url}
        current={conversation.id.value}
        onDelete={(id) => {
          if (id === conversation.id.value) clear()
        }}
      />
      {items.failure?.status === 404 ? (
        <Empty title="Conversation not found">
          <p>It may have been deleted. Your next message starts a new one.</p>
        </Empty>
      ) : (
        items.failure && <CallError failure={items.failure} onRetry={items.reload} />
      )}
      {turns.length === 0 && !conversationId && <Examples onChoose={send} />}
      <EarlierMessages url={url} />
      <ConversationView turns={turns} isBusy={isBusy} />
      <Composer isBusy={isBusy} onSend={send} onStop={conversation.stop} />
      <div ref={end} />
    </>
  )
}

/** Loads the stored conversation of the address, unless it is the one on the page. */
function useStoredItems(url: string, conversationId: string | undefined) {
  const isOpen = conversationId === conversation.id.value
  const items = useCall<ItemList>(conversationId && !isOpen ? itemsCall(url, conversationId) : undefined)
  useEffect(() => {
    if (conversationId && !isOpen && items.value) conversation.open(conversationId, items.value)
  }, [conversationId, items.value])
  return items
}

/** The latest items, or those before another. */
function itemsCall(url: string, conversationId: string, olderThan?: string): Call {
  return assistantCall(url, '/v1/conversations/{conversation_id}/items', {
    path: { conversation_id: conversationId },
    query: { limit: '100', after: olderThan },
  })
}

function EarlierMessages({ url }: { url: string }) {
  const { run, isBusy, failure } = useAction()
  const [id, olderThan] = [conversation.id.value, conversation.olderThan.value]
  if (id === undefined || olderThan === undefined) return null
  const load = async () => {
    const older = await makeCall<ItemList>(itemsCall(url, id, olderThan))
    if (conversation.olderThan.value === olderThan) conversation.prepend(older)
  }
  return (
    <p>
      <Button disabled={isBusy} onClick={() => run(load, 'Earlier messages are shown.')}>
        Show earlier messages
      </Button>
      {failure && <CallError failure={failure} />}
    </p>
  )
}

const examples = [
  'Write a debounce function in TypeScript, with tests',
  'A regular expression for ISO dates',
  'Use const and let:\n\n```js\nvar total = 0\nfor (var i = 0; i < prices.length; i++) total += prices[i]\n```',
  'Explain the cron expression 15 3 * * 1-5',
  'What can you do?',
]

function Examples({ onChoose }: { onChoose(message: string): void }) {
  return (
    <section class="assistant-examples" aria-label="Examples">
      <p class="quiet">
        Without a language model, the assistant generates, refactors, documents, explains, reviews and tests
        code by rules, and checks what it changes.
      </p>
      <ul data-list="">
        {examples.map((example) => (
          <li key={example}>
            <button type="button" class="assistant-example" data-item="" onClick={() => onChoose(example)}>
              {example.split('\n', 1)[0]?.replace(/:$/, '')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
