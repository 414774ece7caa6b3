import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { sql, type Transaction } from 'kysely'
import { offerTickets } from '../src/attendance/offer-tickets.ts'
import { summarizeSales } from '../src/attendance/reports.ts'
import { enter } from '../src/attendance/store/check-ins.ts'
import type { Tables } from '../src/database/tables.ts'
import { orderToken } from '../src/orders/order-links.ts'
import { describeOnBothDatabases } from './databases.ts'
import { assertError, ok } from './event-making.ts'
import { beginOrder, buy, countsOf, fillOrder, makeSale } from './order-making.ts'
import { readPdf } from './pdf-reader.ts'
import { startEvents } from './service.ts'

const service = await startEvents()

async function sellTickets(login: string, quantity = 1) {
  const sale = await makeSale(service, login, [{ quantity_total: 10 }])
  const buyer = await service.as(`${login}-buyer`)
  const order = await buy(buyer, sale.event.id, sale.ticketIds[0], { quantity })
  const { json } = await sale.organizer.get(`/events/${sale.event.id}/attendees/`)
  const path = `/events/${sale.event.id}`
  return { ...sale, buyer, order, path, attendees: json.attendees }
}

describe('check-in', () => {
  test('an attendee is checked in once, checked out, and checked in again', async () => {
    const { organizer, path, attendees } = await sellTickets('door')
    const one = `${path}/attendees/${attendees[0].id}`
    const inside = ok(await organizer.post(`${one}/check_in/`))
    assert.deepEqual(
      [inside.status, inside.checked_in, inside.barcodes[0].status],
      ['Checked In', true, 'used'],
    )
    assert.equal((await organizer.post(`${one}/check_in/`)).json.error, 'ALREADY_CHECKED_IN')
    assert.equal(ok(await organizer.post(`${one}/check_out/`)).checked_in, false)
    assert.equal((await organizer.post(`${one}/check_out/`)).json.error, 'NOT_CHECKED_IN')
    ok(await organizer.post(`${one}/check_in/`))
  })

  test('a code and its digits identify the same ticket, and codes of other events are refused', async () => {
    const { organizer, path, attendees } = await sellTickets('codes', 2)
    const svg = await organizer.get(`${path}/attendees/${attendees[0].id}/wallet.json`)
    const code = /T1\.\d+\.\d+\.\d+\.\d+\.[A-Z2-7]{103}/.exec(svg.text)?.[0]
    const scan = (barcode: string | undefined) => organizer.post(`${path}/redeem/`, { barcode })
    assert.equal(ok(await scan(code)).outcome, 'admitted')
    assert.equal(ok(await scan(attendees[0].barcodes[0].barcode)).outcome, 'already_redeemed')
    const second = ok(await scan(attendees[1].barcodes[0].barcode))
    assert.deepEqual(
      [second.outcome, second.is_allowed, second.attendee.id],
      ['admitted', true, attendees[1].id],
    )
    const forged = code?.replace(/[A-Z2-7]{103}$/, (signature) => `${signature.slice(1)}A`)
    assert.deepEqual(ok(await scan(forged)), {
      outcome: 'invalid',
      is_allowed: false,
      seat: null,
      attendee: null,
    })
    const other = await sellTickets('codes-elsewhere')
    assert.equal(
      ok(await other.organizer.post(`${other.path}/redeem/`, { barcode: code })).outcome,
      'invalid',
    )
  })

  test('a repeated scan has the same outcome', async () => {
    const { organizer, path, attendees } = await sellTickets('nonce')
    const scan = { barcode: attendees[0].barcodes[0].barcode, nonce: 'gate 1, scan 7' }
    for (let attempt = 0; attempt < 3; attempt++)
      assert.equal(ok(await organizer.post(`${path}/redeem/`, scan)).outcome, 'admitted')
    assert.equal(
      ok(await organizer.post(`${path}/redeem/`, { ...scan, nonce: 'another' })).outcome,
      'already_redeemed',
    )
  })

  test('a nonce is valid for one scan', async () => {
    const { organizer, path, attendees } = await sellTickets('nonce-again', 2)
    const scan = (at: number, fields: object) =>
      organizer.post(`${path}/redeem/`, { barcode: attendees[at].barcodes[0].barcode, ...fields })
    ok(await scan(0, { nonce: 'n' }))
    assertError(await scan(1, { nonce: 'n' }), 422, 'IDEMPOTENCY_KEY_REUSED')
    assertError(await scan(0, { nonce: 'n', kind: 'exit' }), 422, 'IDEMPOTENCY_KEY_REUSED')
    const checkIn = `${path}/attendees/${attendees[1].id}/check_in/`
    assertError(await organizer.post(checkIn, { nonce: 'n' }), 422, 'IDEMPOTENCY_KEY_REUSED')
    assert.equal(ok(await scan(1, { nonce: 'o' })).outcome, 'admitted')
  })

  test('refunded and unpaid tickets are refused', async () => {
    const { organizer, order, path, attendees } = await sellTickets('refunded', 2)
    ok(await organizer.post(`/orders/${order.id}/refund/`, { refund: { attendee_ids: [attendees[0].id] } }))
    const scan = async (at: number) =>
      ok(await organizer.post(`${path}/redeem/`, { barcode: attendees[at].barcodes[0].barcode })).outcome
    assert.equal(await scan(0), 'canceled')
    assert.equal(await scan(1), 'admitted')
  })

  test('only members with the permission may scan', async () => {
    const { buyer, path, attendees } = await sellTickets('strangers')
    const barcode = attendees[0].barcodes[0].barcode
    assert.equal((await buyer.post(`${path}/redeem/`, { barcode })).status, 403)
    assert.equal((await buyer.post(`${path}/attendees/${attendees[0].id}/check_in/`)).status, 403)
    assert.equal((await buyer.get(`${path}/scanner_bundle/`)).status, 403)
  })

  test('the offline bundle has the key and all tickets', async () => {
    const { organizer, path, attendees } = await sellTickets('bundle', 3)
    ok(await organizer.post(`${path}/attendees/${attendees[1].id}/check_in/`))
    const bundle = ok(await organizer.get(`${path}/scanner_bundle/`))
    assert.match(bundle.public_key, /^[\w-]{43}$/)
    assert.deepEqual(
      bundle.tickets.map(({ status }: { status: string }) => status),
      ['valid', 'used', 'valid'],
    )
  })

  test('the next bundle has changes that were committed after the previous one with an earlier time', async () => {
    const { organizer, path, attendees, order } = await sellTickets('bundles', 2)
    const { generated } = ok(await organizer.get(`${path}/scanner_bundle/`))
    const [{ id }] = attendees
    ok(await organizer.post(`/orders/${order.id}/refund/`, { refund: { attendee_ids: [id] } }))
    const { db, clock } = service.context
    const changed_at_ms = clock.now() - 5_000
    await db.write((tx) =>
      tx.updateTable('attendee').set({ changed_at_ms }).where('id', '=', Number(id)).execute(),
    )
    const { tickets } = ok(await organizer.get(`${path}/scanner_bundle/?changed_since=${generated}`))
    const refunded = tickets.find(({ attendee_id }: { attendee_id: string }) => attendee_id === id)
    assert.equal(refunded?.status, 'void')
  })
})

