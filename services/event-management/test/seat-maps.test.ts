import assert from 'node:assert/strict'
import { test } from 'node:test'
import { argumentErrorsOf, assertError, newEventInput, ok } from './event-making.ts'
import { beginOrder, buy, makeSale } from './order-making.ts'
import { makeSeatedSale, namesOf, seatsOf } from './seat-making.ts'
import { startEvents } from './service.ts'

const service = await startEvents()

test('A seat map sets the quantities of its classes and makes the event reserved seating', async () => {
  const { organizer, event, map, mapPath, stalls } = await makeSeatedSale(service, 'laid-out')
  assert.deepEqual(
    [map.id, map.name, map.event_id, map.capacity, map.seats],
    [`E${event.id}-m1`, 'House', event.id, 11, { free: 11, held: 0, sold: 0, blocked: 0 }],
  )
  const ticketClass = ok(await organizer.get(`/events/${event.id}/ticket_classes/${stalls}/`))
  assert.equal(ticketClass.capacity, 8)
  const seatMap = ok(await organizer.get(`${mapPath}/?expand=event,venue,basic_inventory_info`))
  assert.equal(seatMap.event.is_reserved_seating, true)
  assert.equal(seatMap.venue, null)
  assert.equal(seatMap.basic_inventory_info.has_ticket_classes, true)
  const seats = await seatsOf(organizer, map.id)
  assert.deepEqual(namesOf(seats), ['A1', 'A2', 'A3', 'A4', 'B1', 'B2', 'B3', 'B4', 'AL', 'AM', 'AR'])
  const balcony = await seatsOf(organizer, map.id, `&section_id=${map.sections[1].id}&status=free`)
  assert.deepEqual(namesOf(balcony), ['AL', 'AM', 'AR'])
})

test('Seats are visible with their event, and seat map lists to members', async () => {
  const { organizer, event, map, mapPath } = await makeSeatedSale(service, 'seen')
  const stranger = await service.as('somebody')
  assert.equal((await seatsOf(stranger, map.id)).length, 11)
  const list = (path: string) => organizer.get(path)
  const ofOrganization = `/organizations/${organizer.organizationId}/seatmaps/`
  for (const path of [ofOrganization, `/events/${event.id}/seatmaps/`])
    assert.deepEqual(
      ok(await list(path)).seatmaps.map(({ id }: { id: string }) => id),
      [map.id],
    )
  assert.deepEqual(ok(await list(`${ofOrganization}?venue_name_filter=hall`)).seatmaps, [])
  assertError(await stranger.get(ofOrganization), 404, 'NOT_FOUND')
  assertError(await stranger.post(`${mapPath}/`, { seatmap: { name: 'Mine' } }), 403, 'NOT_AUTHORIZED')
  for (const id of ['E1-m1', `E${event.id}-m2`, 'x'])
    assertError(await organizer.get(`/seatmaps/${id}/`), 404, 'NOT_FOUND')
})

test('An invalid plan is refused with its errors', async () => {
  const { organizer, event, ticketIds } = await makeSale(service, 'wrong-plan', [{}])
  const lay = (sections: unknown[]) =>
    organizer.post(`/events/${event.id}/seatmaps/`, { seatmap: { name: 'House', sections } })
  const section = { name: 'Stalls', ticket_class_id: ticketIds[0], rows: [{ name: 'A', seats: 2 }] }
  assert.deepEqual(argumentErrorsOf(await lay([{ ...section, ticket_class_id: '1' }])), {
    'seatmap.sections.0.ticket_class_id': ['INVALID'],
  })
  assert.deepEqual(argumentErrorsOf(await lay([section, section])), {
    'seatmap.sections.1.name': ['INVALID'],
  })
  const twice = { ...section, rows: [{ name: 'A', seats: ['1', '1'] }] }
  assert.deepEqual(argumentErrorsOf(await lay([twice])), { 'seatmap.sections.0.rows.0.seats.1': ['INVALID'] })
  const row = (name: string) => ({ name, seats: 500 })
  const large = { ...section, rows: ['A', 'B', 'C', 'D', 'E'].map(row) }
  assertError(await lay([large]), 400, 'EXCEEDS_MAXIMUM_SEATS')
  const full = (_: unknown, at: number) => ({ ...large, name: String(at), rows: large.rows.slice(1) })
  assertError(await lay(Array.from({ length: 26 }, full)), 400, 'EXCEEDS_MAXIMUM_SEATS')
  // The names of so many seats would not fit into memory.
  const rows = Array.from({ length: 500 }, (_, at) => row(String(at)))
  const huge = Array.from({ length: 70 }, (_, at) => ({ ...section, name: String(at), rows }))
  assertError(await lay(huge), 400, 'EXCEEDS_MAXIMUM_SEATS')
  assert.deepEqual(argumentErrorsOf(await organizer.post(`/events/${event.id}/seatmaps/`, {})), {
    seatmap: ['MISSING'],
  })
  await buy(await service.as('early'), event.id, ticketIds[0])
  assertError(await lay([section]), 400, 'HAS_ATTENDEES')
})

test('An event has one seat map, and a series none', async () => {
  const { organizer, event, seatmap } = await makeSeatedSale(service, 'one-map')
  assertError(await organizer.post(`/events/${event.id}/seatmaps/`, { seatmap }), 400, 'SEATMAP_EXISTS')
  const series = await organizer.makeSeries()
  assertError(
    await organizer.post(`/events/${series.id}/seatmaps/`, { seatmap }),
    400,
    'IS_RESERVED_SEATING_UPDATE_NOT_ALLOWED_ON_SERIES_EVENTS',
  )
})

