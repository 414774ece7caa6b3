import type { Role } from '../src/access/roles.ts'
import { startCodeHosting } from './service.ts'

type Options = Parameters<typeof startCodeHosting>[0]

/** A repository of Ada's, and users with different roles in it. */
export async function startIssueWorld(options: Options = {}, name = 'engine') {
  return createIssueWorld(await startCodeHosting({ limits: 'off', ...options }), name)
}

/** Like `startIssueWorld`, on a service that runs already. */
export async function createIssueWorld(service: Awaited<ReturnType<typeof startCodeHosting>>, name: string) {
  const { as, context } = service
  const ada = await as('ada')
  const repository = await ada('POST', '/user/repos', { name })
  const repositoryId: number = repository.json.id
  const path = `/repos/ada/${name}`

  /** Creates a user with a role in the repository. */
  async function member(login: string, role: Role) {
    const caller = await as(login)
    const row = { repository_id: repositoryId, user_id: caller.user.id, role }
    await context.db.write((tx) => tx.insertInto('collaborator').values(row).execute())
    return caller
  }

  /** Ada opens an issue. Returns its number. */
  async function open(title: string, more: object = {}): Promise<number> {
    const { json, status, text } = await ada('POST', `${path}/issues`, { title, ...more })
    if (status !== 201) throw new Error(text)
    return json.number
  }

  return { ...service, ada, member, open, path, repositoryId }
}

export type IssueWorld = Awaited<ReturnType<typeof startIssueWorld>>

/** The URLs of a `Link` header by `rel`. */
export function linksOf(headers: Headers): Record<string, string> {
  const matches = [...(headers.get('link') ?? '').matchAll(/<([^>]+)>; rel="(\w+)"/g)]
  return Object.fromEntries(matches.map(([, url = '', rel = '']) => [rel, url]))
}
