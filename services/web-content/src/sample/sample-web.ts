import type { Outgoing } from '@octavo/platform/outgoing/outgoing.ts'
import type { BaseContext } from '../context.ts'
import { findSampleSite } from './sites.ts'

/** Includes only sites of the sample data. */
export const isSampleHost = (host: string): boolean => findSampleSite(host) !== undefined

/**
 * Adds the sample world to the web that the crawler sees. Its server starts with the first request to one of its sites, and
 * no other address of this machine can be reached through it.
 */
export function withSampleWeb({ outgoing, clock }: Pick<BaseContext, 'outgoing' | 'clock'>): Outgoing {
  let web: Promise<{ client: Outgoing; close(): Promise<void> }> | undefined

  async function open() {
    const { createOutgoing } = await import('@octavo/platform/outgoing/client.ts')
    const { openSourceServer } = await import('./source-server/source-server.ts')
    const server = await openSourceServer({ now: () => clock.now() })
    const client = createOutgoing({ allowPrivate: false, userAgent: 'Octavo', connectTo: server.connectTo })
    return { client, close: server.close }
  }

  return {
    async fetch(url, init) {
      const { hostname } = new URL(url)
      if (!isSampleHost(hostname)) return outgoing.fetch(url, init)
      web ??= open()
      return (await web).client.fetch(url, init)
    },
    async close() {
      const sample = await web
      await sample?.client.close()
      await sample?.close()
    },
  }
}
