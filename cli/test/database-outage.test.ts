import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { startDatabaseProxy } from '@octavo/testing/database-proxy.ts'
import { createPostgresDatabase } from '@octavo/testing/databases.ts'
import { eventually } from '@octavo/testing/eventually.ts'
import { stopOwnPostgres } from '@octavo/testing/shared-postgres.ts'
import { untyped } from '@octavo/testing/untyped.ts'
import { serve, temporaryFolder } from './octavo-process.ts'

/** A request of each service that needs its database, and how its ecosystem shows an error. */
const services = {
  'code-hosting': { path: '/user', messageOf: (body: unknown) => untyped(body).message },
  'event-management': {
    path: '/v3/users/me/',
    messageOf: (body: unknown) => untyped(body).error_description,
  },
  'anime-catalogue': {
    path: '/users?filter[self]=true',
    messageOf: (body: unknown) => untyped(body).errors?.[0]?.detail,
  },
  photo: { path: '/me', messageOf: (body: unknown) => untyped(body).errors?.[0] },
}

test('serve: during a PostgreSQL outage services respond with 503 in their own format, and recover automatically', async () => {
  after(stopOwnPostgres)
  const database = await createPostgresDatabase()
  after(database.remove)
  const proxy = await startDatabaseProxy(database.location.url)
  after(() => proxy.close())
  const args = ['--empty', '--log', 'json', '--database-url', proxy.url]
  const { deployment, printed, child, exit } = await serve(
    temporaryFolder(),
    ...Object.keys(services),
    'country-data',
    ...args,
  )
  const call = (service: string, path: string) => {
    const { url, token } = deployment.services[service] ?? {}
    return fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } })
  }
  const readiness = async () => {
    const response = await fetch(`${deployment.portal}/readyz`)
    return { status: response.status, services: untyped((await response.json()).services) }
  }
  for (const [name, { path }] of Object.entries(services)) assert.equal((await call(name, path)).status, 200)
  assert.equal((await readiness()).status, 200)

  await proxy.close()
  for (const [name, { path, messageOf }] of Object.entries(services)) {
    const responses = await Promise.all(Array.from({ length: 10 }, () => call(name, path)))
    for (const response of responses) {
      assert.equal(response.status, 503, name)
      assert.equal(response.headers.get('retry-after'), '5', name)
      assert.match(String(messageOf(await response.json())), /database is unavailable/, name)
    }
  }
  assert.equal((await call('country-data', '/v3.1/alpha/pe')).status, 200)
  const away = await readiness()
  assert.equal(away.status, 503)
  assert.equal(away.services['code-hosting'], false)
  assert.equal(away.services['country-data'], true)
  assert.equal((await fetch(`${deployment.portal}/healthz`)).status, 200)

  await proxy.open()
  await eventually('the portal is ready again', async () => (await readiness()).status === 200)
  for (const [name, { path }] of Object.entries(services)) {
    await eventually(`${name} serves again`, async () => (await call(name, path)).status === 200)
  }
  await printed(/PostgreSQL is available again/)
  child.kill('SIGTERM')
  const { stdout } = await exit
  const logged = stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
    .filter(({ level }) => level >= 40)
  const counts = Object.groupBy(logged, ({ service }) => String(service))
  for (const name of Object.keys(services)) {
    assert.equal(
      counts[name]?.length,
      1,
      JSON.stringify(counts[name]?.map(({ msg, err }) => [msg, err?.message])),
    )
  }
})
