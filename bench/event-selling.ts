// Claims, compared with the methods of other ticket shops on the same PostgreSQL: ours sells every ticket exactly once; with
// five times as many buyers as tickets it decides twice as many requests per second as one lock, or a lock per quota, with
// recount; after 20,000 sold it grants four times as many. The control, which reads before it writes, oversells.
//
// All run in this process. The others write only an order and its ticket; ours loads availability, computes prices, and
// writes an order, its line, its holds and the ledger, but refuses from memory. One row per ticket, created in advance, grants
// faster than ours and is reported for that reason. Commits do not wait for the disk, so sharing them gains little here.
import { Problem } from '@octavo/platform/errors.ts'
import { createLogger } from '@octavo/platform/log.ts'
import { openService } from '@octavo/platform/open-service.ts'
import { startPostgres } from '@octavo/testing/postgres.ts'
import { createContext } from '../services/event-management/src/create-context.ts'
import service from '../services/event-management/src/index.ts'
import { createOrder } from '../services/event-management/src/orders/create-order.ts'
import { createSales } from '../services/event-management/src/orders/sales.ts'
import { closeShop, openSale, openShop, runConcurrently, serverUrlOf } from './event-shop.ts'
import { checkClaim, formatCount, median, quantile } from './figures.ts'
import {
  eventLock,
  type InventoryMethod,
  openPeers,
  quotaLock,
  readThenWrite,
  ticketRows,
} from './ticket-shops.ts'

const buyers = 1_500
const tickets = 300
const concurrency = 100
const soldBefore = 20_000
const buyersAfter = 100
const rounds = Number(process.env.ROUNDS ?? 3)
/** Ours uses five for reading and five for writing. */
const connections = 10

interface Seller {
  name: string
  open(left: number, sold: number): Promise<Sale>
}

interface Sale {
  /** Buys one ticket; false if sold out. */
  buy(buyer: number): Promise<boolean>
  /** According to the database. */
  countSold(): Promise<number>
}

interface Run {
  sold: number
  perSecond: number
  grantedPerSecond: number
  p99Ms: number
}

await using closing = new AsyncDisposableStack()
const postgres = await startPostgres()
closing.defer(() => postgres.stop())
// Creates the events; their tickets are sold in this process.
const shop = await openShop('PostgreSQL', [{ databaseUrl: postgres.url }], 1)
closing.defer(() => closeShop(shop))
const serverOptions = { databaseUrl: postgres.url, settings: {}, log: createLogger('silent') }
const running = await openService(service, { ...serverOptions, limits: 'off', privateTargets: true })
closing.defer(() => running.close())
const sales = createSales(await createContext(running.context))
const peers = await openPeers(postgres.url, connections)
closing.defer(() => peers.close())

const ours: Seller = { name: 'ours', open: openOurs }
const ofEvent = peerOf(eventLock)
const ofQuota = peerOf(quotaLock)
const ofTicket = peerOf(ticketRows)
const control = peerOf(readThenWrite)

console.log(`${formatCount(buyers)} buyers, ${concurrency} at once, for ${tickets} tickets of three classes`)
const all = [ofEvent, ofQuota, ofTicket, control, ours]
const rushes = await rushAll(all, buyers, (seller) => seller.open(tickets, 0))
checkClaim('of the tickets ours sold, at least:', Math.min(...rushes(ours, 'sold')) / tickets, 1)
checkClaim('of the tickets ours sold, none twice:', tickets / Math.max(...rushes(ours, 'sold')), 1)
checkClaim('of the tickets sold by read-then-write:', Math.min(...rushes(control, 'sold')) / tickets, 1.01)
for (const peer of [ofEvent, ofQuota]) compare('decided', peer, rushes, 'perSecond', 2)

console.log(`\n${buyersAfter} buyers, for as many tickets, after ${formatCount(soldBefore)} were sold`)
const filled = new Map<Seller, Sale>()
for (const seller of [ofEvent, ofQuota, ofTicket, ours])
  filled.set(seller, await seller.open(rounds * buyersAfter, soldBefore))
