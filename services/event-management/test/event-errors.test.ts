import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { buy, makePaidEvent } from './buying.ts'
import {
  argumentErrorsOf,
  asOrganizer,
  assertError,
  compactUtcOf,
  newEventInput,
  ok,
  utcOf,
} from './event-making.ts'
import { startEvents } from './service.ts'

const clock = createManualClock(Date.UTC(2026, 0, 15, 12))
const service = await startEvents({ clock })
const ada = await asOrganizer(service, 'ada')
const bob = await asOrganizer(service, 'bob')
const eventInput = newEventInput(clock.now())
const path = `/organizations/${ada.organizationId}/events/`
const create = (fields: object) => ada.post(path, { event: { ...eventInput, ...fields } })
const zoned = (ms: number, timezone = 'Europe/Berlin') => ({ timezone, utc: utcOf(ms) })
const dayMs = 86_400_000

const invalidInputs: [string, object][] = [
  ['DATE_CONFLICT', { end: eventInput.start }],
  ['DIFFERENT_TIMEZONES', { end: { ...eventInput.end, timezone: 'Europe/Paris' } }],
  ['UNSUPPORTED_TIMEZONE', { start: { ...eventInput.start, timezone: 'Europe/Atlantis' } }],
  ['INVALID_DATE', { start: zoned(clock.now() - dayMs) }],
  ['INVITE_CONFLICT', { listed: true, invite_only: true }],
  ['PASSWORD_CONFLICT', { listed: true, password: 'sesame' }],
  ['SHARE_INVITE_CONFLICT', { shareable: true, invite_only: true }],
  ['SUMMARY_DESCRIPTION_CONFLICT', { summary: 'Short', description: { html: 'Long' } }],
  ['NO_VENUE', { online_event: false, venue_id: null }],
  ['IS_RESERVED_SEATING_UPDATE_NOT_ALLOWED_ON_SERIES_EVENTS', { is_series: true, is_reserved_seating: true }],
]

for (const [error, fields] of invalidInputs)
  test(`An event with ${JSON.stringify(fields).slice(0, 60)} is refused with ${error}`, async () => {
    assertError(await create(fields), 400, error)
  })

test('An event that is neither online nor has a venue is refused with what it needs', async () => {
  const { json } = await create({ online_event: false, venue_id: null })
  assert.equal(json.error_description, 'An event that is not online needs a venue. Set `venue_id`.')
})

test('An online event with a venue is refused', async () => {
  const address = { city: 'Berlin', country: 'DE' }
  const venue = { name: 'Cellar', address }
  const { id } = ok(await ada.post(`/organizations/${ada.organizationId}/venues/`, { venue }))
  assertError(await create({ online_event: true, venue_id: id }), 400, 'VENUE_AND_ONLINE')
  assert.equal(ok(await create({ venue_id: id })).venue_id, id)
})

test('An organization without an organizer must name one', async () => {
  const eve = await asOrganizer(service, 'eve')
  await service.context.db.write((tx) =>
    tx.deleteFrom('organizer').where('organization_id', '=', Number(eve.organizationId)).execute(),
  )
  const response = await eve.post(`/organizations/${eve.organizationId}/events/`, { event: eventInput })
  assertError(response, 400, 'NO_DEFAULT_ORGANIZER')
})

