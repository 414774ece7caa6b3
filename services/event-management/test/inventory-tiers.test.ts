import assert from 'node:assert/strict'
import { argumentErrorsOf, assertError, ok } from './event-making.ts'
import { describeServiceOnBothDatabases, type World } from './on-both-databases.ts'
import { buy } from './order-making.ts'

function addTier({ ada }: World, eventId: string, inventory_tier: object) {
  return ada.post(`/events/${eventId}/inventory_tiers/`, { inventory_tier })
}

describeServiceOnBothDatabases('inventory tiers', {
  async 'can be created one by one or in bulk, updated in bulk, and are listed in order'(world) {
    const { ada } = world
    const event = await ada.makeEvent()
    const path = `/events/${event.id}/inventory_tiers/`
    const { inventory_tier: lawn } = ok(
      await addTier(world, event.id, {
        name: 'Lawn',
        quantity_total: 100,
        color: '#fac114',
        sort_order: 2,
      }),
    )
    assert.deepEqual(
      [lawn.tier, lawn.quantity_total, lawn.capacity_total, lawn.quantity_sold, lawn.holds, lawn.color],
      [1, 100, 100, 0, null, '#fac114'],
    )
    const several = [
      { name: 'Stalls', quantity_total: 10, sort_order: 1 },
      { name: 'Parking', quantity_total: 5, count_against_event_capacity: false, sort_order: 3 },
    ]
    const { inventory_tiers: addedTiers } = ok(await ada.post(path, { inventory_tiers: several }))
    assert.deepEqual(
      addedTiers.map(({ tier }: { tier: number }) => tier),
      [2, 3],
    )
    const changes = [
      { id: lawn.id, name: 'Meadow' },
      { id: addedTiers[0].id, quantity_total: 20 },
    ]
    const { inventory_tiers: updatedTiers } = ok(await ada.post(path, { inventory_tiers: changes }))
    assert.deepEqual(
      updatedTiers.map(({ name, quantity_total }: { name: string; quantity_total: number }) => [
        name,
        quantity_total,
      ]),
      [
        ['Meadow', 100],
        ['Stalls', 20],
      ],
    )
    const names = async (query = '') =>
      ok(await ada.get(path + query)).inventory_tiers.map(({ name }: { name: string }) => name)
    assert.deepEqual(await names(), ['Stalls', 'Meadow', 'Parking'])
    assert.deepEqual(await names('?count_against_event_capacity=false'), ['Parking'])
    assert.deepEqual(ok(await ada.get(`${path}${lawn.id}/?expand=image`)).inventory_tier.image, null)
  },

  async 'are shared by ticket classes, which show their names'(world) {
    const { ada } = world
    const event = await ada.makeEvent()
    const { inventory_tier: lawn } = ok(await addTier(world, event.id, { name: 'Lawn', quantity_total: 100 }))
    const { inventory_tier: parking } = ok(
      await addTier(world, event.id, {
        name: 'Parking',
        quantity_total: 5,
        count_against_event_capacity: false,
      }),
    )
    const adult = await ada.addTicket(event.id, {
      name: 'Adult',
      capacity: null,
      quantity_total: null,
      inventory_tier_id: lawn.id,
    })
    const space = await ada.addTicket(event.id, {
      name: 'Space',
      quantity_total: 9,
      inventory_tier_id: parking.id,
    })
    assert.deepEqual(
      [adult.display_name, adult.capacity, adult.quantity_total, adult.category],
      ['Lawn Adult', null, 100, 'admission'],
    )
    assert.deepEqual([space.category, space.quantity_total], ['add_on', 5])
    const tier = ok(await ada.get(`/events/${event.id}/inventory_tiers/${lawn.id}/`)).inventory_tier
    assert.deepEqual(tier.ticket_class_ids, [adult.id])
    const move = { ticket_class: { inventory_tier_id: parking.id } }
    const path = `/events/${event.id}/ticket_classes/${adult.id}/`
    assertError(await ada.post(path, move), 400, 'INVALID_INVENTORY_TIER_ID')
  },

  async 'with holds have a reduced quantity'(world) {
    const { ada } = world
    const event = await ada.makeEvent()
    const { inventory_tier: lawn } = ok(await addTier(world, event.id, { name: 'Lawn', quantity_total: 100 }))
    const path = `/events/${event.id}/inventory_tiers/${lawn.id}/`
    const change = (inventory_tier: object) => ada.post(path, { inventory_tier })
    const press = { name: 'Press', quantity_total: 10, abbreviation: 'PR' }
    assert.deepEqual(argumentErrorsOf(await change({ holds: [press] })), {
      'inventory_tier.capacity_total': ['MISSING'],
    })
    const heldTier = ok(await change({ capacity_total: 100, holds: [press] })).inventory_tier
    assert.deepEqual([heldTier.quantity_total, heldTier.capacity_total], [90, 100])
    const [hold] = heldTier.holds
    assert.match(hold.id, /^I7\d{8}$/)
    assert.deepEqual(
      [hold.name, hold.abbreviation, hold.quantity_total, hold.quantity_sold, hold.quantity_pending],
      ['Press', 'PR', 10, 0, 0],
    )
    const wrong = { capacity_total: 100, quantity_total: 95, holds: [{ id: hold.id, quantity_total: 20 }] }
    assert.deepEqual(argumentErrorsOf(await change(wrong)), { 'inventory_tier.quantity_total': ['INVALID'] })
    const large = { capacity_total: 100, holds: [{ id: hold.id, quantity_total: 101 }] }
    assertError(await change(large), 400, 'HOLD_QUANTITIES_EXCEEDS_CAPACITY_TOTAL')
    const renamedTier = ok(await change({ holds: [{ id: hold.id, name: 'Papers' }] })).inventory_tier
    assert.deepEqual([renamedTier.holds[0].name, renamedTier.quantity_total], ['Papers', 90])
    const without = ok(await change({ capacity_total: 100, holds: [{ id: hold.id, is_deleted: true }] }))
    assert.deepEqual([without.inventory_tier.holds, without.inventory_tier.quantity_total], [null, 100])
    assert.deepEqual(argumentErrorsOf(await change({ holds: [{ id: 'I1' }] })), {
      'inventory_tier.holds.0.id': ['INVALID'],
    })
  },

  async 'with sales cannot shrink below them, nor be deleted'(world) {
    const { ada, bob } = world
    const event = await ada.makeEvent({ summary: 'An evening' })
    const { inventory_tier: lawn } = ok(await addTier(world, event.id, { name: 'Lawn', quantity_total: 10 }))
    const adult = await ada.addTicket(event.id, { quantity_total: null, inventory_tier_id: lawn.id })
    await ada.addTicket(event.id, { name: 'Other' })
    ok(await ada.post(`/events/${event.id}/publish/`))
    await buy(bob, event.id, adult.id, { quantity: 3 })
    const path = `/events/${event.id}/inventory_tiers/${lawn.id}/`
    const { inventory_tier: soldTier } = ok(await ada.get(path))
    assert.deepEqual([soldTier.quantity_sold, soldTier.quantity_pending], [3, 0])
    assertError(
      await ada.post(path, { inventory_tier: { quantity_total: 2 } }),
      400,
      'CAPACITY_TOTAL_TOO_SMALL',
    )
    const press = { capacity_total: 10, holds: [{ name: 'Press', quantity_total: 8 }] }
    assertError(
      await ada.post(path, { inventory_tier: press }),
      400,
      'HOLD_QUANTITIES_EXCEEDS_REMAINING_CAPACITY',
    )
    const rejection = await ada.delete(path)
    assertError(rejection, 400, 'HAS_ATTENDEES')
    assert.equal(
      rejection.json.error_description,
      'An inventory tier with sold or reserved tickets cannot be deleted.',
    )
    const classPath = `/events/${event.id}/ticket_classes/${adult.id}/`
    assertError(await ada.delete(classPath), 400, 'HAS_ATTENDEES')
    assertError(await ada.post(classPath, { ticket_class: { capacity: 2 } }), 400, 'CAPACITY_TOTAL_TOO_SMALL')
    assertError(await ada.post(classPath, { ticket_class: { cost: 'EUR,500' } }), 400, 'CANNOT_UPDATE_COST')
    ok(await ada.post(path, { inventory_tier: { quantity_total: 3 } }))
  },

  async 'without sales are deleted with their ticket classes'(world) {
    const { ada } = world
    const event = await ada.makeEvent()
    const { inventory_tier: lawn } = ok(await addTier(world, event.id, { name: 'Lawn', quantity_total: 10 }))
    await ada.addTicket(event.id, { inventory_tier_id: lawn.id })
    const path = `/events/${event.id}/inventory_tiers/${lawn.id}/`
    assert.deepEqual(ok(await ada.delete(path)), { deleted: true })
    assertError(await ada.get(path), 404, 'NOT_FOUND')
    assert.deepEqual(ok(await ada.get(`/events/${event.id}/ticket_classes/`)).ticket_classes, [])
  },

  async 'are limited to a hundred, and require a name and a quantity'(world) {
    const { ada } = world
    const event = await ada.makeEvent()
    const path = `/events/${event.id}/inventory_tiers/`
    const tiers = Array.from({ length: 100 }, (_, index) => ({ name: `Tier ${index}`, quantity_total: 1 }))
    ok(await ada.post(path, { inventory_tiers: tiers }))
    assertError(
      await addTier(world, event.id, { name: 'One more', quantity_total: 1 }),
      400,
      'EXCEED_MAXIMUM_INVENTORY_TIERS',
    )
    const [tier] = ok(await ada.get(path)).inventory_tiers
    const holds = Array.from({ length: 200 }, (_, index) => ({ name: `Hold ${index}`, quantity_total: 1 }))
    const hold = (inventory_tier: object) =>
      ada.post(`${path}${tier.id}/`, { inventory_tier: { capacity_total: 300, ...inventory_tier } })
    ok(await hold({ holds }))
    assertError(await hold({ holds: holds.slice(0, 1) }), 400, 'TOO_MANY_HOLDS')
    assert.deepEqual(argumentErrorsOf(await addTier(world, event.id, { quantity_total: 1 })), {
      'inventory_tier.name': ['MISSING'],
    })
    assert.deepEqual(argumentErrorsOf(await addTier(world, event.id, { name: 'A' })), {
      'inventory_tier.quantity_total': ['MISSING'],
    })
    assert.deepEqual(argumentErrorsOf(await ada.post(path, {})), { inventory_tier: ['MISSING'] })
  },

  async 'are optional: the event capacity can have holds as well'(world) {
    const { ada, bob } = world
    const event = await ada.makeEvent({ summary: 'An evening' })
    const { id } = await ada.addTicket(event.id, { quantity_total: 80 })
    const path = `/events/${event.id}/capacity_tier/`
    const change = (capacity_tier: object) => ada.post(path, { capacity_tier })
    const usual = ok(await ada.get(path))
    assert.deepEqual([usual.capacity_total, usual.capacity_is_custom, usual.holds], [80, false, []])
    const press = { name: 'Press', quantity_total: 10 }
    assert.deepEqual(argumentErrorsOf(await change({ holds: [press] })), {
      'capacity_tier.capacity_total': ['MISSING'],
    })
    const tierResponse = ok(await change({ capacity_total: 50, holds: [press] }))
    assert.deepEqual(
      [tierResponse.capacity_total, tierResponse.quantity_total, tierResponse.capacity_is_custom],
      [50, 40, true],
    )
    const ticketClass = ok(await ada.get(`/events/${event.id}/ticket_classes/${id}/`))
    assert.deepEqual([ticketClass.quantity_total, ticketClass.capacity], [50, 80])
    assert.deepEqual(argumentErrorsOf(await change({ capacity_total: null })), {
      'capacity_tier.capacity_total': ['INVALID'],
    })
    assertError(await change({ capacity_total: 9 }), 400, 'HOLD_QUANTITIES_EXCEEDS_REMAINING_CAPACITY')
    ok(await ada.post(`/events/${event.id}/publish/`))
    await buy(bob, event.id, id, { quantity: 4 })
    const soldTier = ok(await ada.get(path))
    assert.deepEqual([soldTier.quantity_sold, soldTier.capacity_sold], [4, 4])
    assertError(await change({ capacity_total: 13 }), 400, 'HOLD_QUANTITIES_EXCEEDS_REMAINING_CAPACITY')
    const free = ok(
      await change({ capacity_total: null, holds: [{ id: tierResponse.holds[0].id, is_deleted: true }] }),
    )
    assert.deepEqual([free.capacity_is_custom, free.capacity_total], [false, 80])
    assertError(await change({ capacity_total: 3 }), 400, 'CAPACITY_TOTAL_TOO_SMALL')
  },
})
