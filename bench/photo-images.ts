// Claims: scaling a photo of 4000×2667 pixels to 1080 over HTTP reaches 0.9 of the throughput of bare sharp, and a cached image
// 0.9 of nginx by processor time; while the render queue is full, p99 of cached images and of JSON stays below 20 ms. ipx and
// vipsthumbnail are measured beside it. ROUNDS=3 renders less; `renders`, `cached` and `queue` run one part.
import { type ChildProcess, execFile, fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { describeClaim, median, quantile } from './figures.ts'
import type { RenderTask } from './image-renderers.ts'
import { compareServers, cpuSeconds, type LoadComparison } from './load.ts'
import { startNginx } from './nginx.ts'
import { endChild, fetchResponse, type Server, startFloor, startOctavo } from './servers.ts'
import { seeded } from './synthetic.ts'

const rounds = Number(process.env.ROUNDS ?? 9)
const photoCount = 6
const rendersPerRound = 24
/** Until the code of the service is compiled. */
const warmUpRounds = 3
/** As many as the machine can run. */
const atOnce = availableParallelism()
const run = promisify(execFile)

interface Renderer {
  name: string
  /** The process whose CPU time counts. Undefined if each rendering has its own process. */
  pid: number | undefined
  render(tasks: readonly RenderTask[]): Promise<void>
}

interface Photo {
  path: string
  file: string
}

await using closing = new AsyncDisposableStack()
const folder = await mkdtemp(join(tmpdir(), 'octavo-bench-'))
closing.defer(() => rm(folder, { recursive: true, force: true }))
const originals = join(folder, 'originals')
const dataDir = join(folder, 'data')
await mkdir(originals)
await drawPhotos()
await run(process.execPath, [cli(), 'import', 'photo', originals, '--user', 'ansel', '--data', dataDir])
process.env.OCTAVO_PHOTO_RENDERS_PER_MINUTE = '0'
const octavo = await startOctavo('photo', { dataDir })
closing.defer(() => octavo.stop())
const photos = await listPhotos()

const parts = { renders: compareRenderers, cached: compareCached, queue: measureFullQueue }
for (const [name, measurePart] of Object.entries(parts))
  if (process.argv.length < 3 || process.argv.includes(name)) await measurePart()

function cli(): string {
  return join(import.meta.dirname, '../cli/octavo.js')
}

/** Noise on soft shapes compresses like a photo. */
async function drawPhotos(): Promise<void> {
  const random = seeded(11)
  for (let number = 0; number < photoCount; number++) {
    const small = Buffer.from(Array.from({ length: 60 * 40 * 3 }, () => Math.floor(random() * 256)))
    const grain = Buffer.from(Array.from({ length: 1000 * 667 * 3 }, () => 96 + Math.floor(random() * 64)))
    const texture = await sharp(grain, { raw: { width: 1000, height: 667, channels: 3 } })
      .resize({ width: 4000, height: 2667, fit: 'fill' })
      .raw()
      .toBuffer()
    await sharp(small, { raw: { width: 60, height: 40, channels: 3 } })
      .resize({ width: 4000, height: 2667, fit: 'fill', kernel: 'cubic' })
      .composite([{ input: texture, raw: { width: 4000, height: 2667, channels: 3 }, blend: 'soft-light' }])
      .jpeg({ quality: 88 })
      .toFile(join(originals, `${number}.jpg`))
  }
}

async function listPhotos(): Promise<readonly Photo[]> {
  const response = await fetch(`${octavo.url}/users/ansel/photos?per_page=30`, { headers: authorization() })
  const listing = (await response.json()) as { width: number; urls: { raw: string } }[]
  const files = (await readdir(originals)).map((name) => join(originals, name))
  const paths = listing.filter(({ width }) => width === 4000).map(({ urls }) => new URL(urls.raw).pathname)
  if (paths.length !== photoCount) throw new Error(`${paths.length} photos were imported`)
  // Which is which does not matter: they are alike.
  return paths.map((path, place) => ({ path, file: files[place] ?? '' }))
}

function authorization(): Record<string, string> {
  return { authorization: `Bearer ${octavo.token}` }
}

async function compareRenderers(): Promise<void> {
  await checkRendering()
  const renderers = [overHttp('ours', octavo, pathOfOurs), await startSharp(), await startIpx()]
  const isInstalled = !spawnSync('vipsthumbnail', ['--version']).error
  const all = isInstalled ? [...renderers, vipsThumbnail()] : renderers
  const figures = all.map(() => ({ perSecond: [] as number[], cpuMs: [] as number[] }))
  for (let round = 0; round < warmUpRounds + rounds; round++) {
    const tasks = tasksOf(round)
    // Each goes first in turn.
    for (let turn = 0; turn < all.length; turn++) {
      const place = (turn + round) % all.length
      const [renderer, figure] = [all[place], figures[place]]
      if (!renderer || !figure) continue
      const measured = await measure(renderer, tasks)
      if (round < warmUpRounds) continue
      figure.perSecond.push(measured.perSecond)
      figure.cpuMs.push(measured.cpuMs)
    }
  }
  console.log(`4000×2667 to 1080, ${atOnce} at once`)
  for (const [place, { name }] of all.entries()) {
    const { perSecond = [], cpuMs = [] } = figures[place] ?? {}
    console.log(
      `  ${name.padEnd(14)} ${median(perSecond).toFixed(2).padStart(7)}/s  ${median(cpuMs).toFixed(1).padStart(6)} ms of processor`,
    )
  }
  const [ours, bare] = figures
  const rate = median(ours?.perSecond.map((value, round) => value / Number(bare?.perSecond[round])) ?? [])
  const cpu = median(bare?.cpuMs ?? []) / median(ours?.cpuMs ?? [])
  console.log(`  processor time of bare sharp compared with ours: ${cpu.toFixed(2)}`)
  console.log(`  rate compared with bare sharp ${describeClaim(rate, 'at least', 0.9)}\n`)
}

/** Heights differ slightly, so that no rendering is cached. */
function tasksOf(round: number): RenderTask[] {
  return Array.from({ length: rendersPerRound }, (_, place) => {
    const number = round * rendersPerRound + place
    const file = photos[number % photoCount]?.file ?? ''
    return { file, width: 1080, height: 690 + Math.floor(number / photoCount) }
  })
}

function pathOfOurs({ file, width, height }: RenderTask): string {
  const path = photos.find((photo) => photo.file === file)?.path
  return `${path}?w=${width}&h=${height}&fit=scale&q=80`
}

async function checkRendering(): Promise<void> {
  const path = pathOfOurs({ file: photos[0]?.file ?? '', width: 1080, height: 689 })
  const response = await fetch(octavo.url + path)
  const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  if (format !== 'jpeg' || width !== 1080 || height !== 689)
    throw new Error(`${path}: ${response.status} ${format} ${width}×${height}`)
}

async function measure({ pid, render }: Renderer, tasks: readonly RenderTask[]) {
  const before = { ms: performance.now(), cpu: await cpuOf(pid) }
  await render(tasks)
  const seconds = (performance.now() - before.ms) / 1_000
  const cpu = (await cpuOf(pid)) - before.cpu
  return { perSecond: tasks.length / seconds, cpuMs: (cpu / tasks.length) * 1_000 }
}

function cpuOf(pid: number | undefined): Promise<number> {
  return pid === undefined ? cpuSeconds(process.pid, 'ended children') : cpuSeconds(pid)
}

function overHttp(name: string, { url, pid }: Server, pathOf: (task: RenderTask) => string): Renderer {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  return {
    name,
    pid,
    render: (tasks) =>
      workOff(tasks, async (task) => {
        const status = await get(url + pathOf(task), agent)
        if (status !== 200) throw new Error(`${url}${pathOf(task)}: ${status}`)
      }),
  }
}

async function workOff<Task>(tasks: readonly Task[], work: (task: Task) => Promise<unknown>): Promise<void> {
  const queue = tasks.values()
  const workAll = async () => {
    for (const task of queue) await work(task)
  }
  await Promise.all(Array.from({ length: atOnce }, workAll))
}

async function get(url: string, agent: Agent, headers: Record<string, string> = {}): Promise<number> {
  const [response] = await once(request(url, { agent, headers }).end(), 'response')
  response.resume()
  await once(response, 'end')
  return response.statusCode
}

async function startRenderer(...args: string[]): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(join(import.meta.dirname, 'image-renderers.ts'), args)
  closing.defer(() => endChild(child))
  const [{ port }] = await once(child, 'message')
  return { child, port }
}

