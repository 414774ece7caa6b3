import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { untyped } from '@octavo/testing/untyped.ts'
import { createAppWorld, password, sign } from './app-world.ts'
import { startCodeHosting } from './service.ts'

/**
 * Every absolute URL in a response works: crawls from all GET routes to the URLs in their responses, and from
 * pages to their links.
 */
const service = await startCodeHosting({ sampleData: true, limits: 'off' })
const { call, describe, url: origin, demo, context, anonymous } = service

const examples: Record<string, string> = {
  owner: 'demo',
  repo: 'hello-octavo',
  username: 'ines',
  org: 'lantern-works',
  team_slug: 'keepers',
  branch: 'main',
  ref: 'heads/main',
  path: 'README.md',
  basehead: 'main...languages',
  commit_sha: 'main',
  issue_number: '2',
  milestone_number: '1',
  name: 'bug',
  license: 'mit',
  dir: 'test',
  id: '1',
}

interface Match {
  path: string
  from: string
  /** The number of pages between it and a response that contains it. */
  depth: number
}

/** Deeper pages are of the same kinds. */
const deepest = 2

const visitedPaths = new Set<string>()
const queue: Match[] = []
const brokenLinks: string[] = []
const counts = { api: 0, pages: 0, others: 0 }

function note(address: string, from: string, depth = 0): void {
  const here = address.replace(/#.*$/s, '')
  if (!here.startsWith(`${origin}/`) && here !== origin) return
  const path = here.slice(origin.length) || '/'
  // A URI template (RFC 6570) is not a URL.
  if (/[{}]/.test(path) || visitedPaths.has(path)) return
  visitedPaths.add(path)
  queue.push({ path, from, depth })
}

function noteAll(value: unknown, from: string): void {
  if (typeof value === 'string') {
    if (/^https?:\/\/\S+$/.test(value)) note(value, from)
  } else if (typeof value === 'object' && value !== null)
    for (const one of Object.values(value)) noteAll(one, from)
}

const asDemo = { authorization: `Bearer ${demo?.token}`, 'user-agent': 'test' }

/** Lists that require a query. */
const queries: Record<string, string> = {
  '/search/code': 'q=hello',
  '/search/commits': 'q=greet',
  '/search/issues': 'q=greet',
  '/search/labels': 'q=bug&repository_id=1',
  '/search/repositories': 'q=hello',
  '/search/topics': 'q=sea',
  '/search/users': 'q=demo',
}

/** These require the credentials of an app or of an installation. */
const ofApps = /^\/api\/v3\/(?:app|installation)(?:\/|$)|\/installation$/

async function visitApi({ path, from }: Pick<Match, 'path' | 'from'>, isStart: boolean): Promise<void> {
  counts.api++
  const { status, headers, text } = await call(path, { headers: asDemo })
  const type = headers.get('content-type') ?? ''
  if (status === 200 && type.includes('json')) noteAll(JSON.parse(text), path)
  for (const [, link = ''] of (headers.get('link') ?? '').matchAll(/<([^>]+)>/g)) note(link, path)
  const location = headers.get('location')
  if (location) note(new URL(location, origin).href, path)
  const isResponded =
    status === 200 ||
    status === 204 ||
    (status >= 300 && status < 400 && location !== null) ||
    headers.get('octavo-unimplemented') === 'true' ||
    // A URL for POST or for existence checks.
    headers.has('allow') ||
    (status === 404 && /\/subscription$|\/branches\/[^/]+\/protection$/.test(path)) ||
    // Statistics are computed by a job.
    (status === 202 && path.includes('/stats/')) ||
    ((status === 401 || status === 403) && isStart && ofApps.test(path)) ||
    (status === 404 && isStart)
  if (!isResponded || (status >= 400 && !type.includes('json')))
    brokenLinks.push(`${status} ${path} named by ${from}`)
}

async function visitPage({ path, from, depth }: Match): Promise<void> {
  const response = await fetch(origin + path, {
    headers: { ...asDemo, accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
  })
  const type = response.headers.get('content-type') ?? ''
  const text = await response.text()
  if (!type.startsWith('text/html')) {
    counts.others++
    if (response.status !== 200) brokenLinks.push(`${response.status} ${type} ${path} named by ${from}`)
    return
  }
  counts.pages++
  const isLater = response.headers.get('octavo-unimplemented') === 'true'
  const headings = text.match(/<h1[\s>]/g)?.length
  if ((response.status !== 200 && !isLater) || headings !== 1)
    brokenLinks.push(`${response.status} with ${headings} h1: ${path} named by ${from}`)
  if (depth === deepest) return
  for (const [, attribute = ''] of text.matchAll(/\s(?:href|src)="([^"]+)"/g)) {
    const address = new URL(attribute.replaceAll('&amp;', '&').replaceAll('&#38;', '&'), response.url)
    if (address.protocol.startsWith('http')) note(address.href, path, depth + 1)
  }
}

/** The kinds of objects that have a URL in GraphQL. */
const graphqlQuery = `{
  viewer { url gists(first: 5, privacy: ALL) { nodes { url } } }
  repository(owner: "demo", name: "hello-octavo") {
    url
    releases(first: 5) { nodes { url } }
    labels(first: 5) { nodes { url } }
    milestones(first: 5) { nodes { url } }
    issues(first: 5) { nodes { url comments(first: 5) { nodes { url } } } }
    pullRequests(first: 5) { nodes { url reviews(first: 5) { nodes { url } } commits(first: 5) { nodes { url commit { url } } } } }
  }
}`

async function visitGraphql(): Promise<void> {
  const response = await call('/api/graphql', {
    method: 'POST',
    headers: { ...asDemo, 'content-type': 'application/json' },
    body: JSON.stringify({ query: graphqlQuery }),
  })
  assert.equal(response.json.errors, undefined, response.text)
  noteAll(response.json.data, '/api/graphql')
}

before(async () => {
  const json = { ...asDemo, 'content-type': 'application/json' }
  const send = async (method: string, path: string, body: unknown = {}) => {
    const response = await call(`/api/v3${path}`, { method, headers: json, body: JSON.stringify(body) })
    assert.ok(response.status < 300, `${method} ${path}: ${response.status} ${response.text}`)
    return response.text === '' ? undefined : response.json
  }
  const repository = '/repos/demo/hello-octavo'
  await send('POST', '/user/repos', {
    name: 'kept-to-oneself',
    private: true,
    auto_init: true,
    description: 'Mine',
  })
  await send('POST', '/user/repos', { name: 'empty' })
  await send('POST', '/repos/lantern-works/beam/forks')
  await send('PUT', '/repos/demo/kept-to-oneself/collaborators/ines', { permission: 'push' })
  const commits = (await call(`/api/v3${repository}/commits`, { headers: asDemo })).json
  await send('POST', `${repository}/commits/${commits[0].sha}/comments`, { body: '# Well *done*' })
  await send('POST', `${repository}/statuses/${commits[0].sha}`, { state: 'success', context: 'test' })
  await send('POST', `${repository}/issues/2/reactions`, { content: 'heart' })
  await send('PUT', `${repository}/contents/docs/pictures/one.svg`, {
    message: 'Add a picture, see #3',
    content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'),
  })
  await send('POST', `${repository}/hooks`, { config: { url: 'https://example.org/hook' }, active: false })
  await furnishGist(send)
  await furnishReview(send, repository)
  await furnishRules(send, repository)
  await furnishReleases(send, repository)
  await furnishApp(send, repository, commits[0].sha)
  await context.jobs.idle()
})

// Each response has its own type.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Send = (method: string, path: string, body?: unknown) => Promise<any>

async function furnishGist(send: Send): Promise<void> {
  const { id } = await send('POST', '/gists', { files: { 'a b.md': { content: '# Part' } }, public: true })
  await send('POST', `/gists/${id}/comments`, { body: 'Well *done*' })
  await send('PUT', `/gists/${id}/star`)
  examples.gist_id = id
}

async function furnishReview(send: Send, repository: string): Promise<void> {
  const pull = { title: 'Greet in more languages', head: 'languages', base: 'main', body: 'Fixes #2' }
  const { number } = await send('POST', `${repository}/pulls`, pull)
  const [{ filename }] = (await call(`/api/v3${repository}/pulls/${number}/files`, { headers: asDemo })).json
  const comments = [{ path: filename, line: 1, body: 'Why?' }]
  const review = await send('POST', `${repository}/pulls/${number}/reviews`, {
    event: 'COMMENT',
    body: 'Well',
    comments,
  })
  Object.assign(examples, { pull_number: String(number), review_id: String(review.id) })
}

async function furnishRules(send: Send, repository: string): Promise<void> {
  const ruleset = { name: 'Keep', target: 'tag', enforcement: 'active', rules: [{ type: 'deletion' }] }
  const { id } = await send('POST', `${repository}/rulesets`, ruleset)
  examples.ruleset_id = String(id)
  await send('POST', '/orgs/lantern-works/rulesets', {
    ...ruleset,
    conditions: { repository_name: { include: ['~ALL'] }, ref_name: { include: ['~ALL'], exclude: [] } },
  })
}

async function furnishReleases(send: Send, repository: string): Promise<void> {
  const release = await send('POST', `${repository}/releases`, { tag_name: 'v7/7', name: 'Seven' })
  examples.release_id = String(release.id)
  await send('POST', `${repository}/releases/${release.id}/assets?name=a.txt`, { text: 'a' })
  await send('POST', `${repository}/releases`, { tag_name: 'v8', draft: true })
  const deployment = { ref: 'main', environment: 'a shore', required_contexts: [] }
  const { id } = await send('POST', `${repository}/deployments`, deployment)
  await send('POST', `${repository}/deployments/${id}/statuses`, { state: 'success' })
  Object.assign(examples, { deployment_id: String(id), environment_name: 'a shore' })
}

/** An app that is installed on the account of the demo user, with a check run. */
async function furnishApp(send: Send, repository: string, sha: string): Promise<void> {
  const user = await context.auth.findUser('demo')
  assert.ok(user)
  await context.auth.setPassword(user.id, password)
  const app = await createAppWorld(service).createApp('demo', { name: 'Linter' })
  const installation = await send('POST', '/user/installations', { app_slug: app.slug, account: 'demo' })
  examples.app_slug = app.slug
  examples.installation_id = String(installation.id)
  const authorization = `Bearer ${sign(app, context.clock.now())}`
  const { json } = await anonymous(
    'POST',
    `/app/installations/${installation.id}/access_tokens`,
    {},
    { authorization },
  )
  const run = { name: 'lint', head_sha: sha, status: 'completed', conclusion: 'success' }
  const checkRun = await anonymous('POST', `${repository}/check-runs`, run, {
    authorization: `Bearer ${json.token}`,
  })
  assert.equal(checkRun.status, 201, checkRun.text)
  examples.check_run_id = String(checkRun.json.id)
  examples.check_suite_id = String(checkRun.json.check_suite.id)
}

test('every URL in a response or page works', async () => {
  const paths: Record<string, { get?: unknown }> = untyped(describe().paths)
  for (const [template, operations] of Object.entries(paths)) {
    // The OAuth metadata contains an issuer and endpoints for POST.
    const isSkipped = template.includes('/raw/') || template.startsWith('/.well-known/')
    if (!operations.get || isSkipped) continue
    const filledPath = template.replace(/\{(\w+)\}/g, (whole, name: string) =>
      encodeURIComponent(examples[name] ?? whole),
    )
    const query = queries[template]
    const path = query ? `${filledPath}?${query}` : filledPath
    if (/[{}]|%7B/.test(path) || visitedPaths.has(`/api/v3${path}`)) continue
    visitedPaths.add(`/api/v3${path}`)
    await visitApi({ path: `/api/v3${path}`, from: 'the description' }, true)
  }
  assert.ok(visitedPaths.size > 100, 'the description has many routes that can be read')
  await visitGraphql()
  note(`${origin}/`, 'a reader')
  for (let next = queue.shift(); next; next = queue.shift()) {
    if (next.path.startsWith('/api/')) await visitApi(next, false)
    else await visitPage(next)
  }
  assert.deepEqual(brokenLinks, [])
  assert.ok(counts.pages > 100, `${counts.pages} pages`)
  assert.ok(counts.api > 300, `${counts.api} addresses of the API`)
})
