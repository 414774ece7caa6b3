import type { Role } from '../src/access/roles.ts'
import { startCodeHosting } from './service.ts'

type Options = Parameters<typeof startCodeHosting>[0]

/** Ada, who has a repository for each test. */
export async function startPullWorld(options: Options = {}) {
  const service = await startCodeHosting({ limits: 'off', ...options })
  const { as, context } = service
  const ada = await as('ada')
  type Caller = typeof ada

  /** A repository of Ada's with a commit on `main`. */
  async function repository(name: string, settings: object = {}) {
    const createdRepository = await ada('POST', '/user/repos', { name, auto_init: true, ...settings })
    if (createdRepository.status !== 201) throw new Error(createdRepository.text)
    return contentOf(ada, 'ada', name, createdRepository.json.id)
  }

  /** A fork below another account. */
  async function fork(caller: Caller, name: string) {
    const createdFork = await caller('POST', `/repos/ada/${name}/forks`, {})
    if (createdFork.status !== 202) throw new Error(createdFork.text)
    return contentOf(caller, caller.user.login, name, createdFork.json.id)
  }

  function contentOf(owner: Caller, login: string, name: string, repositoryId: number) {
    const path = `/repos/${login}/${name}`

    /** Creates a user with a role in the repository. */
    async function member(memberLogin: string, role: Role) {
      const caller = await as(memberLogin)
      const row = { repository_id: repositoryId, user_id: caller.user.id, role }
      await context.db.write((tx) => tx.insertInto('collaborator').values(row).execute())
      return caller
    }

    async function tip(branch = 'main'): Promise<string> {
      return (await owner('GET', `${path}/git/ref/heads/${branch}`)).json.object.sha
    }

    /** Writes a file in a commit of its own. Returns the commit. */
    async function write(branch: string, file: string, text: string, more: object = {}): Promise<string> {
      const current = await owner('GET', `${path}/contents/${file}?ref=${branch}`)
      const response = await owner('PUT', `${path}/contents/${file}`, {
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
    async function branch(branchName: string, files: Record<string, string> = {}): Promise<void> {
      const ref = { ref: `refs/heads/${branchName}`, sha: await tip() }
      const createdRef = await owner('POST', `${path}/git/refs`, ref)
      if (createdRef.status !== 201) throw new Error(createdRef.text)
      const changes = Object.keys(files).length ? files : { [`${branchName}.txt`]: `${branchName}\n` }
      for (const [file, text] of Object.entries(changes)) await write(branchName, file, text)
    }

    const open = (head: string, more: object = {}) =>
      owner('POST', `${path}/pulls`, { title: `Add ${head}`, base: 'main', head, ...more })
    const get = async (number: number) => (await owner('GET', `${path}/pulls/${number}`)).json
    const timeline = async (number: number): Promise<string[]> =>
      (await owner('GET', `${path}/issues/${number}/timeline`)).json.map(
        ({ event }: { event: string }) => event,
      )
    const git = context.git.repository(repositoryId)

    return { owner, path, repositoryId, member, tip, write, branch, open, get, timeline, git }
  }

  return { ...service, ada, repository, fork }
}