const invalid: [string, object, Record<string, string[]>][] = [
  ['an empty name', { name: { html: ' <b> </b> ' } }, { 'event.name.html': ['MISSING'] }],
  ['a long summary', { summary: 'x'.repeat(141) }, { 'event.summary': ['INVALID'] }],
  ['an unknown currency', { currency: 'ABC' }, { 'event.currency': ['INVALID'] }],
  [
    'a day that is not',
    { start: { ...eventInput.start, utc: '2026-02-30T12:00:00Z' } },
    { 'event.start.utc': ['INVALID'] },
  ],
  [
    'a time with an offset',
    { start: { ...eventInput.start, utc: '2026-03-01T12:00:00+01:00' } },
    { 'event.start.utc': ['INVALID'] },
  ],
  ['an unknown locale', { locale: 'xx_XX' }, { 'event.locale': ['"xx_XX" is not a valid choice.'] }],
  ['an unknown category', { category_id: '1' }, { 'event.category_id': ['INVALID'] }],
  ['an unknown subcategory', { subcategory_id: '1' }, { 'event.subcategory_id': ['INVALID'] }],
  ['an unknown format', { format_id: '77' }, { 'event.format_id': ['INVALID'] }],
  ['an unknown logo', { logo_id: '77' }, { 'event.logo_id': ['INVALID'] }],
  ['an unknown venue', { venue_id: '77' }, { 'event.venue_id': ['INVALID'] }],
  ['an unknown field', { capacity_is_custom: true }, { 'event.capacity_is_custom': ['Unknown parameter'] }],
  ['a negative capacity', { capacity: -1 }, { 'event.capacity': ['INVALID'] }],
]

for (const [what, fields, errors] of invalid)
  test(`An event with ${what} is refused with its field`, async () => {
    assert.deepEqual(argumentErrorsOf(await create(fields)), errors)
  })

test('An empty event lacks all required fields', async () => {
  const errors = argumentErrorsOf(await ada.post(path, { event: {} }))
  const fields = ['currency', 'end.timezone', 'end.utc', 'name.html', 'start.timezone', 'start.utc']
  assert.deepEqual(
    Object.entries(errors).sort(),
    fields.map((field) => [`event.${field}`, ['MISSING']]),
  )
})

test('Organizers and venues of other organizations are not found', async () => {
  const { organizer_id } = await bob.makeEvent()
  assert.deepEqual(argumentErrorsOf(await create({ organizer_id })), { 'event.organizer_id': ['INVALID'] })
})

test('The source of an event cannot change', async () => {
  const event = await ada.makeEvent({ source: 'import' })
  assert.equal(event.source, 'import')
  assertError(
    await ada.post(`/events/${event.id}/`, { event: { source: 'api' } }),
    400,
    'CANNOT_UPDATE_SOURCE',
  )
  ok(await ada.post(`/events/${event.id}/`, { event: { source: 'import' } }))
})

test('The currency cannot change once there are paid orders', async () => {
  const event = await makePaidEvent(ada)
  const change = (currency: string) => ada.post(`/events/${event.id}/`, { event: { currency } })
  ok(await change('USD'))
  await buy(bob, event.id, { payment: 'cash' })
  assertError(await change('EUR'), 400, 'CANNOT_UPDATE_CURRENCY')
  ok(await change('USD'))
})

test('A started event can end later, but not start in the past', async () => {
  const event = await ada.makeLiveEvent()
  clock.advance(Date.parse(event.start.utc) - clock.now() + 60_000)
  const endMs = Date.parse(event.end.utc)
  ok(await ada.post(`/events/${event.id}/`, { event: { end: zoned(endMs + dayMs) } }))
  const start = zoned(clock.now() - dayMs)
  assertError(await ada.post(`/events/${event.id}/`, { event: { start } }), 400, 'INVALID_DATE')
})

