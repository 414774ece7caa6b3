import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import type { TaskOutcome } from './crawler.ts'
import { fetchDocument, maxFeedBytes } from './fetch-document.ts'
import { followRedirect } from './follow-redirect.ts'
import type { Ingest } from './ingest.ts'
import { isAllowedByRobots } from './robots.ts'
import {
  failByContent,
  failByError,
  failByStatus,
  succeed,
  type Visit,
  type VisitResult,
} from './source-health.ts'
import { type Redirect, removeSourceTask, scheduleSource } from './store/frontier.ts'
import { findSource, updateSource } from './store/sources.ts'
import type { TaskVisit } from './visit-page.ts'
import { isPushed, renewSubscription } from './websub-subscriptions.ts'

const accept =
  'application/atom+xml, application/rss+xml, application/feed+json, application/activity+json, application/xml;q=0.9, text/xml;q=0.9, text/html;q=0.7, */*;q=0.5'

/** Ends redirect loops. */
const maxMoves = 5

type Save = (tx: Transaction<Tables>) => Promise<void>

/** Fetches a source, writes what is new, and returns what to save of the visit. */
export async function visitSource(
  context: Context,
  ingest: Ingest,
  { source, task, robots, signal }: TaskVisit,
): Promise<TaskOutcome> {
  const { clock, config, ids } = context
  const visit: Visit = {
    nowMs: clock.now(),
    minIntervalMs: config.minPollMinutes * 60_000,
    random: ids.below(1_001) / 1_000,
  }
  const pushed = await isPushed(context, source.id)
  const fetched = await fetchSource()
  if ('redirect' in fetched) return followRedirect(task, fetched.redirect, clock.now())
  const { result, save } = fetched
  return {
    isHostFailing: result.isHostFailing,
    save: async (tx) => {
      // If it was deleted or paused since, the visit does not count: it is repeated when the source is resumed.
      const committed = await findSource(tx, source.id)
      if (committed?.state !== 'active') return
      await save?.(tx)
      const { title = '', ...change } = result.change
      await updateSource(tx, source.id, { ...change, ...(committed.title === '' && { title }) })
      const target_url = change.target_url ?? source.target_url
      if (result.nextFetchMs === undefined) await removeSourceTask(tx, source.id)
      else await scheduleSource(tx, { id: source.id, target_url }, result.nextFetchMs)
    },
  }

  async function fetchSource(): Promise<{ result: VisitResult; save?: Save } | { redirect: Redirect }> {
    const url = new URL(task.url)
    if (!isAllowedByRobots(robots, url)) {
      const isUnknown = robots.retryAtMs !== undefined
      const reason = isUnknown ? 'robots.txt could not be fetched.' : 'robots.txt disallows this URL.'
      return { result: failByContent(source, reason, null, visit) }
    }
    try {
      const isSameOrigin = url.origin === new URL(source.target_url).origin
      const response = await fetchDocument(context, task, {
        accept,
        maxBytes: maxFeedBytes,
        ...(isSameOrigin && { etag: source.etag, lastModified: source.last_modified }),
        signal,
      })
      if (response.redirect) return { redirect: response.redirect }
      if (response.status === 304)
        return { result: succeed(source, response, { newPosts: 0, isPushed: pushed }, visit) }
      if (response.status !== 200) return { result: failByStatus(source, response, visit) }
      const outcome = await ingest.readSource(source, response)
      if (outcome.kind === 'unreadable')
        return { result: failByContent(source, outcome.reason, response.status, visit) }
      const result = succeed(source, response, { ...outcome, isPushed: pushed }, visit)
      return {
        result: {
          ...result,
          change: {
            ...result.change,
            ...outcome.change,
            // Validators belong to the old address.
            ...(outcome.isMoved && { etag: null, last_modified: null, last_success_at_ms: null }),
          },
          ...(outcome.isMoved && source.fetches < maxMoves && { nextFetchMs: visit.nowMs }),
        },
        async save(tx) {
          await outcome.save(tx)
          if (outcome.push) await renewSubscription(context, tx, source, outcome.push)
        },
      }
    } catch (error) {
      signal.throwIfAborted()
      return { result: failByError(source, error, visit) }
    }
  }
}
