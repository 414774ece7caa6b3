import assert from 'node:assert/strict'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import { argumentErrorsOf, asOrganizer, assertError, ok } from './event-making.ts'
import { describeServiceOnBothDatabases, type World } from './on-both-databases.ts'
import { buy } from './order-making.ts'

function add({ ada }: World, discount: object) {
  return ada.post(`/organizations/${ada.organizationId}/discounts/`, { discount })
}

async function forSale({ bob }: World, eventId: string, query: string) {
  return ok(await bob.get(`/events/${eventId}/ticket_classes/for_sale/?${query}`)).ticket_classes
}

async function makeSale({ ada }: World, ticket: object = {}) {
  const event = await ada.makeEvent({ summary: 'An evening' })
  const ticketClass = await ada.addTicket(event.id, { free: false, cost: 'EUR,2000', ...ticket })
  ok(await ada.post(`/events/${event.id}/publish/`))
  return { event, ticketClass }
}

describeServiceOnBothDatabases('discounts', {
  async 'with a code lower the price only for buyers who enter it, in any case'(world) {
    const { ada } = world
    const { event, ticketClass } = await makeSale(world)
    const discount = ok(
      await add(world, {
        type: 'coded',
        code: 'Early-Bird',
        percent_off: '25',
        event_id: event.id,
        quantity_available: 3,
      }),
    )
    assert.match(discount.id, /^8\d{8}$/)
    assert.deepEqual(
      [
        discount.percent_off,
        discount.amount_off,
        discount.quantity_available,
        discount.quantity_sold,
        discount.ticket_class_ids,
      ],
      ['25.00', null, 3, 0, []],
    )
    const [usual] = await forSale(world, event.id, '')
    assert.deepEqual(
      usual.variants.map(({ id }: { id: string }) => id),
      [`T${ticketClass.id}`],
    )
    const [reduced] = await forSale(world, event.id, 'code=EARLY-bird')
    const [variant] = reduced.variants
    assert.deepEqual(
      [variant.id, variant.code, variant.cost.value, variant.original_cost.value, variant.amount_off.value],
      [`T${ticketClass.id}-D${discount.id}`, 'Early-Bird', 1_500, 2_000, 500],
    )
    assert.deepEqual(
      argumentErrorsOf(await ada.get(`/events/${event.id}/ticket_classes/for_sale/?code=wrong`)),
      {
        code: ['INVALID'],
      },
    )
  },

  async 'that are public are limited, also when many are created concurrently'(world) {
    const { event } = await makeSale(world)
    const terms = { percent_off: '10', event_id: event.id }
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, n) => add(world, { ...terms, type: 'public', code: `Public ${n}` })),
    )
    const created = responses.filter(({ status }) => status === 200)
    assert.equal(created.length, 20)
    for (const response of responses)
      if (response.status !== 200) assertError(response, 400, 'TOO_MANY_PUBLIC_DISCOUNTS')
    const change = (id: string, discount: object) => world.ada.post(`/discounts/${id}/`, { discount })
    const coded = ok(await add(world, { ...terms, type: 'coded', code: 'CODED' }))
    assertError(await change(coded.id, { type: 'public' }), 400, 'TOO_MANY_PUBLIC_DISCOUNTS')
    const id = created[0]?.json.id
    ok(await change(id, { percent_off: '20' }))
    ok(await world.ada.delete(`/discounts/${id}/`))
    ok(await change(coded.id, { type: 'public' }))
  },

  async 'without uses left are sold out, cannot be deleted, and cannot be limited below their uses'(world) {
    const { ada, bob } = world
    const { event, ticketClass } = await makeSale(world, { free: true, cost: null })
    const discount = ok(
      await add(world, { type: 'access', code: 'FRIENDS', event_id: event.id, quantity_available: 2 }),
    )
    await buy(bob, event.id, ticketClass.id, { quantity: 2, code: 'friends' })
    const usedDiscount = ok(await ada.get(`/discounts/${discount.id}/`))
    assert.equal(usedDiscount.quantity_sold, 2)
    const [soldTicket] = await forSale(world, event.id, 'code=friends')
    assert.equal(soldTicket.on_sale_status, 'SOLD_OUT')
    assertError(await ada.delete(`/discounts/${discount.id}/`), 400, 'DISCOUNT_CANNOT_BE_DELETED')
    const fewer = await ada.post(`/discounts/${discount.id}/`, { discount: { quantity_available: 1 } })
    assert.deepEqual(argumentErrorsOf(fewer), { 'discount.quantity_available': ['INVALID'] })
    ok(await ada.post(`/discounts/${discount.id}/`, { discount: { quantity_available: 0 } }))
    const [again] = await forSale(world, event.id, 'code=friends')
    assert.equal(again.on_sale_status, 'AVAILABLE')
  },

  async 'of kind access reveal hidden tickets only with the code'(world) {
    const { ada, bob } = world
    const { event } = await makeSale(world)
    const hiddenTicket = await ada.addTicket(event.id, { name: 'Backstage', hidden: true })
    const names = (classes: { name: string }[]) => classes.map(({ name }) => name)
    ok(
      await add(world, {
        type: 'access',
        code: 'CREW',
        event_id: event.id,
        ticket_class_ids: [hiddenTicket.id],
      }),
    )
    ok(await add(world, { type: 'coded', code: 'CUT', amount_off: 1, event_id: event.id }))
    assert.deepEqual(names(await forSale(world, event.id, '')), ['Standing'])
    assert.deepEqual(names(await forSale(world, event.id, 'code=crew')), ['Backstage'])
    assert.deepEqual(names(await forSale(world, event.id, 'code=cut')), ['Standing'])
    const visibleTickets = ok(await bob.get(`/events/${event.id}/ticket_classes/`)).ticket_classes
    assert.deepEqual(names(visibleTickets), ['Standing'])
    assertError(await bob.get(`/events/${event.id}/ticket_classes/${hiddenTicket.id}/`), 404, 'NOT_FOUND')
  },

  async 'that are public are listed beside the full price'(world) {
    const { event, ticketClass } = await makeSale(world)
    const discount = ok(
      await add(world, { type: 'public', code: 'Over 65', amount_off: '5.00', event_id: event.id }),
    )
    const [offeredTicket] = await forSale(world, event.id, '')
    assert.deepEqual(
      offeredTicket.variants.map(({ id, primary, display_name, cost }: never) => [
        id,
        primary,
        display_name,
        asRecord(cost).value,
      ]),
      [
        [`T${ticketClass.id}`, true, 'Standing', 2_000],
        [`T${ticketClass.id}-D${discount.id}`, false, 'Standing Over 65', 1_500],
      ],
    )
  },

  async 'of a hold sell the held tickets when all others are sold out'(world) {
    const { ada, bob } = world
    const { event, ticketClass } = await makeSale(world, { free: true, cost: null })
    const capacity_tier = { capacity_total: 3, holds: [{ name: 'Press', quantity_total: 2 }] }
    const { holds } = ok(await ada.post(`/events/${event.id}/capacity_tier/`, { capacity_tier }))
    ok(await add(world, { type: 'hold', code: 'PRESS', event_id: event.id, hold_ids: [holds[0].id] }))
    await buy(bob, event.id, ticketClass.id, { quantity: 1 })
    const [goneTicket] = await forSale(world, event.id, '')
    assert.equal(goneTicket.on_sale_status, 'SOLD_OUT')
    const [heldTicket] = await forSale(world, event.id, 'code=press')
    assert.deepEqual(
      [heldTicket.on_sale_status, heldTicket.variants[0].on_sale_status],
      ['AVAILABLE', 'AVAILABLE'],
    )
    await buy(bob, event.id, ticketClass.id, { quantity: 2, code: 'PRESS' })
    const tier = ok(await ada.get(`/events/${event.id}/capacity_tier/`))
    assert.deepEqual(
      [tier.quantity_sold, tier.capacity_sold, tier.holds[0].quantity_sold, tier.holds[0].quantity_total],
      [1, 3, 2, 2],
    )
    const remove = { capacity_tier: { capacity_total: 3, holds: [{ id: holds[0].id, is_deleted: true }] } }
    const rejection = await ada.post(`/events/${event.id}/capacity_tier/`, remove)
    assertError(rejection, 400, 'HAS_ATTENDEES')
    assert.equal(rejection.json.error_description, 'A hold with drawn tickets cannot be deleted.')
    const byHold = await ada.get(`/events/${event.id}/ticket_classes/for_sale/?hold_id=${holds[0].id}`)
    assert.equal(ok(byHold).ticket_classes[0].on_sale_status, 'SOLD_OUT')
    const asStranger = `/events/${event.id}/ticket_classes/for_sale/?hold_id=${holds[0].id}`
    assertError(await bob.get(asStranger), 403, 'NOT_AUTHORIZED')
    assert.deepEqual(
      argumentErrorsOf(await ada.get(`/events/${event.id}/ticket_classes/for_sale/?hold_id=I1`)),
      {
        hold_id: ['INVALID'],
      },
    )
    const ticketList = ok(await ada.get(`/events/${event.id}/ticket_classes/?include_holds=true`))
    assert.deepEqual(ticketList.ticket_classes[0].hold_ids, [holds[0].id])
  },

  async 'of the organization apply to all its events, or to a ticket group'(world) {
    const { ada } = world
    const [first, second] = [await makeSale(world), await makeSale(world)]
    const group = ok(
      await ada.post(`/organizations/${ada.organizationId}/ticket_groups/`, {
        ticket_group: { name: 'Members', event_ticket_ids: { [second.event.id]: [second.ticketClass.id] } },
      }),
    )
    ok(await add(world, { type: 'coded', code: 'EVERYWHERE', percent_off: 10 }))
    ok(await add(world, { type: 'coded', code: 'GROUPED', percent_off: 10, ticket_group_id: group.id }))
    assert.equal((await forSale(world, first.event.id, 'code=everywhere')).length, 1)
    assert.equal((await forSale(world, first.event.id, 'code=grouped')).length, 0)
    assert.equal((await forSale(world, second.event.id, 'code=grouped')).length, 1)
    ok(await add(world, { type: 'coded', code: 'everywhere', percent_off: 50, event_id: first.event.id }))
    const [ownTicket] = await forSale(world, first.event.id, 'code=everywhere')
    assert.equal(ownTicket.variants[0].cost.value, 1_000)
  },

  async 'are valid between their start and end in the local time of the event'(world) {
    const { bob } = world
    const { event } = await makeSale(world)
    const startMs = Date.parse(event.start.utc)
    const local = (ms: number) => new Date(ms).toISOString().slice(0, 19)
    const discount = { type: 'coded', percent_off: 10, event_id: event.id }
    const day = 86_400_000
    ok(await add(world, { ...discount, code: 'LATER', start_date: local(startMs - day) }))
    ok(await add(world, { ...discount, code: 'GONE', end_date: '2020-01-01T00:00:00' }))
    ok(await add(world, { ...discount, code: 'SOON', start_date_relative: 3_600 }))
    ok(
      await add(world, {
        ...discount,
        code: 'NOW',
        end_date_relative: 3_600,
        start_date: '2020-01-01T00:00:00',
      }),
    )
    const isGood = async (code: string) =>
      (await bob.get(`/events/${event.id}/ticket_classes/for_sale/?code=${code}`)).status === 200
    assert.deepEqual(await Promise.all(['later', 'gone', 'soon', 'now'].map(isGood)), [
      false,
      false,
      false,
      true,
    ])
  },

  async 'can be filtered by scope, code, part of a code, type, ticket group and hold'(world) {
    const { service } = world
    const carol = await asOrganizer(service, 'carol')
    const event = await carol.makeEvent()
    const { holds } = ok(
      await carol.post(`/events/${event.id}/capacity_tier/`, {
        capacity_tier: { capacity_total: 9, holds: [{ name: 'Press', quantity_total: 2 }] },
      }),
    )
    const path = `/organizations/${carol.organizationId}/discounts/`
    const of = (discount: object) => carol.post(path, { discount: { percent_off: 10, ...discount } })
    ok(await of({ type: 'coded', code: 'B_1', event_id: event.id }))
    ok(await of({ type: 'coded', code: 'BX1', event_id: event.id }))
    ok(await of({ type: 'hold', code: 'A', event_id: event.id, hold_ids: [holds[0].id] }))
    ok(await of({ type: 'access', code: 'WIDE' }))
    const codes = async (query: string) =>
      ok(await carol.get(`${path}?${query}`)).discounts.map(({ code }: { code: string }) => code)
    const ofEvent = `scope=event&event_id=${event.id}`
    assert.deepEqual(await codes(ofEvent), ['B_1', 'BX1', 'A'])
    assert.deepEqual(await codes('scope=multi_events'), ['WIDE'])
    assert.deepEqual(await codes('scope=user'), ['B_1', 'BX1', 'A', 'WIDE'])
    assert.deepEqual(await codes('scope=user&type=access'), ['WIDE'])
    assert.deepEqual(await codes(`${ofEvent}&code=bx1`), ['BX1'])
    assert.deepEqual(await codes(`${ofEvent}&code_filter=b_`), ['B_1'])
    assert.deepEqual(await codes(`${ofEvent}&code_filter=b&order_by=code_desc`), ['BX1', 'B_1'])
    assert.deepEqual(await codes(`${ofEvent}&hold_ids=${holds[0].id},I1`), ['A'])
    assert.deepEqual(argumentErrorsOf(await carol.get(path)), { scope: ['MISSING'] })
    assert.deepEqual(argumentErrorsOf(await carol.get(`${path}?scope=event`)), { event_id: ['MISSING'] })
    assertError(await carol.get(`${path}?scope=multi_events&event_id=1`), 400, 'INVALID_USAGE_FOR_EVENT_ID')
    assertError(
      await carol.get(`${path}?scope=user&code=a&code_filter=a`),
      400,
      'CODE_AND_CODE_FILTER_PROVIDED',
    )
    assertError(await carol.get(`${path}?scope=user&order_by=start_asc`), 400, 'ORDER_BY_NOT_SUPPORTED')
    assertError(await carol.get(`${path}?scope=user&order_by=code_asc`), 400, 'ORDER_BY_NOT_SUPPORTED')
    const names = async (list: string) =>
      ok(await carol.get(`/events/${event.id}/${list}/`))[list].map(({ code }: { code: string }) => code)
    assert.deepEqual(await names('discounts'), ['B_1', 'BX1', 'A'])
    assert.deepEqual(await names('access_codes'), [])
    assert.deepEqual(await names('public_discounts'), [])
  },

  async 'are managed by type at the addresses of older clients'(world) {
    const { ada } = world
    const { event, ticketClass } = await makeSale(world)
    const list = `/events/${event.id}/discounts/`
    const fields = { code: 'OLD', percent_off: '10', ticket_ids: [ticketClass.id], start_date: null }
    const discount = ok(await ada.post(list, { discount: fields }))
    assert.deepEqual(
      [discount.type, discount.event_id, discount.ticket_class_ids],
      ['coded', event.id, [ticketClass.id]],
    )
    const access = ok(await ada.post(`/events/${event.id}/access_codes/`, { 'access_code.code': 'DOOR' }))
    assert.equal(access.type, 'access')
    const offer = { public_discount: { code: 'Early', amount_off: '1' } }
    assert.equal(ok(await ada.post(`/events/${event.id}/public_discounts/`, offer)).type, 'public')

    assert.equal(ok(await ada.get(`${list}${discount.id}/`)).code, 'OLD')
    assert.equal(ok(await ada.post(`${list}${discount.id}/`, { discount: { code: 'NEW' } })).code, 'NEW')
    assertError(
      await ada.post(list, { discount: { ...fields, code: 'T', type: 'public' } }),
      400,
      'ARGUMENTS_ERROR',
    )
    const other = await makeSale(world)
    for (const path of [`${list}${access.id}/`, `/events/${other.event.id}/discounts/${discount.id}/`]) {
      assertError(await ada.get(path), 404, 'NOT_FOUND')
      assertError(await ada.post(path, { discount: { code: 'X' } }), 404, 'NOT_FOUND')
      assertError(await ada.delete(path), 404, 'NOT_FOUND')
    }
    assert.deepEqual(ok(await ada.delete(`${list}${discount.id}/`)), { deleted: true })
    assert.deepEqual(ok(await ada.get(list)).discounts, [])
  },

  async 'can be updated and deleted'(world) {
    const { ada } = world
    const { event } = await makeSale(world)
    const { id } = ok(await add(world, { type: 'coded', code: 'ONE', amount_off: '3', event_id: event.id }))
    const update = ok(await ada.post(`/discounts/${id}/`, { discount: { percent_off: '12.5', code: 'TWO' } }))
    assert.deepEqual([update.amount_off, update.percent_off, update.code], [null, '12.50', 'TWO'])
    const expanded = ok(await ada.get(`/discounts/${id}/?expand=event,ticket_group,reserved_seating`))
    assert.deepEqual(
      [expanded.event.id, expanded.ticket_group, expanded.reserved_seating],
      [event.id, null, null],
    )
    assert.deepEqual(ok(await ada.delete(`/discounts/${id}/`)), { deleted: true })
    assertError(await ada.get(`/discounts/${id}/`), 404, 'NOT_FOUND')
    ok(await add(world, { type: 'coded', code: 'two', amount_off: '3', event_id: event.id }))
  },

  async 'with contradictory fields are refused'(world) {
    const { event, ticketClass } = await makeSale(world)
    const sound = { type: 'coded', code: 'SOUND', percent_off: 10, event_id: event.id }
    const at = '2030-01-01T00:00:00'
    const errors: [object, string][] = [
      [{ amount_off: 1 }, 'AMOUNT_AND_PERCENT_OFF_PROVIDED'],
      [{ start_date: at, start_date_relative: 60 }, 'START_DATE_AND_START_DATE_RELATIVE_PROVIDED'],
      [{ end_date: at, end_date_relative: 60 }, 'END_DATE_AND_END_DATE_RELATIVE_PROVIDED'],
      [{ type: 'public', event_id: null }, 'MULTI_EVENT_DISCOUNT_NOT_SUPPORTED'],
    ]
    for (const [fields, error] of errors) assertError(await add(world, { ...sound, ...fields }), 400, error)
    const invalid: [object, Record<string, string[]>][] = [
      [{ currency: 'EUR' }, { 'discount.currency': ['Unknown parameter'] }],
      [{ type: 'gift' }, { 'discount.type': ['"gift" is not a valid choice.'] }],
      [{ code: 'two words' }, { 'discount.code': ['INVALID'] }],
      [{ percent_off: '100.01' }, { 'discount.percent_off': ['INVALID'] }],
      [{ percent_off: '0.5' }, { 'discount.percent_off': ['INVALID'] }],
      [{ percent_off: null }, { 'discount.amount_off': ['MISSING'] }],
      [{ ticket_class_ids: ['1'] }, { 'discount.ticket_class_ids': ['INVALID'] }],
      [{ ticket_group_id: '1', event_id: null }, { 'discount.ticket_group_id': ['INVALID'] }],
      [{ event_id: '1' }, { 'discount.event_id': ['INVALID'] }],
      [{ type: 'hold' }, { 'discount.hold_ids': ['MISSING'] }],
      [{ hold_ids: ['I1'] }, { 'discount.hold_ids': ['INVALID'] }],
      [{ start_date: '2030-02-30T00:00:00' }, { 'discount.start_date': ['INVALID'] }],
      [{ start_date_relative: 61 }, { 'discount.start_date_relative': ['INVALID'] }],
      [{ start_date: at, end_date: '2029-01-01T00:00:00' }, { 'discount.end_date': ['INVALID'] }],
    ]
    for (const [fields, expected] of invalid)
      assert.deepEqual(argumentErrorsOf(await add(world, { ...sound, ...fields })), expected)
    ok(await add(world, { ...sound, ticket_class_ids: [ticketClass.id] }))
    assert.deepEqual(argumentErrorsOf(await add(world, { ...sound, code: 'sound' })), {
      'discount.code': ['INVALID'],
    })
  },

  async 'of one hold are limited to a hundred'(world) {
    const { ada, service } = world
    const { db } = service.context
    const { event } = await makeSale(world)
    const { holds } = ok(
      await ada.post(`/events/${event.id}/capacity_tier/`, {
        capacity_tier: { capacity_total: 9, holds: [{ name: 'Press', quantity_total: 2 }] },
      }),
    )
    const discount = { type: 'hold', event_id: event.id, hold_ids: [holds[0].id] }
    const first = ok(await add(world, { ...discount, code: 'P1' }))
    const rows = db.read.selectFrom('discount').selectAll().where('id', '=', Number(first.id))
    const { id, ...row } = await rows.executeTakeFirstOrThrow()
    const otherRows = Array.from({ length: 98 }, (_, at) => ({
      ...row,
      code: `P${at + 2}`,
      code_folded: `p${at + 2}`,
    }))
    await db.write((tx) => tx.insertInto('discount').values(otherRows).execute())
    ok(await add(world, { ...discount, code: 'P100' }))
    assertError(await add(world, { ...discount, code: 'P101' }), 400, 'EXCEED_MAXIMUM_DISCOUNTS_PER_HOLD')
  },
})
