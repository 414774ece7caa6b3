import type { Database } from '@octavo/platform/data/database.ts'
import type { Role } from '../src/access/roles.ts'
import type { Tables } from '../src/database/tables.ts'
import { allocateNumber, insertIssue } from '../src/issues/store/issues.ts'
import { getRepositoryById } from '../src/repositories/store/repositories.ts'
import { startCodeHosting } from './service.ts'

type CodeHosting = Awaited<ReturnType<typeof startCodeHosting>>
type Options = Parameters<typeof startCodeHosting>[0]
export type MergeWorld = Awaited<ReturnType<typeof startMergeWorld>>
export type MergeRepository = Awaited<ReturnType<MergeWorld['repository']>>

/** Ada, who has a repository for each test. */
export async function startMergeWorld(options: Options = {}) {
  const service = await startCodeHosting({ limits: 'off', ...options })
  const { as, context } = service
  const ada = await as('ada')

  /** A repository with a commit on `main`. */
  async function repository(name: string, settings: object = {}) {
    const created = await ada('POST', '/user/repos', { name, auto_init: true, ...settings })
    if (created.status !== 201) throw new Error(created.text)
    const repositoryId: number = created.json.id
    const path = `/repos/ada/${name}`

    /** Creates a user with a role in the repository. */
    async function member(login: string, role: Role) {
      const caller = await as(login)
      const row = { repository_id: repositoryId, user_id: caller.user.id, role }
      await context.db.write((tx) => tx.insertInto('collaborator').values(row).execute())
      return caller
    }

    async function tip(branch = 'main'): Promise<string> {
      return (await ada('GET', `${path}/git/ref/heads/${branch}`)).json.object.sha
    }

    /** Writes a file in a commit of its own. Returns the commit. */
    async function write(branch: string, file: string, text: string, more: object = {}): Promise<string> {
      const current = await ada('GET', `${path}/contents/${file}?ref=${branch}`)
      const response = await ada('PUT', `${path}/contents/${file}`, {
        branch,
        message: `Write ${file}`,
        content: Buffer.from(text).toString('base64'),
        ...(current.status === 200 ? { sha: current.json.sha } : {}),
        ...more,
      })
      if (response.status >= 300) throw new Error(response.text)
      return response.json.commit.sha
    }

    /** A branch from `main` with one commit per file. */
    async function branch(name: string, files: Record<string, string>): Promise<void> {
      const made = await ada('POST', `${path}/git/refs`, { ref: `refs/heads/${name}`, sha: await tip() })
      if (made.status !== 201) throw new Error(made.text)
      for (const [file, text] of Object.entries(files)) await write(name, file, text)
    }

    /** Opens a pull request. Returns its number. */
    async function open(head: string, more: Partial<PullToOpen> = {}): Promise<number> {
      return openPull(service, { repositoryId, head, ...more })
    }

    const merge = (number: number, body: object = {}) => ada('PUT', `${path}/pulls/${number}/merge`, body)
    const git = context.git.repository(repositoryId)

    return { ada, member, tip, write, branch, open, merge, path, repositoryId, git }
  }

  return { ...service, ada, repository }
}

interface PullToOpen {
  repositoryId: number
  head: string
  headRepositoryId?: number
  base?: string
  title?: string
  body?: string
}

async function openPull({ context }: CodeHosting, pull: PullToOpen): Promise<number> {
  const { repositoryId, head, headRepositoryId = repositoryId, base = 'main' } = pull
  const { db, git } = context
  const store = git.repository(repositoryId)
  const [baseRef, headRef] = await Promise.all([
    store.findRef(`refs/heads/${base}`),
    git.repository(headRepositoryId).findRef(`refs/heads/${head}`),
  ])
  if (!baseRef || !headRef) throw new Error('A pull request needs two branches')
  return insertPull(db, { ...pull, baseOid: baseRef.oid, headOid: headRef.oid })
}

export async function insertPull(
  db: Pick<Database<Tables>, 'write'>,
  pull: PullToOpen & { baseOid: string; headOid: string },
): Promise<number> {
  const { repositoryId, head, headRepositoryId = repositoryId, base = 'main', title = `Add ${head}` } = pull
  return db.write(async (tx) => {
    const { owner_id } = await getRepositoryById(tx, repositoryId)
    const number = await allocateNumber(tx, repositoryId)
    const issue = await insertIssue(tx, {
      repository_id: repositoryId,
      number,
      is_pull: 1,
      title,
      body: pull.body ?? null,
      is_open: 1,
      author_id: owner_id,
      created_at_ms: 0,
      updated_at_ms: 0,
    })
    const row = {
      issue_id: issue.id,
      repository_id: repositoryId,
      base_ref: base,
      base_oid: pull.baseOid,
      head_repository_id: headRepositoryId,
      head_ref: head,
      head_oid: pull.headOid,
      is_open: 1,
    }
    await tx.insertInto('pull_request').values(row).execute()
    return number
  })
}
