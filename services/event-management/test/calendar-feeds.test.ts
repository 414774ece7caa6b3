import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCalendar } from './calendar-reader.ts'
import { asOrganizer, assertError, ok } from './event-making.ts'
import { startEvents } from './service.ts'

const service = await startEvents()
const { stranger } = service
const organizer = await asOrganizer(service, 'olga')
const feedOf = (organizationId: string) => `/organizations/${organizationId}/events.ics`

test('the feed of an event has one entry with its time and page, and needs no token', async () => {
  const event = await organizer.makeLiveEvent()
  const path = `${new URL(event.url).pathname}.ics`
  const response = await stranger.get(path)
  assert.equal(response.status, 200)
  assert.match(response.headers.get('content-type') ?? '', /^text\/calendar/)
  const { entries, zones } = readCalendar(response.text)
  assert.deepEqual(zones, ['Europe/Berlin'])
  assert.equal(entries.length, 1)
  assert.equal(entries[0]?.startMs, Date.parse(event.start.utc))
  assert.equal(entries[0]?.endMs, Date.parse(event.end.utc))
  assert.equal(entries[0]?.properties.get('URL'), event.url)
})

test("an organization's feed contains its public events, including canceled ones", async () => {
  const other = await asOrganizer(service, 'oskar')
  const live = await other.makeLiveEvent()
  const canceledEvent = await other.makeLiveEvent()
  ok(await other.post(`/events/${canceledEvent.id}/cancel/`))
  await other.makeReadyEvent()
  await other.makeLiveEvent({ listed: false })
  const { entries } = readCalendar((await stranger.get(feedOf(other.organizationId))).text)
  assert.deepEqual(
    entries.map(({ properties }) => [properties.get('UID'), properties.get('STATUS')]),
    [
      [`event-${live.id}@127.0.0.1`, 'CONFIRMED'],
      [`event-${canceledEvent.id}@127.0.0.1`, 'CANCELLED'],
    ],
  )
})

test('an organizer’s feed is at the address of its page with .ics', async () => {
  const event = await organizer.makeLiveEvent()
  const { entries } = readCalendar((await stranger.get(`/o/anything-${event.organizer_id}.ics`)).text)
  assert.ok(entries.some(({ properties }) => properties.get('URL') === event.url))
})

test('private and missing objects have no feed', async () => {
  const draft = await organizer.makeReadyEvent()
  assertError(await stranger.get(`/e/x-tickets-${draft.id}.ics`), 404, 'NOT_FOUND')
  for (const path of ['/e/x-tickets-1.ics', '/e/nothing.ics', '/o/x-1.ics', feedOf('1')])
    assertError(await stranger.get(path), 404, 'NOT_FOUND')
})
