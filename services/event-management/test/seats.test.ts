import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { decodeJson } from '@octavo/platform/data/columns.ts'
import { offerTickets } from '../src/attendance/offer-tickets.ts'
import { buildAttachments } from '../src/mail/attachments.ts'
import type { Attachment } from '../src/outbox/notifications.ts'
import { accept, authorize } from './authorized-payments.ts'
import { argumentErrorsOf, assertError, ok } from './event-making.ts'
import { ada, beginOrder, buy, countsOf, fillOrder } from './order-making.ts'
import { readPdf } from './pdf-reader.ts'
import { makeSeatedSale, namesOf, seatsOf } from './seat-making.ts'
import { startEvents } from './service.ts'

const clock = createManualClock(Date.UTC(2026, 10, 21, 12))
const service = await startEvents({ clock })

/** With helpers that order seats of the stalls by name. */
async function open(login: string, fields: object = {}) {
  const sale = await makeSeatedSale(service, login, fields)
  const { organizer, event, map, stalls } = sale
  const buyer = await service.as(`${login}-buyer`)
  const seats = await seatsOf(organizer, map.id)
  const idsOf = (...names: string[]) =>
    names.map((name) => seats.find((seat) => seat.section === 'Stalls' && seat.row + seat.name === name)?.id)
  return {
    ...sale,
    buyer,
    idsOf,
    choose: (names: string[], more: object = {}) =>
      buyer.post(`/events/${event.id}/orders/`, {
        order: { tickets: [{ ticket_class_id: stalls, seats: idsOf(...names), ...more }] },
      }),
    async states() {
      await countsOf(service, organizer, event.id)
      const now = await seatsOf(organizer, map.id)
      return Object.fromEntries(
        now
          .filter(({ status }) => status !== 'free')
          .map((seat) => [`${seat.section[0]} ${seat.row}${seat.name}`, seat.status]),
      )
    },
  }
}

describe('the best seats', () => {
  test('are adjacent and frontmost', async () => {
    const { buyer, event, stalls, states } = await open('neighbours')
    const first = ok(await beginOrder(buyer, event.id, stalls, { quantity: 3 }))
    assert.deepEqual(namesOf(first.tickets[0].seats), ['A1', 'A2', 'A3'])
    const second = ok(await beginOrder(buyer, event.id, stalls, { quantity: 2 }))
    assert.deepEqual(namesOf(second.tickets[0].seats), ['B1', 'B2'])
    const apart = ok(await beginOrder(buyer, event.id, stalls, { quantity: 3 }))
    assert.deepEqual(namesOf(apart.tickets[0].seats), ['A4', 'B3', 'B4'])
    assert.equal(Object.keys(await states()).length, 8)
    assertError(await beginOrder(buyer, event.id, stalls), 400, 'SOLD_OUT')
  })

  test('are found beside chosen ones of the same order', async () => {
    const { buyer, event, stalls, balcony, idsOf } = await open('beside')
    const tickets = [
      { ticket_class_id: stalls, quantity: 2 },
      { ticket_class_id: stalls, seats: idsOf('A1') },
      { ticket_class_id: balcony, quantity: 1 },
    ]
    const order = ok(await buyer.post(`/events/${event.id}/orders/`, { order: { tickets } }))
    const seats = order.tickets.flatMap((ticket: { seats: never[] }) => ticket.seats)
    assert.deepEqual(namesOf(seats), ['A1', 'A2', 'A3', 'AL'])
  })
})

