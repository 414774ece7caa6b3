// Claims: a request through the code assistant to a model server takes at most 0.6 ms longer than a direct one (median), the
// first token of a stream at most 0.8 ms; whole responses less than through @portkey-ai/gateway in the same run, whose streams
// fail on Node 26. The server's request closes at most 100 ms after the client left (p99). A stream takes at most 60 KB of resident memory.
// STREAMS=5000 sets the number of concurrent streams.
import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { describeClaim, formatCount, median, quantile } from './figures.ts'
import { endChild } from './servers.ts'

const streams = Number(process.env.STREAMS ?? 500)
const rounds = Number(process.env.ROUNDS ?? 12)
const requestsPerRound = 50
const chunkEveryMs = 50
const streamSeconds = 5
const agent = new Agent({ keepAlive: true, maxSockets: Infinity })

interface Target {
  name: string
  url: string
  headers: Record<string, string>
  model: string
}

if (process.argv[2] === 'upstream') await serveUpstream()
else await bench()

/** A model server that answers at once. Streams of the model `endless` have a chunk each 50 ms. */
async function serveUpstream(): Promise<void> {
  const chunk = `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { content: 'word ' }, finish_reason: null }] })}\n\n`
  const json = JSON.stringify({
    id: 'c',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [
      { index: 0, message: { role: 'assistant', content: 'word '.repeat(100) }, finish_reason: 'stop' },
    ],
    usage: { prompt_tokens: 10, completion_tokens: 100, total_tokens: 110 },
  })
  const endless = new Set<ServerResponse>()
  setInterval(() => {
    for (const response of endless) response.write(chunk)
  }, chunkEveryMs)
  const server = createServer({ keepAliveTimeout: 60_000 }, async (incoming, response) => {
    const text = String(await buffer(incoming))
    if (!text.includes('"stream":true')) {
      response.writeHead(200, { 'content-type': 'application/json' }).end(json)
      return
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(chunk)
    if (!text.includes('endless')) {
      response.end('data: [DONE]\n\n')
      return
    }
    endless.add(response)
    response.once('close', () => {
      endless.delete(response)
      process.send?.(Date.now())
    })
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
  process.once('disconnect', () => process.exit())
}

async function bench(): Promise<void> {
  const upstream = fork(import.meta.filename, ['upstream'])
  const [port] = await once(upstream, 'message')
  const url = `http://127.0.0.1:${port}/v1`
  const folder = await mkdtemp(join(tmpdir(), 'octavo-bench-'))
  const ours = await startOurs(folder, url)
  const portkey = await startPortkey(url)
  try {
    const targets: Target[] = [
      { name: 'direct', url, headers: {}, model: 'm' },
      {
        name: 'code assistant',
        url: `${ours.url}/v1`,
        headers: { authorization: `Bearer ${ours.token}` },
        model: 'bench/m',
      },
      { name: '@portkey-ai/gateway', url: portkey.url, headers: portkey.headers, model: 'm' },
    ]
    const prompt = 'Explain this function. '
    console.log('Whole responses, one after the other')
    claim(await compare(targets, (target) => exchange(target, prompt, false)), 0.6)
    console.log('First token of a stream, one after the other')
    claim(await compare(targets.slice(0, 2), (target) => exchange(target, prompt, true)), 0.8)
    console.log('Prompts of 1 MB')
    claim(await compare(targets, (target) => exchange(target, prompt.repeat(45_000), false), 8), 3)
    const [, own] = targets
    if (own) {
      await measureAborts(own, upstream)
      await measureStreams(own, ours.pid)
    }
  } finally {
    await Promise.all([endChild(ours.child), endChild(portkey.child), endChild(upstream)])
    await rm(folder, { recursive: true, force: true })
  }
}

async function startOurs(folder: string, url: string) {
  const config = join(folder, 'octavo.config.json')
  const upstreams = [
    { name: 'bench', protocol: 'openai', url, models: ['m', 'endless'], maxConcurrent: 10_000 },
  ]
  await writeFile(config, JSON.stringify({ 'code-assistant': { upstreams } }))
  const cli = join(import.meta.dirname, '../cli/octavo.js')
  const flags = [
    '--port',
    '0',
    '--data',
    join(folder, 'data'),
    '--config',
    config,
    '--log',
    'silent',
    '--limits',
    'off',
  ]
  const child = spawn(process.execPath, [cli, 'serve', 'code-assistant', ...flags], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (let tries = 0; tries < 600 && child.exitCode === null; tries++) {
    const deployment = await readFile(join(folder, 'data/octavo.json'), 'utf8').catch(() => undefined)
    if (deployment) {
      const { services, pid } = JSON.parse(deployment)
      return { child, pid: Number(pid), ...services['code-assistant'] }
    }
    await pause(50)
  }
  throw new Error('The code assistant did not start')
}

async function startPortkey(url: string) {
  const port = await freePort()
  const script = join(import.meta.dirname, '../node_modules/@portkey-ai/gateway/build/start-server.js')
  const child = spawn(process.execPath, [script, `--port=${port}`, '--headless'], { stdio: 'ignore' })
  const headers = { authorization: 'Bearer x', 'x-portkey-provider': 'openai', 'x-portkey-custom-host': url }
  for (let tries = 0; tries < 200; tries++) {
    const isReady = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
    if (isReady) return { child, url: `http://127.0.0.1:${port}/v1`, headers }
    await pause(50)
  }
  throw new Error('@portkey-ai/gateway did not start')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

function open({ url, headers, model }: Target, content: string, stream: boolean, ownModel = model) {
  const body = JSON.stringify({ model: ownModel, messages: [{ role: 'user', content }], stream })
  const clientRequest = request(`${url}/chat/completions`, {
    method: 'POST',
    agent,
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
  })
  clientRequest.on('error', () => {})
  clientRequest.end(body)
  return clientRequest
}

/** Returns the time to the first byte of the body of a stream, or to the end of any other response. */
async function exchange(target: Target, content: string, stream: boolean): Promise<number> {
  const startedMs = performance.now()
  const [response] = (await once(open(target, content, stream), 'response')) as [IncomingMessage]
  if (response.statusCode !== 200)
    throw new Error(`${target.name}: ${response.statusCode} ${await buffer(response)}`)
  let firstMs = 0
  response.on('data', () => {
    firstMs ||= performance.now() - startedMs
  })
  await once(response, 'end')
  return stream ? firstMs : performance.now() - startedMs
}

/** Alternates the targets in one run, so that other load affects all alike. */
async function compare(
  targets: readonly Target[],
  run: (target: Target) => Promise<number>,
  count = requestsPerRound,
) {
  const times = new Map(targets.map(({ name }) => [name, [] as number[]]))
  for (let round = 0; round < rounds + 2; round++)
    for (const target of round % 2 === 0 ? targets : targets.toReversed())
      for (let at = 0; at < count; at++) {
        const timeMs = await run(target)
        if (round >= 2) times.get(target.name)?.push(timeMs)
      }
  const direct = times.get('direct') ?? []
  const added = new Map<string, number>()
  for (const [name, own] of times) {
    const difference = median(own) - median(direct)
    added.set(name, difference)
    const differences = `p50 +${difference.toFixed(2)} ms, p99 +${(quantile(own, 0.99) - quantile(direct, 0.99)).toFixed(2)} ms`
    console.log(
      `  ${name.padEnd(22)} p50 ${median(own).toFixed(2).padStart(7)} ms, p99 ${quantile(own, 0.99).toFixed(2).padStart(7)} ms   ${differences}`,
    )
  }
  return added
}

function claim(added: ReadonlyMap<string, number>, maxMs: number): void {
  const own = added.get('code assistant') ?? Number.NaN
  const peer = added.get('@portkey-ai/gateway')
  console.log(`  added ${describeClaim(own, 'at most', maxMs)}`)
  if (peer !== undefined) console.log(`  of what the peer adds ${describeClaim(own / peer, 'at most', 1)}`)
  console.log()
}

async function measureAborts(target: Target, upstream: ReturnType<typeof fork>): Promise<void> {
  const delays: number[] = []
  for (let at = 0; at < 100; at++) {
    const clientRequest = open(target, 'x', true, 'bench/endless')
    const [response] = (await once(clientRequest, 'response')) as [IncomingMessage]
    await once(response, 'data')
    const closed = once(upstream, 'message')
    const leftMs = Date.now()
    clientRequest.destroy()
    const [closedMs] = await closed
    delays.push(Number(closedMs) - leftMs)
  }
  console.log('Request to the server closed after the client left, in milliseconds')
  console.log(`  p50 ${median(delays)}, p99 ${describeClaim(quantile(delays, 0.99), 'at most', 100)}\n`)
}

async function measureStreams(target: Target, pid: number): Promise<void> {
  const before = await residentBytes(pid)
  const gaps: number[] = []
  let chunks = 0
  let failures = 0
  const openRequests = await Promise.all(
    Array.from({ length: streams }, async (_, at) => {
      await pause(at)
      const clientRequest = open(target, 'x', true, 'bench/endless')
      const [response] = (await once(clientRequest, 'response')) as [IncomingMessage]
      if (response.statusCode !== 200) failures++
      let lastMs = performance.now()
      response.on('data', () => {
        const nowMs = performance.now()
        gaps.push(nowMs - lastMs)
        lastMs = nowMs
        chunks++
      })
      response.on('error', () => {})
      return clientRequest
    }),
  )
  gaps.length = 0
  chunks = 0
  await pause(streamSeconds * 1000)
  const perStream = ((await residentBytes(pid)) - before) / streams / 1000
  console.log(`${formatCount(streams)} concurrent streams, one chunk each ${chunkEveryMs} ms`)
  console.log(`  ${formatCount(chunks / streamSeconds)} chunks/s, ${failures} failures`)
  console.log(
    `  between chunks: p50 ${median(gaps).toFixed(0)} ms, p99 ${quantile(gaps, 0.99).toFixed(0)} ms`,
  )
  console.log(`  KB of memory per stream: ${describeClaim(perStream, 'at most', 60)}`)
  for (const clientRequest of openRequests) clientRequest.destroy()
}

async function residentBytes(pid: number): Promise<number> {
  if (process.platform !== 'linux') return Number.NaN
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}
