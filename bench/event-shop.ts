// Event services in processes of their own, an event that is on sale there, and the crowd that comes for it.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { join } from 'node:path'

export interface Shop {
  name: string
  call: Caller
  /** The processes that sell. */
  doors: readonly Door[]
}

export interface Door {
  url: string
  child: ChildProcess
}

export type Caller = (method: string, url: string, body?: object) => Promise<Answer>

interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: answers of all kinds, of which a wrong one fails the bench.
  json: any
}

export async function openShop(name: string, places: readonly object[], atOnce: number): Promise<Shop> {
  const doors = []
  let token = ''
  // Not at once: the first one prepares the database.
  for (const place of places) {
    const child = fork(join(import.meta.dirname, 'event-server.ts'), [JSON.stringify(place)])
    const [serving] = await once(child, 'message')
    token = serving.token
    doors.push({ url: String(serving.url), child })
  }
  return { name, call: callerOf(token, atOnce), doors }
}

export async function closeShop({ doors }: Shop): Promise<void> {
  for (const { child } of doors) {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
}

/** As a crowd spreads. */
export function doorOf({ doors }: Shop, visitor: number): string {
  return doors[visitor % doors.length]?.url ?? ''
}

/** An event with room for all the tickets, of which each class alone has as many. */
export async function openSale(shop: Shop, capacity: number) {
  const ok = async (method: string, path: string, body?: object) => {
    const { status, json } = await shop.call(method, doorOf(shop, 0) + path, body)
    if (status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(json)}`)
    return json
  }
  const { organizations } = await ok('GET', '/users/me/organizations/')
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  const event = await ok('POST', `/organizations/${organizations[0].id}/events/`, {
    event: {
      name: { html: 'Rush' },
      summary: 'Everybody wants to come.',
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

export interface Crowd {
  latencies: number[]
  perSecond: number
  /** In a second of the shop's processors, without those of the database. */
  perProcessorSecond: number
}

/** Everybody does so as soon as one of those ahead of them has done it. */
export async function crowd(
  { doors }: Shop,
  count: number,
  atOnce: number,
  come: (visitor: number) => Promise<unknown>,
): Promise<Crowd> {
  const latencies: number[] = []
  const processorsBefore = await processorMs(doors)
  const startMs = performance.now()
  let next = 0
  const queue = async () => {
    while (next < count) {
      const visitor = next++
      const cameMs = performance.now()
      await come(visitor)
      latencies.push(performance.now() - cameMs)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, queue))
  const perSecond = (count * 1_000) / (performance.now() - startMs)
  const usedMs = (await processorMs(doors)) - processorsBefore
  return { latencies, perSecond, perProcessorSecond: (count * 1_000) / usedMs }
}

async function processorMs(doors: readonly Door[]): Promise<number> {
  let sum = 0
  for (const { child } of doors) {
    child.send('usage')
    const [{ user, system }] = await once(child, 'message')
    sum += (user + system) / 1_000
  }
  return sum
}

function callerOf(token: string, atOnce: number): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  return async (method, url, body) => {
    const text = body && JSON.stringify(body)
    const headers = { authorization: `Bearer ${token}`, ...(text && { 'content-type': 'application/json' }) }
    const asking = request(url, { method, agent, headers })
    asking.end(text)
    const [response] = await once(asking, 'response')
    const chunks: Buffer[] = await response.toArray()
    return { status: Number(response.statusCode), json: JSON.parse(Buffer.concat(chunks).toString()) }
  }
}