test('A seat map keeps its ticket classes and event from changing', async () => {
  const { organizer, event, stalls } = await makeSeatedSale(service, 'seated')
  const path = `/events/${event.id}/ticket_classes/${stalls}/`
  assertError(await organizer.post(path, { ticket_class: { quantity_total: 20 } }), 400, 'HAS_SEATS')
  ok(await organizer.post(path, { ticket_class: { name: 'Front', quantity_total: 8 } }))
  assertError(await organizer.delete(path), 400, 'HAS_SEATS')
  const plain = { event: { is_reserved_seating: false } }
  assertError(await organizer.post(`/events/${event.id}/`, plain), 400, 'HAS_SEATS')
})

test('Blocked seats and their tickets cannot be bought', async () => {
  const { organizer, event, map, mapPath, balcony } = await makeSeatedSale(service, 'blocking')
  const seats = await seatsOf(organizer, map.id, `&ticket_class_id=${balcony}`)
  const ids = seats.slice(0, 2).map(({ id }) => id)
  const blocked = ok(await organizer.post(`${mapPath}/seats/block/`, { seat_ids: ids }))
  assert.deepEqual([blocked.capacity, blocked.seats.blocked], [9, 2])
  const buyer = await service.as('blocked-buyer')
  assertError(await beginOrder(buyer, event.id, balcony, { quantity: 2 }), 400, 'SOLD_OUT')
  const order = ok(await beginOrder(buyer, event.id, balcony))
  assert.deepEqual(namesOf(order.tickets[0].seats), ['AR'])
  const rejection = await organizer.post(`${mapPath}/seats/block/`, {
    seat_ids: [order.tickets[0].seats[0].id],
  })
  assertError(rejection, 400, 'SEATS_TAKEN')
  assert.match(rejection.json.error_description, /Balcony, row A, seat R/)
  const strange = await organizer.post(`${mapPath}/seats/block/`, { seat_ids: ['1'] })
  assert.deepEqual(argumentErrorsOf(strange), { 'seat_ids.0': ['INVALID'] })
  assert.equal(ok(await organizer.post(`${mapPath}/seats/unblock/`, { seat_ids: ids })).capacity, 11)
  const tickets = [{ variant_id: `T${balcony}`, quantity: 2 }]
  ok(await beginOrder(buyer, event.id, undefined, { tickets }))
})

test('A map without sold seats can be renamed and deleted', async () => {
  const { organizer, event, mapPath, stalls } = await makeSeatedSale(service, 'deleting')
  assert.equal(ok(await organizer.post(`${mapPath}/`, { seatmap: { name: 'Hall' } })).name, 'Hall')
  const order = ok(await beginOrder(await service.as('sitting'), event.id, stalls))
  assertError(await organizer.delete(`${mapPath}/`), 400, 'HAS_ATTENDEES')
  ok(await organizer.post(`/orders/${order.id}/abandon/`))
  assert.deepEqual(ok(await organizer.delete(`${mapPath}/`)), { deleted: true })
  assertError(await organizer.get(`${mapPath}/`), 404, 'NOT_FOUND')
  assert.equal(ok(await organizer.get(`/events/${event.id}/`)).is_reserved_seating, false)
  ok(await beginOrder(await service.as('standing'), event.id, stalls, { quantity: 8 }))
})

test('A seat map is copied to an event with equal ticket class names', async () => {
  const { organizer, map, mapPath } = await makeSeatedSale(service, 'copying')
  const [first] = await seatsOf(organizer, map.id)
  ok(await organizer.post(`${mapPath}/seats/block/`, { seat_ids: [first?.id] }))
  const event = await organizer.makeEvent({ summary: 'Another evening' })
  const copy = () => organizer.post(`/events/${event.id}/seatmaps/`, { source_seatmap_id: map.id })
  await organizer.addTicket(event.id, { name: 'Stalls' })
  assert.deepEqual(argumentErrorsOf(await copy()), {
    source_seatmap_id: ['"Balcony" is not a valid choice.'],
  })
  await organizer.addTicket(event.id, { name: 'Balcony' })
  const copied = ok(await copy())
  assert.deepEqual([copied.capacity, copied.seats.blocked], [10, 1])
  const names = async (id: string) => namesOf(await seatsOf(organizer, id))
  assert.deepEqual(await names(copied.id), await names(map.id))
  const stranger = await service.as('copying-stranger')
  const { organizations } = ok(await stranger.get('/users/me/organizations/'))
  const ownEvent = ok(
    await stranger.post(`/organizations/${organizations[0].id}/events/`, {
      event: newEventInput(service.context.clock.now()),
    }),
  )
  assertError(
    await stranger.post(`/events/${ownEvent.id}/seatmaps/`, { source_seatmap_id: map.id }),
    403,
    'NOT_AUTHORIZED',
  )
})

test('A copied event has all seats, and they are free', async () => {
  const { organizer, event, stalls } = await makeSeatedSale(service, 'event-copy')
  ok(await beginOrder(await service.as('first-night'), event.id, stalls, { quantity: 3 }))
  const copy = ok(await organizer.post(`/events/${event.id}/copy/`))
  const { seatmaps } = ok(await organizer.get(`/events/${copy.id}/seatmaps/`))
  assert.deepEqual(seatmaps[0].seats, { free: 11, held: 0, sold: 0, blocked: 0 })
})
