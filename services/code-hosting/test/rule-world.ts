import { databaseOptions, type TestDatabases } from '@octavo/testing/databases.ts'
import type { Role } from '../src/access/roles.ts'
import { openGitClient } from './git-client.ts'
import { startCodeHosting } from './service.ts'

/** An organization per repository, whose owner is `owner`, and users with roles in it. */
export async function startRuleWorld(databases: TestDatabases) {
  const service = await startCodeHosting({
    limits: 'off',
    ...databaseOptions(databases.location()),
  })
  const { as, context, url } = service
  const admin = await as('root', { scopes: ['site_admin'] })
  await context.auth.changeUser(admin.user.id, { role: 'site_admin' })

  /** Names differ, because the tests on PostgreSQL share a database. */
  async function organization(name: string) {
    const owner = await as(`${name}-owner`)
    const createdOrganization = await admin('POST', '/admin/organizations', {
      login: name,
      admin: `${name}-owner`,
    })
    if (createdOrganization.status >= 300) throw new Error(createdOrganization.text)

    async function repository(repo = 'sea') {
      const createdRepository = await owner('POST', `/orgs/${name}/repos`, { name: repo, auto_init: true })
      if (createdRepository.status !== 201) throw new Error(createdRepository.text)
      const path = `/repos/${name}/${repo}`
      const id: number = createdRepository.json.id
      const tip = async (branch = 'main'): Promise<string> =>
        (await owner('GET', `${path}/git/ref/heads/${branch}`)).json.object.sha

      async function member(login: string, role: Role) {
        const caller = await as(`${name}-${login}`)
        const row = { repository_id: id, user_id: caller.user.id, role }
        await context.db.write((tx) => tx.insertInto('collaborator').values(row).execute())
        return caller
      }

      /** A clone whose pushes authenticate as the user. */
      async function clone({ token }: { token: string }) {
        const client = await openGitClient()
        const address = `${url.replace('://', `://x-access-token:${token}@`)}/${name}/${repo}.git`
        await client.git('clone', '--quiet', address, '.')
        return client
      }

      return { path, id, tip, member, clone }
    }

    return { name, owner, repository }
  }

  return { ...service, organization }
}

export const noProtection = {
  required_status_checks: null,
  enforce_admins: null,
  required_pull_request_reviews: null,
  restrictions: null,
}
