// Claims: with the same 977 works a page of twenty, kept, takes a twentieth of the processor time that fortune 5.5.19
// with fortune-json-api 2.3.1 needs, and half of it where it has to be made, ours kept on the disk and theirs in memory.
// With 40,000 works, one of them that is warm is answered at 0.8 or more of what bare node:http does with the same
// bytes, one that has not changed at 0.7, a page of twenty at 0.6; a page that has to be made takes 5 ms of processor at
// most, wherever it lies, a search 5 ms, and a work with 1,100 episodes 15 ms.
import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { syntheticEntries, writeSynthetic } from '../services/anime-catalogue/test/synthetic-database.ts'
import { readJudgedQueries } from '../services/anime-catalogue/test/title-search-catalogue.ts'
import { compareServers, cpuSeconds } from './load.ts'
import { ask, type Server, startFloor, startOctavo } from './servers.ts'

const service = 'anime-catalogue'
const many = 40_000
const folder = await mkdtemp(join(tmpdir(), 'octavo-bench-catalogue-'))
const dataDir = join(folder, 'data')
const agent = new Agent({ keepAlive: true })
const cleanUps: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })]

try {
  await start('A first start, which writes down the catalogue of its own')
  const small = await start('A start with it', { claimedS: 2 })
  await comparePeer(small)
  await small.stop()
  const longId = await takeInTheWorld()
  await start('The first start after that, which puts its titles into an index')
  const large = await start(`A start with ${many.toLocaleString('en')} works`, { claimedS: 2.5 })
  await compareFloors(large)
  await measureMade(large)
  await measureSearches(large)
  await measureLong(large, longId)
  await printMemory(large)
} finally {
  for (const cleanUp of cleanUps.reverse()) await cleanUp()
}

type Octavo = Awaited<ReturnType<typeof startOctavo>>

/** Ends itself where nothing is asked of how long it took. */
async function start(name: string, { claimedS }: { claimedS?: number } = {}): Promise<Octavo> {
  const startMs = performance.now()
  const octavo = await startOctavo(service, { dataDir })
  await timed(`${octavo.url}/anime?page[limit]=1`)
  const ms = performance.now() - startMs
  const startS = await cpuSeconds(octavo.pid)
  await timed(`${octavo.url}/anime?filter[text]=cowboy+bebop`)
  cleanUps.push(octavo.stop)
  const cpu = claimedS === undefined ? startS.toFixed(2) : verdict(startS, 'at most', claimedS)
  console.log(`${name}\n  ${Math.round(ms)} ms to its first answer; seconds of processor: ${cpu}\n`)
  if (claimedS !== undefined) return octavo
  await whenSearching(octavo.url)
  await octavo.stop()
  return octavo
}

/** Until there is an index, answers to searches are not to be kept. */
async function whenSearching(url: string): Promise<void> {
  for (;;) {
    const { headers } = await ask(`${url}/anime?filter[text]=cowboy+bebop`, {})
    if (headers['cache-control'] !== 'no-store') return
  }
}

async function comparePeer(octavo: Octavo): Promise<void> {
  const child: ChildProcess = fork(join(import.meta.dirname, 'fortune.ts'), [octavo.url])
  const [url] = await once(child, 'message')
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill()
    await once(child, 'exit')
  }
  cleanUps.push(stop)
  const fortune: Server = { url: String(url), pid: child.pid ?? 0, stop }
  const pages = Array.from({ length: 480 }, (_, place) => 2 * place)
  const kinds = {
    'A page of twenty, each another one': (offset: number) => `/anime?page[limit]=20&page[offset]=${offset}`,
    'A page with its genres included': (offset: number) =>
      `/anime?include=genres&page[limit]=20&page[offset]=${offset}`,
  }
  for (const [claim, pathOf] of Object.entries(kinds)) {
    const [first, rest] = [pages.slice(0, 80).map(pathOf), pages.slice(80).map(pathOf)]
    for (const server of [octavo, fortune]) await run(server, first)
    const ours = await costOf(octavo, rest)
    const theirs = await costOf(fortune, rest)
    printCosts(claim, { 'anime-catalogue': ours, fortune: theirs })
    console.log(`  ${verdict(theirs / ours, 'at least', 2)}\n`)
  }
  const common = { expectedStatus: 200, ours: octavo, floor: fortune, floorName: 'fortune' }
  await compareServers({ ...common, claim: 'One of 977 works', path: '/anime/1', atLeast: 2.5 })
  await compareServers({ ...common, claim: 'A page of them', path: '/anime?page[limit]=20', atLeast: 20 })
  await compareServers({
    ...common,
    claim: 'One with its genres',
    path: '/anime/1?include=genres',
    atLeast: 4,
  })
  await stop()
}

