import type { OutgoingOptions } from '../../outgoing/client.ts'
import type { Outgoing } from '../../outgoing/outgoing.ts'

/** Loads the HTTP client on the first outgoing request, because many services never make one. */
export function createLazyOutgoing(options: OutgoingOptions): Outgoing {
  let client: Promise<Outgoing> | undefined
  const open = () => {
    client ??= import('../../outgoing/client.ts').then(({ createOutgoing }) => createOutgoing(options))
    return client
  }
  return {
    fetch: async (url, init) => (await open()).fetch(url, init),
    close: async () => (await client)?.close(),
  }
}
