import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { ActivityObserver } from '../context/activity.ts'
import type { Context } from '../context.ts'
import { addressesAt } from '../wire/addresses.ts'
import type { CheckEvents } from './check-events.ts'
import { putCheckSuite } from './store/check-suites.ts'
import { listCheckingApps } from './store/checking-apps.ts'

const branches = 'refs/heads/'

/** Creates a suite for each app with checks when a branch is pushed, and asks the app to run its checks. */
export function createAutomaticSuites(
  { clock, url }: Pick<Context, 'clock' | 'url'>,
  events: CheckEvents,
): ActivityObserver {
  return async (tx, activityEvent) => {
    const { event, actor, repository } = activityEvent
    if (event !== 'push' || !repository) return
    const appIds = await listCheckingApps(tx, repository)
    if (appIds.length === 0) return
    const { ref, before, after, deleted, head_commit } = asRecord(
      await activityEvent.payload(tx, addressesAt(url())),
    )
    if (typeof ref !== 'string' || typeof after !== 'string' || deleted === true) return
    if (!ref.startsWith(branches)) return
    const head_branch = ref.slice(branches.length)
    const { id, tree_id, message, timestamp, author, committer } = asRecord(head_commit)
    const simple = { id, tree_id, message, timestamp, author, committer }
    for (const app_id of appIds) {
      const suite = { repository_id: repository.id, oid: after, app_id, head_branch }
      const { row, isNew } = await putCheckSuite(tx, suite, clock.now())
      const source = { repository, actor, commit: undefined, pushed: { before, head_commit: simple } }
      if (isNew) await events.requestSuite(tx, 'requested', source, row)
    }
  }
}
