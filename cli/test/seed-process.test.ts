import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { test } from 'node:test'
import { eventually } from '@octavo/testing/eventually.ts'
import { type ServingProcess, serve, temporaryFolder } from './octavo-process.ts'

const name = 'anime-catalogue'

interface Process {
  pid: number
  parent: number
}

/** The processes that seed, of servers that this file has started. */
function seedProcesses(): Process[] {
  const lines = execFileSync('ps', ['-A', '-o', 'ppid=,pid=,args='], { encoding: 'utf8' }).split('\n')
  const all = lines.flatMap((line) => {
    const [, parent, pid, args = ''] = /^ *(\d+) +(\d+) (.*)$/.exec(line) ?? []
    return pid === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), args }]
  })
  const servers = all.filter(({ parent }) => parent === process.pid).map(({ pid }) => pid)
  return all.filter(({ parent, args }) => args === `octavo ${name}, seeding` && servers.includes(parent))
}

const seedProcess = () => eventually('a process seeds', () => seedProcesses()[0])

async function requireSample({ deployment }: ServingProcess): Promise<void> {
  const response = await fetch(`${deployment.services[name]?.url}/anime/1`)
  assert.equal(response.status, 200)
}

test('seed process: a first start seeds in it, a later start does not need it', async () => {
  const dataDir = temporaryFolder()
  const first = serve(dataDir, name)
  await seedProcess()
  const { child, ended } = await first
  await requireSample(await first)
  await eventually('the process that seeds has ended', () => seedProcesses().length === 0)
  child.kill('SIGTERM')
  assert.equal((await ended).code, 0)

  const restarted = serve(dataDir, name)
  const seeding: Process[] = []
  await Promise.race([restarted, eventually('a process seeds', () => seeding.push(...seedProcesses()) > 0)])
  await requireSample(await restarted)
  assert.deepEqual(seeding, [])
})

test('seed process: when it is killed, the server seeds', async () => {
  const starting = serve(temporaryFolder(), name)
  process.kill((await seedProcess()).pid, 'SIGKILL')
  const server = await starting
  assert.match(
    (await server.printed(/the process that seeds has ended/)).input,
    new RegExp(`service.*${name}|${name}`),
  )
  await requireSample(server)
})

test('seed process: it ends with a killed server, and the next start seeds', async () => {
  const dataDir = temporaryFolder()
  const killed = assert.rejects(serve(dataDir, name), /serve ended/)
  process.kill((await seedProcess()).parent, 'SIGKILL')
  await killed
  await requireSample(await serve(dataDir, name))
})
