import type { TaskOutcome } from './crawler.ts'
import { type CrawlTask, type Redirect, redirectTask } from './store/frontier.ts'

/** Makes the target a request of its own, so the robots.txt and the pause of its host apply. */
export function followRedirect(task: CrawlTask, redirect: Redirect, nowMs: number): TaskOutcome {
  return { isHostFailing: false, save: (tx) => redirectTask(tx, task, redirect, nowMs) }
}