describe('a transfer', () => {
  test('reissues the ticket, and the old code is refused', async () => {
    const { organizer, buyer, path, attendees, event } = await sellTickets('transfer')
    const old = attendees[0]
    const attendee = { name: 'Grace Hopper', email: 'grace@example.org' }
    const next = ok(await buyer.post(`${path}/attendees/${old.id}/transfer/`, { attendee }))
    assert.deepEqual(
      [next.profile.name, next.profile.email, next.status],
      ['Grace Hopper', 'grace@example.org', 'Attending'],
    )
    const { barcodes } = ok(await organizer.get(`${path}/attendees/${next.id}/`))
    assert.notEqual(barcodes[0].barcode, old.barcodes[0].barcode)
    const scan = async (barcode: string) => ok(await organizer.post(`${path}/redeem/`, { barcode })).outcome
    assert.equal(await scan(old.barcodes[0].barcode), 'revoked')
    assert.equal(await scan(barcodes[0].barcode), 'admitted')
    assert.equal((await organizer.get(`${path}/attendees/${old.id}/`)).json.status, 'Transferred')
    assert.deepEqual(await countsOf(service, organizer, event.id), [{ sold: 1, pending: 0 }])
    const repeat = await buyer.post(`${path}/attendees/${old.id}/transfer/`, { attendee })
    assert.equal(repeat.json.error, 'TRANSFER_NOT_POSSIBLE')
  })

  test('hides the new code from the buyer everywhere, who cannot transfer the ticket again', async () => {
    const { organizer, buyer, path, attendees, order } = await sellTickets('transfer-thief', 2)
    const attendee = { name: 'Grace Hopper', email: 'grace@example.org' }
    const next = ok(await buyer.post(`${path}/attendees/${attendees[0].id}/transfer/`, { attendee }))
    assert.deepEqual(next.barcodes, [])
    const one = `${path}/attendees/${next.id}`
    const { barcodes } = ok(await organizer.get(`${one}/`))
    const orderId = order.id
    const storedOrder = await service.context.db.read
      .selectFrom('ticket_order')
      .select(['id', 'access_hash'])
      .where('id', '=', Number(orderId))
      .executeTakeFirstOrThrow()
    const link = `access=${orderToken(storedOrder)}`
    for (const reader of [buyer, await service.as('transfer-thief-link')]) {
      const access = reader === buyer ? '' : link
      const texts = await Promise.all([
        reader.get(`/orders/${orderId}/?expand=attendees&${access}`),
        reader.get(`/orders/${orderId}/attendees/${next.id}/?${access}`),
        reader.get(`/mytickets/${orderId}?${link}`),
      ])
      for (const { status, text } of texts)
        assert.deepEqual([status, text.includes(barcodes[0].barcode)], [200, false])
      for (const name of ['ticket.pdf', 'qr.svg', 'qr.png', 'wallet.json'])
        assertError(await reader.get(`${one}/${name}?${access}`), 404, 'NOT_FOUND')
      const pdf = await reader.get(`/orders/${orderId}/tickets.pdf?${access}`)
      assert.equal(readPdf(pdf.bytes).pages.length, 1)
      const transferBack = { attendee: { name: 'Me', email: 'me@example.org' } }
      assertError(await reader.post(`${one}/transfer/?${access}`, transferBack), 400, 'TRANSFER_NOT_POSSIBLE')
    }
    assert.equal((await organizer.get(`${one}/qr.svg`)).status, 200)

    // A buyer who corrects the name keeps the ticket, and a member can return one.
    const ownName = { attendee: { name: 'Augusta Ada', email: order.email } }
    const correctedAttendee = ok(await buyer.post(`${path}/attendees/${attendees[1].id}/transfer/`, ownName))
    assert.equal(correctedAttendee.barcodes.length, 1)
    const returnedAttendee = ok(await organizer.post(`${one}/transfer/`, ownName))
    assert.equal((await buyer.get(`${path}/attendees/${returnedAttendee.id}/qr.svg`)).status, 200)
  })

  test('and a refund afterwards release the ticket once', async () => {
    const { organizer, buyer, path, attendees, event, order } = await sellTickets('transfer-refund')
    const attendee = { name: 'Grace Hopper', email: 'grace@example.org' }
    ok(await buyer.post(`${path}/attendees/${attendees[0].id}/transfer/`, { attendee }))
    ok(await organizer.post(`/orders/${order.id}/refund/`, {}))
    assert.deepEqual(await countsOf(service, organizer, event.id), [{ sold: 0, pending: 0 }])
  })
})

