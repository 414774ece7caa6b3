// Claims: when 10,000 buyers come at once for 500 tickets, of three classes that share a pool, exactly 500 are sold, on
// SQLite and from two processes on PostgreSQL, and the ledger says so. Who reads first and writes then oversells.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@octavo/testing/postgres.ts'
import { at, middle, verdict, whole } from './figures.ts'

const buyers = 10_000
const tickets = 500
const atOnce = 100
const rounds = Number(process.env.ROUNDS ?? 3)

const agent = new Agent({ keepAlive: true, maxSockets: atOnce })

interface Shop {
  name: string
  urls: string[]
  token: string
}

const dataDir = await mkdtemp(join(tmpdir(), 'octavo-bench-'))
const children: ChildProcess[] = []
const postgres = await startPostgres()
try {
  const first = await serve({ databaseUrl: postgres.url })
  const second = await serve({ databaseUrl: postgres.url })
  const onSqlite = await serve({ dataDir })
  await rushTo({ name: 'SQLite', urls: [onSqlite.url], token: onSqlite.token })
  await rushTo({ name: 'PostgreSQL, two processes', urls: [first.url, second.url], token: first.token })
} finally {
  await Promise.all(children.map(end))
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function rushTo(shop: Shop): Promise<void> {
  const runs = []
  for (let round = 0; round < rounds; round++) runs.push(await rush(shop))
  console.log(
    `${shop.name}: ${whole(buyers)} buyers, ${atOnce} at once, for ${tickets} tickets of three classes`,
  )
  for (const { sold, perSecond, latencies, goneMs, failed } of runs) {
    const p99 = at(latencies, 0.99).toFixed(0)
    console.log(
      `  ${sold} sold, ${whole(perSecond)} decisions a second, p50 ${middle(latencies).toFixed(0)} ms, p99 ${p99} ms, all held in ${whole(goneMs)} ms, ${failed} failed`,
    )
  }
  verdict('of the tickets sold, at least:', Math.min(...runs.map(({ sold }) => sold)) / tickets, 1)
  verdict('of the tickets sold, none twice:', tickets / Math.max(...runs.map(({ sold }) => sold)), 1)
  const naive = await sellNaively(shop)
  console.log(`  who reads first and writes then sells ${naive} of ${tickets}`)
  verdict('of the tickets sold so:', naive / tickets, 1.01)
  console.log()
}

async function rush({ urls, token }: Shop) {
  const [url = ''] = urls
  const call = callerOf(token)
  const { eventId, ticketIds } = await openSale(call, url)
  const latencies: number[] = []
  const held: string[] = []
  let failed = 0
  let goneMs = Number.NaN
  const startMs = performance.now()
  await crowd(buyers, async (buyer) => {
    const ticket_class_id = ticketIds[buyer % ticketIds.length]
    const body = { order: { tickets: [{ ticket_class_id, quantity: 1 }] } }
    const sentMs = performance.now()
    const { status, json } = await call(
      'POST',
      `${urls[buyer % urls.length]}/events/${eventId}/orders/`,
      body,
    )
    latencies.push(performance.now() - sentMs)
    if (status === 200) held.push(json.id)
    else if (json.error !== 'SOLD_OUT') failed++
    if (held.length === tickets && Number.isNaN(goneMs)) goneMs = performance.now() - startMs
  })
  const perSecond = (buyers * 1_000) / (performance.now() - startMs)
  await crowd(held.length, async (at) => {
    const order = `${urls[at % urls.length]}/orders/${held[at]}`
    await call('POST', `${order}/`, { order: { name: 'Ada Lovelace', email: 'ada@example.org' } })
    const { status } = await call('POST', `${order}/place/`, {})
    if (status !== 200) failed++
  })
  const { json } = await call('GET', `${url}/events/${eventId}/inventory/`)
  if (!json.is_balanced) throw new Error(`The ledger is not balanced: ${JSON.stringify(json)}`)
  const { json: attendees } = await call('GET', `${url}/events/${eventId}/attendees/?page_size=1`)
  return { sold: attendees.pagination.object_count, perSecond, latencies, goneMs, failed }
}

/** An event with room for all the tickets, of which each class alone has as many. */
async function openSale(call: ReturnType<typeof callerOf>, url: string) {
  const ok = async (method: string, path: string, body?: object) => {
    const { status, json } = await call(method, url + path, body)
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
      capacity: tickets,
    },
  })
  const ticketIds: string[] = []
  for (const name of ['Stalls', 'Circle', 'Gallery']) {
    const ticket_class = { name, free: true, quantity_total: tickets }
    const { id } = await ok('POST', `/events/${event.id}/ticket_classes/`, { ticket_class })
    ticketIds.push(id)
  }
  await ok('POST', `/events/${event.id}/publish/`)
  return { eventId: event.id, ticketIds }
}

/** How many tickets of a pool of its own the same crowd gets from who reads first and writes then. */
async function sellNaively({ urls, token }: Shop): Promise<number> {
  const call = callerOf(token)
  const { eventId } = await openSale(call, urls[0] ?? '')
  const { json } = await call('GET', `${urls[0]}/events/${eventId}/inventory/`)
  let sold = 0
  await crowd(tickets * 4, async (buyer) => {
    const { json: answer } = await call(
      'POST',
      `${urls[buyer % urls.length]}/naive/${json.pools[0].id}?capacity=${tickets}`,
      {},
    )
    if (answer.isGranted) sold++
  })
  return sold
}

async function crowd(count: number, come: (at: number) => Promise<void>): Promise<void> {
  let next = 0
  const one = async () => {
    while (next < count) await come(next++)
  }
  await Promise.all(Array.from({ length: atOnce }, one))
}

function callerOf(token: string) {
  return async (method: string, url: string, body?: object) => {
    const text = body && JSON.stringify(body)
    const headers = { authorization: `Bearer ${token}`, ...(text && { 'content-type': 'application/json' }) }
    const asking = request(url, { method, agent, headers })
    asking.end(text)
    const [response] = await once(asking, 'response')
    const chunks: Buffer[] = await response.toArray()
    return { status: Number(response.statusCode), json: JSON.parse(Buffer.concat(chunks).toString()) }
  }
}

async function serve(place: object): Promise<{ url: string; token: string }> {
  const child = fork(join(import.meta.dirname, 'event-server.ts'), [JSON.stringify(place)])
  children.push(child)
  const [serving] = await once(child, 'message')
  return serving
}

async function end(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}
