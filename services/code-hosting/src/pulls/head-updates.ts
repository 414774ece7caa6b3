import { shareObjects } from '../code/lfs/store/objects.ts'
import { findRefOid } from '../code/pushes/store/pushes.ts'
import type { Context } from '../context.ts'
import { type Change, changeIssue, emitIssueEvent, recordEvents } from '../issues/issue-change.ts'
import { closeIssue } from '../issues/issue-state.ts'
import { findIssueById } from '../issues/store/issues.ts'
import { measurePull, type PullMeasure } from './measure-pull.ts'
import { setPullCommits } from './pull-commits.ts'
import { pullHeadRef } from './pull-head-refs.ts'
import { findPullById, type PullRow, updatePull } from './store/pulls.ts'

/** A new head of a pull request, whose commits the base repository has already. */
export interface HeadUpdate {
  issueId: number
  from: string
  to: string
  measure: PullMeasure | undefined
  isForced: boolean
}

export interface HeadUpdates {
  /** Copies the commits, sets `refs/pull/N/head` and counts the changes. Changes no row. */
  prepare(pull: PullRow, to: string): Promise<HeadUpdate | undefined>
  /** Returns false, and changes nothing, if the pull request has moved since. */
  apply(change: Change, update: HeadUpdate): Promise<boolean>
}

export function createHeadUpdates({ db, git, pulls }: Pick<Context, 'db' | 'git' | 'pulls'>): HeadUpdates {
  return {
    async prepare(pull, to) {
      const { issue_id, repository_id, head_repository_id, head_oid: from, base_oid } = pull
      const issue = await findIssueById(db.read, issue_id)
      if (!issue || head_repository_id === null) return undefined
      const store = git.repository(repository_id)
      if (head_repository_id !== repository_id)
        await store.fetchFrom(git.repository(head_repository_id), [to])
      const ref = pullHeadRef(issue.number)
      const current = (await store.findRef(ref))?.oid ?? null
      if (current !== to) await store.updateRefs([{ ref, from: current, to }])
      const measure = await measurePull(store, base_oid, to)
      return { issueId: issue_id, from, to, measure, isForced: !(await store.isAncestor(from, to)) }
    },

    async apply(change, { issueId, from, to, measure, isForced }) {
      const { tx, repository } = change
      const current = await findPullById(tx, issueId)
      if (!current) return true
      const { issue, pull } = current
      const ref = `refs/heads/${pull.head_ref}`
      const isCurrent =
        pull.head_oid === from &&
        pull.head_repository_id !== null &&
        (await findRefOid(tx, pull.head_repository_id, ref)) === to
      if (!pull.is_open || from === to) return true
      if (!isCurrent) return false
      await updatePull(tx, issueId, { head_oid: to, ...measure?.counts })
      if (measure) await setPullCommits(change, issue, measure.oids)
      if (pull.head_repository_id !== null && pull.head_repository_id !== repository.id)
        await shareObjects(tx, pull.head_repository_id, repository.id)
      const changed = await changeIssue(change, issue)
      if (isForced) {
        const commit = { id: to, repositoryId: repository.id }
        await recordEvents(change, issue, [{ kind: 'head_ref_force_pushed', data: { commit } }])
      }
      await pulls.follow(tx, issueId, 'head moved')
      emitIssueEvent(change, issue, 'synchronize', () => ({ before: from, after: to }))
      // Without commits of its own there is nothing left to merge.
      if (isForced && measure?.counts.commits === 0) await closeIssue(change, changed, 'completed')
      return true
    },
  }
}
