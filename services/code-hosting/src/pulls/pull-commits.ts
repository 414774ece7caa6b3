import { type Change, recordEvents } from '../issues/issue-change.ts'
import type { IssueRow } from '../issues/store/issues.ts'
import { listPullCommits, replacePullCommits } from './store/pull-commits.ts'

/** Stores the commits of a pull request, and adds the new ones to its timeline. */
export async function setPullCommits(
  change: Change,
  issue: Pick<IssueRow, 'id' | 'repository_id'>,
  oids: readonly string[],
): Promise<void> {
  const before = new Set(await listPullCommits(change.tx, issue.id))
  const after = new Set(oids)
  const added = oids.filter((oid) => !before.has(oid))
  const removed = [...before].filter((oid) => !after.has(oid))
  await replacePullCommits(change.tx, issue, { added, removed })
  await recordEvents(
    change,
    issue,
    added.map((id) => ({
      kind: 'committed',
      data: { commit: { id, repositoryId: issue.repository_id } },
      isTimelineOnly: true,
    })),
  )
}
