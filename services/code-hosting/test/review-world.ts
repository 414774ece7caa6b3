import assert from 'node:assert/strict'
import type { User } from '@octavo/platform/auth/auth.ts'
import type { Role } from '../src/access/roles.ts'
import { viewerOfAccount } from '../src/accounts/viewer-account.ts'
import type { IssueContext } from '../src/issues/issue-context.ts'
import { allocateNumber, insertIssue } from '../src/issues/store/issues.ts'
import { getRepositoryById } from '../src/repositories/store/repositories.ts'
import { findReviewDecision } from '../src/reviews/review-decision.ts'
import { findReviewedPull } from '../src/reviews/store/reviewed-pulls.ts'
import { startIssueWorld } from './issue-world.ts'

type Options = Parameters<typeof startIssueWorld>[0]

/** The file that pull requests of this world change. */
export const numberedLines = Array.from({ length: 30 }, (_, at) => `line ${at + 1}`)
export const textOf = (lines: readonly string[]): string => `${lines.join('\n')}\n`

/** The numbered lines with some of them replaced. */
export function withLines(changes: Record<number, string>): string {
  return textOf(numberedLines.map((line, at) => changes[at + 1] ?? line))
}

/** A repository of Ada's with 30 lines on `main`. Ben opens pull requests there. */
export async function startReviewWorld(options: Options = {}, name = 'engine') {
  const world = await startIssueWorld(options, name)
  const { ada, context, member, path, repositoryId } = world
  const ben = await member('ben', 'write')

  /** Commits the content of a file to a branch. Returns the commit. */
  async function commit(branch: string, file: string, text: string): Promise<string> {
    // The repository may have been transferred.
    const contents = `/repositories/${repositoryId}/contents/${file}`
    const before = await ada('GET', `${contents}?ref=${branch}`)
    const {
      status,
      json,
      text: reply,
    } = await ada('PUT', contents, {
      message: `Change ${file}`,
      content: Buffer.from(text).toString('base64'),
      branch,
      ...(before.status === 200 ? { sha: before.json.sha } : {}),
    })
    assert.ok(status < 300, reply)
    return json.commit.sha
  }

  const base = await commit('main', 'poem.txt', textOf(numberedLines))

  /** A pull request of Ben's that changes lines 10 and 20 of `poem.txt`. */
  async function openPull(branch: string, changes: Record<number, string> = { 10: 'ten', 20: 'twenty' }) {
    const ref = { ref: `refs/heads/${branch}`, sha: base }
    assert.equal((await ada('POST', `${path}/git/refs`, ref)).status, 201)
    const head = await commit(branch, 'poem.txt', withLines(changes))
    const number = await context.db.write(async (tx) => {
      const number = await allocateNumber(tx, repositoryId)
      const issue = await insertIssue(tx, {
        repository_id: repositoryId,
        number,
        is_pull: 1,
        title: branch,
        body: null,
        is_open: 1,
        author_id: ben.user.id,
        created_at_ms: 1,
        updated_at_ms: 1,
      } as never)
      await tx
        .insertInto('pull_request')
        .values({
          issue_id: issue.id,
          repository_id: repositoryId,
          base_ref: 'main',
          base_oid: base,
          head_repository_id: repositoryId,
          head_ref: branch,
          head_oid: head,
          is_open: 1,
        } as never)
        .execute()
      return number
    })
    return { number, head, at: `${path}/pulls/${number}` }
  }

  /** Pushes other changes to the head branch. Returns the commit. */
  async function moveHead(branch: string, number: number, changes: Record<number, string>): Promise<string> {
    const head = await commit(branch, 'poem.txt', withLines(changes))
    const { id } = await context.db.read
      .selectFrom('issue')
      .select('id')
      .where('repository_id', '=', repositoryId)
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    await context.db.write(async (tx) => {
      await tx.updateTable('pull_request').set({ head_oid: head }).where('issue_id', '=', id).execute()
      await context.jobs.enqueue(tx, {
        kind: 'follow-review-head',
        key: String(id),
        payload: { issueId: id },
      })
    })
    await context.jobs.idle()
    return head
  }

  /** What domain functions get for a request of this user. */
  async function placeOf({ user }: { user: User }, role: Role): Promise<IssueContext> {
    return {
      repository: await getRepositoryById(context.db.read, repositoryId),
      actor: user,
      role,
      viewer: viewerOfAccount(user),
      origin: world.url,
    }
  }

  async function findPull(number: number) {
    const reviewed = await findReviewedPull(context.db.read, repositoryId, number)
    assert.ok(reviewed)
    return reviewed
  }

  async function decide(number: number) {
    const { pull } = await findPull(number)
    return findReviewDecision(context.db.read, await getRepositoryById(context.db.read, repositoryId), pull)
  }

  return { ...world, ben, base, commit, decide, findPull, openPull, moveHead, placeOf }
}
