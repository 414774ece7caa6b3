import { signal } from '@preact/signals'
import { Failure } from '../../../api/request.ts'
import type { ChatReply, ItemList } from '../records.ts'

export interface Turn {
  message: string
  /** The text so far. */
  response: string
  reply?: ChatReply
  failure?: Failure
  isStopped?: boolean
}

/** The conversation of the chat page. It outlives the page, so that other pages can be opened in between. */
export function createConversation() {
  const turns = signal<readonly Turn[]>([])
  const id = signal<string | undefined>(undefined)
  const isBusy = signal(false)
  /** The oldest item on the page of a stored conversation that has older ones. */
  const olderThan = signal<string | undefined>(undefined)
  let items: ItemList['data'] = []
  let stop: AbortController | undefined

  function changeLast(change: Partial<Turn>): void {
    const last = turns.value.at(-1)
    if (last) turns.value = [...turns.value.slice(0, -1), { ...last, ...change }]
  }

  return {
    turns,
    id,
    isBusy,
    olderThan,
    stop: () => stop?.abort(),
    clear() {
      stop?.abort()
      turns.value = []
      id.value = undefined
      olderThan.value = undefined
    },
    /** Shows the latest items of a stored conversation. */
    open(conversationId: string, latest: ItemList) {
      stop?.abort()
      id.value = conversationId
      items = latest.data.toReversed()
      olderThan.value = cursorOf(latest)
      turns.value = turnsOf(items)
    },
    /** Adds older items. A message and its response may be on two pages. */
    prepend(older: ItemList) {
      const laterTurns = turns.value.slice(turnsOf(items).length)
      items = [...older.data.toReversed(), ...items]
      olderThan.value = cursorOf(older)
      turns.value = [...turnsOf(items), ...laterTurns]
    },
    /** Sends a message with `exchange`, which reports pieces of the response. */
    async send(
      message: string,
      exchange: (onText: (text: string) => void, signal: AbortSignal) => Promise<ChatReply>,
    ): Promise<void> {
      const controller = new AbortController()
      stop = controller
      isBusy.value = true
      turns.value = [...turns.value, { message, response: '' }]
      let text = ''
      let frame = 0
      const show = () => {
        frame = 0
        if (!controller.signal.aborted) changeLast({ response: text })
      }
      try {
        const reply = await exchange((piece) => {
          text += piece
          // At most one update for each frame, however fast the pieces arrive.
          frame ||= requestAnimationFrame(show)
        }, controller.signal)
        if (reply.conversation_id) id.value = reply.conversation_id
        changeLast({ response: reply.response, reply })
      } catch (error) {
        if (controller.signal.aborted) changeLast({ response: text, isStopped: true })
        else changeLast({ response: text, failure: asFailure(error) })
      } finally {
        cancelAnimationFrame(frame)
        if (stop === controller) isBusy.value = false
      }
    },
  }
}

const asFailure = (error: unknown): Failure =>
  error instanceof Failure ? error : new Failure(String(error), { status: 0, code: 'unreachable' })

/** The oldest item of a list that starts with the latest one. */
const cursorOf = ({ data, has_more }: ItemList) => (has_more ? data.at(-1)?.id : undefined)

function turnsOf(items: ItemList['data']): Turn[] {
  const turns: Turn[] = []
  for (const { type, role, content = [] } of items) {
    if (type !== 'message') continue
    const text = content.map((part) => part.text ?? '').join('')
    if (role === 'user') turns.push({ message: text, response: '' })
    else if (role === 'assistant') {
      const last = turns.pop()
      if (last) turns.push({ ...last, response: last.response + text })
    }
  }
  return turns
}
