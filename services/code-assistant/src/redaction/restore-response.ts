import { pipeline, type Readable, Transform } from 'node:stream'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import { createEventParser, type ServerSentEvent } from '../wire/event-parser.ts'
import type { SecretVault } from './secret-vault.ts'

/** Puts the secrets back into a whole response. */
export function restoreBody(body: Buffer, vault: SecretVault): Buffer {
  try {
    return Buffer.from(
      JSON.stringify(JSON.parse(body.toString(), (key, value) => restoreValue(vault, key, value))),
    )
  } catch {
    return body
  }
}

/** Puts the secrets back into a stream of events, also where a placeholder is split into several events. */
export function restoreStream(source: Readable, vault: SecretVault): Readable {
  const parser = createEventParser()
  const restore = createRestorer(vault)
  const target = new Transform({
    highWaterMark: 16 * 1024,
    transform(chunk: Buffer, _encoding, done) {
      try {
        done(null, [...parser.push(chunk)].map(restore.event).join(''))
      } catch (error) {
        done(error as Error)
      }
    },
    flush(done) {
      done(null, [...parser.end()].map(restore.event).join('') + restore.end())
    },
  })
  return pipeline(source, target, () => {})
}

/** Fields whose values are pieces of a text that continues in later events. */
const pieces = new Set([
  'content',
  'text',
  'delta',
  'arguments',
  'partial_json',
  'thinking',
  'reasoning',
  'reasoning_content',
  'refusal',
])

/** Fields whose values are JSON text. */
const jsonFields = new Set(['arguments', 'partial_json'])

/** The end of a piece that may be the beginning of a placeholder. */
interface Held {
  text: string
  /** The event of the piece, for sending the rest if nothing follows. */
  event: ServerSentEvent
  path: readonly string[]
}

function createRestorer(vault: SecretVault) {
  const heldTexts = new Map<string, Held>()

  function restoreEvent(event: ServerSentEvent): string {
    const value = parseData(event.data)
    if (value === undefined) return releaseAll() + encode(event, event.data)
    let hasPiece = false
    const isLast = JSON.stringify(value).includes('"finish_reason":"')
    const restored = walk(value, [], (text, path, channel) => {
      const key = path.at(-1) ?? ''
      const isPiece = pieces.has(key) && (path.includes('delta') || path[0] === 'choices')
      const isJson = jsonFields.has(key) || String(asRecord(value).type).includes('arguments')
      if (!isPiece) return vault.restore(text, isJson)
      hasPiece = true
      const name = [asRecord(value).type, asRecord(value).item_id, asRecord(value).index, channel].join(' ')
      const joined = (heldTexts.get(name)?.text ?? '') + text
      heldTexts.delete(name)
      const pending = isLast ? 0 : vault.pendingLength(joined)
      const end = joined.length - pending
      if (pending > 0) heldTexts.set(name, { text: joined.slice(end), event, path })
      return vault.restore(joined.slice(0, end), isJson)
    })
    const before = hasPiece ? '' : releaseAll()
    return before + encode(event, JSON.stringify(restored))
  }

  /** Sends the buffered text as separate pieces, because no more pieces follow. */
  function releaseAll(): string {
    const released = [...heldTexts.values()].map(({ text, event, path }) => {
      const value = walk(parseData(event.data), [], (other, at) =>
        at.join() === path.join() ? text : pieces.has(at.at(-1) ?? '') ? '' : other,
      )
      return encode(event, JSON.stringify(value))
    })
    heldTexts.clear()
    return released.join('')
  }

  return { event: restoreEvent, end: releaseAll }
}

const encode = ({ event }: ServerSentEvent, data: string): string =>
  `${event === 'message' ? '' : `event: ${event}\n`}data: ${data.replaceAll('\n', '\ndata: ')}\n\n`

function parseData(data: string): object | undefined {
  try {
    const value = JSON.parse(data)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

type MapText = (text: string, path: readonly string[], channel: string) => string

/** Maps all texts. A channel is a path with the indexes that the elements of lists name themselves. */
function walk(value: unknown, path: readonly string[], map: MapText, channel = ''): unknown {
  if (typeof value === 'string') return map(value, path, channel)
  if (Array.isArray(value))
    return value.map((item, at) =>
      walk(item, [...path, String(at)], map, `${channel}/${asRecord(item).index ?? at}`),
    )
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, walk(inner, [...path, key], map, `${channel}/${key}`)]),
  )
}

function restoreValue(vault: SecretVault, key: string, value: unknown): unknown {
  return typeof value === 'string' ? vault.restore(value, jsonFields.has(key)) : value
}
