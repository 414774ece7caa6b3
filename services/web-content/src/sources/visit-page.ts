import type { Context } from '../context.ts'
import type { TaskOutcome } from './crawler.ts'
import { type FetchedDocument, fetchDocument, maxPageBytes } from './fetch-document.ts'
import { followRedirect } from './follow-redirect.ts'
import type { Ingest } from './ingest.ts'
import { postOfEntry, postOfPage } from './new-posts.ts'
import type { TaskEntry } from './prepared-entry.ts'
import { readPage } from './read-page.ts'
import { isAllowedByRobots, type RobotsRules } from './robots.ts'
import { readRetryAfter } from './schedule.ts'
import { isHostError } from './source-health.ts'
import { type CrawlTask, postponeTask, removeTask } from './store/frontier.ts'
import type { Source } from './store/sources.ts'

const maxAttempts = 3
const retryMs = 10 * 60_000

export interface TaskVisit {
  source: Source
  task: CrawlTask
  robots: RobotsRules
  signal: AbortSignal
}

/** Fetches an article page and writes its post. If the page cannot be read, the summary in the feed is the text. */
export async function visitPage(
  context: Context,
  ingest: Ingest,
  { source, task, robots, signal }: TaskVisit,
): Promise<TaskOutcome> {
  const { clock } = context
  const attempts = task.attempts + 1
  const taskEntry = task.entry === null ? undefined : (JSON.parse(task.entry) as TaskEntry)
  if (robots.retryAtMs !== undefined) return retry(false, robots.retryAtMs - clock.now())
  if (!isAllowedByRobots(robots, new URL(task.url))) return giveUp(false)
  let response: FetchedDocument
  try {
    response = await fetchDocument(context, task, {
      accept: 'text/html, application/xhtml+xml;q=0.9, */*;q=0.5',
      maxBytes: maxPageBytes,
      signal,
    })
  } catch (error) {
    signal.throwIfAborted()
    return isHostError(error) ? retry(true) : giveUp(false)
  }
  const { status, headers, redirect } = response
  if (redirect) return followRedirect(task, redirect, clock.now())
  const isHostFailing = status === 429 || status >= 500
  if (isHostFailing) return retry(true, readRetryAfter(headers.get('retry-after'), clock.now()))
  if (status !== 200) return giveUp(false)
  const article = await readPage(response, taskEntry?.entry.html)
  if (article.text === '' && !taskEntry) return giveUp(false)
  if (!article.indexAllowed) return done()
  await ingest.writePosts([postOfPage(source, article, taskEntry, clock.now())])
  return done()

  function done(hostFails = false): TaskOutcome {
    return { isHostFailing: hostFails, save: (tx) => removeTask(tx, task.id) }
  }

  async function giveUp(hostFails: boolean): Promise<TaskOutcome> {
    if (taskEntry)
      await ingest.writePosts([postOfEntry(source, taskEntry.feed, taskEntry.entry, clock.now())])
    return done(hostFails)
  }

  function retry(hostFails: boolean, retryAfterMs = 0): TaskOutcome | Promise<TaskOutcome> {
    if (attempts >= maxAttempts) return giveUp(hostFails)
    const dueAtMs = clock.now() + Math.max(retryAfterMs, retryMs * attempts)
    return { isHostFailing: hostFails, save: (tx) => postponeTask(tx, task.id, { dueAtMs, attempts }) }
  }
}
