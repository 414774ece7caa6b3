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
  await furnishChecks(context, refs)
  return { ada, ...refs }
}

const hook = { name: 'web', config: { url: `http://127.0.0.1:9/${secret}`, secret: 'x' }, events: ['push'] }

async function furnishRepository(ada: Call, createPath: string, fullName: string) {
  const [, name] = fullName.split('/')
  const path = `/repos/${fullName}`
  const content = Buffer.from(`${secret}\n`).toString('base64')
  await ok(ada, 'POST', createPath, { name, description: secret, private: true, auto_init: true })
  const commit = await ok(ada, 'PUT', `${path}/contents/notes.txt`, { message: secret, content })
  await ok(ada, 'POST', `${path}/labels`, { name: secret, color: 'aaaaaa' })
  await ok(ada, 'POST', `${path}/milestones`, { title: secret })
  await ok(ada, 'POST', `${path}/issues`, { title: secret, body: secret, labels: [secret], milestone: 1 })
  const comment = await ok(ada, 'POST', `${path}/issues/1/comments`, { body: secret })
  await ok(ada, 'POST', `${path}/hooks`, hook)
  await ok(ada, 'POST', `${path}/autolinks`, {
    key_prefix: 'T-',
    url_template: `https://x.example/${secret}/<num>`,
  })
  const sha = commit.json.commit.sha
  await ok(ada, 'POST', `${path}/statuses/${sha}`, { state: 'success', description: secret })
  await ok(ada, 'POST', `${path}/commits/${sha}/comments`, { body: secret })
  await ok(ada, 'PUT', `${path}/topics`, { names: ['quiet'] })
  await ok(ada, 'PUT', `/user/starred/${fullName}`)
  const { repositoryId, pull } = await furnishPull(ada, path)
  await furnishReleases(ada, path)
  return {
    repositoryId,
    pull,
    sha: String(sha),
    blob: String(commit.json.content.sha),
    commentId: String(comment.json.id),
  }
}

/** A pull request with a review, of a branch that only it contains. */
async function furnishPull(ada: Call, path: string) {
  const { json: main } = await ok(ada, 'GET', `${path}/branches/main`)
  await ok(ada, 'POST', `${path}/git/refs`, { ref: 'refs/heads/draft', sha: main.commit.sha })
  const content = Buffer.from(`${secret} draft\n`).toString('base64')
  const file = { message: secret, content, branch: 'draft' }
  await ok(ada, 'PUT', `${path}/contents/draft.txt`, file)
  const text = { title: secret, body: secret, head: 'draft', base: 'main' }
  const { json: pull } = await ok(ada, 'POST', `${path}/pulls`, text)
  const comments = [{ path: 'draft.txt', line: 1, body: secret }]
  const review = { event: 'COMMENT', body: secret, comments }
  await ok(ada, 'POST', `${path}/pulls/${pull.number}/reviews`, review)
  return {
    repositoryId: Number(pull.base.repo.id),
    pull: { number: Number(pull.number), head: String(pull.head.sha) },
  }
}

async function furnishReleases(ada: Call, path: string) {
  const release = { tag_name: 'v1', name: secret, body: secret, draft: true }
  const { json: draft } = await ok(ada, 'POST', `${path}/releases`, release)
  await ok(ada, 'POST', `${path}/releases/${draft.id}/assets?name=${secret}.txt`, { text: secret })
  const deployment = { ref: 'main', description: secret, environment: secret, required_contexts: [] }
  const { json: deployed } = await ok(ada, 'POST', `${path}/deployments`, deployment)
  const status = { state: 'pending', description: secret }
  await ok(ada, 'POST', `${path}/deployments/${deployed.id}/statuses`, status)
  const rules = [{ type: 'deletion' }]
  await ok(ada, 'POST', `${path}/rulesets`, { name: secret, target: 'tag', enforcement: 'active', rules })
}

/** Only apps write checks, so their rows are added here. */
async function furnishChecks(
  { db, clock }: Running['context'],
  { repositoryId, pull }: { repositoryId: number; pull: { head: string } },
): Promise<void> {
  const of = { repository_id: repositoryId, oid: pull.head, app_id: 987_654 }
  const times = { created_at_ms: clock.now(), updated_at_ms: clock.now() }
  await db.write(async (tx) => {
    const suite = await tx
      .insertInto('check_suite')
      .values({ ...of, head_branch: secret, ...times })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('check_run')
      .values({
        ...of,
        suite_id: suite.id,
        name: secret,
        external_id: secret,
        details_url: null,
        status: 'queued',
        conclusion: null,
        output: JSON.stringify({ title: secret, summary: secret, text: secret }),
        actions: '[]',
        started_at_ms: clock.now(),
        completed_at_ms: null,
      })
      .execute()
  })
}

async function ok(call: Call, method: string, path: string, body?: unknown) {
  const response = await call(method, path, body)
  if (response.status >= 300) throw new Error(`${method} ${path}: ${response.status} ${response.text}`)
  return response
}
