import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { describeOnBothDatabases } from './databases.ts'
import { startEvents } from './service.ts'

const hour = 3_600_000
const day = 24 * hour
/** A Wednesday. */
const noon = Date.UTC(2027, 2, 24, 12)

interface EventInput {
  name: string
  startMs: number
  hours?: number
  zone?: string
  venueId?: string
  fields?: Record<string, unknown>
  ticket?: Record<string, unknown>
}

describeOnBothDatabases('searching', ({ location }) => {
  // The service lives as long as the test that starts it.
  test('over HTTP', async (t) => {
    const clock = createManualClock(noon)
    const database = location()
    const service = await startEvents({ clock, ...databaseOptions(database) })
    const owner = await service.as('owner')
    const organizationId = (await owner.get('/users/me/organizations/')).json.organizations[0].id
    const berlin = await addVenue('Berlin', 'DE', '52.52', '13.405')
    const apia = await addVenue('Apia', 'WS', '-13.83', '-171.77')

    async function addVenue(
      city: string,
      country: string,
      latitude: string,
      longitude: string,
    ): Promise<string> {
      const address = { city, country, latitude, longitude }
      return (
        await owner.post(`/organizations/${organizationId}/venues/`, { venue: { name: city, address } })
      ).json.id
    }

    async function publish({
      name,
      startMs,
      hours = 2,
      zone = 'Europe/Berlin',
      venueId,
      fields,
      ticket,
    }: EventInput) {
      const utc = (ms: number) => `${new Date(ms).toISOString().slice(0, 19)}Z`
      const event = {
        name: { html: name },
        summary: `About ${name}`,
        start: { timezone: zone, utc: utc(startMs) },
        end: { timezone: zone, utc: utc(startMs + hours * hour) },
        currency: 'EUR',
        ...(venueId ? { venue_id: venueId } : { online_event: true }),
        ...fields,
      }
      const { json } = await owner.post(`/organizations/${organizationId}/events/`, { event })
      assert.ok(json.id, JSON.stringify(json))
      const ticket_class = { name: 'Seat', free: true, quantity_total: 10, ...ticket }
      const ticketResponse = await owner.post(`/events/${json.id}/ticket_classes/`, { ticket_class })
      assert.equal(ticketResponse.status, 200, ticketResponse.text)
      const publication = await owner.post(`/events/${json.id}/publish/`)
      assert.equal(publication.status, 200, publication.text)
      return String(json.id)
    }

    async function search(query: string): Promise<string[]> {
      const { status, json, text } = await owner.get(`/events/search/?${query}`)
      assert.equal(status, 200, text)
      return json.events.map((event: { name: { text: string } }) => event.name.text)
    }

    await t.test('an event can be found while it is published', async () => {
      const id = await publish({ name: 'Zither Evening', startMs: noon + 9 * day, venueId: berlin })
      assert.deepEqual(await search('q=zither'), ['Zither Evening'])
      assert.deepEqual(
        await search('q=zithers%20berlin'),
        ['Zither Evening'],
        'by other forms, and where it is',
      )
      await owner.post(`/events/${id}/`, { event: { name: { html: 'Harp Evening' } } })
      assert.deepEqual(await search('q=harp'), ['Harp Evening'])
      await owner.post(`/events/${id}/unpublish/`)
      assert.deepEqual(await search('q=harp'), [])
    })

    await t.test('hidden, adult, sold-out and upcoming sales are excluded unless requested', async () => {
      const startMs = noon + 10 * day
      await publish({ name: 'Quokka open', startMs })
      await publish({ name: 'Quokka unlisted', startMs, fields: { listed: false } })
      await publish({ name: 'Quokka invited', startMs, fields: { invite_only: true } })
      await publish({ name: 'Quokka adult', startMs, fields: { is_adult: true } })
      const later = `${new Date(noon + 5 * day).toISOString().slice(0, 19)}Z`
      await publish({ name: 'Quokka later', startMs, ticket: { sales_start: later } })
      assert.deepEqual(await search('q=quokka'), ['Quokka open'])
      assert.deepEqual(await search('q=quokka&include_unavailable_events=true'), [
        'Quokka open',
        'Quokka later',
      ])
      clock.advance(5 * day)
      assert.deepEqual(await search('q=quokka'), ['Quokka open', 'Quokka later'])
      clock.advance(-5 * day)
    })

    await t.test('matches in names rank higher, and a leading minus reverses the order', async () => {
      await publish({ name: 'Late Theremin', startMs: noon + 30 * day })
      await publish({
        name: 'Early concert',
        startMs: noon + 3 * day,
        fields: { summary: 'With a theremin' },
      })
      await publish({ name: 'Theremin soon', startMs: noon + 20 * day })
      const best = ['Theremin soon', 'Late Theremin', 'Early concert']
      assert.deepEqual(await search('q=theremin'), best)
      assert.deepEqual(await search('q=theremin&sort_by=-best'), best.toReversed())
      assert.deepEqual(await search('q=theremin&sort_by=date'), [
        'Early concert',
        'Theremin soon',
        'Late Theremin',
      ])
      assert.deepEqual(await search('q=theremin%20-concert'), ['Theremin soon', 'Late Theremin'])
      assert.deepEqual(await search('q=%22theremin%20soon%22'), ['Theremin soon'])
    })

    await t.test('today is local to the searched place, on both sides of the date line', async () => {
      // In Apia it is Thursday 01:00, in Berlin still Wednesday.
      for (const [name, hours] of [
        ['Wednesday', 3],
        ['Thursday', 20],
        ['Friday', 44],
      ] as const) {
        await publish({
          name: `Nadi ${name} Berlin`,
          startMs: noon + hours * hour,
          venueId: berlin,
          hours: 1,
        })
        await publish({
          name: `Nadi ${name} Apia`,
          startMs: noon + hours * hour,
          venueId: apia,
          hours: 1,
          zone: 'Pacific/Apia',
        })
      }
      const near = (place: string) => `q=nadi&location.address=${place}&start_date.keyword`
      assert.deepEqual(await search(`${near('Berlin')}=today`), ['Nadi Wednesday Berlin'])
      assert.deepEqual(await search(`${near('Apia')}=today`), ['Nadi Wednesday Apia', 'Nadi Thursday Apia'])
      assert.deepEqual(await search(`${near('Berlin')}=tomorrow`), ['Nadi Thursday Berlin'])
      assert.deepEqual(await search(`${near('Berlin')}=this_week`), [
        'Nadi Wednesday Berlin',
        'Nadi Thursday Berlin',
        'Nadi Friday Berlin',
      ])
      assert.deepEqual(await search(`${near('Berlin')}=next_week`), [])
    })

    await t.test('days and weekends follow daylight saving', async () => {
      // Daylight saving starts in Berlin in the night of this Sunday.
      const at = (text: string) => Temporal.ZonedDateTime.from(`${text}[Europe/Berlin]`).epochMilliseconds
      for (const local of ['2027-03-26T17:59', '2027-03-26T18:00', '2027-03-28T23:30', '2027-03-29T00:00'])
        await publish({ name: `Umbrella ${local}`, startMs: at(local), venueId: berlin })
      const near = 'q=umbrella&location.address=Berlin'
      assert.deepEqual(await search(`${near}&start_date.keyword=this_weekend`), [
        'Umbrella 2027-03-26T18:00',
        'Umbrella 2027-03-28T23:30',
      ])
      assert.deepEqual(
        await search(`${near}&start_date.range_start=2027-03-28&start_date.range_end=2027-03-28`),
        ['Umbrella 2027-03-28T23:30'],
      )
      assert.deepEqual(await search(`${near}&start_date.range_start=2027-03-28T22:00:00Z`), [
        'Umbrella 2027-03-29T00:00',
      ])
      assert.deepEqual(await search(`${near}&start_date.range_start=2027-03-29T00:00:00`), [
        'Umbrella 2027-03-29T00:00',
      ])
      assert.deepEqual(await search(`${near}&start_date.range_start=2027-03-29T00:00:00%2B02:00`), [
        'Umbrella 2027-03-29T00:00',
      ])
    })

    await t.test('a location is a radius, a point or a viewport, and the response repeats it', async () => {
      await publish({ name: 'Ocarina', startMs: noon + 12 * day, venueId: berlin })
      const potsdam = (
        await owner.get('/events/search/?q=ocarina&location.address=Potsdam,%20DE&location.within=40km')
      ).json
      assert.equal(potsdam.events.length, 1)
      assert.deepEqual(
        { ...potsdam.location, latitude: 0, longitude: 0 },
        { latitude: 0, longitude: 0, within: '40km', address: 'Potsdam, DE' },
      )
      assert.deepEqual(await search('q=ocarina&location.address=Potsdam,%20DE'), [])
      assert.deepEqual(
        await search('q=ocarina&location.latitude=52.5&location.longitude=13.4&sort_by=distance'),
        ['Ocarina'],
      )
      const map = (south: number, west: number, north: number, east: number) =>
        `location.viewport.southwest.latitude=${south}&location.viewport.southwest.longitude=${west}&location.viewport.northeast.latitude=${north}&location.viewport.northeast.longitude=${east}`
      assert.deepEqual(await search(`q=ocarina&${map(50, 10, 54, 15)}`), ['Ocarina'])
      assert.deepEqual(await search(`q=ocarina&${map(50, 170, 54, -170)}`), [])
      assert.deepEqual(await search('q=ocarina&location.address=Germany'), ['Ocarina'])
    })

    await t.test('a continuation alone returns the remaining pages, and numbered pages work', async () => {
      for (let number = 1; number <= 5; number += 1)
        await publish({
          name: `Pigeon ${number}`,
          startMs: noon + (12 + number) * day,
          fields: { category_id: '103' },
        })
      const first = (
        await owner.get(
          '/events/search/?q=pigeon&categories=103&page_size=2&sort_by=date&popular=on&expand=none',
        )
      ).json
      assert.deepEqual(
        [first.pagination.object_count, first.pagination.page_count, first.pagination.has_more_items],
        [5, 3, true],
      )
      const names: string[] = first.events.map((event: { name: { text: string } }) => event.name.text)
      for (let { continuation } = first.pagination; continuation; ) {
        const { json } = await owner.get(`/events/search/?continuation=${continuation}`)
        names.push(...json.events.map((event: { name: { text: string } }) => event.name.text))
        continuation = json.pagination.continuation
      }
      assert.deepEqual(
        names,
        [1, 2, 3, 4, 5].map((number) => `Pigeon ${number}`),
      )
      assert.deepEqual(await search('q=pigeon&page_size=2&page=3&sort_by=date'), ['Pigeon 5'])
      assert.equal((await owner.get('/events/search/?q=pigeon&page_size=2&page=4')).json.error, 'BAD_PAGE')
      assert.equal(
        (await owner.get('/events/search/?continuation=nonsense')).json.error,
        'BAD_CONTINUATION_TOKEN',
      )
    })

    await t.test('a series is represented by its next date, or by all dates on request', async () => {
      const parent = (
        await owner.post(`/organizations/${organizationId}/events/`, {
          event: {
            name: { html: 'Kazoo Club' },
            summary: 'Hum',
            currency: 'EUR',
            is_series: true,
            online_event: true,
            start: { timezone: 'Europe/Berlin', utc: '2027-04-01T17:00:00Z' },
            end: { timezone: 'Europe/Berlin', utc: '2027-04-01T19:00:00Z' },
          },
        })
      ).json
      const schedule = {
        occurrence_duration: 7_200,
        recurrence_rule: 'DTSTART:20270401T170000Z\nRRULE:FREQ=WEEKLY;COUNT=4',
      }
      const dates = await owner.post(`/events/${parent.id}/schedules/`, { schedule })
      assert.equal(dates.status, 200, dates.text)
      await owner.post(`/events/${parent.id}/ticket_classes/`, {
        ticket_class: { name: 'Seat', free: true, quantity_total: 9 },
      })
      const publication = await owner.post(`/events/${parent.id}/publish/`)
      assert.equal(publication.status, 200, publication.text)
      assert.equal((await search('q=kazoo')).length, 1)
      assert.equal((await search('q=kazoo&include_all_series_instances=true')).length, 4)
      const { events } = (await owner.get('/events/search/?q=kazoo&start_date.range_start=2027-04-05')).json
      assert.deepEqual(
        events.map((event: { start: { local: string } }) => event.start.local),
        ['2027-04-08T19:00:00'],
      )
    })

    await t.test('destination search returns the same events in its own format', async () => {
      await publish({
        name: 'Marimba',
        startMs: noon + 9 * hour,
        venueId: berlin,
        fields: { category_id: '103', format_id: '6' },
      })
      const postSearch = (event_search: object, more: object = {}) =>
        owner.post('/destination/search/', { event_search, ...more })
      const { json } = await postSearch({
        q: 'marimba',
        dates: ['current_future'],
        tags: ['EventbriteCategory/103'],
        places: ['2950159'],
        price: 'free',
      })
      const [result] = json.events.results
      assert.deepEqual(
        [
          result.name,
          result.start_date,
          result.start_time,
          result.timezone,
          result._type,
          result.primary_venue.name,
        ],
        ['Marimba', '2027-03-24', '22:00', 'Europe/Berlin', 'destination_event', 'Berlin'],
      )
      assert.deepEqual(
        result.tags.map(({ tag }: { tag: string }) => tag),
        ['EventbriteCategory/103', 'EventbriteFormat/6'],
      )
      const bareResult = (await postSearch({ q: 'marimba' }, { 'expand.destination_event': ['image'] })).json
        .events.results[0]
      assert.deepEqual([bareResult.image, 'primary_venue' in bareResult], [null, false])
      assert.equal(
        (await postSearch({ q: 'marimba', online_events_only: true })).json.events.results.length,
        0,
      )
      assert.equal(
        (await postSearch({ q: 'marimba', dates: ['tomorrow'], places: ['2950159'] })).json.events.results
          .length,
        0,
      )
      assert.equal(
        (
          await postSearch({
            q: 'marimba',
            date_range: { from: '2027-03-24', to: '2027-03-24' },
            places: ['2950159'],
          })
        ).json.events.results.length,
        1,
      )
      const [again] = (await owner.get(`/destination/events/?event_ids=${result.id},1`)).json.events
      assert.equal(again.id, result.id)
      const wrong = await postSearch({ location: { latitude: 1 } })
      assert.deepEqual(wrong.json.error_detail.ARGUMENTS_ERROR, {
        'event_search.location': ['Unknown parameter'],
      })
      assert.equal(
        (await postSearch({ tags: ['Nonsense/1'] })).json.error_description.includes(
          'event_search.tags - INVALID',
        ),
        true,
      )
      assert.equal(
        (await postSearch({ places: ['1'] })).json.error_description.includes(
          'event_search.places - INVALID',
        ),
        true,
      )
    })

    const wrong: Record<string, string> = {
      'location.address=xyzzy': 'location.address - INVALID',
      'location.address=49503': 'location.address - INVALID',
      'location.address=Berlin&location.within=far': 'location.within - INVALID',
      'location.address=Berlin&location.within=0mi': 'location.within - INVALID',
      'location.latitude=52': 'location.longitude - MISSING',
      'location.latitude=91&location.longitude=0': 'location.latitude - INVALID',
      'location.viewport.northeast.latitude=1&location.viewport.northeast.longitude=1':
        'location.viewport.southwest.latitude - MISSING',
      'sort_by=distance': 'sort_by - INVALID',
      'sort_by=price': 'sort_by - "price" is not a valid choice.',
      'price=cheap': 'price - "cheap" is not a valid choice.',
      'start_date.keyword=someday': 'start_date.keyword - "someday" is not a valid choice.',
      'start_date.range_start=yesterday': 'start_date.range_start - INVALID',
      'start_date.range_start=2027-02-30': 'start_date.range_start - INVALID',
      'start_date.range_start=2027-03-02&start_date.range_end=2027-03-01': 'start_date.range_end - INVALID',
      'date_modified.range_end=x': 'date_modified.range_end - INVALID',
      'categories=music': 'categories - INVALID',
      'organizer.id=me': 'organizer.id - INVALID',
    }
    for (const [query, words] of Object.entries(wrong))
      await t.test(`${query} is refused`, async () => {
        const { status, json } = await owner.get(`/events/search/?${query}`)
        assert.deepEqual([status, json.error], [400, 'ARGUMENTS_ERROR'])
        assert.ok(json.error_description.includes(words), json.error_description)
      })

    await t.test('empty and unknown parameters and queries without words are ignored', async () => {
      for (const query of [
        '',
        'q=',
        'q=!!!',
        'q=%22',
        'sort_by=',
        'price=',
        'categories=,',
        'popular=true',
        'user.id=999',
        `q=${'x%20'.repeat(400)}`,
      ])
        assert.equal((await owner.get(`/events/search/?${query}`)).status, 200, query)
    })
  })
})
