// Claims: when 10,000 buyers come at once for 500 tickets, of three classes that share a pool, exactly 500 are sold and
// each lets one person in, on SQLite and from two processes on PostgreSQL, and the ledger says so. Who reads first and
// writes then oversells.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@octavo/testing/postgres.ts'
import { type Crowd, closeShop, crowd, doorOf, openSale, openShop, type Shop } from './event-shop.ts'
import { at, middle, verdict, whole } from './figures.ts'

const buyers = 10_000
const tickets = 500
const atOnce = 100
const gates = 20
const rounds = Number(process.env.ROUNDS ?? 3)

const dataDir = await mkdtemp(join(tmpdir(), 'octavo-bench-'))
const postgres = await startPostgres()
const shops: Shop[] = []
try {
  const place = { databaseUrl: postgres.url }
  shops.push(await openShop('SQLite', [{ dataDir }], atOnce))
  shops.push(await openShop('PostgreSQL, two processes', [place, place], atOnce))
  for (const shop of shops) await rushTo(shop)
} finally {
  for (const shop of shops) await closeShop(shop)
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function rushTo(shop: Shop): Promise<void> {
  console.log(
    `${shop.name}: ${whole(buyers)} buyers, ${atOnce} at once, for ${tickets} tickets of three classes`,
  )
  const runs = []
  for (let round = 0; round < rounds; round++) runs.push(await rush(shop))
  verdict('of the tickets sold, at least:', Math.min(...runs.map(({ sold }) => sold)) / tickets, 1)
  verdict('of the tickets sold, none twice:', tickets / Math.max(...runs.map(({ sold }) => sold)), 1)
  verdict('of those who came in, none twice:', tickets / Math.max(...runs.map(({ inside }) => inside)), 1)
  const naive = await sellNaively(shop)
  console.log(`  who reads first and writes then sells ${naive} of ${tickets}`)
  verdict('of the tickets sold so:', naive / tickets, 1.01)
  console.log()
}

async function rush(shop: Shop) {
  const { call } = shop
  const { eventId, ticketIds } = await openSale(shop, tickets)
  const addressOf = (visitor: number) => `${doorOf(shop, visitor)}/events/${eventId}`
  const orderIds: string[] = []
  let failed = 0
  let goneMs = Number.NaN
  const begin = async (buyer: number) => {
    const ticket_class_id = ticketIds[buyer % ticketIds.length]
    const body = { order: { tickets: [{ ticket_class_id, quantity: 1 }] } }
    const { status, json } = await call('POST', `${addressOf(buyer)}/orders/`, body)
    if (status === 200) orderIds.push(json.id)
    else if (json.error !== 'SOLD_OUT') failed++
    if (orderIds.length === tickets && Number.isNaN(goneMs)) goneMs = performance.now() - startMs
  }
  const startMs = performance.now()
  report('decisions', await crowd(shop, buyers, atOnce, begin), `, all held in ${whole(goneMs)} ms`)
  report('refusals, when all are gone', await crowd(shop, buyers, gates, begin))

  const complete = async (buyer: number) => {
    const order = `${doorOf(shop, buyer)}/orders/${orderIds[buyer]}`
    await call('POST', `${order}/`, { order: { name: 'Ada Lovelace', email: 'ada@example.org' } })
    const { status } = await call('POST', `${order}/place/`, {})
    if (status !== 200) failed++
  }
  report('orders completed', await crowd(shop, orderIds.length, atOnce, complete))
  const { json } = await call('GET', `${addressOf(0)}/inventory/`)
  if (!json.is_balanced) throw new Error(`The ledger is not balanced: ${JSON.stringify(json)}`)

  const barcodes = await listBarcodes(shop, addressOf(0))
  let inside = 0
  const scan = async (visitor: number) => {
    // At each gate somebody shows the ticket with which another has come already, or is just coming, elsewhere.
    const barcode = barcodes[Math.floor(visitor / 2)]
    const { status, json } = await call('POST', `${addressOf(visitor)}/redeem/`, { barcode })
    if (status !== 200) failed++
    else if (json.is_allowed) inside++
  }
  report('scans', await crowd(shop, 2 * barcodes.length, gates, scan))
  console.log(`  ${barcodes.length} sold, ${inside} let in, ${failed} failed`)
  return { sold: barcodes.length, inside }
}

function report(what: string, { latencies, perSecond, perProcessorSecond }: Crowd, more = ''): void {
  const inProcessor = `${whole(perProcessorSecond)} in one of the service's processors`
  const p99 = at(latencies, 0.99).toFixed(0)
  console.log(
    `  ${whole(perSecond)} ${what} a second (${inProcessor}), p50 ${middle(latencies).toFixed(0)} ms, p99 ${p99} ms${more}`,
  )
}

async function listBarcodes({ call }: Shop, address: string): Promise<string[]> {
  const barcodes: string[] = []
  for (let page = 1, isMore = true; isMore; page++) {
    const { json } = await call('GET', `${address}/attendees/?page_size=200&page=${page}`)
    for (const attendee of json.attendees) barcodes.push(attendee.barcodes[0].barcode)
    isMore = json.pagination.has_more_items
  }
  return barcodes
}

/** How many tickets of a pool of its own the same crowd gets from who reads first and writes then. */
async function sellNaively(shop: Shop): Promise<number> {
  const { eventId } = await openSale(shop, tickets)
  const { json } = await shop.call('GET', `${doorOf(shop, 0)}/events/${eventId}/inventory/`)
  let sold = 0
  await crowd(shop, tickets * 4, atOnce, async (buyer) => {
    const url = `${doorOf(shop, buyer)}/naive/${json.pools[0].id}?capacity=${tickets}`
    const { json: answer } = await shop.call('POST', url, {})
    if (answer.isGranted) sold++
  })
  return sold
}
