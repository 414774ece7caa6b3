// Claims: when 10,000 concurrent buyers want 500 tickets, of three classes that share a pool, exactly 500 are sold and each
// admits one person, on SQLite and from two processes on PostgreSQL, and the ledger is balanced. The control, which reads
// before it writes, oversells.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@octavo/testing/postgres.ts'
import {
  closeShop,
  type LoadResult,
  openSale,
  openShop,
  runConcurrently,
  type Shop,
  serverUrlOf,
} from './event-shop.ts'
import { checkClaim, formatCount, median, quantile } from './figures.ts'

const buyers = 10_000
const tickets = 500
const concurrency = 100
const gates = 20
const rounds = Number(process.env.ROUNDS ?? 3)

const dataDir = await mkdtemp(join(tmpdir(), 'octavo-bench-'))
const postgres = await startPostgres()
const shops: Shop[] = []
try {
  const place = { databaseUrl: postgres.url }
  shops.push(await openShop('SQLite', [{ dataDir }], concurrency))
  shops.push(await openShop('PostgreSQL, two processes', [place, place], concurrency))
  for (const shop of shops) await rushTo(shop)
} finally {
  for (const shop of shops) await closeShop(shop)
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function rushTo(shop: Shop): Promise<void> {
  console.log(
    `${shop.name}: ${formatCount(buyers)} buyers, ${concurrency} at once, for ${tickets} tickets of three classes`,
  )
  const runs = []
  for (let round = 0; round < rounds; round++) runs.push(await rush(shop))
  checkClaim('of the tickets sold, at least:', Math.min(...runs.map(({ sold }) => sold)) / tickets, 1)
  checkClaim('of the tickets sold, none twice:', tickets / Math.max(...runs.map(({ sold }) => sold)), 1)
  checkClaim('of the admitted, none twice:', tickets / Math.max(...runs.map(({ inside }) => inside)), 1)
  const naive = await sellNaively(shop)
  console.log(`  read-then-write sells ${naive} of ${tickets}`)
  checkClaim('of the tickets sold by read-then-write:', naive / tickets, 1.01)
  console.log()
}

async function rush(shop: Shop) {
  const { call } = shop
  const { eventId, ticketIds } = await openSale(shop, tickets)
  const addressOf = (visitor: number) => `${serverUrlOf(shop, visitor)}/events/${eventId}`
  const orderIds: string[] = []
  let failed = 0
  let soldOutMs = Number.NaN
  const begin = async (buyer: number) => {
    const ticket_class_id = ticketIds[buyer % ticketIds.length]
    const body = { order: { tickets: [{ ticket_class_id, quantity: 1 }] } }
    const { status, json } = await call('POST', `${addressOf(buyer)}/orders/`, body)
    if (status === 200) orderIds.push(json.id)
    else if (json.error !== 'SOLD_OUT') failed++
    if (orderIds.length === tickets && Number.isNaN(soldOutMs)) soldOutMs = performance.now() - startMs
  }
  const startMs = performance.now()
  report(
    'decisions',
    await runConcurrently(shop, buyers, concurrency, begin),
    `, all held in ${formatCount(soldOutMs)} ms`,
  )
  report('refusals, when all are gone', await runConcurrently(shop, buyers, gates, begin))

  const complete = async (buyer: number) => {
    const order = `${serverUrlOf(shop, buyer)}/orders/${orderIds[buyer]}`
    await call('POST', `${order}/`, { order: { name: 'Ada Lovelace', email: 'ada@example.org' } })
    const { status } = await call('POST', `${order}/place/`, {})
    if (status !== 200) failed++
  }
  report('orders completed', await runConcurrently(shop, orderIds.length, concurrency, complete))
  const { json } = await call('GET', `${addressOf(0)}/inventory/`)
  if (!json.is_balanced) throw new Error(`The ledger is not balanced: ${JSON.stringify(json)}`)

  const barcodes = await listBarcodes(shop, addressOf(0))
  let inside = 0
  const scan = async (visitor: number) => {
    // Every ticket is presented twice, possibly at the same time at different gates.
    const barcode = barcodes[Math.floor(visitor / 2)]
    const { status, json } = await call('POST', `${addressOf(visitor)}/redeem/`, { barcode })
    if (status !== 200) failed++
    else if (json.is_allowed) inside++
  }
  report('scans', await runConcurrently(shop, 2 * barcodes.length, gates, scan))
  console.log(`  ${barcodes.length} sold, ${inside} admitted, ${failed} failed`)
  return { sold: barcodes.length, inside }
}

function report(what: string, { latencies, perSecond, perProcessorSecond }: LoadResult, more = ''): void {
  const byProcessor = `${formatCount(perProcessorSecond)} per processor second of the service`
  const p99 = quantile(latencies, 0.99).toFixed(0)
  console.log(
    `  ${formatCount(perSecond)} ${what}/s (${byProcessor}), p50 ${median(latencies).toFixed(0)} ms, p99 ${p99} ms${more}`,
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

/** Number of tickets that the read-then-write control sells to the same buyers. */
async function sellNaively(shop: Shop): Promise<number> {
  const { eventId } = await openSale(shop, tickets)
  const { json } = await shop.call('GET', `${serverUrlOf(shop, 0)}/events/${eventId}/inventory/`)
  let sold = 0
  await runConcurrently(shop, tickets * 4, concurrency, async (buyer) => {
    const url = `${serverUrlOf(shop, buyer)}/naive/${json.pools[0].id}?capacity=${tickets}`
    const { json: answer } = await shop.call('POST', url, {})
    if (answer.isGranted) sold++
  })
  return sold
}
