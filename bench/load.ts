import { readFile } from 'node:fs/promises'
import autocannon from 'autocannon'
import { formatCount, median } from './figures.ts'
import type { Server } from './servers.ts'

export interface LoadComparison {
  claim: string
  path: string
  headers?: Record<string, string>
  expectedStatus: number
  ours: Server
  floor: Server
  floorName?: string
  /** Minimum ratio of our rate to the baseline's. */
  atLeast: number
}

interface Run {
  perSecond: number
  /** Processor time of the server per request. The rate hides it if the client is slower than the server. */
  cpuUs: number
}

const rounds = 7
const seconds = 2
const connections = 64

/** Loads both servers alternately in one run and prints the medians and their ratio. */
export async function compareServers(comparison: LoadComparison): Promise<void> {
  const { claim, path, ours, floor, floorName = 'bare node:http', atLeast } = comparison
  const runs: Record<'ours' | 'floor', Run[]> = { ours: [], floor: [] }
  for (let round = 0; round <= rounds; round++) {
    for (const side of round % 2 ? (['ours', 'floor'] as const) : (['floor', 'ours'] as const)) {
      const run = await loadOn(comparison[side], comparison)
      if (round > 0) runs[side].push(run)
    }
  }
  const rate = medianOf(runs.ours, 'perSecond') / medianOf(runs.floor, 'perSecond')
  const cpu = medianOf(runs.floor, 'cpuUs') / medianOf(runs.ours, 'cpuUs')
  console.log(`${claim} (${path})`)
  console.log(`  ours            ${describe(runs.ours)}   ${ours.url}`)
  console.log(`  ${floorName.padEnd(14)}  ${describe(runs.floor)}   ${floor.url}`)
  // Other load affects the rate, but not the processor time per request.
  const decisive = Number.isFinite(cpu) ? cpu : rate
  const result = decisive >= atLeast ? 'met' : 'NOT MET'
  console.log(
    `  processor time ${cpu.toFixed(2)} of the baseline, rate ${rate.toFixed(2)}; claimed at least ${atLeast}: ${result}\n`,
  )
  if (decisive < atLeast) process.exitCode = 1
}

async function loadOn(
  { url, pid, tokens }: Server,
  { path, headers = {}, expectedStatus }: LoadComparison,
): Promise<Run> {
  const before = await cpuSeconds(pid)
  const {
    errors,
    requests,
    duration,
    statusCodeStats = {},
  } = await autocannon({
    url: url + path,
    headers,
    connections,
    duration: seconds,
    ...(tokens && {
      requests: tokens.map((token) => ({ headers: { ...headers, authorization: `Bearer ${token}` } })),
    }),
  })
  const cpu = (await cpuSeconds(pid)) - before
  const expected = statusCodeStats[`${expectedStatus}`]?.count ?? 0
  if (errors || expected !== requests.total) {
    throw new Error(
      `${url}${path}: ${expected} of ${requests.total} responses were ${expectedStatus}, ${errors} failed`,
    )
  }
  return { perSecond: requests.total / duration, cpuUs: (cpu / requests.total) * 1e6 }
}

/** In hundredths of a second on Linux; NaN elsewhere, where only the rate counts. */
export async function cpuSeconds(pid: number, of: 'process' | 'ended children' = 'process'): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const first = of === 'process' ? 11 : 13
  return (Number(fields[first]) + Number(fields[first + 1])) / 100
}

function medianOf(runs: readonly Run[], figure: keyof Run): number {
  return median(runs.map((run) => run[figure]))
}

function describe(runs: readonly Run[]): string {
  const perSecond = formatCount(medianOf(runs, 'perSecond'))
  return `${perSecond.padStart(8)}/s  ${medianOf(runs, 'cpuUs').toFixed(1).padStart(6)} µs of processor`
}
