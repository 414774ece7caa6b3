import assert from 'node:assert/strict'
import type { startCodeHosting } from './service.ts'

type Call = Awaited<ReturnType<Awaited<ReturnType<typeof startCodeHosting>>['as']>>

export interface Entry {
  path: string
  mode?: string
  content?: string
  sha?: string | null
}

/** A repository with one commit, and functions to add more. */
export async function makeRepository(call: Call, name: string, settings: object = {}) {
  const repository = await call('POST', '/user/repos', { name, auto_init: true, ...settings })
  assert.equal(repository.status, 201, repository.text)
  const at = `/repos/${repository.json.full_name}`

  async function headOf(branch: string): Promise<string | undefined> {
    const matches = await call('GET', `${at}/git/ref/heads/${branch}`)
    return matches.status === 200 ? matches.json.object.sha : undefined
  }

  /** Commits to a branch, which is created if needed. Returns the commit id. */
  async function commit(
    message: string,
    entries: readonly Entry[],
    { branch = 'main', parents, ...people }: CommitOptions = {},
  ): Promise<string> {
    const head = await headOf(branch)
    const from = parents ?? [head ?? (await headOf('main')) ?? '']
    const tree = await call('POST', `${at}/git/trees`, {
      ...(from[0] ? { base_tree: from[0] } : {}),
      tree: entries.map((entry) => ({ mode: '100644', ...entry })),
    })
    assert.equal(tree.status, 201, tree.text)
    const body = { message, tree: tree.json.sha, parents: from, ...people }
    const createdCommit = await call('POST', `${at}/git/commits`, body)
    assert.equal(createdCommit.status, 201, createdCommit.text)
    const { sha } = createdCommit.json
    const refUpdate = head
      ? await call('PATCH', `${at}/git/refs/heads/${branch}`, { sha, force: true })
      : await call('POST', `${at}/git/refs`, { ref: `refs/heads/${branch}`, sha })
    assert.ok(refUpdate.status < 300, refUpdate.text)
    return sha
  }

  return { at, fullName: repository.json.full_name as string, headOf, commit }
}

interface CommitOptions {
  branch?: string
  parents?: string[]
  author?: { name: string; email: string; date?: string }
  committer?: { name: string; email: string; date?: string }
}

export const base64 = (text: string): string => Buffer.from(text).toString('base64')
