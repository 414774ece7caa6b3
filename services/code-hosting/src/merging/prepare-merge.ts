import type { CommitPeople } from '../code/commits/commit-people.ts'
import { mapGitErrors } from '../code/commits/map-git-errors.ts'
import type { Context } from '../context.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { GitRepository, Signature } from '../git/git.ts'
import { maxCommitsOfPull } from '../pulls/measure-pull.ts'
import { readSettings } from '../repositories/repository-settings.ts'
import { type CustomMessage, type MessageSource, mergeMessage, squashMessage } from './merge-messages.ts'
import { mergeRejected } from './merge-rejections.ts'
import type { MergePull } from './store/merge-pulls.ts'

export type MergeMethod = 'merge' | 'squash' | 'rebase'

export interface MergePlan extends MergePull, CustomMessage {
  repository: RepositoryRow
  actor: AccountRow
  method: MergeMethod
  /** The tip of the base branch. */
  baseOid: string
}

export interface MergePreparer {
  /** Writes the objects of a merge. Returns the new tip of the base branch. Refs do not change. */
  prepare(plan: MergePlan): Promise<string>
}

/** GitHub's limit. A rebase rewrites every commit, also to test whether it works. */
export const maxRebasedCommits = 100

export function createMergePreparer(
  { git, clock }: Pick<Context, 'git' | 'clock'>,
  people: CommitPeople,
): MergePreparer {
  return {
    async prepare(plan) {
      const store = git.repository(plan.repository.id)
      const committer = await signatureOf(plan.actor)
      if (plan.method === 'rebase') return rebase(store, plan, committer)
      const merged = await mapGitErrors(store.mergeTree(plan.baseOid, plan.pull.head_oid), {
        invalid: () => mergeRejected('not_mergeable'),
      })
      if ('conflicts' in merged) throw mergeRejected('not_mergeable')
      const author = plan.method === 'squash' ? await signatureOf(plan.author) : committer
      return store.writeCommit({
        tree: merged.tree,
        parents: plan.method === 'squash' ? [plan.baseOid] : [plan.baseOid, plan.pull.head_oid],
        author,
        committer,
        message: await messageOf(store, plan, author),
      })
    },
  }

  async function signatureOf(account: AccountRow): Promise<Signature> {
    return { ...(await people.signerOf(account)), atMs: clock.now(), offsetMinutes: 0 }
  }
}

async function rebase(
  store: GitRepository,
  { pull, baseOid }: MergePlan,
  committer: Signature,
): Promise<string> {
  if (pull.commits > maxRebasedCommits) throw mergeRejected('not_rebaseable')
  const rebased = await mapGitErrors(store.rebase(pull.head_oid, baseOid, { committer }), {
    invalid: () => mergeRejected('not_rebaseable'),
  })
  if ('conflicts' in rebased || rebased.commits.length === 0) throw mergeRejected('not_rebaseable')
  return rebased.head
}

async function messageOf(store: GitRepository, plan: MergePlan, author: Signature): Promise<string> {
  const { repository, issue, pull, method, baseOid, title, message } = plan
  const commits =
    method === 'squash'
      ? await store.log({ from: pull.head_oid, not: [baseOid], limit: maxCommitsOfPull })
      : []
  const source: MessageSource = {
    number: issue.number,
    title: issue.title,
    body: issue.body,
    head: `${plan.headRepository?.owner_login ?? 'unknown'}/${pull.head_ref}`,
    commits: commits.filter(({ parents }) => parents.length < 2).reverse(),
    author,
  }
  const write = method === 'squash' ? squashMessage : mergeMessage
  return write(source, readSettings(repository), { title, message })
}
