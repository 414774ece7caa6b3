import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type TestContext, test } from 'node:test'
import { createLogger } from '@octavo/platform/log.ts'
import { eventually } from '@octavo/testing/eventually.ts'
import { portOf } from '@octavo/testing/port-of.ts'
import { checkPrivateTargets } from '../src/doctor/private-targets.ts'
import { loadServices } from '../src/registry.ts'
import { startServer } from '../src/server.ts'
import { resolveServerSettings } from '../src/settings.ts'
import { octavo, temporaryFolder } from './octavo-process.ts'

const proxied = { publicUrl: 'https://{service}.example.org' }

test('private targets: each combination of host, public address, proxies and setting', () => {
  const cases: [Record<string, string>, isAllowed: boolean, level?: 'warn'][] = [
    [{}, true],
    [{ host: 'localhost' }, true],
    [{ host: '127.8.8.8' }, true],
    [{ host: '::1' }, true],
    [{ host: '127.example.org' }, false],
    [{ host: '0.0.0.0' }, false],
    [{ host: '::' }, false],
    [{ host: '192.168.1.2' }, false],
    [proxied, false],
    [{ trustedProxies: '127.0.0.1' }, false],
    [{ ...proxied, trustedProxies: '127.0.0.1' }, false],
    [{ ...proxied, host: '0.0.0.0' }, false],
    [{ privateTargets: 'deny' }, false],
    [{ privateTargets: 'allow' }, true],
    [{ privateTargets: 'allow', host: '0.0.0.0' }, true, 'warn'],
    [{ privateTargets: 'allow', ...proxied }, true, 'warn'],
    [{ privateTargets: 'allow', trustedProxies: '127.0.0.1' }, true, 'warn'],
  ]
  for (const [flags, isAllowed, level = 'ok'] of cases) {
    const [finding] = checkPrivateTargets(resolveServerSettings({ flags }, []).values)
    const name = JSON.stringify(flags)
    assert.equal(finding?.level, level, name)
    if (level === 'ok') assert.match(finding.text, isAllowed ? / are allowed: / : / are refused: /, name)
  }
  assert.throws(() => resolveServerSettings({ flags: { privateTargets: 'sometimes' } }, []), /privateTargets/)
})

test('private targets: doctor reports the state', async () => {
  const { stdout } = await octavo(
    'doctor',
    '--data',
    temporaryFolder(),
    '--port',
    '0',
    '--trusted-proxies',
    '127.0.0.1',
  )
  assert.match(stdout, /ok +outgoing +requests to private addresses are refused: trusted proxies are set/)
})

/** Returns the delivery log entry of a webhook to a port of this machine. */
async function deliverLocally(t: TestContext, extraFlags: Record<string, string> = {}) {
  let received = 0
  const target = createServer((_request, response) => {
    received++
    response.end('an internal page')
  }).listen(0, '127.0.0.1')
  await once(target, 'listening')
  t.after(() => target.close())
  const port = portOf(target)
  const flags = { data: temporaryFolder(), port: '0', empty: true, ...extraFlags }
  const settings = resolveServerSettings({ flags }, [])
  const services = await loadServices(['code-hosting'])
  const server = await startServer({ settings, sources: {}, services, log: createLogger('silent') })
  t.after(() => server.close())
  const { url = '', token = '' } = server.deployment.services['code-hosting'] ?? {}
  async function call(method: string, path: string, body?: object) {
    const headers = { authorization: `Bearer ${token}`, 'user-agent': 'test' }
    const response = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    // biome-ignore lint/suspicious/noExplicitAny: tests check the response
    return (await response.json()) as any
  }
  const repository = await call('POST', '/user/repos', { name: 'probe' })
  const hooks = `/repos/${repository.full_name}/hooks`
  const hook = await call('POST', hooks, { config: { url: `http://127.0.0.1:${port}/secret` } })
  const log = await eventually('the ping is in the log', async () => {
    const deliveries = await call('GET', `${hooks}/${hook.id}/deliveries`)
    return deliveries.length > 0 && deliveries
  })
  const delivery = await call('GET', `${hooks}/${hook.id}/deliveries/${log[0].id}`)
  return { received, delivery, payload: delivery.response.payload }
}

test('private targets: behind a proxy, a webhook does not reach this machine', async (t) => {
  const { received, delivery, payload } = await deliverLocally(t, { trustedProxies: '127.0.0.1' })
  assert.equal(received, 0)
  assert.match(delivery.status, /^blocked/)
  assert.ok(!payload, JSON.stringify(payload))
})

test('private targets: with a public address, a webhook does not reach this machine', async (t) => {
  const { received, delivery } = await deliverLocally(t, proxied)
  assert.equal(received, 0)
  assert.match(delivery.status, /^blocked/)
})

test('private targets: on a server for this machine only, a webhook reaches it', async (t) => {
  const { received, payload } = await deliverLocally(t)
  assert.equal(received, 1)
  assert.equal(payload, 'an internal page')
})
