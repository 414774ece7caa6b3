import assert from 'node:assert/strict'
import { allocateNumber, insertIssue } from '../src/issues/store/issues.ts'
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
    const before = await ada('GET', `${path}/contents/${file}?ref=${branch}`)
    const { status, json, text: reply } = await ada('PUT', `${path}/contents/${file}`, {
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

  return { ...world, ben, base, commit, openPull }
}
