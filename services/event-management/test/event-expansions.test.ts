import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statementsOf } from '@octavo/testing/statements.ts'
import { asOrganizer, assertError, compactUtcOf, ok } from './event-making.ts'
import { beginOrder, buy } from './order-making.ts'
import { startEvents } from './service.ts'

const service = await startEvents()
const { context } = service
const ada = await asOrganizer(service, 'ada')
const bob = await service.as('bob')
const soon = compactUtcOf(context.clock.now() + 30 * 86_400_000)

const names = [
  'logo',
  'venue',
  'organizer',
  'format',
  'category',
  'subcategory',
  'bookmark_info',
  'refund_policy',
  'ticket_availability',
  'ticket_classes',
  'external_ticketing',
  'music_properties',
  'publish_settings',
  'basic_inventory_info',
  'event_sales_status',
  'checkout_settings',
  'listing_properties',
  'has_digital_content',
  'series',
  'series_dates',
]

test('Every expansion is returned on request only', async () => {
  const event = await ada.makeLiveEvent({ format_id: '6', category_id: '103', subcategory_id: '3002' })
  const plain = ok(await bob.get(`/events/${event.id}/?expand=none`))
  assert.deepEqual(
    names.filter((name) => name in plain),
    ['logo'],
  )
  for (const expand of [names.join(','), `${names.join(',')},unknown`]) {
    const whole = ok(await bob.get(`/events/${event.id}/?expand=${expand}`))
    assert.deepEqual(
      names.filter((name) => !(name in whole)),
      [],
    )
    assert.equal('unknown' in whole, false)
  }
})

test('Expansions show the objects of the event', async () => {
  const { id: venueId } = ok(
    await ada.post(`/organizations/${ada.organizationId}/venues/`, {
      venue: { name: 'Cellar', address: { city: 'Berlin', country: 'DE' } },
    }),
  )
  const event = await ada.makeEvent({
    summary: 'Jazz',
    venue_id: venueId,
    format_id: '6',
    category_id: '103',
    subcategory_id: '3002',
    refund_policy: 'Up to a day before',
    music_properties: { age_restriction: '18+' },
  })
  await ada.addTicket(event.id, { free: false, cost: 'EUR,1500', quantity_total: 10 })
  await ada.addTicket(event.id, { name: 'Balcony', free: false, cost: 'EUR,4000', quantity_total: 10 })
  ok(await ada.post(`/events/${event.id}/publish/`))
  const whole = ok(await bob.get(`/events/${event.id}/?expand=${names.join(',')},organizer.logo`))
  assert.deepEqual([whole.venue.id, whole.venue.name, whole.venue_id], [venueId, 'Cellar', venueId])
  assert.equal(whole.organizer.id, event.organizer_id)
  assert.deepEqual([whole.format.id, whole.category.id, whole.subcategory.id], ['6', '103', '3002'])
  assert.equal(whole.subcategory.parent_category.id, '103')
  assert.deepEqual(
    [whole.refund_policy, whole.music_properties.age_restriction],
    ['Up to a day before', '18+'],
  )
  assert.deepEqual([whole.logo, whole.external_ticketing, whole.series], [null, null, null])
  const { has_available_tickets, is_sold_out, minimum_ticket_price, maximum_ticket_price } =
    whole.ticket_availability
  assert.deepEqual([has_available_tickets, is_sold_out], [true, false])
  assert.deepEqual([minimum_ticket_price.value, maximum_ticket_price.value], [1500, 4000])
  assert.equal(whole.event_sales_status.sales_status, 'on_sale')
  assert.deepEqual(
    whole.ticket_classes.map(({ name }: { name: string }) => name),
    ['Standing', 'Balcony'],
  )
  assert.deepEqual([whole.listing_properties.is_paid, whole.is_free], [true, false])
  const { has_ticket_classes, has_inventory_tiers, has_donations } = whole.basic_inventory_info
  assert.deepEqual([has_ticket_classes, has_inventory_tiers, has_donations], [true, false, false])
  assert.deepEqual(whole.publish_settings, { is_published: true, publish_at: null })
  assert.deepEqual(whole.bookmark_info, { bookmarked: false })
})

test('The number of queries is the same for a page of events and for one event', async () => {
  const list = `/organizations/${ada.organizationId}/events/?order_by=created_desc&expand=venue,organizer,ticket_availability,category`
  for (let count = 0; count < 6; count++) await ada.makeLiveEvent()
  await context.jobs.idle()
  const ofOne = await statementsOf(context.db, () => ada.get(`${list}&page_size=1`))
  const ofMany = await statementsOf(context.db, () => ada.get(`${list}&page_size=6`))
  assert.notEqual(ofOne.length, 0)
  assert.equal(ofMany.length, ofOne.length)
})

test('A private series is not shown with a public date', async () => {
  const series = await ada.makeSeries({}, `DTSTART:${soon}\nRRULE:FREQ=DAILY;COUNT=2`)
  ok(await ada.post(`/events/${series.id}/publish/`))
  const [open, closed] = ok(await ada.get(`/series/${series.id}/events/`)).events
  const password = { listed: false, password: 'sesame' }
  ok(await ada.post(`/events/${series.id}/`, { event: { ...password, summary: 'Only for members' } }))
  const seriesOf = async (caller: Pick<typeof bob, 'get'>, id: string, query = '') =>
    ok(await caller.get(`/events/${id}/?expand=series${query}`)).series?.summary
  assert.equal(await seriesOf(bob, closed.id, '&password=sesame'), 'Only for members')
  ok(await ada.post(`/events/${open.id}/`, { event: { password: '' } }))
  assert.equal(await seriesOf(bob, open.id), undefined)
  assert.equal(await seriesOf(ada, open.id), 'Only for members')
})

for (const [change, event] of [
  ['gets a password', { listed: false, password: 'sesame' }],
  ['becomes invite-only', { listed: false, shareable: false, invite_only: true }],
  ['is unpublished', undefined],
] as const)
  test(`An order that was not completed does not show its event after the event ${change}`, async () => {
    const { id } = await ada.makeLiveEvent()
    const { ticket_classes } = ok(await bob.get(`/events/${id}/ticket_classes/`))
    const order = ok(await beginOrder(bob, id, ticket_classes[0].id))
    ok(await bob.post(`/orders/${order.id}/abandon/`))
    ok(await (event ? ada.post(`/events/${id}/`, { event }) : ada.post(`/events/${id}/unpublish/`)))
    assertError(await bob.get(`/events/${id}/`), 404, 'NOT_FOUND')
    assert.equal(ok(await bob.get(`/orders/${order.id}/?expand=event.venue`)).event, null)
    assert.equal(ok(await ada.get(`/orders/${order.id}/?expand=event`)).event.id, id)
  })

test('A buyer sees the event of a ticket after the event becomes private', async () => {
  const { id } = await ada.makeLiveEvent()
  const { ticket_classes } = ok(await bob.get(`/events/${id}/ticket_classes/`))
  const order = await buy(bob, id, ticket_classes[0].id)
  ok(await ada.post(`/events/${id}/`, { event: { listed: false, password: 'sesame' } }))
  const shown = ok(await bob.get(`/orders/${order.id}/?expand=event,attendees.event`))
  assert.deepEqual([shown.event.id, shown.attendees[0].event.id], [id, id])
})
