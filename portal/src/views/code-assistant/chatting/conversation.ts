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
  let stop: AbortController | undefined

  function changeLast(change: Partial<Turn>): void {
    const last = turns.value.at(-1)
    if (last) turns.value = [...turns.value.slice(0, -1), { ...last, ...change }]
  }

  return {
    turns,
    id,
    isBusy,
    stop: () => stop?.abort(),
    clear() {
      stop?.abort()
      turns.value = []
      id.value = undefined
    },
    open(conversationId: string, items: ItemList) {
      stop?.abort()
      id.value = conversationId
      turns.value = turnsOf(items)
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

function turnsOf({ data }: ItemList): Turn[] {
  const turns: Turn[] = []
  for (const { type, role, content = [] } of data) {
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
