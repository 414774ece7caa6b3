import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { ok } from './event-making.ts'
import { beginOrder, buy, makeSale } from './order-making.ts'
import { startEvents } from './service.ts'

const clock = createManualClock(Date.UTC(2026, 4, 1, 12))
const service = await startEvents({ clock })

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

test('orders can be filtered by status, address, change time and event time', async () => {
  const { organizer, event, ticketIds } = await makeSale(service, 'lists', [{}])
  const buyer = await service.as('lists-buyer')
  const list = async (query: string, path = `/events/${event.id}`) =>
    idsOf(ok(await organizer.get(`${path}/orders/${query}`)).orders)
  const first = await buy(buyer, event.id, ticketIds[0])
  clock.advance(60_000)
  const second = await buy(buyer, event.id, ticketIds[0])
  ok(await beginOrder(buyer, event.id, ticketIds[0]))
  assert.deepEqual(await list(''), [first.id, second.id])
  assert.deepEqual(await list('', `/organizations/${organizer.organizationId}`), [first.id, second.id])
  assert.deepEqual(await list(`?changed_since=${second.changed}`), [second.id])
  assert.deepEqual(await list(`?changed_since=${first.changed}&last_item_seen=${first.id}`), [second.id])
  assert.deepEqual(await list('?only_emails=ADA@example.org'), [first.id, second.id])
  assert.deepEqual(await list('?exclude_emails=ada@example.org,x@example.org'), [])
  clock.advance(60_000)
  ok(await organizer.post(`/orders/${first.id}/refund/`))
  assert.deepEqual(await list('?status=active'), [second.id])
  assert.deepEqual(await list('?status=inactive'), [first.id])
  assert.deepEqual(await list('?status=both'), [first.id, second.id])
  assert.deepEqual(await list(`?changed_since=${second.changed}`), [second.id, first.id])
  const listOwn = async (query: string) => idsOf(ok(await buyer.get(`/users/me/orders/${query}`)).orders)
  assert.deepEqual(await listOwn('?time_filter=current_future'), [first.id, second.id])
  assert.deepEqual(await listOwn('?time_filter=past'), [])
  assert.equal((await organizer.get(`/events/${event.id}/orders/?changed_since=soon`)).status, 400)
  assert.deepEqual(idsOf(ok(await organizer.get('/users/me/owned_event_orders/')).orders), [
    first.id,
    second.id,
  ])
})

test('the attendees of an order never expand the order again', async () => {
  const { event, ticketIds } = await makeSale(service, 'cycle', [{}])
  const buyer = await service.as('cycle-buyer')
  const order = await buy(buyer, event.id, ticketIds[0], { quantity: 3 })
  for (const query of [
    'expand=attendees.order.attendees,attendees.event',
    'expand=attendees&expand.attendees=order,event&expand.order=attendees',
  ]) {
    const { attendees } = ok(await buyer.get(`/orders/${order.id}/?${query}`))
    const expansions = attendees.map((one: object) => ['order' in one, 'event' in one])
    assert.deepEqual(expansions, Array(3).fill([false, true]), query)
  }
})

test('attendees can be filtered by status, id and change time, and are paginated', async () => {
  const { organizer, event, ticketIds } = await makeSale(service, 'people', [{}])
  const buyer = await service.as('people-buyer')
  const order = await buy(buyer, event.id, ticketIds[0], { quantity: 5 })
  const path = `/events/${event.id}/attendees/`
  const all = ok(await organizer.get(`${path}?expand=order,event,promotional_code,survey`)).attendees
  assert.equal(all.length, 5)
  assert.equal(all[0].order.id, order.id)
  const ids = idsOf(all)
  const listedIds: string[] = []
  let query = '?page_size=2'
  for (;;) {
    const { attendees, pagination } = ok(await organizer.get(path + query))
    listedIds.push(...idsOf(attendees))
    if (!pagination.has_more_items) break
    query = `?continuation=${pagination.continuation}`
  }
  assert.deepEqual(listedIds, ids)
  ok(await organizer.post(`/orders/${order.id}/refund/`, { refund: { attendee_ids: [ids[0]] } }))
  const list = async (query: string) => idsOf(ok(await organizer.get(path + query)).attendees)
  assert.deepEqual(await list('?status=attending'), ids.slice(1))
  assert.deepEqual(await list('?status=not attending'), ids.slice(0, 1))
  assert.deepEqual(await list(`?attendee_ids=${ids[3]},${ids[1]}`), [ids[1], ids[3]])
  assert.equal((await organizer.get(`${path}?status=dancing`)).status, 400)
  const one = ok(await organizer.get(`${path}${ids[1]}/`))
  assert.deepEqual(ok(await buyer.get(`/orders/${order.id}/attendees/${ids[1]}/`)), one)
  assert.equal((await buyer.get(`${path}${ids[1]}/`)).status, 403)
  const missing = await organizer.get(`${path}1/`)
  assert.equal(missing.json.error_description, 'The attendee_id you requested does not exist.')
})