describe('the waitlist', () => {
  const waitlistInput = (email: string, quantity = 1) => ({
    waitlist_entry: { name: 'Somebody', email, quantity },
  })
  /** The background job may run at the same time. */
  const offer = async (eventId: string) => {
    await offerTickets(service.sales, Number(eventId))
    await service.context.jobs.idle()
  }

  test('refuses entries while tickets are available', async () => {
    const { buyer, path } = await sellTickets('open-sale')
    assert.equal(
      (await buyer.post(`${path}/waitlist/`, waitlistInput('a@example.org'))).json.error,
      'NOT_SOLD_OUT',
    )
  })

  test('is open while the event is sold out, and the event reports that', async () => {
    const { organizer, event, ticketIds } = await makeSale(service, 'list-open', [{ quantity_total: 1 }])
    const path = `/events/${event.id}`
    const buyer = await service.as('list-open-buyer')
    const readAvailability = async () => {
      const { json } = await buyer.get(`${path}/?expand=ticket_availability`)
      const { has_available_tickets, waitlist_available } = json.ticket_availability
      const { text } = await service.stranger.get(`/e/x-tickets-${event.id}`)
      assert.equal(text.includes(`-tickets-${event.id}/waitlist"`), waitlist_available)
      return [has_available_tickets, waitlist_available]
    }
    assert.deepEqual(await readAvailability(), [true, false])
    const order = await fillOrder(buyer, event.id, ticketIds[0])
    assert.deepEqual(await readAvailability(), [false, false])
    ok(await buyer.post(`/orders/${order.id}/place/`))
    assert.deepEqual(await readAvailability(), [false, true])
    const entry = ok(await buyer.post(`${path}/waitlist/`, waitlistInput('one@example.org')))
    // The background job may make the offer before the next request.
    ok(await organizer.post(`/orders/${order.id}/refund/`))
    assert.deepEqual(await readAvailability(), [false, true])
    await offer(event.id)
    const [{ id, order_id }] = ok(await organizer.get(`${path}/waitlist/`)).waitlist_entries
    assert.equal(id, entry.id)
    ok(await organizer.post(`/orders/${order_id}/abandon/`))
    assert.deepEqual(await readAvailability(), [true, false])
    ok(await organizer.post(`${path}/cancel/`))
    assert.deepEqual(await readAvailability(), [false, false])
  })

  test('for one ticket class leaves other classes on sale', async () => {
    const { organizer, event, ticketIds } = await makeSale(service, 'list-sorts', [
      { quantity_total: 1 },
      { name: 'Balcony', quantity_total: 1 },
    ])
    const path = `/events/${event.id}`
    const buyer = await service.as('list-sorts-buyer')
    const [, balcony] = [await buy(buyer, event.id, ticketIds[0]), await buy(buyer, event.id, ticketIds[1])]
    const waitlist_entry = {
      ...waitlistInput('one@example.org').waitlist_entry,
      ticket_class_id: ticketIds[0],
    }
    ok(await buyer.post(`${path}/waitlist/`, { waitlist_entry }))
    ok(await organizer.post(`/orders/${balcony.id}/refund/`, {}))
    await offer(event.id)
    const { json } = await buyer.get(`${path}/?expand=ticket_availability`)
    assert.equal(json.ticket_availability.has_available_tickets, true)
    ok(await beginOrder(buyer, event.id, ticketIds[1]))
  })

  test('without entries leaves returned tickets to everybody', async () => {
    const { organizer, event, ticketIds } = await makeSale(service, 'list-left', [{ quantity_total: 2 }])
    const buyer = await service.as('list-left-buyer')
    const order = await buy(buyer, event.id, ticketIds[0], { quantity: 2 })
    const { id, secret } = ok(
      await buyer.post(`/events/${event.id}/waitlist/`, waitlistInput('one@example.org')),
    )
    const isFound = async () => {
      const { json } = await buyer.get(`/events/search/?organizer.id=${event.organizer_id}`)
      return json.events.length === 1
    }
    assert.equal(await isFound(), false)
    ok(await buyer.delete(`/events/${event.id}/waitlist/${id}/?secret=${secret}`))
    ok(await organizer.post(`/orders/${order.id}/refund/`))
    await offer(event.id)
    assert.equal(await isFound(), true)
    ok(await beginOrder(buyer, event.id, ticketIds[0], { quantity: 2 }))
  })

  test('offers returned tickets to its entries in order, and not to other buyers', async () => {
    const { organizer, event, ticketIds } = await makeSale(service, 'waiting', [{ quantity_total: 1 }])
    const path = `/events/${event.id}`
    const buyer = await service.as('waiting-buyer')
    const order = await buy(buyer, event.id, ticketIds[0])
    for (const email of ['first@example.org', 'second@example.org'])
      ok(await buyer.post(`${path}/waitlist/`, waitlistInput(email)))
    ok(await buyer.post(`${path}/waitlist/`, waitlistInput('FIRST@example.org')))
    ok(await organizer.post(`/orders/${order.id}/refund/`, {}))
    const lateOrder = await beginOrder(await service.as('late-buyer'), event.id, ticketIds[0])
    assert.equal(lateOrder.json.error, 'SOLD_OUT')
    await offer(event.id)
    const list = async () =>
      ok(await organizer.get(`${path}/waitlist/`)).waitlist_entries.map(
        ({ email, status }: Record<string, string>) => `${email} ${status}`,
      )
    assert.deepEqual(await list(), ['first@example.org offered', 'second@example.org waiting'])
    assert.deepEqual(await countsOf(service, organizer, event.id), [{ sold: 0, pending: 1 }])
    const [{ order_id }] = ok(await organizer.get(`${path}/waitlist/`)).waitlist_entries
    ok(await organizer.post(`/orders/${order_id}/abandon/`))
    await offer(event.id)
    assert.deepEqual(await list(), ['first@example.org lapsed', 'second@example.org offered'])
  })

  test('entries are deleted with their secret', async () => {
    const { event, ticketIds } = await makeSale(service, 'leaving', [{ quantity_total: 1 }])
    const buyer = await service.as('leaving-buyer')
    await buy(buyer, event.id, ticketIds[0])
    const entry = ok(await buyer.post(`/events/${event.id}/waitlist/`, waitlistInput('a@example.org')))
    const path = `/events/${event.id}/waitlist/${entry.id}/`
    assert.equal((await buyer.delete(path)).status, 404)
    assert.deepEqual(ok(await buyer.delete(`${path}?secret=${entry.secret}`)), { deleted: true })
  })
})

