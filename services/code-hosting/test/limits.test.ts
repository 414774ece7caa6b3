import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { startCodeHosting } from './service.ts'

const anonymousPerHour = 60

test('concurrent anonymous requests get exactly the rate limit, also after a restart', async (t) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'octavo-test-'))
  t.after(() => rm(dataDir, { recursive: true, force: true }))
  const clock = createManualClock()
  const first = await startCodeHosting({ dataDir, clock })
  const ada = await first.as('ada')
  await ada('POST', '/user/repos', { name: 'open' })
  // The jobs that follow the creation of a repository.
  await first.context.jobs.idle()
  const firstResponse = await first.anonymous('GET', '/repos/ada/open')
  const revalidate = () =>
    first.anonymous('GET', '/repos/ada/open', undefined, {
      'if-none-match': firstResponse.headers.get('etag') ?? '',
    })
  const unchanged = await Promise.all(Array.from({ length: 20 }, revalidate))
  assert.deepEqual(new Set(unchanged.map(({ status }) => status)), new Set([304]))
  const rate = async () => (await first.anonymous('GET', '/rate_limit')).json.resources.core
  assert.equal((await rate()).remaining, anonymousPerHour - 1)

  for (let remaining = anonymousPerHour - 1; remaining > 1; remaining--) await first.anonymous('GET', '/zen')
  assert.equal((await rate()).remaining, 1)
  const racing = await Promise.all(Array.from({ length: 30 }, () => first.anonymous('GET', '/zen')))
  assert.deepEqual(racing.map(({ status }) => status).sort(), [200, ...Array(29).fill(403)])
  for (const { status, json, headers } of racing.filter(({ status }) => status === 403)) {
    assert.match(json.message, /^API rate limit exceeded/)
    assert.equal(headers.get('x-ratelimit-remaining'), '0')
    assert.equal(status, 403)
  }
  const { reset } = await rate()
  await first.close()

  const second = await startCodeHosting({ dataDir, clock })
  const rejection = await second.anonymous('GET', '/zen')
  assert.equal(rejection.status, 403)
  assert.equal(rejection.headers.get('x-ratelimit-reset'), String(reset))
  clock.advance(3_600_000)
  assert.equal((await second.anonymous('GET', '/zen')).status, 200)
  await second.close()
})