test('Impossible state changes have their constants', async () => {
  const draft = await ada.makeEvent()
  assertError(await ada.post(`/events/${draft.id}/unpublish/`), 400, 'NOT_PUBLISHED')
  assert.deepEqual(argumentErrorsOf(await ada.post(`/events/${draft.id}/publish/`)), {
    'event.description': ['MISSING'],
    'event.ticket_classes': ['MISSING'],
  })
  const event = await ada.makeLiveEvent()
  assertError(await ada.post(`/events/${event.id}/publish/`), 400, 'ALREADY_PUBLISHED_OR_DELETED')
  ok(await ada.post(`/events/${event.id}/cancel/`))
  assertError(await ada.post(`/events/${event.id}/cancel/`), 400, 'ALREADY_CANCELED')
  assertError(await ada.post(`/events/${event.id}/unpublish/`), 400, 'NOT_PUBLISHED')
  assertError(await ada.post(`/events/${event.id}/publish/`), 400, 'ALREADY_PUBLISHED_OR_DELETED')
  ok(await ada.delete(`/events/${event.id}/`))
  assertError(await ada.delete(`/events/${event.id}/`), 400, 'ALREADY_DELETED')
  assertError(await ada.post(`/events/${event.id}/publish/`), 400, 'ALREADY_PUBLISHED_OR_DELETED')
})

/** Creates orders in each status. */
const orders = {
  started: (eventId: string) => start(eventId),
  abandoned: async (eventId: string) => bob.post(`/orders/${(await start(eventId)).id}/abandon/`),
  placed: (eventId: string) => buy(bob, eventId),
  refunded: async (eventId: string) => ada.post(`/orders/${(await buy(bob, eventId)).id}/refund/`),
}

async function start(eventId: string) {
  const { ticket_classes } = ok(await bob.get(`/events/${eventId}/ticket_classes/`))
  const tickets = [{ ticket_class_id: ticket_classes[0].id, quantity: 1 }]
  return ok(await bob.post(`/events/${eventId}/orders/`, { order: { tickets } }))
}

test('An event with orders cannot be deleted or unpublished', async () => {
  const free = await ada.makeLiveEvent()
  await orders.placed(free.id)
  const paidEvent = await makePaidEvent(ada)
  assert.equal((await buy(bob, paidEvent.id, { payment: 'cash' })).status, 'pending')
  for (const { id } of [free, paidEvent]) {
    assertError(await ada.post(`/events/${id}/unpublish/`), 400, 'CANNOT_UNPUBLISH')
    assertError(await ada.post(`/events/${id}/cancel/`), 400, 'CANNOT_CANCEL')
    assertError(await ada.delete(`/events/${id}/`), 400, 'CANNOT_DELETE')
    assert.equal(ok(await ada.get(`/events/${id}/`)).status, 'live')
  }
})

for (const status of ['started', 'abandoned', 'refunded'] as const)
  test(`An order that is ${status} does not prevent unpublishing an event`, async () => {
    const { id } = await ada.makeLiveEvent()
    await orders[status](id)
    ok(await ada.post(`/events/${id}/unpublish/`))
    ok(await ada.post(`/events/${id}/cancel/`))
    ok(await ada.delete(`/events/${id}/`))
  })

test('A started order cannot be placed once the event is unpublished', async () => {
  const { id } = await ada.makeLiveEvent()
  const order = await start(id)
  ok(await ada.post(`/events/${id}/unpublish/`))
  const buyer = { name: 'Bob', first_name: 'Bob', last_name: 'B', email: 'bob@example.org' }
  ok(await bob.post(`/orders/${order.id}/`, { order: buyer }))
  assert.equal((await bob.post(`/orders/${order.id}/place/`)).status, 400)
  ok(await ada.delete(`/events/${id}/`))
})

test('Canceling an event with refund_all refunds all ticket holders', async () => {
  const { id } = await ada.makeLiveEvent()
  const order = await orders.placed(id)
  assert.deepEqual(ok(await ada.post(`/events/${id}/cancel/`, { refund_all: true })), { canceled: true })
  await service.context.jobs.idle()
  assert.equal(ok(await bob.get(`/orders/${order.id}/`)).status, 'refunded')
  ok(await ada.delete(`/events/${id}/`))
})

