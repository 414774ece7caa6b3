import type { Readable } from 'node:stream'
import type { RawBody } from '../wire/raw-body.ts'
import type { Usage } from './engine.ts'

/** The protocol of a model server. */
export type Protocol = 'openai' | 'anthropic'

/** A request that goes to a model server of the same protocol, with its bytes unchanged but for the model. */
export interface ForwardRequest {
  protocol: Protocol
  /** The path below the base URL of the protocol, such as `/chat/completions` or `/v1/messages`. */
  path: string
  body: RawBody
  /** Headers of the request. Only those that belong to the protocol are sent on. */
  headers: Readonly<Record<string, string | string[] | undefined>>
  isStream: boolean
}

export interface UpstreamResponse {
  status: number
  /** Headers for the response to the client. */
  headers: Readonly<Record<string, string>>
  /**
   * The bytes as they come, for `reply.send`. A stream ends, and closes the upstream connection, when the signal
   * aborts. A failure after the first byte is an error event of the protocol.
   */
  body: Buffer | Readable
  /** Settles when the response ends, also early: then it is estimated from what was streamed. Never rejects. */
  usage: Promise<Usage>
}
