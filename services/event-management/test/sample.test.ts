import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { nextOccurrence, slots } from '../src/sample/calendar.ts'
import { renewSample } from '../src/sample/seed.ts'
import { startEvents } from './service.ts'

const day = 86_400_000
const clock = createManualClock(Date.UTC(2026, 10, 21, 12))
const service = await startEvents({ sampleData: true, clock })
const demo = await service.as('demo')

test('the sample has about 300 events in a dozen cities, with images and orders', async () => {
  const { json } = await demo.get(
    '/events/search/?include_all_series_instances=true&include_adult_events=on&page_size=200',
  )
  assert.ok(json.pagination.object_count > 280, `${json.pagination.object_count}`)
  await service.context.jobs.idle()

  const [{ id }] = (await demo.get('/users/me/organizations/')).json.organizations
  const orders = (await demo.get(`/organizations/${id}/orders/`)).json
  assert.ok(orders.pagination.object_count >= 10)
  const events = (await demo.get('/events/search/?expand=venue,ticket_availability&page_size=200')).json
    .events
  assert.ok(
    new Set(events.map((event: { venue: { address: { city: string } } | null }) => event.venue?.address.city))
      .size > 12,
  )
  assert.ok(new Set(events.map((event: { currency: string }) => event.currency)).size > 8)
  for (const url of new Set<string>(events.map((event: { logo: { url: string } }) => event.logo.url)))
    assert.equal((await fetch(url)).headers.get('content-type'), 'image/jpeg')
  const seatmaps = (await demo.get(`/organizations/${id}/seatmaps/`)).json.seatmaps
  assert.ok(seatmaps.length > 0)
  for (const { event_id, capacity } of seatmaps) {
    assert.equal(capacity, 150)
    assert.equal((await demo.get(`/events/${event_id}/inventory/`)).json.is_balanced, true)
  }
  const collections = (await demo.get(`/events/${events[0].id}/collections/public/`)).json.collections
  const [together] = collections
  const collectionEvents = (await demo.get(`/collections/${together.id}/events/?time_filter=current_future`))
    .json
  assert.ok(collectionEvents.events.some((event: { id: string }) => event.id === events[0].id))
  assert.equal(
    (await demo.get(`/collections/${together.id}/events/?time_filter=past`)).json.pagination.object_count,
    0,
  )
})

test('an old sample is full again after renewal', async () => {
  // Stops the background job that renews the sample.
  await service.context.jobs.close()
  const count = async () =>
    (
      await demo.get(
        '/events/search/?include_all_series_instances=true&include_adult_events=on&include_unavailable_events=1',
      )
    ).json.pagination.object_count
  const before = await count()
  clock.advance(800 * day)
  assert.equal(await count(), 0)
  await renewSample(service.context)
  assert.equal(await count(), before)
  await renewSample(service.context)
  assert.equal(await count(), before)
})

test('on any day, each slot has an event within a year, and series have no duplicate dates', () => {
  for (const nowMs of [
    Date.UTC(2026, 10, 21),
    Date.UTC(2027, 1, 28, 23),
    Date.UTC(2031, 6, 1),
    Date.UTC(2040, 0, 5),
  ]) {
    const occasions = slots.map((slot) => nextOccurrence(slot, nowMs))
    assert.ok(occasions.every(({ endMs }) => endMs > nowMs && endMs < nowMs + 376 * day))
    const dates = occasions
      .filter(({ series }) => series !== undefined)
      .map(({ series, startMs }) => `${series} ${startMs}`)
    assert.equal(new Set(dates).size, dates.length)
    assert.ok(occasions.some(({ startMs }) => startMs > nowMs + 190 * day))
  }
})