test('Paid tickets require a payment option', async () => {
  const event = await ada.makeEvent({ summary: 'Dear' })
  await ada.addTicket(event.id, { free: false, cost: 'EUR,1500' })
  const options = `/organizations/${ada.organizationId}/payment_options/`
  const offer = async (isOffered: boolean) => {
    for (const payment_method of ['CASH', 'INVOICE'])
      ok(await ada.post(options, { payment_option: { payment_method, offered: isOffered } }))
  }
  await offer(false)
  assertError(await ada.post(`/events/${event.id}/publish/`), 400, 'NO_PAYMENT_OPTIONS')
  await offer(true)
  ok(await ada.post(`/events/${event.id}/publish/`))
})

test('A copy must be in the future and have a duration', async () => {
  const { id } = await ada.makeEvent()
  const copy = (body: object) => ada.post(`/events/${id}/copy/`, body)
  const startMs = clock.now() + dayMs
  assertError(await copy({ timezone: 'Europe/Atlantis' }), 400, 'UNSUPPORTED_TIMEZONE')
  assertError(await copy({ start_date: utcOf(clock.now() - dayMs) }), 400, 'INVALID_START_DATE')
  assertError(await copy({ start_date: utcOf(clock.now() + 11 * 366 * dayMs) }), 400, 'INVALID_START_DATE')
  const start_date = utcOf(startMs)
  assertError(await copy({ start_date, end_date: start_date }), 400, 'INVALID_END_DATE')
  assertError(await copy({ start_date, end_date: utcOf(startMs + 366 * dayMs) }), 400, 'INVALID_END_DATE')
  ok(await copy({ start_date, end_date: utcOf(startMs + 60_000) }))
})

test('Single events can become series, and back, only without tickets and dates', async () => {
  const setSeries = (id: string, is_series: boolean) => ada.post(`/events/${id}/`, { event: { is_series } })
  const plain = await ada.makeEvent()
  assert.equal(ok(await setSeries(plain.id, true)).is_series_parent, true)
  assert.equal(ok(await setSeries(plain.id, false)).is_series, false)
  const ticketed = await ada.makeReadyEvent()
  assertError(await setSeries(ticketed.id, true), 400, 'IS_SERIES_UPDATE_NOT_ALLOWED_ON_TICKETED_EVENTS')
  const publishedEvent = await ada.makeLiveEvent()
  assertError(
    await setSeries(publishedEvent.id, true),
    400,
    'IS_SERIES_UPDATE_NOT_ALLOWED_ON_PUBLISHED_EVENTS',
  )
  const seatedEvent = await ada.makeEvent({ is_reserved_seating: true })
  assertError(await setSeries(seatedEvent.id, true), 400, 'IS_SERIES_UPDATE_NOT_ALLOWED_ON_RESERVED_EVENTS')
  const series = await ada.makeSeries()
  const rule = `DTSTART:${compactUtcOf(clock.now() + dayMs)}\nRRULE:FREQ=DAILY;COUNT=1`
  const { created_event_ids } = await ada.addSchedule(series.id, rule)
  assertError(await setSeries(series.id, false), 400, 'IS_SERIES_UPDATE_NOT_ALLOWED_HAS_OCCURRENCES')
  assertError(
    await setSeries(created_event_ids[0], false),
    400,
    'IS_SERIES_UPDATE_NOT_ALLOWED_ON_SERIES_OCCURRENCE',
  )
})

test('A completed paid event can be unpublished', async () => {
  const free = await ada.makeLiveEvent()
  await buy(bob, free.id)
  const paidEvent = await makePaidEvent(ada)
  await buy(bob, paidEvent.id, { payment: 'cash' })
  clock.advance(Date.parse(paidEvent.end.utc) + 8 * dayMs - clock.now())
  await service.context.jobs.idle()
  for (const { id } of [free, paidEvent])
    assert.equal(ok(await ada.get(`/events/${id}/`)).status, 'completed')
  assertError(await ada.post(`/events/${free.id}/unpublish/`), 400, 'CANNOT_UNPUBLISH')
  ok(await ada.post(`/events/${paidEvent.id}/unpublish/`))
})