describe('chosen seats', () => {
  test('belong to the attendees, and are on all documents', async () => {
    const { organizer, buyer, event, choose, states } = await open('chosen')
    const startedOrder = ok(await choose(['B3', 'B2']))
    assert.deepEqual(await states(), { 'S B2': 'held', 'S B3': 'held' })
    ok(await buyer.post(`/orders/${startedOrder.id}/`, { order: ada }))
    const order = ok(await buyer.post(`/orders/${startedOrder.id}/place/?expand=attendees.assigned_unit`))
    assert.deepEqual(await states(), { 'S B2': 'sold', 'S B3': 'sold' })
    const [first, second] = order.attendees
    assert.deepEqual(
      [first.assigned_unit.description, second.assigned_unit.description],
      ['Stalls, row B, seat 2', 'Stalls, row B, seat 3'],
    )
    assert.deepEqual(
      [first.assigned_unit.titles, first.assigned_unit.labels],
      [
        ['Section', 'Row', 'Seat'],
        ['Stalls', 'B', '2'],
      ],
    )
    const path = `/events/${event.id}`
    const wallet = ok(await organizer.get(`${path}/attendees/${first.id}/wallet.json`))
    assert.equal(wallet.google.seatInfo.seat.defaultValue.value, '2')
    assert.match(JSON.stringify(wallet.apple), /Stalls, row B, seat 2/)
    const authorization = `Bearer ${organizer.token}`
    const pdf = await fetch(`${service.url}/orders/${order.id}/tickets.pdf`, { headers: { authorization } })
    const { pages } = readPdf(Buffer.from(await pdf.arrayBuffer()))
    assert.deepEqual(
      pages.map((page) => /Stalls, row B, seat \d/.exec(page)?.[0]),
      ['Stalls, row B, seat 2', 'Stalls, row B, seat 3'],
    )
    const bundle = ok(await organizer.get(`${path}/scanner_bundle/`))
    assert.equal(bundle.tickets[0].seat, 'Stalls, row B, seat 2')
    const scan = ok(await organizer.post(`${path}/redeem/`, { barcode: second.barcodes[0].barcode }))
    assert.deepEqual([scan.outcome, scan.seat], ['admitted', 'Stalls, row B, seat 3'])
    await service.context.jobs.idle()
    const { mails } = ok(await organizer.get(`/organizations/${organizer.organizationId}/mails/`))
    const mail = ok(await organizer.get(`/mails/${mails[0].id}/`))
    assert.match(mail.text, /Seats: Stalls, row B, seat 2; Stalls, row B, seat 3/)
    const row = await service.context.db.read
      .selectFrom('mail')
      .select('attachments')
      .where('id', '=', Number(mail.id))
      .executeTakeFirstOrThrow()
    const files = await buildAttachments(service.context, decodeJson<Attachment[]>(row.attachments))
    const calendar = files.find(({ filename }) => filename === 'event.ics')?.content.toString() ?? ''
    assert.match(calendar.replaceAll('\r\n ', ''), /DESCRIPTION:Stalls\\, row B\\, seat 2/)
  })

  test('that are taken are listed in the error, and nothing is reserved', async () => {
    const { choose, states } = await open('taken')
    ok(await choose(['A2']))
    const lateChoice = await choose(['A1', 'A2'])
    assertError(lateChoice, 400, 'SEATS_TAKEN')
    assert.equal(lateChoice.json.error_description, 'Taken already: Stalls, row A, seat 2.')
    assert.deepEqual(await states(), { 'S A2': 'held' })
  })

  test('must be of the ticket class, unique, and as many as the tickets', async () => {
    const { buyer, event, map, stalls, balcony, choose, idsOf } = await open('strange')
    const field = (at: number) => `order.tickets.0.seats.${at}`
    assert.deepEqual(argumentErrorsOf(await choose(['A1', 'A1'])), { [field(1)]: ['INVALID'] })
    const otherOrder = await beginOrder(buyer, event.id, balcony, { tickets: undefined })
    assert.equal(otherOrder.status, 400)
    const wrong = { tickets: [{ ticket_class_id: balcony, seats: idsOf('A1') }] }
    assert.deepEqual(argumentErrorsOf(await buyer.post(`/events/${event.id}/orders/`, { order: wrong })), {
      [field(0)]: ['INVALID'],
    })
    assert.deepEqual(argumentErrorsOf(await choose(['A1'], { quantity: 2 })), {
      'order.tickets.0.quantity': ['INVALID'],
    })
    const none = { tickets: [{ ticket_class_id: stalls }] }
    assert.deepEqual(argumentErrorsOf(await buyer.post(`/events/${event.id}/orders/`, { order: none })), {
      'order.tickets.0.quantity': ['MISSING'],
    })
    assert.equal((await seatsOf(buyer, map.id, '&status=free')).length, 11)
  })

  test('can be changed before the order is placed, and stay when only its code or people change', async () => {
    const { organizer, buyer, event, stalls, idsOf, choose, states } = await open('changing')
    const order = ok(await choose(['A2', 'A3']))
    const change = (input: object) => buyer.post(`/orders/${order.id}/`, { order: input })
    ok(await change(ada))
    const discount = { type: 'coded', code: 'TEN', percent_off: '10', event_id: event.id }
    ok(await organizer.post(`/organizations/${organizer.organizationId}/discounts/`, { discount }))
    ok(await change({ code: 'TEN' }))
    assert.deepEqual(await states(), { 'S A2': 'held', 'S A3': 'held' })
    ok(await change({ tickets: [{ ticket_class_id: stalls, seats: idsOf('A3', 'B4') }] }))
    assert.deepEqual(await states(), { 'S A3': 'held', 'S B4': 'held' })
    ok(await change({ tickets: [{ ticket_class_id: stalls, quantity: 3 }] }))
    assert.deepEqual(await states(), { 'S A1': 'held', 'S A2': 'held', 'S A3': 'held' })
  })
})