describe('reports', () => {
  test('contain sales by day and by ticket class', async () => {
    const { organizer, event } = await sellTickets('report', 3)
    const query = `event_ids=${event.id}&date_facet=none&group_by=ticket`
    const people = ok(await organizer.get(`/reports/attendees/?${query}`))
    assert.deepEqual(people.data, [{ topics: ['Standing'], totals: { num_attendees: 3, num_orders: 1 } }])
    const sales = ok(
      await organizer.get(`/organizations/${organizer.organizationId}/reports/sales/?${query}`),
    )
    const { totals } = sales.data[0]
    assert.deepEqual([totals.quantity, totals.gross, totals.currency], [3, 0, 'EUR'])
    assert.equal(ok(await organizer.get(`/reports/sales/?event_ids=${event.id}`)).data.length, 1)
    assert.equal((await organizer.get('/reports/sales/')).status, 400)
    const stranger = await service.as('report-stranger')
    assert.equal((await stranger.get(`/reports/sales/?event_ids=${event.id}`)).status, 404)
  })
})

describeOnBothDatabases('two concurrent gates', (databases) => {
  test('admit a ticket exactly once', async () => {
    const database = databases.location()
    const ownService = await startEvents(databaseOptions(database))
    const { organizer, event, ticketIds } = await makeSale(ownService, 'gates', [{}])
    const buyer = await ownService.as('gates-buyer')
    await buy(buyer, event.id, ticketIds[0])
    const { json } = await organizer.get(`/events/${event.id}/attendees/`)
    const { barcode } = json.attendees[0].barcodes[0]
    const scans = await Promise.all(
      Array.from({ length: 20 }, (_, gate) =>
        organizer.post(`/events/${event.id}/redeem/`, { barcode, gate: `Gate ${gate}` }),
      ),
    )
    const outcomes = scans.map((scan) => ok(scan).outcome)
    assert.equal(outcomes.filter((outcome) => outcome === 'admitted').length, 1)
    assert.equal(outcomes.filter((outcome) => outcome === 'already_redeemed').length, 19)
  })
})

