import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { argumentErrorsOf, asOrganizer, assertError, ok, utcOf } from './event-making.ts'
import { startEvents } from './service.ts'

const service = await startEvents()
const ada = await asOrganizer(service, 'ada')
const nowMs = service.context.clock.now()
const hourMs = 3_600_000

async function addClass(eventId: string, ticket_class: object) {
  return ada.post(`/events/${eventId}/ticket_classes/`, { ticket_class })
}

describe('a new ticket class', () => {
  test('is refused if the event has a hundred', async () => {
    const event = await ada.makeEvent()
    for (let at = 0; at < 100; at++) await ada.addTicket(event.id, { name: `Class ${at}` })
    assertError(await addClass(event.id, { name: 'Other', free: true }), 400, 'TOO_MANY_TICKET_CLASSES')
  })

  test('has the input and defaults', async () => {
    const event = await ada.makeEvent()
    const ticketResponse = await ada.addTicket(event.id, {
      name: ' Front row ',
      free: false,
      cost: 'EUR,4550',
      quantity_total: 20,
      sales_start: utcOf(nowMs),
      maximum_quantity: 4,
    })
    assert.match(ticketResponse.id, /^5\d{8}$/)
    assert.equal(
      ticketResponse.resource_uri,
      `${service.url}/v3/events/${event.id}/ticket_classes/${ticketResponse.id}/`,
    )
    const { name, display_name, free, donation, category, capacity, quantity_total, quantity_sold } =
      ticketResponse
    assert.deepEqual(
      { name, display_name, free, donation, category, capacity, quantity_total, quantity_sold },
      {
        name: 'Front row',
        display_name: 'Front row',
        free: false,
        donation: false,
        category: 'admission',
        capacity: 20,
        quantity_total: 20,
        quantity_sold: 0,
      },
    )
    assert.deepEqual(ticketResponse.cost, {
      currency: 'EUR',
      value: 4_550,
      major_value: '45.50',
      display: '€45.50',
    })
    assert.equal(ticketResponse.actual_cost.value, 4_550)
    assert.equal(ticketResponse.maximum_quantity_per_order, 4)
    assert.equal(ticketResponse.sales_start, utcOf(nowMs))
    assert.deepEqual(ticketResponse.sales_channels, ['online', 'atd'])
    assert.deepEqual(
      ok(await ada.get(`/events/${event.id}/ticket_classes/${ticketResponse.id}/`)),
      ticketResponse,
    )
  })

  test('from a form with dotted names equals JSON', async () => {
    const event = await ada.makeEvent()
    const form = new URLSearchParams({
      'ticket_class.name': 'Balcony',
      'ticket_class.cost': 'EUR,1000',
      'ticket_class.capacity': '10',
      'ticket_class.sales_channels': 'online',
    })
    const createdTicket = ok(await ada.post(`/events/${event.id}/ticket_classes/`, form))
    assert.deepEqual(
      [createdTicket.name, createdTicket.cost.value, createdTicket.sales_channels],
      ['Balcony', 1_000, ['online']],
    )
  })

  test('that is free or a donation has no cost', async () => {
    const event = await ada.makeEvent()
    const free = await ada.addTicket(event.id, { name: 'Free' })
    const donation = ok(await addClass(event.id, { name: 'Gift', donation: true }))
    assert.deepEqual([free.cost, free.fee, free.free], [null, null, true])
    assert.deepEqual([donation.cost, donation.donation, donation.category], [null, true, 'donation'])
    assert.equal(donation.capacity, null)
  })
})

