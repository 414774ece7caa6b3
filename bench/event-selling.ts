// Claims: beside the ways in which other ticket shops sell, on the same PostgreSQL, ours sells every ticket and none
// twice; of a crowd that comes for a fifth as many tickets it decides twice as many a second as who locks and recounts,
// for the event or for each quota; after 20,000 are sold it grants four times as many. Who reads first oversells.
//
// All are called within this process. The others write an order and its ticket and nothing else; ours looks up what is
// offered, prices it, and writes an order, its line, its holds and the ledger, but refuses from memory. A row for each
// ticket, made ahead, is granted faster than ours, and is told for that. Nothing waits for the disk here: commits, which
// ours shares, cost the others little.
import { Problem } from '@octavo/platform/errors.ts'
import { createLogger } from '@octavo/platform/log.ts'
import { openService } from '@octavo/platform/open-service.ts'
import { startPostgres } from '@octavo/testing/postgres.ts'
import { createContext } from '../services/event-management/src/create-context.ts'
import service from '../services/event-management/src/index.ts'
import { createOrder } from '../services/event-management/src/orders/create-order.ts'
import { openSales } from '../services/event-management/src/orders/sales.ts'
import { closeShop, crowd, doorOf, openSale, openShop } from './event-shop.ts'
import { at, middle, verdict, whole } from './figures.ts'
import { lockOfEvent, lockOfQuota, naive, openPeers, rowOfTicket, type Way } from './ticket-shops.ts'

const buyers = 1_500
const tickets = 300
const atOnce = 100
const soldBefore = 20_000
const buyersAfter = 100
const rounds = Number(process.env.ROUNDS ?? 3)
/** Of ours, five are for reading and five for writing. */
const connections = 10

interface Seller {
  name: string
  open(left: number, sold: number): Promise<Sale>
}

interface Sale {
  /** One ticket; false where none is left. */
  buy(buyer: number): Promise<boolean>
  /** As the database says. */
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
// Makes the events; their tickets are sold here.
const shop = await openShop('PostgreSQL', [{ databaseUrl: postgres.url }], 1)
closing.defer(() => closeShop(shop))
const household = { databaseUrl: postgres.url, settings: {}, log: createLogger('silent') }
const opened = await openService(service, { ...household, limits: 'off', privateTargets: true })
closing.defer(() => opened.close())
const sales = openSales(await createContext(opened.context))
const peers = await openPeers(postgres.url, connections)
closing.defer(() => peers.close())

const ours: Seller = { name: 'ours', open: openOurs }
const ofEvent = peerOf(lockOfEvent)
const ofQuota = peerOf(lockOfQuota)
const ofTicket = peerOf(rowOfTicket)
const control = peerOf(naive)

console.log(`${whole(buyers)} buyers, ${atOnce} at once, for ${tickets} tickets of three classes`)
const all = [ofEvent, ofQuota, ofTicket, control, ours]
const rushes = await rushAll(all, buyers, (seller) => seller.open(tickets, 0))
verdict('of the tickets ours sold, at least:', Math.min(...rushes(ours, 'sold')) / tickets, 1)
verdict('of the tickets ours sold, none twice:', tickets / Math.max(...rushes(ours, 'sold')), 1)
verdict('of the tickets who reads first sold:', Math.min(...rushes(control, 'sold')) / tickets, 1.01)
for (const peer of [ofEvent, ofQuota]) compare('decided', peer, rushes, 'perSecond', 2)

console.log(`\n${buyersAfter} buyers, for as many tickets, after ${whole(soldBefore)} were sold`)
const filled = new Map<Seller, Sale>()
for (const seller of [ofEvent, ofQuota, ofTicket, ours])
  filled.set(seller, await seller.open(rounds * buyersAfter, soldBefore))
const later = await rushAll([...filled.keys()], buyersAfter, async (seller) => filled.get(seller))
for (const peer of [ofEvent, ofQuota]) compare('granted', peer, later, 'grantedPerSecond', 4)

/** All take turns, so that whatever else the machine does meets them alike. */
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
    const typical = (figure: keyof Run) => whole(middle(values(seller, figure)))
    const sold = [...new Set(values(seller, 'sold').map(whole))].join(', ')
    const speeds = `${typical('perSecond')} decided a second, ${typical('grantedPerSecond')} while granting`
    console.log(`  ${seller.name.padEnd(33)} sold ${sold}; ${speeds}; p99 ${typical('p99Ms')} ms`)
  }
  return values
}

async function rush(sale: Sale, count: number): Promise<Run> {
  const before = await sale.countSold()
  let granted = 0
  let goneMs = Number.NaN
  const startMs = performance.now()
  const { latencies, perSecond } = await crowd(shop, count, atOnce, async (buyer) => {
    if (!(await sale.buy(buyer))) return
    granted++
    goneMs = performance.now() - startMs
  })
  const sold = (await sale.countSold()) - before
  if (sold !== granted) throw new Error(`${granted} were told that they have a ticket, ${sold} have one`)
  return { sold, perSecond, grantedPerSecond: (granted * 1_000) / goneMs, p99Ms: at(latencies, 0.99) }
}

function compare(
  what: string,
  peer: Seller,
  values: Awaited<ReturnType<typeof rushAll>>,
  figure: keyof Run,
  atLeast: number,
): void {
  const times = middle(values(ours, figure)) / middle(values(peer, figure))
  verdict(`${what} by ours, to one with ${peer.name}:`, times, atLeast)
}

function peerOf(way: Way): Seller {
  return {
    name: way.name,
    async open(left, sold) {
      const event = await peers.openEvent(left, sold)
      return {
        buy: (buyer) => peers.buy(way, event, 1 + (buyer % 3)),
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
  await crowd(shop, sold / 10, atOnce, (buyer) => order(buyer, 10))
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
      const { json } = await shop.call('GET', `${doorOf(shop, 0)}/events/${eventId}/inventory/`)
      if (!json.is_balanced) throw new Error(`The ledger is not balanced: ${JSON.stringify(json)}`)
      return json.pools.find(({ kind }: { kind: string }) => kind === 'event').orders.pending
    },
  }
}
