import { readFile } from 'node:fs/promises'
import { ImportError, type Importer } from '@octavo/platform/importer.ts'
import type { Check } from '../access/check-again.ts'
import type { Context } from '../context.ts'
import { type OpmlSubscription, readOpml } from '../feeds/opml.ts'
import { addSource, crawlNowJob, readSourceUrl } from './change-sources.ts'
import { writeFrontier } from './store/frontier.ts'

export interface ImportResult {
  created: number
  known: number
  skipped: { url: string; reason: string }[]
}

const perTransaction = 200
const maxOpmlBytes = 50 * 1024 * 1024
const maxReportedSkips = 100

/** Adds the feeds that are not sources yet. */
export async function importSubscriptions(
  context: Context,
  subscriptions: readonly OpmlSubscription[],
  { onProgress, check }: { onProgress?: (done: number) => void; check?: Check } = {},
): Promise<ImportResult> {
  const result: ImportResult = { created: 0, known: 0, skipped: [] }
  for (let start = 0; start < subscriptions.length; start += perTransaction) {
    const batch = subscriptions.slice(start, start + perTransaction)
    const usable = batch.filter(({ feedUrl }) => {
      const isUsable = readSourceUrl(feedUrl) !== undefined
      if (!isUsable && result.skipped.length < maxReportedSkips)
        result.skipped.push({ url: feedUrl, reason: 'not an http or https URL' })
      return isUsable
    })
    const created = await writeFrontier(context.db, async (tx) => {
      await check?.(tx)
      let count = 0
      for (const { feedUrl, title, folders } of usable) {
        const folder = folders.join('/').slice(0, 200)
        if (await addSource(context, tx, { url: feedUrl, title: (title ?? '').slice(0, 200), folder }))
          count++
      }
      await context.jobs.enqueue(tx, { kind: crawlNowJob, payload: null, key: crawlNowJob })
      return count
    })
    result.created += created
    result.known += usable.length - created
    onProgress?.(start + batch.length)
  }
  return result
}

/** `octavo import web-content opml FILE|URL` */
export const importOpml =
  (context: Context): Importer =>
  async ({ location }, report) => {
    if (location === undefined) throw new ImportError('Name an OPML file or its URL.')
    const document = readOpml(await readLocation(context, location))
    if (!document) throw new ImportError(`${location} is not an OPML document.`)
    const { subscriptions } = document
    const { created, known, skipped } = await importSubscriptions(context, subscriptions, {
      onProgress: (done) =>
        report.progress({
          text: `${done} of ${subscriptions.length} feeds`,
          share: done / subscriptions.length,
        }),
    })
    for (const { url, reason } of skipped) report.note(`${url}: ${reason}`)
    const counts = { created, known, skipped: skipped.length }
    return { text: `${created} sources added, ${known} known, ${skipped.length} skipped`, counts }
  }

async function readLocation({ outgoing }: Context, location: string): Promise<Buffer> {
  try {
    if (!/^https?:/i.test(location)) return await readFile(location)
    return await (await outgoing.fetch(location, { maxBytes: maxOpmlBytes })).bytes()
  } catch (error) {
    throw new ImportError(`${location} could not be read.`, error)
  }
}
