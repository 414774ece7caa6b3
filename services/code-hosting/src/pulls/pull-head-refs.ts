import type { JobHandlers } from '@octavo/platform/jobs/jobs.ts'
import type { Transaction } from 'kysely'
import { Type } from 'typebox'
import Value from 'typebox/value'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { findPullById } from './store/pulls.ts'

const kind = 'store-pull-head'
const Payload = Type.Object({ issueId: Type.Integer() })

export interface PullHeadRefs {
  jobs: JobHandlers
  /** Sets `refs/pull/N/head` to the head of the pull request. */
  store(issueId: number): Promise<void>
  /** Lets a job do it, in case the process dies before. */
  enqueue(tx: Transaction<Tables>, issueId: number): Promise<void>
}

export const pullHeadRef = (number: number): string => `refs/pull/${number}/head`

export function createPullHeadRefs({
  db,
  git,
  jobs,
  pushes,
}: Pick<Context, 'db' | 'git' | 'jobs' | 'pushes'>): PullHeadRefs {
  async function store(issueId: number): Promise<void> {
    const first = await findPullById(db.read, issueId)
    if (!first) return
    const { head_repository_id, repository_id } = first.pull
    // Pushes to the head branch set the ref too, before they store the new head.
    await pushes.locks.run(head_repository_id ?? repository_id, async () => {
      const current = await findPullById(db.read, issueId)
      if (!current) return
      const { issue, pull } = current
      const base = git.repository(pull.repository_id)
      if (!(await base.findType(pull.head_oid)) && pull.head_repository_id !== null)
        await base.fetchFrom(git.repository(pull.head_repository_id), [pull.head_oid])
      const ref = pullHeadRef(issue.number)
      const from = (await base.findRef(ref))?.oid ?? null
      if (from !== pull.head_oid) await base.updateRefs([{ ref, from, to: pull.head_oid }])
    })
  }

  return {
    store,
    enqueue: (tx, issueId) => jobs.enqueue(tx, { kind, key: String(issueId), payload: { issueId } }),
    // Without git, queued jobs wait for a start with git.
    jobs: git.isAvailable
      ? { [kind]: { run: (payload) => store(Value.Parse(Payload, payload).issueId) } }
      : {},
  }
}
