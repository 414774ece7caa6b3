import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { eventually } from '@octavo/testing/eventually.ts'
import { portOf } from '@octavo/testing/port-of.ts'
import { untyped } from '@octavo/testing/untyped.ts'
import { octavo, octavoProcess, serve, temporaryFolder } from './octavo-process.ts'

const isolated = ['country-data', 'status-image', '--isolate']
const { dataDir, deployment, child, exit } = await serve(temporaryFolder(), ...isolated, '--log', 'json')
after(() => child.kill('SIGKILL'))
const { url = '' } = deployment.services['country-data'] ?? {}

/** Child processes of the server by process title. */
function serviceProcesses(parent: number | undefined): Map<string, number> {
  const lines = execFileSync('ps', ['-A', '-o', 'ppid=,pid=,args='], { encoding: 'utf8' }).split('\n')
  return new Map(
    lines.flatMap((line) => {
      const [, ppid, pid, name = ''] = /^ *(\d+) +(\d+) octavo ([a-z-]+)/.exec(line) ?? []
      return Number(ppid) === parent ? [[name, Number(pid)]] : []
    }),
  )
}

async function isReady(): Promise<boolean> {
  return (await fetch(`${deployment.portal}/readyz`)).status === 200
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test('isolate: each service has its own process, and octavo.json is unchanged', async () => {
  const processes = serviceProcesses(child.pid)
  assert.deepEqual([...processes.keys()].sort(), Object.keys(deployment.services).sort())
  assert.equal(deployment.pid, child.pid)
  assert.equal((await fetch(`${url}/alpha/ch`)).status, 200)
  await eventually('it is ready', isReady)
  const description = await (await fetch(`${deployment.portal}/openapi/country-data.json`)).json()
  assert.equal(untyped(description).servers[0].url, url)
})

test('isolate: a killed service restarts on the same port; others are not affected', async () => {
  const before = serviceProcesses(child.pid)
  process.kill(before.get('country-data') ?? 0, 'SIGKILL')
  const now = await eventually('there is another process', () => {
    const processes = serviceProcesses(child.pid)
    const pid = processes.get('country-data')
    return pid !== undefined && pid !== before.get('country-data') ? processes : undefined
  })
  await eventually('the service responds', () =>
    fetch(`${url}/alpha/ch`)
      .then(({ ok }) => ok)
      .catch(() => false),
  )
  await eventually('it is ready', isReady)
  for (const [name, pid] of now) assert.equal(pid === before.get(name), name !== 'country-data', name)
  assert.deepEqual(JSON.parse(readFileSync(join(dataDir, 'octavo.json'), 'utf8')), deployment)
})

test('isolate: not ready while a service restarts', async () => {
  const pid = serviceProcesses(child.pid).get('country-data') ?? 0
  process.kill(pid, 'SIGSTOP')
  await eventually('it is not ready', async () => !(await isReady()))
  process.kill(pid, 'SIGCONT')
  await eventually('it is ready', isReady)
})

test('isolate: metrics cover all processes and continue after a restart', async () => {
  const readCounts = async () => {
    const page = await (await fetch(`${deployment.portal}/metrics`)).text()
    const [, requests] =
      /octavo_request_seconds_count\{service="country-data",.*\/alpha\/:code.*status="200"\} (\d+)/.exec(
        page,
      ) ?? []
    assert.match(page, /octavo_service_restarts\{service="country-data"\} [1-9]/)
    assert.equal(page.match(/^# HELP octavo_requests_in_flight /gm)?.length, 1)
    // A process that is killed early has reported none.
    return Number(requests ?? 0)
  }
  const before = await readCounts()
  await fetch(`${url}/alpha/ch`)
  await eventually('one more is counted', async () => (await readCounts()) > before)
})

test('isolate: a service that receives SIGTERM is restarted', async () => {
  const pid = serviceProcesses(child.pid).get('country-data') ?? 0
  process.kill(pid, 'SIGTERM')
  await eventually('there is another process', () => {
    const now = serviceProcesses(child.pid).get('country-data')
    return now !== undefined && now !== pid ? now : undefined
  })
  await eventually('it is ready', isReady)
})

test('isolate: SIGTERM stops all processes in order', async () => {
  const pids = [...serviceProcesses(child.pid).values()]
  child.kill('SIGTERM')
  const { code } = await exit
  assert.equal(code, 0)
  assert.deepEqual(pids.filter(isAlive), [])
  assert.equal(existsSync(join(dataDir, 'octavo.json')), false)
})

test('isolate: services exit when the server is killed', async () => {
  const other = await serve(temporaryFolder(), ...isolated, '--log', 'silent')
  const pids = [...serviceProcesses(other.child.pid).values()]
  assert.ok(pids.length > 0)
  other.child.kill('SIGKILL')
  await eventually('none is left', () => pids.every((pid) => !isAlive(pid)))
})

test('isolate: start errors are reported as without --isolate', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const port = String(portOf(other))
  const args = ['--port', port, '--data', temporaryFolder()]
  const { code, stderr } = await octavoProcess('serve', ...isolated, ...args)
  other.close()
  assert.equal(code, 2)
  assert.ok(stderr.includes(port) && stderr.includes('--port'), stderr)
  const portInUse = await startWithPortInUse()
  assert.equal(portInUse.code, 2, portInUse.stderr)
  assert.match(portInUse.stderr, /^Port \d+ of country-data is in use\. .*--port/m)
  const wrong = ['--country-data.alphaShape', 'round', '--port', '0', '--data', temporaryFolder()]
  const settings = await octavoProcess('serve', ...isolated, ...wrong)
  assert.equal(settings.code, 2)
  assert.match(settings.stderr, /country-data\.alphaShape .*"round"/)
  const both = await octavo('serve', ...isolated, '--sandbox', '--port', '0', '--data', temporaryFolder())
  assert.equal(both.code, 2)
  assert.match(both.stderr, /leave out --isolate/)
})

/** The portal's port is free and country-data's, three higher, is not. Retries if random ports collide. */
async function startWithPortInUse() {
  for (;;) {
    const squatter = createServer().listen(0, '127.0.0.1')
    await once(squatter, 'listening')
    const port = portOf(squatter)
    const args = ['--port', String(port - 3), '--data', temporaryFolder(), '--log', 'silent']
    const result = await octavoProcess('serve', ...isolated, ...args)
    squatter.close()
    if (!/^Port \d+ of (?!country-data)/.test(result.stderr)) return result
  }
}
