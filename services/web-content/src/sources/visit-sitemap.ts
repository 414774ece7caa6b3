import type { Context } from '../context.ts'
import type { TaskOutcome } from './crawler.ts'
import { fetchDocument, maxFeedBytes } from './fetch-document.ts'
import { followRedirect } from './follow-redirect.ts'
import type { Ingest } from './ingest.ts'
import { isAllowedByRobots } from './robots.ts'
import { isHostError } from './source-health.ts'
import { removeTask } from './store/frontier.ts'
import { findSource } from './store/sources.ts'
import type { TaskVisit } from './visit-page.ts'

/** Fetches a part of a source: a sitemap that an index names, or an older page of an outbox. */
export async function visitSitemap(
  context: Context,
  ingest: Ingest,
  { source, task, robots, signal }: TaskVisit,
): Promise<TaskOutcome> {
  const done: TaskOutcome = { isHostFailing: false, save: (tx) => removeTask(tx, task.id) }
  if (!isAllowedByRobots(robots, new URL(task.url))) return done
  try {
    const options = {
      accept: 'application/xml, text/xml, application/activity+json, */*;q=0.5',
      maxBytes: maxFeedBytes,
      signal,
    }
    const response = await fetchDocument(context, task, options)
    if (response.redirect) return followRedirect(task, response.redirect, context.clock.now())
    if (response.status !== 200) return { ...done, isHostFailing: response.status >= 500 }
    const content = await ingest.readSource(source, response, Number(task.entry ?? 1))
    if (content.kind === 'unreadable') return done
    return {
      isHostFailing: false,
      async save(tx) {
        if (await findSource(tx, source.id)) await content.save(tx)
        await removeTask(tx, task.id)
      },
    }
  } catch (error) {
    signal.throwIfAborted()
    return { ...done, isHostFailing: isHostError(error) }
  }
}