async function startSharp(): Promise<Renderer> {
  const { child } = await startRenderer('sharp')
  return {
    name: 'bare sharp',
    pid: child.pid,
    async render(tasks) {
      child.send({ tasks, atOnce })
      await once(child, 'message')
    },
  }
}

async function startIpx(): Promise<Renderer> {
  const { child, port } = await startRenderer('ipx', originals)
  const server = { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => endChild(child) }
  return overHttp('ipx', server, ({ file, width, height }) => {
    return `/s_${width}x${height},fit_fill,q_80/${file.slice(originals.length + 1)}`
  })
}

function vipsThumbnail(): Renderer {
  const output = join(folder, 'thumbnail.jpg[Q=80]')
  return {
    name: 'vipsthumbnail',
    pid: undefined,
    render: (tasks) =>
      workOff(tasks, ({ file, width, height }) =>
        run('vipsthumbnail', [file, '--size', `${width}x${height}!`, '-o', output], {
          env: { ...process.env, VIPS_CONCURRENCY: '1' },
        }),
      ),
  }
}

/** nginx sends files without copying them, which no Node process can. */
async function compareCached(): Promise<void> {
  const root = join(folder, 'static')
  await mkdir(root)
  const nginx = await startNginx(root)
  if (nginx) closing.defer(() => nginx.stop())
  for (const width of [400, 1080]) {
    const [path = ''] = photos.map((photo) => `${photo.path}?fm=jpg&q=80&w=${width}`)
    const { body, headers } = await fetchResponse(octavo.url + path, {})
    const bytes = Buffer.from(body, 'base64')
    const claim = `A cached image of ${width} pixels, ${Math.round(bytes.length / 1024)} KB`
    const cached = { path, ours: octavo, claim, expectedStatus: 200 }
    const unchanged = { 'if-none-match': headers.etag ?? '' }
    await compareWithFloor(cached, {})
    if (width === 400)
      await compareWithFloor(
        { ...cached, claim: `${claim}, 304`, headers: unchanged, expectedStatus: 304 },
        unchanged,
      )
    if (!nginx) continue
    // nginx ignores the query.
    await writeFile(join(root, path.split('?', 1)[0] ?? ''), bytes)
    await compareServers({ ...cached, floor: nginx, floorName: 'nginx', atLeast: 0.9 })
    if (width !== 400) continue
    const { headers: ofNginx } = await fetchResponse(nginx.url + path, {})
    const either = { 'if-none-match': `${headers.etag}, ${ofNginx.etag}` }
    const unread = { ...cached, claim: `${claim}, 304`, headers: either, expectedStatus: 304 }
    // Reported.
    await compareServers({ ...unread, floor: nginx, floorName: 'nginx', atLeast: 0 })
  }
}

