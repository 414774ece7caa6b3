// Claims: a page of issues takes at most 1/4 of the processor time of emulate 0.12.2 (ours on disk, theirs in memory), and a
// page after a change at most twice its time; a 304 takes at most 1/3 of building the page; at a million issues, page 10,000
// by its link costs at most 1.5 of the first page.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fillDataFolder } from '../services/code-hosting/test/fill-repository.ts'
import { describeClaim, median } from './figures.ts'
import { compareServers, cpuSeconds } from './load.ts'
import { freePort } from './nginx.ts'
import { importPeer } from './peers/import-peer.ts'
import { endChild, fetchResponse, type Server, startFloor, startOctavo } from './servers.ts'

const million = 1_000_000
const agent = { 'user-agent': 'bench' }
const tokens = Array.from({ length: 40 }, (_, place) => `bench_token_${place}`)

if (process.argv[2] === 'emulate') await serveEmulate()
else await bench()

async function bench(): Promise<void> {
  const octavo = await startOctavo('code-hosting')
  const emulate = await startEmulate()
  const headers = { ...agent, authorization: `Bearer ${octavo.token}` }
  try {
    const ours = createCaller(octavo.url, octavo.token ?? '')
    const { owner } = await ours('POST', '/user/repos', { name: 'thousand' })
    await openIssues(ours, `/repos/${owner.login}/thousand`, 1_000)
    await openIssues(createCaller(emulate.url, tokens[0] ?? ''), `/repos/${owner.login}/thousand`, 1_000)
    const path = `/repos/${owner.login}/thousand/issues`
    const page = await fetchResponse(octavo.url + path, headers)
    const floor = await startFloor(octavo.url + path, headers)
    const claim = `A page of 30 of 1,000 issues, ${kilobytes(page.body)} kB`
    const peer = await fetchResponse(emulate.url + path, { ...agent, authorization: `Bearer ${tokens[0]}` })
    const common = { path, headers, expectedStatus: 200, ours: octavo }
    const theirs = `emulate, ${kilobytes(peer.body)} kB`
    await compareServers({ ...common, claim, floor: emulate, floorName: theirs, atLeast: 4 })
    await compareServers({ ...common, claim, floor, atLeast: 0.15 })
    await floor.stop()
    await compareFresh([octavo, octavo.token ?? ''], [emulate, tokens[0] ?? ''], path)
    await emulate.stop()

    const many = await ours('POST', '/user/repos', { name: 'million' })
    const filling = { repositoryId: many.id, count: million, accountIds: [owner.id] }
    await fillDataFolder(octavo.dataDir, filling)
    await comparePages(octavo.url, headers, `/repos/${owner.login}/million`)
    await compareUnchanged(octavo, headers, `/repos/${owner.login}/million`)
  } finally {
    await octavo.stop()
    await emulate.stop()
  }
}

/** Sequential requests for all pages after each change of an issue, so that no page is cached. */
async function compareFresh(
  octavo: [server: Server, token: string],
  emulate: [server: Server, token: string],
  path: string,
): Promise<void> {
  const rounds = 20
  const pages = 33
  const cost = async ([{ url, pid }, token]: [server: Server, token: string]) => {
    const headers = { ...agent, authorization: `Bearer ${token}` }
    const readAll = async () => {
      const body = JSON.stringify({ body: `It happened again at ${performance.now()}.` })
      const response = await fetch(`${url}${path}/1`, { method: 'PATCH', headers, body })
      await response.arrayBuffer()
      for (let page = 1; page <= pages; page++) await timed(`${url}${path}?page=${page}`, headers)
    }
    for (let round = 0; round < 5; round++) await readAll()
    const startS = await cpuSeconds(pid)
    for (let round = 0; round < rounds; round++) await readAll()
    return ((await cpuSeconds(pid)) - startS) / (rounds * pages)
  }
  const ours = await cost(octavo)
  const theirs = await cost(emulate)
  console.log('Processor time of a page of 30 of 1,000 issues after a change, one request at a time')
  console.log(`  emulate                  ${(theirs * 1e6).toFixed(0)} µs`)
  console.log(
    `  ours                     ${(ours * 1e6).toFixed(0)} µs   ${describeClaim(ours / theirs, 'at most', 2)}\n`,
  )
}