describeOnBothDatabases('a transfer of a ticket that is being checked in', (databases) => {
  test('is refused, so that the ticket does not admit two people', async () => {
    const database = databases.location()
    const own = await startEvents(databaseOptions(database))
    const { organizer, event, ticketIds } = await makeSale(own, 'both', [{}])
    const buyer = await own.as('both-buyer')
    await buy(buyer, event.id, ticketIds[0])
    const path = `/events/${event.id}/attendees/`
    const [{ id }] = ok(await organizer.get(path)).attendees
    const attendee = { name: 'Grace Hopper', email: 'grace@example.org' }
    const transfer = await own.context.db.write(async (tx) => {
      assert.ok(await enter(tx, Number(id), { atMs: 1, type: 2, changedMs: 1 }))
      const pending = buyer.post(`${path}${id}/transfer/`, { attendee })
      if (databases.dialect === 'postgres') await untilBlocked(tx)
      return { pending }
    })
    assertError(await transfer.pending, 400, 'TRANSFER_NOT_POSSIBLE')
    assert.equal(ok(await organizer.get(path)).attendees.length, 1)
  })
})

/** Waits until another transaction waits for a lock of this one. */
async function untilBlocked(tx: Transaction<Tables>): Promise<void> {
  const blocked = sql<{ count: string }>`
    select count(*) as count from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))`
  for (;;) {
    const { rows } = await blocked.execute(tx)
    if (Number(rows[0]?.count) > 0) return
    await setTimeout(5)
  }
}

test('a report on very many orders lets other work go on', async () => {
  const costs = JSON.stringify({ gross: 12, basePrice: 10, serviceFee: 1, paymentFee: 1, tax: 0 })
  const names = { ticket_class_name: 'Seat', payment_method: 'CASH', currency: 'EUR', costs }
  const units = Array.from({ length: 200_000 }, (_, order_id) => ({
    ...names,
    event_id: 1,
    ticket_class_id: 1,
    order_id,
    quarter: 1_900_000 + (order_id % 2),
    quantity: 2,
  }))
  let hasRun = false
  setImmediate(() => {
    hasRun = true
  })
  const [line, ...more] = await summarizeSales(units, {
    facet: 'none',
    grouping: undefined,
    zone: 'Europe/Berlin',
  })
  assert.ok(hasRun)
  assert.deepEqual(more, [])
  assert.deepEqual([line?.gross, line?.net, line?.fees], [4_800_000, 4_000_000, 800_000])
  assert.deepEqual([line?.orders, line?.tickets], [200_000, 400_000])
})
