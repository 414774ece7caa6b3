import type { JobHandlers } from '@octavo/platform/jobs/jobs.ts'
import type { Transaction } from 'kysely'
import { Type } from 'typebox'
import Value from 'typebox/value'
import { findAccounts } from '../accounts/store/accounts.ts'
import type { Context } from '../context.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { joinChange } from '../issues/issue-change.ts'
import { findTeams } from '../organizations/store/teams.ts'
import { findPullById, type PullRequest } from '../pulls/store/pulls.ts'
import { writeTo } from '../repositories/repository-writes.ts'
import { findRepositoryById } from '../repositories/store/repositories.ts'
import { readOwnerGroups } from './code-owners.ts'
import type { ReviewDiff, ReviewDiffs } from './review-diffs.ts'
import { addReviewers } from './reviewers.ts'
import { findOwnerGroups, setOwnerGroups, takeUnrequestedOwners } from './store/review-ownership.ts'
import { listThreads, moveThread, type ThreadLocation, type ThreadRow } from './store/review-threads.ts'

const kind = 'follow-review-head'
const Payload = Type.Object({ issueId: Type.Integer() })
const maxBatch = 200

export interface HeadFollower {
  jobs: JobHandlers
  /**
   * Call in the transaction that opens a pull request, makes it ready or moves its head: afterwards a job moves the
   * threads to the new lines and requests reviews of code owners.
   */
  follow(tx: Transaction<Tables>, issueId: number): Promise<void>
  /** Reads the code owners of the current commits unless they are known. For `findReviewDecision`. */
  refreshCodeOwners(issueId: number): Promise<void>
}

export function createHeadFollower(context: Context, diffs: ReviewDiffs): HeadFollower {
  const { db, jobs } = context

  async function open({ pull }: PullRequest): Promise<ReviewDiff | undefined> {
    const { repository_id, base_oid: baseOid, head_oid: commitOid } = pull
    return diffs.open(repository_id, { baseOid, commitOid })
  }

  /** Runs only if the pull request still has the head that the work was computed for. */
  function writeIfCurrent(
    { issue, pull: before }: PullRequest,
    work: (tx: Transaction<Tables>, current: PullRequest) => Promise<void>,
  ): Promise<boolean> {
    return writeTo(context, issue.repository_id, async (tx) => {
      const current = await findPullById(tx, issue.id)
      if (current?.pull.head_oid !== before.head_oid) return false
      await work(tx, current)
      return true
    })
  }

  async function moveThreads(reviewed: PullRequest, signal: AbortSignal): Promise<void> {
    const { id, repository_id } = reviewed.issue
    let batch: ThreadRow[]
    let diff: ReviewDiff | undefined
    for (let afterId = 0; ; afterId = batch.at(-1)?.id ?? 0) {
      signal.throwIfAborted()
      batch = await listThreads(db.read, id, { afterId, limit: maxBatch })
      if (batch.length === 0) return
      diff ??= await open(reviewed)
      // The repository or its commits were deleted.
      if (!diff) return
      const locations = await diffs.locate(repository_id, batch, diff)
      const moved = batch.flatMap((thread, at) => {
        const location = locations[at]
        return location && isDifferent(thread, location) ? [{ id: thread.id, location }] : []
      })
      const isCurrent = await writeIfCurrent(reviewed, async (tx) => {
        for (const thread of moved) await moveThread(tx, thread.id, thread.location)
      })
      // The job of the later push does it.
      if (!isCurrent) return
    }
  }

  async function readOwners(reviewed: PullRequest, repository: RepositoryRow): Promise<void> {
    const groups = await readOwnerGroups(context, repository, reviewed.pull)
    if (groups === undefined) return
    await writeIfCurrent(reviewed, async (tx, current) => {
      await setOwnerGroups(tx, current.issue.id, reviewed.pull, groups)
    })
  }

  async function requestOwners(reviewed: PullRequest, repository: RepositoryRow): Promise<void> {
    await writeIfCurrent(reviewed, async (tx, current) => {
      const { issue, pull } = current
      if (!pull.is_open || pull.is_draft) return
      const owners = await takeUnrequestedOwners(tx, issue.id, reviewed.pull)
      const users = [...(await findAccounts(tx, owners.users)).values()]
      const teams = [...(await findTeams(tx, owners.teams)).values()]
      const actor = (await findAccounts(tx, [issue.author_id])).get(issue.author_id)
      if (!actor || users.length + teams.length === 0) return
      await joinChange(context, tx, { repository, actor }, (change) =>
        addReviewers(change, current, { users, teams }),
      )
    })
  }

  return {
    follow: (tx, issueId) => jobs.enqueue(tx, { kind, key: String(issueId), payload: { issueId } }),

    async refreshCodeOwners(issueId) {
      const reviewed = await findPullById(db.read, issueId)
      if (!reviewed) return
      // Too many are not compared again.
      if ((await findOwnerGroups(db.read, issueId, reviewed.pull)) !== undefined) return
      const repository = await findRepositoryById(db.read, reviewed.issue.repository_id)
      if (repository) await readOwners(reviewed, repository)
    },

    jobs: {
      [kind]: {
        concurrency: 2,
        async run(payload, { signal }) {
          const { issueId } = Value.Parse(Payload, payload)
          const reviewed = await findPullById(db.read, issueId)
          const repository = reviewed && (await findRepositoryById(db.read, reviewed.issue.repository_id))
          if (!repository) return
          await moveThreads(reviewed, signal)
          if (!reviewed.pull.is_open) return
          await readOwners(reviewed, repository)
          await requestOwners(reviewed, repository)
        },
      },
    },
  }
}

function isDifferent(thread: ThreadRow, location: ThreadLocation): boolean {
  const fields = ['commit_oid', 'position', 'line', 'start_line', 'is_outdated'] as const
  return fields.some((field) => thread[field] !== location[field])
}
