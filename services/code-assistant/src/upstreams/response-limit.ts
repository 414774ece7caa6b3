import type { EngineEvent } from '../engine/engine.ts'
import type { ServerSentEvent } from '../wire/event-parser.ts'
import { InvalidStream } from './decoded-stream.ts'

const maxLength = 64 * 1024 * 1024
/** Far more than models send. The events of a part can repeat or search all parts. */
const maxParts = 1_000
const parts = new Set<EngineEvent['type']>(['text', 'reasoning', 'tool-call'])

/** Ends translated responses that grow without an end, because they are collected, unlike those that are forwarded. */
export function createResponseLimit() {
  let length = 0
  let count = 0
  let last: EngineEvent['type'] | undefined
  return {
    add({ data }: ServerSentEvent): void {
      length += data.length
      if (length > maxLength) throw new InvalidStream('sent a response that is too long')
    },
    addDecoded({ type }: EngineEvent): void {
      if (!parts.has(type)) return
      if (type !== last || type === 'tool-call') count++
      last = type
      if (count > maxParts) throw new InvalidStream('sent too many parts')
    },
  }
}
