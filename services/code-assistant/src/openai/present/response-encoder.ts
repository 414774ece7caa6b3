import type { Ids } from '@octavo/platform/ids.ts'
import type { RunEvent } from '../../inference/start-runs.ts'
import type { ApiError } from '../../wire/error-formats.ts'
import { createNotes } from './chat-completion.ts'
import { endOf, presentResponseUsage, type Response } from './response.ts'
import { beginItem, continueItem, endItem, type OutputItem, type ResponseEvent } from './response-items.ts'

export type ResponseEncoder = ReturnType<typeof createResponseEncoder>

/** Builds a response from the events of a run, and the events of its stream. */
export function createResponseEncoder(base: Response, ids: Pick<Ids, 'text'>) {
  const output: OutputItem[] = []
  const calls = new Map<number, OutputItem>()
  /** Items whose end has not been sent. Calls end last, because their arguments may come interleaved. */
  const openItems = new Set<OutputItem>()
  const notes = createNotes()
  let end: Partial<Response> & { usage?: ReturnType<typeof presentResponseUsage> } = {}
  let number = 0

  const numbered = (event: ResponseEvent) => ({ ...event, sequence_number: number++ })
  const response = () => ({ ...base, output: [...output], ...end, ...notes.present() })
  const positionOf = (item: OutputItem) => ({ item_id: item.id, output_index: output.indexOf(item) })

  function* begin(item: OutputItem): Generator<ResponseEvent> {
    yield* close(({ type }) => type !== 'function_call')
    output.push(item)
    openItems.add(item)
    yield* beginItem(item, positionOf(item))
  }

  function* close(which: (item: OutputItem) => boolean): Generator<ResponseEvent> {
    for (const item of [...openItems].filter(which)) {
      openItems.delete(item)
      item.status = 'completed'
      yield* endItem(item, positionOf(item))
    }
  }

  /** Adds text to the last item if it has this type, or to a new one. */
  function* write(type: 'message' | 'reasoning', text: string): Generator<ResponseEvent> {
    if (text === '') return
    const last = output.at(-1)
    if (last?.type !== type || !openItems.has(last)) yield* begin(createTextItem(type, ids))
    const item = output.at(-1)
    if (!item || item.type === 'function_call') return
    for (const part of item.content) part.text += text
    yield continueItem(item, text, positionOf(item))
  }

  function* encode(event: RunEvent): Generator<ResponseEvent> {
    switch (event.type) {
      case 'text':
        yield* write('message', event.text)
        break
      case 'reasoning':
        yield* write('reasoning', event.text)
        break
      case 'tool-call': {
        const call = { id: `fc_${ids.text(32)}`, call_id: event.id, name: event.name, arguments: '' }
        const item: OutputItem = { type: 'function_call', status: 'in_progress', ...call }
        calls.set(event.index, item)
        yield* begin(item)
        break
      }
      case 'tool-arguments': {
        const item = calls.get(event.index)
        if (item?.type !== 'function_call') break
        item.arguments += event.json
        yield continueItem(item, event.json, positionOf(item))
        break
      }
      case 'stop':
        end = { ...end, ...endOf(event.reason) }
        break
      case 'usage':
        end = { ...end, usage: presentResponseUsage(event.usage) }
        break
      default:
        notes.add(event)
    }
  }

  return {
    /** The whole response. */
    response,
    *start() {
      yield numbered({ type: 'response.created', response: response() })
      yield numbered({ type: 'response.in_progress', response: response() })
    },
    *add(event: RunEvent) {
      for (const encoded of encode(event)) yield numbered(encoded)
    },
    /** Ends all items. */
    *close() {
      for (const encoded of close(() => true)) yield numbered(encoded)
    },
    /** After it was stored. */
    finish() {
      const status = end.status ?? 'completed'
      end = { ...end, status }
      return numbered({ type: `response.${status}`, response: response() })
    },
    fail({ code, message }: Pick<ApiError, 'code' | 'message'>) {
      end = { ...end, status: 'failed', error: { code: code ?? 'server_error', message } }
      return numbered({ type: 'response.failed', response: response() })
    },
  }
}

function createTextItem(type: 'message' | 'reasoning', ids: Pick<Ids, 'text'>): OutputItem {
  const status = 'in_progress'
  if (type === 'reasoning')
    return {
      type,
      id: `rs_${ids.text(32)}`,
      status,
      summary: [],
      content: [{ type: 'reasoning_text', text: '' }],
    }
  const part = { type: 'output_text' as const, text: '', annotations: [], logprobs: [] }
  return { type, id: `msg_${ids.text(32)}`, status, role: 'assistant', content: [part] }
}
