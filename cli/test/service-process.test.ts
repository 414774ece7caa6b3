import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { claimDataDirectory } from '@octavo/platform/data/owner.ts'
import { eventually } from '@octavo/testing/eventually.ts'
import { startServiceProcess } from '../src/isolation/service-process.ts'
import { temporaryFolder } from './octavo-process.ts'

const name = 'country-data'

function startIn(dataDir: string, signal = new AbortController().signal) {
  const options = {
    dataDir,
    host: '127.0.0.1',
    port: 0,
    settings: {},
    limits: 'spec',
    privateTargets: true,
    sampleData: false,
  } as const
  const start = { kind: 'start', name, options, logStyle: 'silent' } as const
  return startServiceProcess({ start, receiveMetrics: () => {}, signal })
}

/** A locked folder, on which a start waits. */
async function ownedFolder() {
  const dataDir = temporaryFolder()
  const owned = new DisposableStack()
  owned.defer((await claimDataDirectory(join(dataDir, name))).release)
  after(() => owned.dispose())
  return { dataDir, release: () => owned.dispose() }
}

function listChildProcesses(): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'ppid=,pid=,args='], { encoding: 'utf8' }).split('\n')
  return lines.flatMap((line) => {
    const [, ppid, pid, args = ''] = /^ *(\d+) +(\d+) (.*)$/.exec(line) ?? []
    return Number(ppid) === process.pid && !args.startsWith('ps ') ? [Number(pid)] : []
  })
}

function waitForChildProcess(): Promise<number> {
  return eventually('a process has started', () => listChildProcesses()[0])
}

test('service process: an exit during the start is reported with its signal', async () => {
  const { dataDir } = await ownedFolder()
  const rejected = assert.rejects(startIn(dataDir), /country-data exited before it was ready: SIGKILL/)
  process.kill(await waitForChildProcess(), 'SIGKILL')
  await rejected
})

test('service process: an aborted start leaves no process behind', async () => {
  const { dataDir } = await ownedFolder()
  const controller = new AbortController()
  const rejected = assert.rejects(startIn(dataDir, controller.signal), /is no longer needed/)
  await waitForChildProcess()
  controller.abort()
  await rejected
  assert.deepEqual(listChildProcesses(), [])
  await assert.rejects(startIn(dataDir, controller.signal), /is no longer needed/)
  assert.deepEqual(listChildProcesses(), [])
})

test('service process: starts when its predecessor releases the lock, responds, and stops', async () => {
  const { dataDir, release } = await ownedFolder()
  const starting = startIn(dataDir)
  await waitForChildProcess()
  release()
  const { listening, check, stop, exit } = await starting
  assert.equal((await fetch(`${listening.url}/alpha/ch`)).status, 200)
  await Promise.all(Array.from({ length: 20 }, check))
  await stop()
  assert.equal(await exit, 'exit code 0')
  await assert.rejects(check(), /has exited/)
})
