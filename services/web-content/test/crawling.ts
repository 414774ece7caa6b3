import { createManualClock } from '@octavo/platform/clock.ts'
import type { TestOptions } from '@octavo/testing/service.ts'
import { createSourceCrawler } from '../src/sources/source-crawler.ts'
import { startWebContent, type WebContentService } from './service.ts'

/** A service whose crawler runs when the test says so, at the time of a manual clock. */
export async function startCrawling(options: TestOptions = {}) {
  const clock = createManualClock(Date.UTC(2026, 10, 24, 9))
  const service = await startWebContent({ deferJobs: true, clock, ...options })
  const admin = await service.as('editor', { role: 'admin' })
  return { ...service, ...crawlerOf(service), clock, admin, ...sourceCalls(admin), search: searchWith(admin) }
}

export function crawlerOf({ context, posts }: Pick<WebContentService, 'context' | 'posts'>) {
  const crawler = createSourceCrawler(context, posts, () => false)
  return {
    /** Sends all requests that are due now. */
    crawl: (signal = new AbortController().signal) => crawler.crawl(signal, 0),
  }
}

type Admin = Awaited<ReturnType<WebContentService['as']>>

function sourceCalls(admin: Admin) {
  return {
    async addSource(url: string, more: object = {}): Promise<number> {
      const { status, json, text } = await admin('POST', '/v1/sources', { url, ...more })
      if (status !== 201) throw new Error(text)
      return json.id
    },
    source: async (id: number) => (await admin('GET', `/v1/sources/${id}`)).json,
    refresh: (id: number) => admin('POST', `/v1/sources/${id}/refresh`),
  }
}

const searchWith =
  (admin: Admin) =>
  // Each test knows what it looks for.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  async (q: string): Promise<any[]> => {
    const query = new URLSearchParams({ q, ts: '0', size: '100' })
    return (await admin('GET', `/filterWebContent?${query}`)).json.posts
  }
