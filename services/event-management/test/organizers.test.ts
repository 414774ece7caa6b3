import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import type { Kysely } from 'kysely'
import type { Tables } from '../src/database/tables.ts'
import { updateUpcomingEvents } from '../src/events/upcoming-events.ts'
import { changeOrganizer } from '../src/organizers/organizers.ts'
import { asOrganizer, newEventInput, ok } from './event-making.ts'
import { startEvents } from './service.ts'

const service = await startEvents()
const owner = await service.as('owner')

test("an organizer's description is clean HTML with derived text", async () => {
  const organizerResponse = await owner.post('/organizers/', {
    organizer: {
      name: 'Jazz & Co',
      'description.html':
        '<p onclick="x()">We <b>play</b></p><script>alert(1)</script><a href="javascript:x">now</a>',
      website: 'https://jazz.example',
      twitter: '@jazz',
    },
  })
  assert.equal(organizerResponse.status, 200)
  assert.deepEqual(organizerResponse.json.description, {
    text: 'We play\nnow',
    html: '<p>We <b>play</b></p><a rel="nofollow noopener ugc">now</a>',
  })
  assert.deepEqual(organizerResponse.json.long_description, { text: null, html: null })
  assert.equal(organizerResponse.json.url, `${service.url}/o/jazz-co-${organizerResponse.json.id}`)
  assert.match(organizerResponse.json.id, /^2\d{10}$/)
  assert.deepEqual([organizerResponse.json.num_past_events, organizerResponse.json.num_future_events], [0, 0])

  const path = `/organizers/${organizerResponse.json.id}/`
  const update = await owner.post(path, { organizer: { twitter: null, description: { html: '' } } })
  assert.deepEqual([update.json.twitter, update.json.description.text], [null, null])
  assert.equal(update.json.website, 'https://jazz.example')
})

test('organizers are visible to every token', async () => {
  const { json } = await owner.post('/organizers/', { organizer: { name: 'Open' } })
  for (const reader of [await service.as('stranger'), await service.asPublic()])
    assert.deepEqual((await reader.get(`/organizers/${json.id}/`)).json, json)
  assert.equal((await service.stranger.get(`/organizers/${json.id}/`)).json.error, 'NO_AUTH')
})

test('an invalid website, an empty name and images of others are refused', async () => {
  const cases = [
    [{ name: 'x', website: 'javascript:alert(1)' }, 'organizer.website'],
    [{ name: '\n' }, 'organizer.name'],
    [{ name: 'x', logo_id: '400000001' }, 'organizer.logo_id'],
    [{ name: 'x', description: { html: 'x'.repeat(70_000) } }, 'organizer.description.html'],
  ] as const
  for (const [organizer, field] of cases) {
    const { status, json } = await owner.post('/organizers/', { organizer })
    assert.equal(status, 400)
    assert.deepEqual(json.error_detail.ARGUMENTS_ERROR, { [field]: ['INVALID'] })
  }
})

test('forms are accepted like JSON', async () => {
  const form = new URLSearchParams({ 'organizer.name': 'Form', 'organizer.description.html': 'A & B' })
  const { status, json } = await owner.post('/organizers/', form)
  assert.deepEqual([status, json.name, json.description.text], [200, 'Form', 'A & B'])
})

test('changing an organizer emits webhooks for it and its events', async () => {
  const actions: string[] = []
  const bothReceived = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    actions.push(String(request.headers['x-eventbrite-event']))
    response.end()
    if (actions.includes('organizer.updated') && actions.includes('event.updated')) bothReceived.resolve()
  }).listen(0, '127.0.0.1')
  after(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  const organizer = await asOrganizer(service, 'teller')
  const event = await organizer.makeLiveEvent()
  const hook = { endpoint_url: `http://127.0.0.1:${port}/`, actions: 'organizer.updated,event.updated' }
  ok(await organizer.post(`/organizations/${organizer.organizationId}/webhooks/`, hook))
  ok(await organizer.post(`/organizers/${event.organizer_id}/`, { organizer: { name: 'Renamed' } }))
  await bothReceived.promise
})

test('an organizer counts its past and upcoming public events', async () => {
  const organizer = await asOrganizer(service, 'counter')
  const event = await organizer.makeLiveEvent()
  await organizer.makeReadyEvent()
  const { json } = await organizer.get(`/organizers/${event.organizer_id}/`)
  assert.deepEqual([json.num_future_events, json.num_past_events], [1, 0])
})

test('an update of an organizer changes many events in several transactions', async () => {
  const ada = await asOrganizer(service, 'many-events')
  const { id } = ok(await ada.post('/organizers/', { organizer: { name: 'Before' } }))
  const { context } = service
  const { start } = newEventInput(context.clock.now())
  const rule = `DTSTART:${start.utc.replace(/[-:]/g, '')}\nRRULE:FREQ=DAILY;COUNT=120`
  for (let count = 0; count < 2; count++) await ada.makeSeries({ organizer_id: id }, rule)
  const countWithout = async (db: Kysely<Tables>, nowMs: number) => {
    const events = await db
      .selectFrom('event')
      .select('id')
      .where('organizer_id', '=', Number(id))
      .where('changed_at_ms', '<', nowMs)
      .execute()
    return events.length
  }
  const nowMs = context.clock.now() + 1_000
  const later = { ...context, clock: { ...context.clock, now: () => nowMs } }
  const left = await context.db.write(async (tx) => {
    await changeOrganizer(tx, later, Number(id), { name: 'After' })
    return countWithout(tx, nowMs)
  })
  assert.equal(left, 42)
  const follow = { column: 'organizer_id', id: Number(id), afterId: 0 }
  await updateUpcomingEvents(later, follow, new AbortController().signal)
  assert.equal(await countWithout(context.db.read, nowMs), 0)
  await context.jobs.idle()
})
