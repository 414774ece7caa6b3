import type { Engine } from '../engine/engine.ts'
import type { ForwardRequest, Protocol, UpstreamResponse } from '../engine/forward-request.ts'

/** A model server that the operator configured. Clients take turns in its queue when it is busy. */
export interface Upstream {
  readonly name: string
  readonly protocol: Protocol
  /** If there are none, requests can name any model. */
  readonly models: readonly string[]
  /** Translates tasks of one client into requests of the server's protocol. */
  engineFor(client: string): Engine
  /** Sends the request of a client of the same protocol. Throws before the first byte only. */
  forward(
    client: string,
    model: string,
    request: ForwardRequest,
    signal: AbortSignal,
  ): Promise<UpstreamResponse>
}

export interface Upstreams {
  readonly all: readonly Upstream[]
  close(): Promise<void>
}
