import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { argumentErrorsOf, asOrganizer, assertError, ok, utcOf } from './event-making.ts'
import { startEvents } from './service.ts'

const clock = createManualClock(Date.UTC(2026, 0, 15, 12))
const service = await startEvents({ clock })
const ada = await asOrganizer(service, 'ada')
const dayMs = 86_400_000
const list = `/organizations/${ada.organizationId}/events/`

/** An event that starts in `days`. */
async function makeAt(days: number, name: string, fields: object = {}) {
  const startMs = clock.now() + days * dayMs
  const at = (ms: number) => ({ timezone: 'UTC', utc: utcOf(ms) })
  const times = { start: at(startMs), end: at(startMs + dayMs) }
  return ada.makeReadyEvent({ name: { html: name }, ...times, ...fields })
}

const { id: venueId } = ok(
  await ada.post(`/organizations/${ada.organizationId}/venues/`, { venue: { name: 'Cellar' } }),
)
const second = ok(
  await ada
    .makeSeries({ name: { html: 'Series' } }, rule(50, 3))
    .then((series) => ada.get(`/events/${series.id}/`)),
)
const endedEvent = await makeAt(5, 'Zebra ended')
const running = await makeAt(10, 'apple running')
const coming = await makeAt(30, 'Mango 100% coming', { venue_id: venueId, currency: 'USD' })
const draft = await makeAt(20, 'Birch draft')
const canceledEvent = await makeAt(25, 'cherry canceled')
for (const { id } of [endedEvent, running, coming]) ok(await ada.post(`/events/${id}/publish/`))
ok(await ada.post(`/events/${canceledEvent.id}/cancel/`))
ok(await ada.delete(`/events/${(await makeAt(26, 'deleted')).id}/`))
clock.advance(10.5 * dayMs)

function rule(days: number, count: number): string {
  const start = utcOf(Date.UTC(2026, 0, 15, 12) + days * dayMs).replace(/[-:]/g, '')
  return `DTSTART:${start}\nRRULE:FREQ=DAILY;COUNT=${count}`
}

async function namesOf(query: string, path = list): Promise<string[]> {
  const { events } = ok(await ada.get(`${path}?${query}`))
  return events.map(({ name }: { name: { text: string } }) => name.text)
}

const names = {
  ended: endedEvent.name.text,
  running: running.name.text,
  coming: coming.name.text,
  draft: draft.name.text,
  canceled: canceledEvent.name.text,
}
const dates = ['Series', 'Series', 'Series']

const cases: [string, string[]][] = [
  ['', [names.ended, names.running, names.draft, names.canceled, names.coming, ...dates]],
  ['order_by=start_desc', [...dates, names.coming, names.canceled, names.draft, names.running, names.ended]],
  ['order_by=created_asc', [...dates, names.ended, names.running, names.coming, names.draft, names.canceled]],
  [
    'order_by=name_asc&series_filter=nonseries',
    [names.running, names.draft, names.canceled, names.coming, names.ended],
  ],
  [
    'order_by=name_desc&series_filter=nonseries',
    [names.ended, names.coming, names.canceled, names.draft, names.running],
  ],
  ['status=live', [names.coming]],
  ['status=started', [names.running]],
  ['status=ended', [names.ended]],
  ['status=started,ended,canceled', [names.ended, names.running, names.canceled]],
  [
    'status=all&series_filter=nonseries',
    [names.ended, names.running, names.draft, names.canceled, names.coming],
  ],
  ['status=draft&show_series_parent=true', [names.draft, 'Series']],
  ['series_filter=parents', ['Series']],
  ['series_filter=allseries', ['Series', ...dates]],
  ['time_filter=past', [names.ended]],
  ['time_filter=current_future&status=live,started', [names.running, names.coming]],
  ['name_filter=MANGO', [names.coming]],
  ['name_filter=100%25', [names.coming]],
  ['name_filter=%25', [names.coming]],
  ['currency_filter=USD', [names.coming]],
  [`venue_filter=${venueId}`, [names.coming]],
  ['venue_filter=1', []],
  ['inventory_type_filter=reserved', []],
  [`event_ids=${draft.id},${endedEvent.id}`, [names.ended, names.draft]],
  [
    `event_ids_to_exclude=${draft.id},${endedEvent.id}&series_filter=nonseries`,
    [names.running, names.canceled, names.coming],
  ],
  [`event_group_id=${second.id}`, dates],
  ['only_public=true&series_filter=nonseries', [names.ended, names.running, names.canceled, names.coming]],
  [
    `start_date.range_start=${utcOf(Date.UTC(2026, 1, 1))}&start_date.range_end=2026-02-12&series_filter=nonseries`,
    [names.draft, names.canceled],
  ],
]

for (const [query, expected] of cases)
  test(`List events by organization with "${query}"`, async () => {
    assert.deepEqual(await namesOf(query), expected)
    const { pagination } = ok(await ada.get(`${list}?${query}`))
    assert.equal(pagination.object_count, expected.length)
  })

test('Lists are the same after past events were marked', async () => {
  await service.context.jobs.idle()
  for (const [query, expected] of cases) assert.deepEqual(await namesOf(query), expected, query)
})

for (const query of ['status=gone', 'order_by=size_asc', 'time_filter=soon', 'series_filter=x'])
  test(`Unknown values are refused: "${query}"`, async () => {
    const [field = '', value] = query.split('=')
    assert.deepEqual(argumentErrorsOf(await ada.get(`${list}?${query}`)), {
      [field]: [`"${value}" is not a valid choice.`],
    })
  })

test('Venues, organizers, series and users list their own events', async () => {
  assert.deepEqual(await namesOf('', `/venues/${venueId}/events/`), [names.coming])
  assert.equal((await namesOf('', `/organizers/${coming.organizer_id}/events/`)).length, 8)
  assert.deepEqual(await namesOf('', `/series/${second.id}/events/`), dates)
  assert.deepEqual(await namesOf('status=live', '/users/me/owned_events/'), [names.coming])
  assert.deepEqual(await namesOf('status=live', '/users/me/events/'), [names.coming])
  assert.deepEqual(await namesOf(`event_ids=${draft.id},1,${endedEvent.id}`, '/events/'), [
    names.draft,
    names.ended,
  ])
  assertError(await ada.get(`/series/${coming.id}/`), 404, 'NOT_FOUND')
  assertError(await ada.get('/organizations/1/events/'), 404, 'NOT_FOUND')
  assert.deepEqual(argumentErrorsOf(await ada.get('/events/')), { event_ids: ['MISSING'] })
})

for (const order of ['start_asc', 'start_desc', 'created_asc', 'created_desc', 'name_asc', 'name_desc'])
  test(`Pages by ${order} are the list, whether walked by continuation or by number`, async () => {
    const whole = ok(await ada.get(`${list}?order_by=${order}`)).events.map(({ id }: { id: string }) => id)
    const listedNames: string[] = []
    const numbered: string[] = []
    let path = `${list}?order_by=${order}&page_size=3`
    for (let page = 1; ; page++) {
      const response = ok(await ada.get(path))
      listedNames.push(...response.events.map(({ id }: { id: string }) => id))
      const same = ok(await ada.get(`${list}?order_by=${order}&page_size=3&page=${page}`))
      numbered.push(...same.events.map(({ id }: { id: string }) => id))
      assert.equal(response.pagination.page_number, page)
      if (!response.pagination.has_more_items) break
      path = `${list}?continuation=${response.pagination.continuation}`
    }
    assert.deepEqual(listedNames, whole)
    assert.deepEqual(numbered, whole)
  })
