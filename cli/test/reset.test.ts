import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createLogger } from '@octavo/platform/log.ts'
import { createPostgresDatabase } from '@octavo/testing/databases.ts'
import { notesService } from '@octavo/testing/notes-service.ts'
import { startOctavo } from '@octavo/testing/octavo.ts'
import { stopOwnPostgres } from '@octavo/testing/shared-postgres.ts'
import { type LoadedService, loadServices } from '../src/registry.ts'
import { startServer } from '../src/server.ts'
import { resolveServerSettings } from '../src/settings.ts'
import { temporaryFolder } from './octavo-process.ts'

/** Code-hosting with its sample data, for one of the reset methods. */
interface Resettable {
  url: string
  token: string
  moveClock(ms: number): Promise<void>
  now(): Promise<number>
  reset(): Promise<void>
}

async function openSandbox(services: readonly LoadedService[], databaseUrl?: string) {
  const flags = { data: temporaryFolder(), port: '0', sandbox: true, log: 'silent' }
  const settings = resolveServerSettings({ flags: { ...flags, ...(databaseUrl && { databaseUrl }) } }, [])
  const server = await startServer({ settings, sources: {}, services, log: createLogger('silent') })
  after(() => server.close())
  const { portal, adminToken } = server.deployment
  const admin = async (method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' }
    const response = await fetch(portal + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, json: text ? JSON.parse(text) : undefined }
  }
  return { server, admin }
}

const ways: Record<string, () => Promise<Resettable>> = {
  async 'startOctavo of the testing package'() {
    const octavo = await startOctavo({ services: ['code-hosting'] })
    after(() => octavo.close())
    const { url, demo } = octavo.services['code-hosting'] ?? {}
    return {
      url: url ?? '',
      token: demo?.token ?? '',
      moveClock: async (ms) => octavo.clock.moveBy(ms),
      now: async () => octavo.clock.now(),
      reset: octavo.reset,
    }
  },
  async 'the sandbox of the portal'() {
    const { server, admin } = await openSandbox(await loadServices(['code-hosting']))
    const { url = '', token = '' } = server.deployment.services['code-hosting'] ?? {}
    return {
      url,
      token,
      async moveClock(ms) {
        assert.equal((await admin('POST', '/api/sandbox/clock', { advanceMs: ms })).status, 200)
      },
      now: async () => (await admin('GET', '/api/sandbox')).json.nowMs,
      async reset() {
        assert.equal((await admin('POST', '/api/sandbox/reset', {})).status, 204)
      },
    }
  },
}

for (const [way, open] of Object.entries(ways)) {
  test(`${way}: a reset restores rows, git repositories, counters and the time, and keeps the demo token`, async (t) => {
    const { url, token, moveClock, now, reset } = await open()
    const call = (path: string, method = 'GET', body?: object) =>
      fetch(`${url}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'user-agent': 'test' },
        ...(body && { body: JSON.stringify(body) }),
      })
    const json = async (path: string) => {
      const response = await call(path)
      assert.equal(response.status, 200, path)
      return response.json()
    }
    const sample = '/repos/demo/hello-octavo'
    /** State in the database, and state only in git. */
    const state = async () => ({
      repositories: (await json('/user/repos')).map(({ full_name }: { full_name: string }) => full_name),
      commits: (await json(`${sample}/commits`)).map(({ sha }: { sha: string }) => sha),
      readme: (await json(`${sample}/readme`)).sha,
      issues: (await json(`${sample}/issues?state=all&per_page=100`)).map(
        ({ title }: { title: string }) => title,
      ),
    })
    const before = await state()
    const content = Buffer.from('new').toString('base64')
    for (let round = 0; round < 3; round++) {
      const name = `round-${round}`
      assert.equal((await call('/user/repos', 'POST', { name, auto_init: true })).status, 201)
      assert.equal((await call(`${sample}/issues`, 'POST', { title: name })).status, 201)
      const file = { message: name, content }
      assert.equal((await call(`${sample}/contents/${name}.txt`, 'PUT', file)).status, 201)
      if (round === 1) assert.equal((await call(sample, 'DELETE')).status, 204)
      await moveClock(3_600_000)
      const startedMs = performance.now()
      await reset()
      t.diagnostic(`reset ${round}: ${Math.round(performance.now() - startedMs)} ms`)
      assert.deepEqual(await state(), before)
      assert.equal((await call(`/repos/demo/${name}`)).status, 404)
      assert.ok(Math.abs((await now()) - Date.now()) < 1_800_000)
      const { used } = (await json('/rate_limit')).resources.core
      assert.ok(used < 10, `${used} requests are counted`)
    }
  })
}

test('sandbox on PostgreSQL: a reset is refused with a reason, and changes nothing', async () => {
  const database = await createPostgresDatabase()
  const loaded = { name: 'notes', offset: 1, definition: notesService, load: async () => notesService }
  const { admin } = await openSandbox([loaded], database.location.url)
  // After the server, which still uses it.
  after(database.remove)
  after(stopOwnPostgres)
  assert.equal((await admin('POST', '/api/sandbox/clock', { advanceMs: 3_600_000 })).status, 200)
  const { status, json } = await admin('POST', '/api/sandbox/reset', {})
  assert.ok(status >= 400 && status < 500, String(status))
  assert.match(json.error.message, /need SQLite.*PostgreSQL: use pg_dump and pg_restore/)
  assert.equal((await admin('GET', '/api/sandbox')).json.offsetMs, 3_600_000)
})
