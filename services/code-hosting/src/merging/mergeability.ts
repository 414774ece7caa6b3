import type { JobHandlers } from '@octavo/platform/jobs/jobs.ts'
import type { Transaction } from 'kysely'
import { Type } from 'typebox'
import Value from 'typebox/value'
import type { CommitPeople } from '../code/commits/commit-people.ts'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import type { GitRepository, Signature } from '../git/git.ts'
import { GitError } from '../git/git-error.ts'
import { isMergeTested } from '../pulls/present/pulls.ts'
import type { PullRow } from '../pulls/store/pulls.ts'
import { maxRebasedCommits } from './prepare-merge.ts'
import { findMergePullById, type MergePull, storeMergeTest } from './store/merge-pulls.ts'

const kind = 'test-merge'
const Payload = Type.Object({ issueId: Type.Integer() })

export interface Mergeability {
  jobs: JobHandlers
  /** Lets a job test the merge, unless the result for the current commits is known. */
  request(tx: Transaction<Tables>, pull: PullRow): Promise<void>
}

export function createMergeability(
  { db, git, jobs, clock }: Pick<Context, 'db' | 'git' | 'jobs' | 'clock'>,
  people: CommitPeople,
): Mergeability {
  return {
    async request(tx, pull) {
      if (!pull.is_open || isMergeTested(pull)) return
      const issueId = pull.issue_id
      await jobs.enqueue(tx, { kind, key: String(issueId), payload: { issueId } })
    },
    jobs: git.isAvailable
      ? {
          [kind]: {
            concurrency: 2,
            async run(payload) {
              const { issueId } = Value.Parse(Payload, payload)
              const target = await findMergePullById(db.read, issueId)
              if (!target?.pull.is_open || isMergeTested(target.pull)) return
              await test(target)
            },
          },
        }
      : {},
  }

  async function test(target: MergePull): Promise<void> {
    const { repository_id, base_oid: baseOid, head_oid: headOid } = target.pull
    const store = git.repository(repository_id)
    const committer = { ...(await people.signerOf(target.author)), atMs: clock.now(), offsetMinutes: 0 }
    const isMergeable = await succeeds(store.mergeTree(baseOid, headOid, { trial: true }))
    const isRebaseable =
      isMergeable &&
      target.pull.commits <= maxRebasedCommits &&
      (await succeeds(store.rebase(headOid, baseOid, { committer, trial: true })))
    const mergeCommitOid = isMergeable ? await writeTestMerge(store, target, committer) : null
    await db.write((tx) =>
      storeMergeTest(tx, target.issue.id, {
        baseOid,
        headOid,
        mergeability: isMergeable ? 'mergeable' : 'conflicting',
        isRebaseable,
        mergeCommitOid,
      }),
    )
  }
}

async function succeeds(attempt: Promise<object>): Promise<boolean> {
  try {
    return !('conflicts' in (await attempt))
  } catch (error) {
    // The commits have no common history, or differ in too many files.
    if (error instanceof GitError && (error.kind === 'invalid' || error.kind === 'too-large')) return false
    throw error
  }
}

/** The commit in `refs/pull/N/merge`, which builds check out. */
async function writeTestMerge(
  store: GitRepository,
  { issue, pull }: MergePull,
  signature: Signature,
): Promise<string | null> {
  const { base_oid, head_oid } = pull
  const merged = await store.mergeTree(base_oid, head_oid)
  if ('conflicts' in merged) return null
  const oid = await store.writeCommit({
    tree: merged.tree,
    parents: [base_oid, head_oid],
    author: signature,
    committer: signature,
    message: `Merge ${head_oid} into ${base_oid}`,
  })
  const ref = `refs/pull/${issue.number}/merge`
  const from = (await store.findRef(ref))?.oid ?? null
  await store.updateRefs([{ ref, from, to: oid }])
  return oid
}