const later = await rushAll([...filled.keys()], buyersAfter, async (seller) => filled.get(seller))
for (const peer of [ofEvent, ofQuota]) compare('granted', peer, later, 'grantedPerSecond', 4)

/** Alternates the sellers, so that other load affects all alike. */
async function rushAll(
  sellers: readonly Seller[],
  count: number,
  saleOf: (seller: Seller) => Promise<Sale | undefined>,
) {
  const runs = new Map<Seller, Run[]>(sellers.map((seller) => [seller, []]))
  for (let round = 0; round < rounds; round++)
    for (const seller of round % 2 ? sellers.toReversed() : sellers) {
      const sale = await saleOf(seller)
      if (sale) runs.get(seller)?.push(await rush(sale, count))
    }
  const values = (seller: Seller, figure: keyof Run) => (runs.get(seller) ?? []).map((run) => run[figure])
  for (const seller of sellers) {
    const typical = (figure: keyof Run) => formatCount(median(values(seller, figure)))
    const sold = [...new Set(values(seller, 'sold').map(formatCount))].join(', ')
    const speeds = `${typical('perSecond')} decided/s, ${typical('grantedPerSecond')} while granting`
    console.log(`  ${seller.name.padEnd(33)} sold ${sold}; ${speeds}; p99 ${typical('p99Ms')} ms`)
  }
  return values
}

async function rush(sale: Sale, count: number): Promise<Run> {
  const before = await sale.countSold()
  let granted = 0
  let soldOutMs = Number.NaN
  const startMs = performance.now()
  const { latencies, perSecond } = await runConcurrently(shop, count, concurrency, async (buyer) => {
    if (!(await sale.buy(buyer))) return
    granted++
    soldOutMs = performance.now() - startMs
  })
  const sold = (await sale.countSold()) - before
  if (sold !== granted) throw new Error(`${granted} granted, but ${sold} sold`)
  return {
    sold,
    perSecond,
    grantedPerSecond: (granted * 1_000) / soldOutMs,
    p99Ms: quantile(latencies, 0.99),
  }
}

function compare(
  what: string,
  peer: Seller,
  values: Awaited<ReturnType<typeof rushAll>>,
  figure: keyof Run,
  atLeast: number,
): void {
  const times = median(values(ours, figure)) / median(values(peer, figure))
  checkClaim(`${what} by ours per one with ${peer.name}:`, times, atLeast)
}

function peerOf(method: InventoryMethod): Seller {
  return {
    name: method.name,
    async open(left, sold) {
      const event = await peers.openEvent(left, sold)
      return {
        buy: (buyer) => peers.buy(method, event, 1 + (buyer % 3)),
        countSold: () => peers.countSold(event),
      }
    },
  }
}

async function openOurs(left: number, sold: number): Promise<Sale> {
  const { eventId, ticketIds } = await openSale(shop, left + sold)
  const order = (buyer: number, quantity: number) => {
    const ticketClassId = Number(ticketIds[buyer % ticketIds.length])
    const tickets = [{ ticketClassId, quantity }]
    return createOrder(sales, { id: Number(eventId) }, { userId: buyer, isSeller: false }, { tickets })
  }
  await runConcurrently(shop, sold / 10, concurrency, (buyer) => order(buyer, 10))
  return {
    async buy(buyer) {
      try {
        await order(buyer, 1)
        return true
      } catch (error) {
        if (error instanceof Problem && error.code === 'SOLD_OUT') return false
        throw error
      }
    },
    async countSold() {
      const { json } = await shop.call('GET', `${serverUrlOf(shop, 0)}/events/${eventId}/inventory/`)
      if (!json.is_balanced) throw new Error(`The ledger is not balanced: ${JSON.stringify(json)}`)
      return json.pools.find(({ kind }: { kind: string }) => kind === 'event').orders.pending
    },
  }
}