describe('an inconsistent ticket class', () => {
  const cost = 'EUR,1000'
  const sound = { name: 'Standing', cost, capacity: 10 }
  const cases: [string, object, string][] = [
    ['is free and costs', { free: true, cost, capacity: 10 }, 'FREE_AND_COST'],
    ['is a donation and costs', { donation: true, cost, capacity: 10 }, 'DONATION_AND_COST'],
    ['is a donation and free', { donation: true, free: true, capacity: 10 }, 'DONATION_AND_FREE'],
    ['asks for several donations', { donation: true, minimum_quantity: 2 }, 'DONATION_AND_MIN_QUANTITY'],
    ['has no cost', { capacity: 10 }, 'NO_COST'],
    ['has a cost of nothing', { capacity: 10, cost: 'EUR,0' }, 'NO_COST'],
    ['has no quantity', { cost }, 'NO_QUANTITY_TOTAL'],
    ['has a quantity of nothing', { cost, capacity: 0 }, 'NO_QUANTITY_TOTAL'],
    ['costs in another currency', { cost: 'USD,1000', capacity: 10 }, 'CURRENCY_MISMATCH'],
    ['splits and includes fees', { ...sound, split_fee: true, include_fee: true }, 'SPLIT_AND_INCLUDE'],
    ['is of no tier', { ...sound, inventory_tier_id: '1' }, 'INVALID_INVENTORY_TIER_ID'],
    ['hides at times without hiding', { ...sound, auto_hide_before: utcOf(nowMs) }, 'AUTO_HIDE_NOT_SET'],
    ['starts above its end', { ...sound, minimum_quantity: 5, maximum_quantity: 4 }, 'BAD_QUANTITIES'],
    ['starts above what there is', { ...sound, minimum_quantity: 11 }, 'BAD_QUANTITIES'],
    [
      'ends before the year 2000',
      { ...sound, sales_end_relative: { relative_to_event: 'start_time', offset: 3_900_000_000 } },
      'SALES_END_RELATIVE_TOO_FAR_IN_PAST',
    ],
  ]
  for (const [what, fields, error] of cases)
    test(`${what}: ${error}`, async () => {
      const event = await ada.makeEvent()
      assertError(await addClass(event.id, fields), 400, error)
    })

  test('delivers to online attendees: INVALID_DELIVERY_METHOD', async () => {
    const event = await ada.makeEvent({ online_event: true })
    const fields = { ...sound, delivery_methods: ['will_call'] }
    assertError(await addClass(event.id, fields), 400, 'INVALID_DELIVERY_METHOD')
  })

  test('belongs to an event that is canceled: INVALID_EVENT', async () => {
    const event = await ada.makeLiveEvent()
    ok(await ada.post(`/events/${event.id}/cancel/`))
    assertError(await addClass(event.id, sound), 400, 'INVALID_EVENT')
  })

  const invalid: [string, object, Record<string, string[]>][] = [
    ['an unknown field', { ...sound, foo: 1 }, { 'ticket_class.foo': ['Unknown parameter'] }],
    [
      'a sales channel that nobody knows',
      { ...sound, sales_channels: ['fax'] },
      { 'ticket_class.sales_channels.0': ['"fax" is not a valid choice.'] },
    ],
    [
      'a day that does not exist',
      { ...sound, sales_start: '2030-02-30T10:00:00Z' },
      { 'ticket_class.sales_start': ['INVALID'] },
    ],
    ['a cost that is none', { ...sound, cost: 'ten' }, { 'ticket_class.cost': ['INVALID'] }],
    [
      'an end before its start',
      { ...sound, sales_start: utcOf(nowMs), sales_end: utcOf(nowMs - 1_000) },
      { 'ticket_class.sales_end': ['INVALID'] },
    ],
    ['a picture that is not there', { ...sound, image_id: '1' }, { 'ticket_class.image_id': ['INVALID'] }],
    [
      'another class that is not there',
      { ...sound, sales_start_after: '1' },
      { 'ticket_class.sales_start_after': ['INVALID'] },
    ],
    ['a name of spaces', { ...sound, name: ' ' }, { 'ticket_class.name': ['INVALID'] }],
  ]
  for (const [what, fields, expected] of invalid)
    test(`has ${what}: the error names it`, async () => {
      const event = await ada.makeEvent()
      assert.deepEqual(argumentErrorsOf(await addClass(event.id, fields)), expected)
    })

  test('costs less than the fees that it includes: COST_GREATER_THAN_FEE', async () => {
    const dear = await startEvents({
      settings: { file: { 'event-management': { serviceFeeFixed: 'EUR,1000' } } },
    })
    const carol = await asOrganizer(dear, 'carol')
    const event = await carol.makeEvent()
    const ticket_class = { ...sound, include_fee: true }
    assertError(
      await carol.post(`/events/${event.id}/ticket_classes/`, { ticket_class }),
      400,
      'COST_GREATER_THAN_FEE',
    )
  })
})

