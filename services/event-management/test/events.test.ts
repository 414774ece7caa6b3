import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { asOrganizer, assertError, newEventInput, ok, utcOf } from './event-making.ts'
import { startEvents } from './service.ts'

const clock = createManualClock(Date.UTC(2026, 0, 15, 12))
const service = await startEvents({ clock })
const ada = await asOrganizer(service, 'ada')

test('A new event is a draft with all fields that clients read', async () => {
  const event = await ada.makeEvent({ summary: 'Three <i>trios</i>' })
  assert.match(event.id, /^\d{12}$/)
  assert.deepEqual(event.name, { text: 'An evening of jazz', html: 'An <b>evening</b> of jazz' })
  assert.equal(event.summary, 'Three trios')
  assert.deepEqual(event.description, { text: 'Three trios', html: 'Three trios' })
  assert.equal(event.url, `${service.url}/e/an-evening-of-jazz-tickets-${event.id}`)
  assert.equal(event.resource_uri, `${service.url}/v3/events/${event.id}/`)
  assert.deepEqual(event.start, {
    timezone: 'Europe/Berlin',
    local: '2026-02-14T13:00:00',
    utc: '2026-02-14T12:00:00Z',
  })
  assert.equal(event.created, '2026-01-15T12:00:00Z')
  const { status, published, listed, shareable, invite_only, is_series, tx_time_limit } = event
  assert.deepEqual(
    { status, published, listed, shareable, invite_only, is_series, tx_time_limit },
    {
      status: 'draft',
      published: null,
      listed: true,
      shareable: true,
      invite_only: false,
      is_series: false,
      tx_time_limit: 1_200,
    },
  )
  assert.equal(event.organization_id, ada.organizationId)
  assert.equal(event.inventory_type, 'limited')
  assert.equal('series_id' in event, false)
  assert.deepEqual(ok(await ada.get(`/events/${event.id}/`)), event)
})

test('A long description is sanitized, and its beginning is the summary', async () => {
  const html = `<p>${'Long '.repeat(60)}</p><script>alert(1)</script>`
  const event = await ada.makeEvent({ description: { html } })
  assert.equal(event.description.html, `<p>${'Long '.repeat(60)}</p>`)
  assert.equal(event.description.text, 'Long '.repeat(60).trim())
  assert.equal(event.summary.length <= 140, true)
  assert.equal(event.summary.endsWith('…'), true)
  const { description } = ok(await ada.get(`/events/${event.id}/description/`))
  assert.equal(description, `<div>${event.description.html}</div>`)
})

test('A summary replaces the description, and a description the summary', async () => {
  const event = await ada.makeEvent({ description: { html: '<p>Long</p>' } })
  const shorter = ok(await ada.post(`/events/${event.id}/`, { event: { summary: 'Short' } }))
  assert.equal(shorter.description.text, 'Short')
  const longer = ok(
    await ada.post(`/events/${event.id}/`, { event: { description: { html: '<p>Again</p>' } } }),
  )
  assert.deepEqual([longer.summary, longer.description.html], ['Again', '<p>Again</p>'])
})

test('An event is created from a form with dotted names, in the default organization', async () => {
  const { start, end } = newEventInput(clock.now())
  const form = new URLSearchParams({
    'event.name.html': 'By form',
    'event.start.timezone': start.timezone,
    'event.start.utc': start.utc,
    'event.end.timezone': end.timezone,
    'event.end.utc': end.utc,
    'event.currency': 'USD',
    'event.online_event': 'true',
    'event.capacity': '30',
  })
  const event = ok(await ada.post('/events/', form))
  assert.equal(event.organization_id, ada.organizationId)
  assert.deepEqual([event.online_event, event.capacity, event.capacity_is_custom], [true, 30, true])
})

test('An update keeps missing fields, and null removes a value', async () => {
  const event = await ada.makeEvent({ password: 'sesame', category_id: '103', subcategory_id: '3002' })
  assert.equal(event.listed, false)
  clock.advance(60_000)
  const update = ok(
    await ada.post(`/events/${event.id}/`, { event: { subcategory_id: null, show_remaining: true } }),
  )
  assert.deepEqual(update, {
    ...event,
    subcategory_id: null,
    show_remaining: true,
    changed: utcOf(clock.now()),
  })
})

