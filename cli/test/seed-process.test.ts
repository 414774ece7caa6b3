import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { databaseFileOf } from '@octavo/platform/service-folder.ts'
import { eventually } from '@octavo/testing/eventually.ts'
import { forkSeeders } from '../src/isolation/seed-process.ts'
import { type ServingProcess, serve, temporaryFolder } from './octavo-process.ts'

const name = 'anime-catalogue'

interface Process {
  pid: number
  parent: number
}

function listProcesses(): (Process & { args: string })[] {
  const lines = execFileSync('ps', ['-A', '-o', 'ppid=,pid=,args='], { encoding: 'utf8' }).split('\n')
  return lines.flatMap((line) => {
    const [, parent, pid, args = ''] = /^ *(\d+) +(\d+) (.*)$/.exec(line) ?? []
    return pid === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), args }]
  })
}

/** The processes that seed, of servers that this file has started. */
function seedProcesses(): Process[] {
  const all = listProcesses()
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
  const { child, exit } = await first
  await requireSample(await first)
  await eventually('the process that seeds has ended', () => seedProcesses().length === 0)
  child.kill('SIGTERM')
  assert.equal((await exit).code, 0)

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
    (await server.printed(/another process could not seed/)).input,
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

test('seed process: services share one, and it seeds the others when one fails or is not needed', async () => {
  const options = {
    host: '127.0.0.1',
    port: 0,
    settings: {},
    limits: 'spec',
    privateTargets: false,
    sampleData: true,
  } as const
  const dataDir = temporaryFolder()
  const file = join(dataDir, 'file')
  writeFileSync(file, '')
  const waiting = forkSeeders(['photo', name, 'event-management'], 1)
  const [failing, seeding] = [waiting.take('photo'), waiting.take(name)]
  waiting.dismiss()
  const [failure, success] = await Promise.all([
    failing?.seed({ name: 'photo', options: { ...options, dataDir: file }, logStyle: 'silent' }),
    seeding?.seed({ name, options: { ...options, dataDir }, logStyle: 'silent' }),
  ])
  assert.notEqual(failure, undefined)
  assert.equal(success, undefined)
  assert.ok(existsSync(databaseFileOf(join(dataDir, name))))
  const isSeeding = ({ parent, args }: Process & { args: string }) =>
    parent === process.pid && args.endsWith(', seeding')
  // Its only requests are those to seed.
  await eventually('the process has ended', () => !listProcesses().some(isSeeding))
})