/** Returns the id of the work with the many episodes. */
async function takeInTheWorld(): Promise<string> {
  const file = join(folder, 'world.jsonl.zst')
  const first = 1_000_001
  const long = first + many - 978
  const [shape] = syntheticEntries(1, long)
  const title = { title: 'Nagai Hanashi', episodes: 1_100, sources: [`https://kitsu.app/anime/${long}`] }
  const entries = [...syntheticEntries(many - 978), { ...shape, ...title }]
  await writeSynthetic(file, entries, { lines: true, packing: 'zst' })
  const cli = join(import.meta.dirname, '../cli/octavo.js')
  const startMs = performance.now()
  const args = [cli, 'import', service, 'offline-database', file, '--data', dataDir]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'ignore'] })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The import ended with ${code}`)
  const seconds = (performance.now() - startMs) / 1_000
  console.log(
    `Taking in ${entries.length.toLocaleString('en')} works\n  ${verdict(seconds, 'at most', 60)} s\n`,
  )
  return String(long)
}

async function compareFloors(octavo: Octavo): Promise<void> {
  const rows: [claim: string, path: string, headers: Record<string, string>, atLeast: number][] = [
    ['A work, warm', '/anime/1', {}, 0.8],
    ['A page of twenty, warm', '/anime?page[limit]=20', {}, 0.6],
    ['The same, compressed', '/anime?page[limit]=20', { 'accept-encoding': 'gzip' }, 0.6],
  ]
  const { headers } = await ask(`${octavo.url}/anime/1`, {})
  rows.push(['A work that has not changed', '/anime/1', { 'if-none-match': headers.etag ?? '' }, 0.7])
  for (const [claim, path, headers, atLeast] of rows) {
    const { status } = await ask(octavo.url + path, headers)
    const floor = await startFloor(octavo.url + path, headers)
    cleanUps.push(floor.stop)
    await compareServers({ claim, path, headers, expectedStatus: status, ours: octavo, floor, atLeast })
    await floor.stop()
  }
}

/** Each address is asked for once, so that none is ready. */
async function measureMade(octavo: Octavo): Promise<void> {
  const paths = (from: number, sort: string) =>
    Array.from({ length: 500 }, (_, place) => `/anime?page[limit]=20&page[offset]=${from + place}${sort}`)
  const costs: Record<string, number> = {}
  for (const [name, sort] of [
    ['by id', ''],
    ['by popularity', '&sort=-userCount'],
  ] as const)
    for (const [where, from] of [
      ['the first pages', 0],
      ['around 39,980', many - 500],
    ] as const) {
      // What is in order already is not put in order for every page.
      await costOf(octavo, [`/anime?page[offset]=${from + 1}&page[limit]=1${sort}`])
      costs[`${name}, ${where}`] = await costOf(octavo, paths(from, sort))
    }
  printCosts('A page of twenty that has to be made', costs)
  console.log(`  ${verdict(Math.max(...Object.values(costs)), 'at most', 5)} ms\n`)
}

async function measureSearches(octavo: Octavo): Promise<void> {
  const queries = [...new Set(readJudgedQueries().map(({ query }) => query))].slice(0, 300)
  for (const word of ['warm', 'up', 'the', 'index']) await timed(`${octavo.url}/anime?filter[text]=${word}`)
  const { cpuMs, times } = await run(
    octavo,
    queries.map((query) => `/anime?filter[text]=${encodeURIComponent(query)}`),
  )
  console.log(
    `${queries.length} mixed searches among ${many.toLocaleString('en')} works, each for the first time`,
  )
  printTimes(times)
  console.log(`  ${verdict(cpuMs, 'at most', 5)} ms of processor for each\n`)
}

/** The page numbers make no difference to one resource, but to whether its answer is ready. */
async function measureLong(octavo: Octavo, id: string): Promise<void> {
  const path = `/anime/${id}?include=genres,episodes,mediaRelationships.destination`
  const first = await timed(octavo.url + path)
  const again = Array.from({ length: 100 }, (_, place) => `${path}&page[offset]=${place + 1}`)
  await run(octavo, again.slice(0, 20))
  const { cpuMs, times } = await run(octavo, again.slice(20))
  console.log(
    `A work with 1,100 episodes included, one request at a time; ${first.toFixed(1)} ms the first time`,
  )
  printTimes(times)
  console.log(`  ${verdict(cpuMs, 'at most', 15)} ms of processor for each\n`)
}

async function printMemory({ pid }: Server): Promise<void> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const [, resident = 'unknown'] = /VmRSS:\s+(\d+)/.exec(status) ?? []
  const [, most = 'unknown'] = /VmHWM:\s+(\d+)/.exec(status) ?? []
  console.log('Memory after all that')
  console.log(
    `  ${verdict(Number(resident) / 1024, 'at most', 700)} MB, ${Math.round(Number(most) / 1024)} at most\n`,
  )
}

async function costOf(server: Server, paths: readonly string[]): Promise<number> {
  return (await run(server, paths)).cpuMs
}

/** One after the other: milliseconds of processor for each, and how long each took. */
async function run({ url, pid }: Server, paths: readonly string[]) {
  const times: number[] = []
  const startS = await cpuSeconds(pid)
  for (const path of paths) times.push(await timed(url + path))
  return { cpuMs: (((await cpuSeconds(pid)) - startS) / paths.length) * 1_000, times }
}

function printTimes(times: readonly number[]): void {
  const [half, most] = [share(times, 0.5), share(times, 0.99)]
  console.log(`  half of them in ${half.toFixed(1)} ms, all but one in a hundred in ${most.toFixed(1)} ms`)
}

function printCosts(claim: string, costs: Record<string, number>): void {
  console.log(claim)
  for (const [name, ms] of Object.entries(costs))
    console.log(`  ${name.padEnd(32)} ${ms.toFixed(2).padStart(8)} ms of processor`)
}

/** From the request to the last byte, on a connection that stays open. */
async function timed(url: string): Promise<number> {
  const startMs = performance.now()
  const [response] = await once(request(url, { agent }).end(), 'response')
  for await (const _ of response);
  const ms = performance.now() - startMs
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode}`)
  return ms
}

function verdict(value: number, how: 'at most' | 'at least', limit: number): string {
  const isKept = how === 'at most' ? value <= limit : value >= limit
  if (!isKept) process.exitCode = 1
  const digits = value < 100 ? 2 : 0
  return `${value.toFixed(digits)}, claimed ${how} ${limit}: ${isKept ? 'kept' : 'NOT KEPT'}`
}

function share(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN
}
