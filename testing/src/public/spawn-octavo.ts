import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { OctavoOptions, ServiceName, TestOctavo, TestService } from './test-octavo.ts'

export interface SpawnOptions<Name extends ServiceName = ServiceName> extends OctavoOptions<Name> {
  /** The Node executable; by default that of this process, or `node` in Bun and Deno. */
  node?: string
  /** How long the start may take; a minute by default. */
  timeoutMs?: number
}

export interface SpawnedOctavo<Name extends ServiceName = ServiceName> extends TestOctavo<Name> {
  portal: string
  adminToken: string
}

interface Deployment {
  portal: string
  adminToken: string
  services: Record<string, TestService>
}

/** Starts a server in a process that ends with this one. */
export async function spawnOctavo<const Name extends ServiceName = ServiceName>(
  options: SpawnOptions<Name> = {},
): Promise<SpawnedOctavo<Name>> {
  const { node = findNode(), timeoutMs = 60_000 } = options
  const folder = mkdtempSync(join(tmpdir(), 'octavo-test-'))
  const log = join(folder, 'output.log')
  const output = openSync(log, 'a')
  const child = spawn(node, [cli, ...argumentsOf(options, folder)], { stdio: ['ignore', output, output] })
  closeSync(output)
  const failure = once(child, 'error').then(([error]) => Promise.reject(error))
  failure.catch(() => {})
  // A test runner that does not call `close` exits nevertheless.
  child.unref()
  const cleanUp = () => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', cleanUp)
  const close = async () => {
    await stop(child)
    process.off('exit', cleanUp)
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const ready = waitUntilReady(child, folder, timeoutMs)
    const deployment = await Promise.race([ready, failure])
    return { ...connect<Name>(deployment), close }
  } catch (error) {
    const printed = existsSync(log) ? readFileSync(log, 'utf8').trim() : ''
    await close()
    throw new Error(`Octavo did not start${printed ? `: ${printed}` : '.'}`, { cause: error })
  }
}

const cli = fileURLToPath(new URL('../../../cli/octavo.js', import.meta.url))

/** Bun and Deno name their own executable. */
function findNode(): string {
  return 'bun' in process.versions || 'deno' in process.versions ? 'node' : process.execPath
}

function argumentsOf(options: OctavoOptions, folder: string): string[] {
  const { services = [], settings = {}, limits = 'spec', sampleData = true } = options
  const config = join(folder, 'octavo.config.json')
  writeFileSync(config, JSON.stringify(settings))
  const flags = ['--data', folder, '--config', config, '--port', '0', '--limits', limits, '--log', 'silent']
  const parent = ['--parent', String(process.pid)]
  return ['serve', ...services, ...flags, ...parent, '--sandbox', ...(sampleData ? [] : ['--empty'])]
}

/** The server writes `octavo.json` when every service listens. */
async function waitUntilReady(child: ChildProcess, folder: string, timeoutMs: number): Promise<Deployment> {
  const file = join(folder, 'octavo.json')
  const endMs = performance.now() + timeoutMs
  while (!existsSync(file)) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`It exited with ${child.exitCode ?? child.signalCode}`)
    if (performance.now() > endMs) throw new Error(`It was not ready within ${timeoutMs} ms`)
    await wait(20)
  }
  return JSON.parse(readFileSync(file, 'utf8'))
}

function connect<Name extends ServiceName>({
  portal,
  adminToken,
  services,
}: Deployment): Omit<SpawnedOctavo<Name>, 'close'> {
  const post = async (path: string, body: object) => {
    const headers = { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' }
    const response = await fetch(portal + path, { method: 'POST', headers, body: JSON.stringify(body) })
    const text = await response.text()
    if (!response.ok) throw new Error(`${path} returned ${response.status}: ${text}`)
  }
  const moveClock = (body: object) => post('/api/sandbox/clock', body)
  return {
    portal,
    adminToken,
    // The server has started all services of `Name`.
    services: services as Record<Name, TestService>,
    clock: {
      moveBy: (advanceMs) => moveClock({ advanceMs }),
      moveTo: (toMs) => moveClock({ toMs }),
      reset: () => moveClock({ reset: true }),
    },
    reset: () => post('/api/sandbox/reset', {}),
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.ref()
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await exited
  clearTimeout(timer)
}
