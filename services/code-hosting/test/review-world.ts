import assert from 'node:assert/strict'
import type { User } from '@octavo/platform/auth/auth.ts'
import type { TestOptions } from '@octavo/testing/service.ts'
import type { Role } from '../src/access/roles.ts'
import { viewerOfAccount } from '../src/accounts/viewer-account.ts'
import type { IssueContext } from '../src/issues/issue-context.ts'
import { getPull } from '../src/pulls/get-pull.ts'
import { getRepositoryById } from '../src/repositories/store/repositories.ts'
import { findReviewDecision } from '../src/reviews/review-decision.ts'
import { createIssueWorld } from './issue-world.ts'
import { startCodeHosting } from './service.ts'

/** The file that pull requests of this world change. */
export const numberedLines = Array.from({ length: 30 }, (_, at) => `line ${at + 1}`)
export const textOf = (lines: readonly string[]): string => `${lines.join('\n')}\n`

/** The numbered lines with some of them replaced. */
export function withLines(changes: Record<number, string>): string {
  return textOf(numberedLines.map((line, at) => changes[at + 1] ?? line))
}

/** A repository of Ada's with 30 lines on `main`. Ben opens pull requests there. */
export async function startReviewWorld(options: TestOptions = {}, name = 'engine') {
  return createReviewWorld(await startCodeHosting({ limits: 'off', ...options }), name)
}

/** Like `startReviewWorld`, on a service that runs already. */
export async function createReviewWorld(service: Awaited<ReturnType<typeof startCodeHosting>>, name: string) {
  const world = await createIssueWorld(service, name)
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
    const pull = await ben('POST', `${path}/pulls`, { title: branch, head: branch, base: 'main' })
    assert.equal(pull.status, 201, pull.text)
    const { number } = pull.json
    await context.jobs.idle()
    return { number, head, at: `${path}/pulls/${number}` }
  }

  const findPull = (number: number) => getPull(context.db.read, { id: repositoryId }, number)

  /** Pushes other changes to the head branch. Returns the commit. */
  async function moveHead(branch: string, changes: Record<number, string>): Promise<string> {
    const head = await commit(branch, 'poem.txt', withLines(changes))
    await context.jobs.idle()
    return head
  }

  /** The user as the writer of a domain function. */
  async function writerOf({ user }: { user: User }, role: Role): Promise<IssueContext> {
    return {
      repository: await getRepositoryById(context.db.read, repositoryId),
      actor: user,
      role,
      viewer: viewerOfAccount(user),
      origin: world.url,
    }
  }

  async function decide(number: number) {
    const { pull } = await findPull(number)
    return findReviewDecision(context.db.read, await getRepositoryById(context.db.read, repositoryId), pull)
  }

  return { ...world, ben, base, commit, decide, findPull, openPull, moveHead, writerOf }
}