describe('returned seats', () => {
  test('are available when an order is abandoned, or has expired and another buyer requests them', async () => {
    const { buyer, choose, states } = await open('lapsing')
    const order = ok(await choose(['A1']))
    ok(await buyer.post(`/orders/${order.id}/abandon/`))
    assert.deepEqual(await states(), {})
    ok(await choose(['A1', 'A2']))
    clock.advance(3_600_000)
    ok(await choose(['A2', 'A3']))
    assert.deepEqual(await states(), { 'S A2': 'held', 'S A3': 'held' })
  })

  test('are available once when their tickets are refunded', async () => {
    const { organizer, buyer, event, stalls, states } = await open('refunding')
    const order = await buy(buyer, event.id, stalls, { quantity: 2 })
    const { attendees } = ok(await organizer.get(`/events/${event.id}/attendees/`))
    ok(await organizer.post(`/orders/${order.id}/refund/`, { refund: { attendee_ids: [attendees[0].id] } }))
    assert.deepEqual(await states(), { 'S A2': 'sold' })
    const next = await buy(buyer, event.id, stalls)
    assert.deepEqual(await states(), { 'S A1': 'sold', 'S A2': 'sold' })
    ok(await organizer.post(`/orders/${order.id}/refund/`, {}))
    assert.deepEqual(await states(), { 'S A1': 'sold' })
    assert.equal(namesOf(next.tickets[0].seats)[0], 'A1')
  })

  test('are offered to the waitlist first', async () => {
    const { organizer, buyer, event, stalls, balcony, states } = await open('queueing')
    const order = await buy(buyer, event.id, stalls, { quantity: 8 })
    await buy(buyer, event.id, balcony, { quantity: 3 })
    const waitlist_entry = { name: 'Bo', email: 'bo@example.org', quantity: 2 }
    ok(await buyer.post(`/events/${event.id}/waitlist/`, { waitlist_entry }))
    const { attendees } = ok(await organizer.get(`/orders/${order.id}/?expand=attendees`))
    const attendee_ids = [attendees[4].id, attendees[5].id]
    ok(await organizer.post(`/orders/${order.id}/refund/`, { refund: { attendee_ids } }))
    await offerTickets(service.sales, Number(event.id))
    // The background job may run at the same time.
    await service.context.jobs.idle()
    const now = await states()
    assert.deepEqual([now['S B1'], now['S B2']], ['held', 'held'])
  })
})

test('A late payment gets the best seats that are left', async () => {
  const { buyer, event, stalls, choose, states } = await open('late-seats')
  const order = await fillOrder(buyer, event.id, stalls, { quantity: 2 })
  const payment = await authorize(service, order.id)
  clock.advance(3_600_000)
  ok(await choose(['A1']))
  assert.equal(await accept(service, payment), 'capturing')
  assert.deepEqual(await states(), { 'S A1': 'held', 'S A2': 'sold', 'S A3': 'sold' })
})

test('A pending order keeps its seats until its payment', async () => {
  const { organizer, event, buyer, balcony, map, states } = await open('waiting-seats')
  const price = { ticket_class: { cost: 'EUR,1200', free: false } }
  ok(await organizer.post(`/events/${event.id}/ticket_classes/${balcony}/`, price))
  const order = await fillOrder(buyer, event.id, balcony)
  const pending = ok(
    await buyer.post(`/orders/${order.id}/place/?expand=attendees.assigned_unit`, {
      order: { payment_method: 'cash' },
    }),
  )
  assert.equal(pending.attendees[0].assigned_unit.description, 'Balcony, row A, seat L')
  assert.deepEqual(await states(), { 'B AL': 'held' })
  ok(await organizer.post(`/orders/${order.id}/place/`))
  assert.deepEqual(await states(), { 'B AL': 'sold' })
  assert.equal((await seatsOf(buyer, map.id, '&status=sold')).length, 1)
})

test('A transferred ticket keeps its seat, and a moved attendee gets another', async () => {
  const { organizer, buyer, event, stalls, idsOf, choose, states } = await open('moving')
  const order = await buy(buyer, event.id, stalls)
  const { attendees } = ok(await organizer.get(`/orders/${order.id}/?expand=attendees`))
  const path = `/events/${event.id}/attendees`
  const attendee = { name: 'Grace Hopper', email: 'grace@example.org' }
  const next = ok(await buyer.post(`${path}/${attendees[0].id}/transfer/?expand=assigned_unit`, { attendee }))
  const move = (seat_id: unknown) =>
    organizer.post(`${path}/${next.id}/move/?expand=assigned_unit`, { attendee: { seat_id } })
  assert.deepEqual(await states(), { 'S A1': 'sold' })
  const movedOrder = ok(await move(idsOf('B4')[0]))
  assert.equal(movedOrder.assigned_unit.description, 'Stalls, row B, seat 4')
  assert.deepEqual(await states(), { 'S B4': 'sold' })
  ok(await choose(['A4']))
  assertError(await move(idsOf('A4')[0]), 400, 'SEATS_TAKEN')
  assert.deepEqual(argumentErrorsOf(await move('1')), { 'attendee.seat_id': ['INVALID'] })
  assertError(
    await buyer.post(`${path}/${next.id}/move/`, { attendee: { seat_id: idsOf('A1')[0] } }),
    403,
    'NOT_AUTHORIZED',
  )
  assert.deepEqual(await states(), { 'S B4': 'sold', 'S A4': 'held' })
})
