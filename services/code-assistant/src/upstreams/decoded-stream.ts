import type { EngineEvent } from '../engine/engine.ts'
import type { ServerSentEvent } from '../wire/event-parser.ts'

/** Turns the events of a server into those of an engine. One decoder serves one response. */
export interface StreamDecoder {
  /** Throws `InvalidStream` for events that the protocol does not allow. */
  decode(event: ServerSentEvent): Iterable<EngineEvent>
  /** The events that end the response, or undefined if the server broke off. */
  end(): Iterable<EngineEvent> | undefined
  readonly isEnded: boolean
}

/** The server sent something that cannot be understood, or reported an error. The message continues its name. */
export class InvalidStream extends Error {}

export function parseData(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch (cause) {
    throw new InvalidStream('sent invalid JSON', { cause })
  }
}
