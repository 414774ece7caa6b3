// Claims: with all services, the first response comes at most 4 s after a first start and 1.5 s after a later one, and the
// idle server takes at most 250 MB of resident memory after either. Start times are the minimum of several starts.
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { checkClaim, formatCount } from './figures.ts'
import { endChild } from './servers.ts'

const rounds = Number(process.env.ROUNDS ?? 3)
const quietMs = 30_000
const maxFirstMs = 4_000
const maxLaterMs = 1_500
const maxMegabytes = 250

interface Start {
  responseMs: number
  /** Resident memory of the server and its child processes when idle; not available on all systems. */
  megabytes: number | undefined
}

/** Starts all services, requests the suggested address and stops. */
async function start(dataDir: string, measuresMemory: boolean): Promise<Start> {
  const startedMs = performance.now()
  const args = [join(import.meta.dirname, '../cli/octavo.js'), 'serve', '--port', '0', '--data', dataDir]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const response = await fetch(await readSuggestion(child.stdout))
    if (!response.ok) throw new Error(`The first response has status ${response.status}`)
    await response.arrayBuffer()
    const responseMs = performance.now() - startedMs
    if (!measuresMemory) return { responseMs, megabytes: undefined }
    await pause(quietMs)
    return { responseMs, megabytes: await residentMegabytes(child.pid ?? 0) }
  } finally {
    await endChild(child)
  }
}

async function readSuggestion(output: Readable): Promise<string> {
  let text = ''
  for await (const chunk of output.iterator({ destroyOnReturn: false })) {
    text += chunk
    const [, url] = /curl '([^']+)'/.exec(text) ?? []
    if (url) return url
  }
  throw new Error('The server ended during the start')
}

/** The processes run the same program, so its pages in memory are counted once. */
async function residentMegabytes(pid: number): Promise<number | undefined> {
  if (process.platform !== 'linux') return undefined
  const pids = [pid]
  for (const parent of pids) {
    const children = await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8')
    pids.push(...children.split(' ').filter(Boolean).map(Number))
  }
  const statuses = await Promise.all(pids.map((one) => readFile(`/proc/${one}/status`, 'utf8')))
  const kilobytes = (name: string) =>
    statuses.map((status) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0))
  const own = [...kilobytes('RssAnon'), ...kilobytes('RssShmem')].reduce((sum, one) => sum + one, 0)
  return (own + Math.max(...kilobytes('RssFile'))) / 1024
}

const first: Start[] = []
const later: Start[] = []
for (let round = 0; round < rounds; round++) {
  const dataDir = await mkdtemp(join(tmpdir(), 'octavo-bench-'))
  try {
    first.push(await start(dataDir, round === 0))
    later.push(await start(dataDir, round === 0))
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

for (const [name, starts, maxMs] of [
  ['first start', first, maxFirstMs],
  ['later start', later, maxLaterMs],
] as const) {
  const ms = Math.min(...starts.map(({ responseMs }) => responseMs))
  const megabytes = starts.find((one) => one.megabytes !== undefined)?.megabytes
  console.log(`  ${name} first response after ${formatCount(ms)} ms, minimum of ${rounds}`)
  checkClaim(`${name} within ${formatCount(maxMs)} ms`, maxMs / ms, 1)
  if (megabytes === undefined) continue
  console.log(`  ${name} idle after ${quietMs / 1_000} s: ${formatCount(megabytes)} MB resident`)
  checkClaim(`${name} within ${maxMegabytes} MB`, maxMegabytes / megabytes, 1)
}
