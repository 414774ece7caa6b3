import type { Role } from '../src/access/roles.ts'
import { defaultProtection, type Protection } from '../src/rules/protection-settings.ts'
import { saveProtection } from '../src/rules/store/protections.ts'
import { startCodeHosting } from './service.ts'

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
    async function open(head: string, more: object = {}): Promise<number> {
      const body = { head, base: 'main', title: `Add ${head}`, ...more }
      const opened = await ada('POST', `${path}/pulls`, body)
      if (opened.status !== 201) throw new Error(opened.text)
      return opened.json.number
    }

    /** Sets the classic protection of `main`, also for administrators. */
    function protect(settings: Partial<Protection>) {
      const protection = { ...defaultProtection, enforcesAdmins: true, ...settings }
      return context.db.write((tx) =>
        saveProtection(tx, repositoryId, 'main', protection, context.clock.now()),
      )
    }

    const merge = (number: number, body: object = {}) => ada('PUT', `${path}/pulls/${number}/merge`, body)
    const git = context.git.repository(repositoryId)

    return { ada, member, protect, tip, write, branch, open, merge, path, repositoryId, git }
  }

  return { ...service, ada, repository }
}