test('The capacity is that of the tickets, unless it is set', async () => {
  const event = await ada.makeEvent()
  assert.deepEqual([event.capacity, event.capacity_is_custom, event.is_free], [0, false, false])
  await ada.addTicket(event.id, { quantity_total: 40 })
  await ada.addTicket(event.id, { name: 'Seats', quantity_total: 20 })
  const soldEvent = ok(await ada.get(`/events/${event.id}/`))
  assert.deepEqual([soldEvent.capacity, soldEvent.capacity_is_custom, soldEvent.is_free], [60, false, true])
  const update = ok(await ada.post(`/events/${event.id}/`, { event: { capacity: 50 } }))
  assert.deepEqual([update.capacity, update.capacity_is_custom], [50, true])
  const resetEvent = ok(await ada.post(`/events/${event.id}/`, { event: { capacity: null } }))
  assert.deepEqual([resetEvent.capacity, resetEvent.capacity_is_custom], [60, false])
})

test('The clock decides whether an event has started or ended', async () => {
  const event = await ada.makeLiveEvent()
  const statusAt = async (utc: string) => {
    clock.advance(Date.parse(utc) - clock.now())
    return ok(await ada.get(`/events/${event.id}/`)).status
  }
  const startMs = Date.parse(event.start.utc)
  const endMs = Date.parse(event.end.utc)
  assert.equal(await statusAt(utcOf(startMs - 1_000)), 'live')
  assert.equal(await statusAt(utcOf(startMs)), 'started')
  assert.equal(await statusAt(utcOf(endMs - 1_000)), 'started')
  assert.equal(await statusAt(utcOf(endMs)), 'ended')
})

test('A switch omits the description', async () => {
  const event = await ada.makeEvent({ summary: 'Short' })
  const headers = { 'eb-api-switches-enabled': 'OMIT_DESCRIPTION_FROM_EVENT_CONTAINER' }
  assert.equal(ok(await ada.get(`/events/${event.id}/`, headers)).description, null)
})

test('A deleted event is not found', async () => {
  const event = await ada.makeEvent()
  assert.deepEqual(ok(await ada.delete(`/events/${event.id}/`)), { deleted: true })
  const response = await ada.get(`/events/${event.id}/`)
  assertError(response, 404, 'NOT_FOUND')
  assert.equal(response.json.error_description, 'The event you requested does not exist.')
})

test('A copy has the tickets, texts and settings of the event, but its own name and times', async () => {
  const event = await ada.makeReadyEvent({ capacity: 80, show_remaining: true, category_id: '103' })
  const modules = [{ type: 'text', data: { body: { text: '<p>All of it</p>' } } }]
  ok(await ada.post(`/events/${event.id}/structured_content/1/`, { modules, publish: true }))
  const copy = ok(
    await ada.post(`/events/${event.id}/copy/`, {
      name: 'Once more',
      start_date: '2026-09-01T18:00:00Z',
      end_date: '2026-09-01T20:00:00Z',
      timezone: 'America/New_York',
    }),
  )
  assert.notEqual(copy.id, event.id)
  assert.deepEqual(
    [copy.status, copy.name.text, copy.start.local],
    ['draft', 'Once more', '2026-09-01T14:00:00'],
  )
  assert.deepEqual([copy.capacity, copy.show_remaining, copy.category_id], [80, true, '103'])
  const { ticket_classes } = ok(await ada.get(`/events/${copy.id}/ticket_classes/`))
  assert.deepEqual(
    ticket_classes.map(({ name, event_id }: { name: string; event_id: string }) => [name, event_id]),
    [['Standing', copy.id]],
  )
  const { description } = ok(await ada.get(`/events/${copy.id}/description/`))
  assert.match(description, /All of it/)
  ok(await ada.post(`/events/${copy.id}/publish/`))
})

test('A copy of a past event is at the same weekday and time, across daylight saving', async () => {
  const event = await ada.makeEvent()
  const local = event.start.local
  clock.advance(120 * 86_400_000)
  const copy = ok(await ada.post(`/events/${event.id}/copy/`))
  assert.equal(Date.parse(copy.start.utc) > clock.now(), true)
  assert.equal(copy.start.local.slice(10), local.slice(10))
  const days = (Date.parse(`${copy.start.local}Z`) - Date.parse(`${local}Z`)) / 86_400_000
  assert.equal(days % 7, 0)
})