/** Sequential requests, each after a change, so that no page is cached. */
async function comparePages(url: string, headers: Record<string, string>, path: string): Promise<void> {
  const list = `${url}${path}/issues?state=all`
  const before = await fetchResponse(`${list}&page=9999`, headers)
  const next = /<[^>]*\/issues(\?[^>]+)>; rel="next"/.exec(before.headers.link ?? '')?.[1] ?? ''
  const deep = `${url}${path}/issues${next}`
  const times: Record<'first' | 'deep', number[]> = { first: [], deep: [] }
  for (let round = 0; round < 110; round++) {
    const body = JSON.stringify({ body: `Round ${round}` })
    await fetch(`${url}${path}/issues/1`, { method: 'PATCH', headers, body })
    const sides = [
      ['first', list],
      ['deep', deep],
    ] as const
    for (const [name, address] of round % 2 ? sides : sides.toReversed()) {
      const ms = await timed(address, headers)
      if (round >= 10) times[name].push(ms)
    }
  }
  const [first, deepest] = [median(times.first), median(times.deep)]
  console.log(`Of ${million.toLocaleString('en')} issues, one request at a time, after a change`)
  console.log(`  the first page       ${first.toFixed(2)} ms`)
  console.log(
    `  page 10,000 by next  ${deepest.toFixed(2)} ms   ${describeClaim(deepest / first, 'at most', 1.5)}\n`,
  )
}

/** Processor time, because sequential requests take longer in the client than in the server. */
async function compareUnchanged(
  { url, pid }: Server,
  headers: Record<string, string>,
  path: string,
): Promise<void> {
  const count = 3_000
  const list = `${url}${path}/issues`
  const cost = async (address: (place: number) => string, more: Record<string, string> = {}) => {
    const startS = await cpuSeconds(pid)
    for (let place = 1; place <= count; place++) await timed(address(place), { ...headers, ...more })
    return ((await cpuSeconds(pid)) - startS) / count
  }
  const first = await fetch(list, { headers })
  await first.arrayBuffer()
  const uncached = await cost((place) => `${list}?page=${place}`)
  const cached = await cost(() => list)
  const unchanged = await cost(() => list, { 'if-none-match': first.headers.get('etag') ?? '' })
  console.log('Processor time of a page')
  console.log(`  uncached                 ${(uncached * 1e6).toFixed(0)} µs`)
  console.log(`  cached                   ${(cached * 1e6).toFixed(0)} µs`)
  console.log(
    `  304                      ${(unchanged * 1e6).toFixed(0)} µs   ${describeClaim(uncached / unchanged, 'at least', 3)}\n`,
  )
}

/** Time to the last byte on a keep-alive connection. */
async function timed(url: string, headers: Record<string, string>): Promise<number> {
  const startMs = performance.now()
  const response = await fetch(url, { headers })
  await response.arrayBuffer()
  const ms = performance.now() - startMs
  const expected = headers['if-none-match'] ? 304 : 200
  if (response.status !== expected) throw new Error(`${url}: ${response.status}`)
  return ms
}

type Call = ReturnType<typeof createCaller>

function createCaller(url: string, token: string) {
  return async (method: string, path: string, body: object) => {
    const headers = { ...agent, authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const response = await fetch(url + path, { method, headers, body: JSON.stringify(body) })
    const result = await response.json()
    if (!response.ok) throw new Error(`${method} ${url}${path}: ${response.status} ${JSON.stringify(result)}`)
    return result
  }
}

/** Creates the same issues on both servers. */
async function openIssues(call: Call, path: string, count: number): Promise<void> {
  for (const name of ['steam', 'sail']) await call('POST', `${path}/labels`, { name, color: 'c5def5' })
  for (let place = 1; place <= count; place++)
    await call('POST', `${path}/issues`, {
      title: `Something is the matter with part ${place % 97}`,
      body: `It happened again.\n\n1. Start it\n2. Wait for ${place % 60} seconds\n`,
      labels: [place % 2 ? 'steam' : 'sail'],
    })
}

async function startEmulate(): Promise<Server> {
  const child: ChildProcess = fork(import.meta.filename, ['emulate'], { stdio: 'inherit' })
  const [url] = await once(child, 'message')
  return { url: String(url), pid: child.pid ?? 0, tokens, stop: () => endChild(child) }
}

async function serveEmulate(): Promise<void> {
  const { createEmulator } = await importPeer('emulate')
  const login = 'demo'
  const seed = {
    tokens: Object.fromEntries(tokens.map((token) => [token, { login, scopes: ['repo', 'user'] }])),
    github: { users: [{ login }], repos: [{ owner: login, name: 'thousand' }] },
  }
  const emulator = await createEmulator({ service: 'github', port: await freePort(), seed })
  process.send?.(emulator.url.replace('localhost', '127.0.0.1'))
}

function kilobytes(base64: string): number {
  return Math.round((base64.length * 3) / 4 / 1_000)
}
