import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { Shortage } from '../src/inventory/reservations.ts'
import { expireDueOrders } from '../src/orders/expire-orders.ts'
import { attemptToReserve } from '../src/orders/shortages.ts'
import { SeatsTaken } from '../src/seats/take-seats.ts'
import { ok } from './event-making.ts'
import { beginOrder } from './order-making.ts'
import { makeSeatedSale } from './seat-making.ts'
import { startEvents } from './service.ts'

const clock = createManualClock(Date.UTC(2026, 4, 1, 12))
const service = await startEvents({ clock })
const { sales } = service

/** A sale whose only full pool and seat are held by an unfinished order. */
async function buyOut(login: string) {
  const { organizer, event, balcony } = await makeSeatedSale(service, login)
  const order = ok(await beginOrder(organizer, event.id, balcony, { quantity: 3 }))
  const pools = await service.context.db.read
    .selectFrom('pool')
    .selectAll()
    .where('event_id', '=', Number(event.id))
    .where('kind', '=', 'ticket_class')
    .execute()
  const full = pools.find(({ held }) => held === 3) ?? assert.fail()
  return [new Shortage(full.id, 1), new SeatsTaken([Number(order.tickets[0].seats[0].id)])]
}

test('expired units are available, even when another request releases them at the same moment', async () => {
  for (const at of [0, 1]) {
    const lack = (await buyOut(`swept-${at}`))[at]
    clock.advance(7_200_000)
    let attempts = 0
    const reserved = await attemptToReserve(sales, async () => {
      if (++attempts > 1) return 'reserved'
      await expireDueOrders(sales, AbortSignal.timeout(60_000))
      throw lack
    })
    assert.deepEqual([reserved, attempts], ['reserved', 2])
  }
})

test('held units are refused after one attempt', async () => {
  for (const [at, code] of ['SOLD_OUT', 'SEATS_TAKEN'].entries()) {
    const lack = (await buyOut(`held-${at}`))[at]
    let attempts = 0
    const attempt = async () => {
      attempts++
      throw lack
    }
    await assert.rejects(attemptToReserve(sales, attempt), { code })
    assert.equal(attempts, 1)
  }
})
