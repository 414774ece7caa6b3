import assert from 'node:assert/strict'
import { readPriceRanges } from '../src/tickets/availability.ts'
import { ok } from './event-making.ts'
import { describeServiceOnBothDatabases } from './on-both-databases.ts'

describeServiceOnBothDatabases('ticket prices', {
  async 'are the minimum and maximum over the offered classes, for several events at once'({ service, ada }) {
    const [paid, free, mixed, donationEvent, none] = [
      await ada.makeEvent(),
      await ada.makeEvent(),
      await ada.makeEvent(),
      await ada.makeEvent(),
      await ada.makeEvent(),
    ]
    const { inventory_tier } = ok(
      await ada.post(`/events/${paid.id}/inventory_tiers/`, {
        inventory_tier: { name: 'Parking', quantity_total: 5, count_against_event_capacity: false },
      }),
    )
    for (const cost of ['EUR,4000', 'EUR,1500']) await ada.addTicket(paid.id, { free: false, cost })
    await ada.addTicket(paid.id, { free: false, cost: 'EUR,900', inventory_tier_id: inventory_tier.id })
    await ada.addTicket(paid.id, { free: false, cost: 'EUR,100', hidden: true })
    await ada.addTicket(free.id)
    await ada.addTicket(mixed.id)
    await ada.addTicket(mixed.id, { free: false, cost: 'EUR,700' })
    ok(await ada.post(`/events/${donationEvent.id}/ticket_classes/`, { ticket_class: { donation: true } }))
    const ids = [paid, free, mixed, donationEvent, none].map(({ id }) => Number(id))
    const ranges = await readPriceRanges(service.context.db.read, ids)
    assert.deepEqual(
      [...ranges.values()],
      [
        { isFree: false, minimum: 1_500, maximum: 4_000 },
        { isFree: true, minimum: 0, maximum: 0 },
        { isFree: false, minimum: 0, maximum: 700 },
        { isFree: false, minimum: null, maximum: null },
        { isFree: false, minimum: null, maximum: null },
      ],
    )
  },

  async 'and availability are expansions of the event'({ ada, bob }) {
    const event = await ada.makeEvent({ summary: 'An evening' })
    await ada.addTicket(event.id, { free: false, cost: 'EUR,1500', quantity_total: 1 })
    ok(await ada.post(`/events/${event.id}/publish/`))
    const expand = 'expand=ticket_availability,event_sales_status,ticket_classes'
    const shownEvent = ok(await bob.get(`/events/${event.id}/?${expand}`))
    const { has_available_tickets, is_sold_out, minimum_ticket_price } = shownEvent.ticket_availability
    assert.deepEqual([has_available_tickets, is_sold_out, minimum_ticket_price.value], [true, false, 1_500])
    assert.equal(shownEvent.event_sales_status.sales_status, 'on_sale')
    assert.equal('capacity' in shownEvent.ticket_classes[0], false)
    ok(
      await bob.post(`/events/${event.id}/orders/`, {
        order: { tickets: [{ ticket_class_id: shownEvent.ticket_classes[0].id, quantity: 1 }] },
      }),
    )
    const heldEvent = ok(await bob.get(`/events/${event.id}/?${expand}`))
    assert.equal(heldEvent.event_sales_status.sales_status, 'unavailable')
    assert.equal(heldEvent.ticket_classes[0].on_sale_status, 'UNAVAILABLE')
  },
})
