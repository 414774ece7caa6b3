import type { startCodeHosting } from './service.ts'

/** Part of everything that is private. */
export const secret = 'sEcReT-marker'

type Running = Awaited<ReturnType<typeof startCodeHosting>>
type Call = Awaited<ReturnType<Running['as']>>

export const everyScope = [
  'repo',
  'admin:org',
  'delete_repo',
  'user',
  'admin:repo_hook',
  'admin:org_hook',
  'notifications',
  'admin:public_key',
  'admin:ssh_signing_key',
  'workflow',
]

/** A private repository and an organization with a secret team, both full of private data. */
export async function furnish({ as, context }: Running) {
  const ada = await as('ada', { scopes: everyScope })
  await as('eve')
  const root = await as('root-of-all', { scopes: ['site_admin'] })
  await context.auth.changeUser(root.user.id, { role: 'site_admin' })
  for (const login of ['acme', 'elsewhere'])
    await ok(root, 'POST', '/admin/organizations', { login, admin: 'ada' })
  const refs = await furnishRepository(ada, '/user/repos', 'ada/vault')
  await furnishRepository(ada, '/orgs/acme/repos', 'acme/safe')
  await ok(ada, 'POST', '/user/repos', { name: 'open' })
  await ok(ada, 'PATCH', '/orgs/acme', { billing_email: `${secret}@example.org` })
  await ok(ada, 'POST', '/orgs/acme/teams', { name: `inner ${secret}`, repo_names: ['acme/safe'] })
  await ok(ada, 'POST', '/orgs/acme/hooks', hook)
  await ok(ada, 'POST', '/user/emails', [`${secret}@example.net`])
  return { ada, ...refs }
}

const hook = { name: 'web', config: { url: `http://127.0.0.1:9/${secret}`, secret: 'x' }, events: ['push'] }

async function furnishRepository(ada: Call, place: string, fullName: string) {
  const [, name] = fullName.split('/')
  const path = `/repos/${fullName}`
  const content = Buffer.from(`${secret}\n`).toString('base64')
  await ok(ada, 'POST', place, { name, description: secret, private: true, auto_init: true })
  const written = await ok(ada, 'PUT', `${path}/contents/notes.txt`, { message: secret, content })
  await ok(ada, 'POST', `${path}/labels`, { name: secret, color: 'aaaaaa' })
  await ok(ada, 'POST', `${path}/milestones`, { title: secret })
  await ok(ada, 'POST', `${path}/issues`, { title: secret, body: secret, labels: [secret], milestone: 1 })
  const commented = await ok(ada, 'POST', `${path}/issues/1/comments`, { body: secret })
  await ok(ada, 'POST', `${path}/hooks`, hook)
  await ok(ada, 'POST', `${path}/autolinks`, {
    key_prefix: 'T-',
    url_template: `https://x.example/${secret}/<num>`,
  })
  const sha = written.json.commit.sha
  await ok(ada, 'POST', `${path}/statuses/${sha}`, { state: 'success', description: secret })
  await ok(ada, 'POST', `${path}/commits/${sha}/comments`, { body: secret })
  await ok(ada, 'PUT', `${path}/topics`, { names: ['quiet'] })
  await ok(ada, 'PUT', `/user/starred/${fullName}`)
  return { sha: String(sha), blob: String(written.json.content.sha), commentId: String(commented.json.id) }
}

async function ok(call: Call, method: string, path: string, body?: unknown) {
  const response = await call(method, path, body)
  if (response.status >= 300) throw new Error(`${method} ${path}: ${response.status} ${response.text}`)
  return response
}
