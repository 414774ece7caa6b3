import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { storageOptions } from '@octavo/testing/databases.ts'
import { describeOnBothDatabases } from './databases.ts'
import { newEventInput } from './event-making.ts'
import { startSelling } from './start-selling.ts'

const tickets = 60
const killedAfter = 20

describeOnBothDatabases('a process killed during sales', ({ location }) => {
  for (const where of ['anywhere', 'in seats'])
    test(`does not oversell, and its expired holds can be bought: ${where}`, (t) =>
      killAndSellOut(t, storageOptions(location()), where === 'in seats'))
})

async function killAndSellOut(t: TestContext, database: object, isSeated: boolean): Promise<void> {
  const first = await startSales(t, database)
  const [organization] = (await first.get('/users/me/organizations/')).organizations
  const event = await first.post(`/organizations/${organization.id}/events/`, {
    event: { ...newEventInput(Date.now()), summary: 'An evening', capacity: tickets },
  })
  const ticket = await first.post(`/events/${event.id}/ticket_classes/`, {
    ticket_class: { name: 'Standing', free: true, quantity_total: tickets },
  })
  if (isSeated) {
    const rows = ['A', 'B', 'C'].map((name) => ({ name, seats: tickets / 3 }))
    const sections = [{ name: 'House', ticket_class_id: ticket.id, rows }]
    await first.post(`/events/${event.id}/seatmaps/`, { seatmap: { name: 'House', sections } })
  }
  await first.post(`/events/${event.id}/publish/`)

  const acknowledgedOrders: string[] = []
  const buyer =
    (seller: Selling, isLast = () => false) =>
    async () => {
      while (!isLast()) {
        const order = await seller.order(event.id, ticket.id)
        if (!order) return
        await seller.post(`/orders/${order.id}/place/`)
        acknowledgedOrders.push(order.id)
        if (acknowledgedOrders.length === killedAfter) first.kill()
      }
    }
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => buyer(first)()))
  const failures = outcomes.filter((outcome) => outcome.status === 'rejected')
  assert.ok(acknowledgedOrders.length >= killedAfter, String(failures[0]?.reason))
  assert.ok(failures.length > 0)
  await first.ended

  const hourMs = 3_600_000
  const second = await startSales(t, database, hourMs)
  for (const id of acknowledgedOrders) assert.equal((await second.get(`/orders/${id}/`)).status, 'placed')
  await Promise.all(Array.from({ length: 20 }, buyer(second)))
  const inventory = await second.get(`/events/${event.id}/inventory/`)
  assert.equal(inventory.is_balanced, true, JSON.stringify(inventory))
  for (const { counters } of inventory.pools) assert.deepEqual(counters, { sold: tickets, pending: 0 })
  const path = `/events/${event.id}/attendees/?page_size=200&expand=assigned_unit`
  const { attendees, pagination } = await second.get(path)
  assert.equal(pagination.object_count, tickets)
  assert.equal(new Set(attendees.map(({ id }: { id: string }) => id)).size, tickets)
  if (!isSeated) return
  const seats = attendees.map((one: { assigned_unit: { unit_id: string } }) => one.assigned_unit.unit_id)
  assert.equal(new Set(seats).size, tickets)
}

type Selling = Awaited<ReturnType<typeof startSales>>

async function startSales(t: TestContext, options: object, laterMs = 0) {
  const selling = await startSelling(t, options, laterMs)
  return {
    ...selling,
    /** Creates an order; undefined if sold out. */
    async order(eventId: string, ticketId: string) {
      const order = { tickets: [{ ticket_class_id: ticketId, quantity: 1 }] }
      const { json } = await selling.call('POST', `/events/${eventId}/orders/`, { order })
      if (json.error === 'SOLD_OUT') return undefined
      return await selling.post(`/orders/${json.id}/`, { order: { name: 'Ada', email: 'ada@example.org' } })
    },
  }
}