async function compareWithFloor(
  comparison: Omit<LoadComparison, 'floor' | 'atLeast'>,
  headers: Record<string, string>,
): Promise<void> {
  const floor = await startFloor(octavo.url + comparison.path, headers)
  try {
    await compareServers({ ...comparison, floor, atLeast: 0.9 })
  } finally {
    await floor.stop()
  }
}

/** The probes share the processor with the renders, so a bare server shows what waiting for the processor costs. */
async function measureFullQueue(): Promise<void> {
  const [cached = ''] = photos.map(({ path }) => `${octavo.url}${path}?fm=jpg&q=80&w=400`)
  const floor = await startFloor(cached, {})
  closing.defer(() => floor.stop())
  const probes: readonly Probe[] = [
    { name: 'a cached image', url: cached },
    { name: 'JSON', url: `${octavo.url}/photos/random`, headers: authorization() },
    { name: 'bare node:http', url: floor.url },
  ]
  await probe(probes, 200)
  const idle = await probe(probes, 1_000)
  const floodProcess = fork(join(import.meta.dirname, 'image-crowd.ts'), [
    octavo.url,
    ...photos.map(({ path }) => path),
  ])
  closing.defer(() => endChild(floodProcess))
  // Until the queue is full.
  await pause(3_000)
  const startMs = performance.now()
  const busy = await probe(probes, 2_000)
  floodProcess.send('report')
  const [{ rendered, refused }] = await once(floodProcess, 'message')
  const seconds = (performance.now() - startMs) / 1_000 + 3
  console.log(
    `While the render queue is full: ${(rendered / seconds).toFixed(1)} renders/s, ${refused} refused`,
  )
  for (const [place, { name }] of probes.entries()) {
    const [before = [], during = []] = [idle[place], busy[place]]
    const p99 = quantile(during, 0.99)
    const figure = name === 'bare node:http' ? p99.toFixed(2) : describeClaim(p99, 'at most', 20)
    console.log(
      `  ${name.padEnd(14)} p50 ${median(during).toFixed(1)} ms (idle ${median(before).toFixed(1)}; p99 ${quantile(before, 0.99).toFixed(1)}), p99 in ms ${figure}`,
    )
  }
}

interface Probe {
  name: string
  url: string
  headers?: Record<string, string>
}

/** Requests each in turn and returns their times in milliseconds. */
async function probe(probes: readonly Probe[], times: number): Promise<readonly number[][]> {
  const agent = new Agent({ keepAlive: true })
  const durations: number[][] = probes.map(() => [])
  for (let round = 0; round < times; round++)
    for (const [place, { url, headers }] of probes.entries()) {
      const startMs = performance.now()
      const status = await get(url, agent, headers)
      durations[place]?.push(performance.now() - startMs)
      if (status !== 200) throw new Error(`${url}: ${status}`)
      await pause(2)
    }
  agent.destroy()
  return durations
}