describe('an updated ticket class', () => {
  test('keeps missing fields, and can become free', async () => {
    const event = await ada.makeEvent()
    const { id } = await ada.addTicket(event.id, { free: false, cost: 'EUR,1000', description: 'Seats' })
    const path = `/events/${event.id}/ticket_classes/${id}/`
    const update = ok(await ada.post(path, { ticket_class: { free: true, capacity: 50 } }))
    assert.deepEqual(
      [update.free, update.cost, update.capacity, update.description],
      [true, null, 50, 'Seats'],
    )
  })

  test('in a cycle of sales starts: CIRCULAR_SALES_START_AFTER', async () => {
    const event = await ada.makeEvent()
    const first = await ada.addTicket(event.id)
    const second = await ada.addTicket(event.id, { sales_start_after: first.id })
    const chainedSale = { ticket_class: { sales_start_after: second.id } }
    const path = `/events/${event.id}/ticket_classes/${first.id}/`
    assertError(await ada.post(path, chainedSale), 400, 'CIRCULAR_SALES_START_AFTER')
  })

  test('of another event: NOT_FOUND', async () => {
    const [event, other] = [await ada.makeEvent(), await ada.makeEvent()]
    const { id } = await ada.addTicket(other.id)
    const response = await ada.post(`/events/${event.id}/ticket_classes/${id}/`, {
      ticket_class: { name: 'Mine' },
    })
    assertError(response, 404, 'NOT_FOUND')
    assert.equal(response.json.error_description, 'The ticket_class you requested does not exist.')
  })

  test('of a series is updated in its dates', async () => {
    const rule = `DTSTART:${utcOf(nowMs + 40 * 24 * hourMs).replace(/[-:]/g, '')}\nRRULE:FREQ=DAILY;COUNT=2`
    const series = await ada.makeSeries({}, rule)
    const [usual] = ok(await ada.get(`/events/${series.id}/ticket_classes/`)).ticket_classes
    ok(
      await ada.post(`/events/${series.id}/ticket_classes/${usual.id}/`, {
        ticket_class: { name: 'Stalls' },
      }),
    )
    ok(await addClass(series.id, { name: 'Balcony', cost: 'EUR,900', capacity: 7 }))
    const { events } = ok(await ada.get(`/series/${series.id}/events/?expand=ticket_classes`))
    const ticketNames = events.map((event: { ticket_classes: { name: string }[] }) =>
      event.ticket_classes.map(({ name }) => name),
    )
    assert.deepEqual(ticketNames, [
      ['Stalls', 'Balcony'],
      ['Stalls', 'Balcony'],
    ])
    assertError(
      await ada.post(`/events/${series.id}/ticket_classes/${usual.id}/`, {
        ticket_class: { sales_end: utcOf(nowMs + hourMs) },
      }),
      400,
      'ARGUMENTS_ERROR',
    )
  })
})

describe('a deleted ticket class', () => {
  test('is not found', async () => {
    const event = await ada.makeEvent()
    const { id } = await ada.addTicket(event.id)
    const path = `/events/${event.id}/ticket_classes/${id}/`
    assert.deepEqual(ok(await ada.delete(path)), { deleted: true })
    assertError(await ada.get(path), 404, 'NOT_FOUND')
    assertError(await ada.delete(path), 404, 'NOT_FOUND')
  })

  test('that is the last one of a live event: LAST_TICKET', async () => {
    const event = await ada.makeLiveEvent()
    const [{ id }] = ok(await ada.get(`/events/${event.id}/ticket_classes/`)).ticket_classes
    assertError(await ada.delete(`/events/${event.id}/ticket_classes/${id}/`), 400, 'LAST_TICKET')
  })

  test('that starts the sales of another one: IS_STARTED_AFTER', async () => {
    const event = await ada.makeEvent()
    const { id } = await ada.addTicket(event.id)
    await ada.addTicket(event.id, { sales_start_after: id })
    assertError(await ada.delete(`/events/${event.id}/ticket_classes/${id}/`), 400, 'IS_STARTED_AFTER')
  })
})

describe('the list of ticket classes', () => {
  test('can be filtered by point of sale and category, and is paginated', async () => {
    const event = await ada.makeEvent()
    await ada.addTicket(event.id, { name: 'Web', sales_channels: ['online'], sorting: 2 })
    await ada.addTicket(event.id, { name: 'Door', sales_channels: ['atd'], sorting: 1 })
    ok(await addClass(event.id, { name: 'Gift', donation: true, sorting: 3 }))
    const names = async (query: string) =>
      ok(await ada.get(`/events/${event.id}/ticket_classes/?${query}`)).ticket_classes.map(
        ({ name }: { name: string }) => name,
      )
    assert.deepEqual(await names(''), ['Door', 'Web', 'Gift'])
    assert.deepEqual(await names('pos=at_the_door'), ['Door', 'Gift'])
    assert.deepEqual(await names('pos=online&category=admission'), ['Web'])
    assert.deepEqual(await names('category=donation,add_on'), ['Gift'])
    assert.deepEqual(await names('category=all'), ['Door', 'Web', 'Gift'])
    const page = ok(await ada.get(`/events/${event.id}/ticket_classes/?page_size=2`))
    assert.deepEqual(
      [page.pagination.object_count, page.pagination.page_count, page.pagination.has_more_items],
      [3, 2, true],
    )
    const path = `/events/${event.id}/ticket_classes/?continuation=${page.pagination.continuation}`
    assert.deepEqual(
      ok(await ada.get(path)).ticket_classes.map(({ name }: { name: string }) => name),
      ['Gift'],
    )
    const unknown = await ada.get(`/events/${event.id}/ticket_classes/?category=seats`)
    assert.deepEqual(argumentErrorsOf(unknown), { category: ['"seats" is not a valid choice.'] })
  })

  test('can expand the event', async () => {
    const event = await ada.makeEvent()
    await ada.addTicket(event.id)
    const [one] = ok(await ada.get(`/events/${event.id}/ticket_classes/?expand=event,image`)).ticket_classes
    assert.deepEqual([one.event.id, one.image], [event.id, null])
  })
})
