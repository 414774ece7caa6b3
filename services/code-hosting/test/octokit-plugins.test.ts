import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { retry } from '@octokit/plugin-retry'
import { throttling } from '@octokit/plugin-throttling'
import { Octokit } from '@octokit/rest'
import { startCodeHosting } from './service.ts'

const ThrottledOctokit = Octokit.plugin(throttling, retry)

async function startWithIssues(count: number) {
  const service = await startCodeHosting({ clock: createManualClock() })
  const owner = await service.as('ines')
  await owner('POST', '/user/repos', { name: 'notes' })
  for (let n = 1; n <= count; n++) await owner('POST', '/repos/ines/notes/issues', { title: `Note ${n}` })
  const limitedRequests: string[] = []
  const octokit = new ThrottledOctokit({
    baseUrl: `${service.url}/api/v3`,
    auth: owner.token,
    log: { debug() {}, info() {}, warn() {}, error() {} },
    throttle: {
      onRateLimit: (_after: number, { url }: { url: string }) => void limitedRequests.push(`primary ${url}`),
      onSecondaryRateLimit: (_after: number, { url }: { url: string }) =>
        void limitedRequests.push(`secondary ${url}`),
    },
  })
  return { ...service, owner, octokit, limited: limitedRequests }
}

test('the paginate plugin visits every issue on three pages once', async () => {
  const { octokit } = await startWithIssues(7)
  const issues = await octokit.paginate(octokit.rest.issues.listForRepo, {
    owner: 'ines',
    repo: 'notes',
    per_page: 3,
  })
  assert.deepEqual(
    issues.map(({ number }) => number),
    [7, 6, 5, 4, 3, 2, 1],
  )
})

test('the throttling plugin reports the primary limit, not a secondary one', async () => {
  const { octokit, owner, limited, context } = await startWithIssues(0)
  const subject = `user:${owner.user.id}`
  const hour = { name: 'core', unit: 'hour', max: 5_000, starts: 'first-use' } as const
  const { states } = await context.limits.peek(subject, [hour])
  await context.limits.take(subject, [hour], states[0]?.remaining)
  await assert.rejects(octokit.rest.users.getAuthenticated(), /^HttpError: API rate limit exceeded/)
  assert.deepEqual(limited, ['primary /user'])
})

test('the retry plugin does not retry 404 and 403', async () => {
  const { octokit, owner } = await startWithIssues(0)
  const readUsed = async () => {
    const { json } = await owner('GET', '/rate_limit')
    return json.resources.core.used
  }
  const before = await readUsed()
  await assert.rejects(octokit.rest.repos.get({ owner: 'ines', repo: 'nothing' }), { status: 404 })
  await assert.rejects(octokit.rest.issues.create({ owner: 'ines', repo: 'notes', title: '' }), {
    status: 422,
  })
  assert.equal((await readUsed()) - before, 2)
})
