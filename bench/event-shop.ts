// Starts event services in their own processes, creates an event on sale, and simulates concurrent buyers.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { endChild } from './servers.ts'

export interface Shop {
  name: string
  call: Caller
  /** The service processes. */
  servers: readonly ShopServer[]
}

export interface ShopServer {
  url: string
  child: ChildProcess
}

export type Caller = (method: string, url: string, body?: object) => Promise<Answer>

interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: a wrong response fails the benchmark.
  json: any
}

export async function openShop(name: string, places: readonly object[], concurrency: number): Promise<Shop> {
  const servers = []
  let token = ''
  // Sequential, because the first one migrates the database.
  for (const place of places) {
    const child = fork(join(import.meta.dirname, 'event-server.ts'), [JSON.stringify(place)])
    const [serving] = await once(child, 'message')
    token = serving.token
    servers.push({ url: String(serving.url), child })
  }
  return { name, call: callerOf(token, concurrency), servers }
}

export async function closeShop({ servers }: Shop): Promise<void> {
  for (const { child } of servers) await endChild(child, 'SIGKILL')
}

/** Distributes requests over the servers. */
export function serverUrlOf({ servers }: Shop, index: number): string {
  return servers[index % servers.length]?.url ?? ''
}

/** An event with this capacity; each ticket class alone has as many tickets. */
export async function openSale(shop: Shop, capacity: number) {
  const ok = async (method: string, path: string, body?: object) => {
    const { status, json } = await shop.call(method, serverUrlOf(shop, 0) + path, body)
    if (status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(json)}`)
    return json
  }
  const { organizations } = await ok('GET', '/users/me/organizations/')
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  const event = await ok('POST', `/organizations/${organizations[0].id}/events/`, {
    event: {
      name: { html: 'Rush' },
      summary: 'A popular event.',
      start: { timezone: 'Europe/Berlin', utc: `${day}T18:00:00Z` },
      end: { timezone: 'Europe/Berlin', utc: `${day}T21:00:00Z` },
      currency: 'EUR',
      capacity,
    },
  })
  const ticketIds: string[] = []
  for (const name of ['Stalls', 'Circle', 'Gallery']) {
    const ticket_class = { name, free: true, quantity_total: capacity }
    const { id } = await ok('POST', `/events/${event.id}/ticket_classes/`, { ticket_class })
    ticketIds.push(id)
  }
  await ok('POST', `/events/${event.id}/publish/`)
  return { eventId: String(event.id), ticketIds }
}

export interface LoadResult {
  latencies: number[]
  perSecond: number
  /** Per second of processor time of the service, without the database. */
  perProcessorSecond: number
}

/** Runs `count` calls with limited concurrency. */
export async function runConcurrently(
  { servers }: Shop,
  count: number,
  concurrency: number,
  call: (index: number) => Promise<unknown>,
): Promise<LoadResult> {
  const latencies: number[] = []
  const processorsBefore = await processorMs(servers)
  const startMs = performance.now()
  let next = 0
  const queue = async () => {
    while (next < count) {
      const index = next++
      const startedMs = performance.now()
      await call(index)
      latencies.push(performance.now() - startedMs)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, queue))
  const perSecond = (count * 1_000) / (performance.now() - startMs)
  const usedMs = (await processorMs(servers)) - processorsBefore
  return { latencies, perSecond, perProcessorSecond: (count * 1_000) / usedMs }
}

async function processorMs(servers: readonly ShopServer[]): Promise<number> {
  let sum = 0
  for (const { child } of servers) {
    child.send('usage')
    const [{ user, system }] = await once(child, 'message')
    sum += (user + system) / 1_000
  }
  return sum
}

function callerOf(token: string, concurrency: number): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency })
  return async (method, url, body) => {
    const text = body && JSON.stringify(body)
    const headers = { authorization: `Bearer ${token}`, ...(text && { 'content-type': 'application/json' }) }
    const clientRequest = request(url, { method, agent, headers })
    clientRequest.end(text)
    const [response] = await once(clientRequest, 'response')
    const chunks: Buffer[] = await response.toArray()
    return { status: Number(response.statusCode), json: JSON.parse(Buffer.concat(chunks).toString()) }
  }
}
