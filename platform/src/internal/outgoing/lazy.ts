import type { OutgoingOptions } from '../../outgoing/client.ts'
import type { Outgoing } from '../../outgoing/outgoing.ts'

/** The client and what it stands on are loaded when a service first calls somebody; many never do. */
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
