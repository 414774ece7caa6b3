import assert from 'node:assert/strict'
import { test } from 'node:test'
import { beforeNextWrite } from './before-next-write.ts'
import { ok } from './event-making.ts'
import { countsOf } from './order-making.ts'
import { makeSeatedSale, seatsOf } from './seat-making.ts'
import { startEvents } from './service.ts'

const service = await startEvents()

/** A browser without scripts; fields may repeat. */
async function visit(address: string, form?: [string, string][]) {
  const response = await fetch(address, {
    redirect: 'manual',
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  })
  const text = await response.text()
  return { status: response.status, text, to: response.headers.get('location') ?? '' }
}

async function begin(login: string) {
  const sale = await makeSeatedSale(service, login)
  const { to: checkout } = await visit(sale.event.url, [[`ticket_T${sale.stalls}`, '2']])
  const seats = await seatsOf(sale.organizer, sale.map.id)
  const idOf = (name: string) =>
    seats.find((seat) => seat.section === 'Stalls' && seat.row + seat.name === name)?.id ?? ''
  const choose = (...names: string[]) =>
    visit(
      checkout.replace('?', '/seats?'),
      names.map((name) => ['seat', idOf(name)]),
    )
  return { ...sale, checkout, choose, idOf }
}

test('The checkout shows the selected seats, with a link to change them', async () => {
  const { checkout, choose } = await begin('seat-checkout')
  const { text } = await visit(checkout)
  assert.match(text, /Stalls, row A, seat 1/)
  const action = /formaction="([^"]*\/choose_seats\?[^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const page = await visit((await visit(action, [['first_name', 'Ada']])).to)
  assert.equal(page.status, 200)
  assert.equal(page.text.match(/type="checkbox"/g)?.length, 8)
  assert.equal(page.text.match(/ checked/g)?.length, 2)
  const { status, to } = await choose('A1', 'B4')
  assert.equal(status, 303)
  const chosen = await visit(to)
  assert.match(chosen.text, /Stalls, row B, seat 4/)
  assert.doesNotMatch(chosen.text, /Stalls, row A, seat 2/)
  const placedOrder = await visit(checkout, [
    ['first_name', 'Ada'],
    ['email', 'ada@example.org'],
  ])
  assert.match((await visit(placedOrder.to)).text, /Stalls, row B, seat 4/)
})

test('Without show_pick_a_seat, buyers get the best available seats', async () => {
  const { organizer, event, checkout, choose } = await begin('no-picking')
  ok(await organizer.post(`/events/${event.id}/`, { event: { show_pick_a_seat: false } }))
  const { text } = await visit(checkout)
  assert.match(text, /Stalls, row A, seat 1/)
  assert.doesNotMatch(text, /Choose other seats/)
  assert.equal((await choose('B1', 'B2')).to, checkout)
  assert.match((await visit(checkout)).text, /Stalls, row A, seat 2/)
})

test('Selected seats must be available, of the ticket class, and as many as the tickets', async () => {
  const { organizer, event, stalls, checkout, choose, idOf } = await begin('seat-errors')
  for (const names of [[], ['A1'], ['A1', 'A2', 'A3'], ['A1', 'nowhere']]) {
    const { status, text } = await choose(...names)
    assert.equal(status, 422, names.join())
    assert.match(text, /role="alert"[\s\S]*as many seats as you have tickets: 2 × Stalls/)
  }
  const other = await service.as('seat-errors-other')
  const tickets = [{ ticket_class_id: stalls, seats: [idOf('B2')] }]
  ok(await other.post(`/events/${event.id}/orders/`, { order: { tickets } }))
  const lateChoice = await choose('A1', 'B2')
  assert.equal(lateChoice.status, 422)
  assert.match(lateChoice.text, /Taken already: Stalls, row B, seat 2/)
  assert.match((await visit(checkout)).text, /Stalls, row A, seat 2/)
  assert.deepEqual(await countsOf(service, organizer, event.id), [
    { sold: 0, pending: 3 },
    { sold: 0, pending: 0 },
  ])
})

test('Seats can be changed only with the order link, and before the order is placed', async () => {
  const { checkout, choose } = await begin('seat-secret')
  const address = checkout.replace('?', '/seats?')
  assert.equal((await visit(address.replace(/access=.*/, 'access=guess'))).status, 404)
  await visit(checkout.replace('?', '/cancel?'), [])
  assert.match((await choose('A1', 'A2')).to, /\/mytickets\//)
})

test('An order whose tickets change meanwhile gets no more seats than tickets', async () => {
  const { organizer, event, stalls, checkout, choose } = await begin('seat-race')
  const [, id, link] = /checkout\/(\d+)\?(access=[\w-]+)/.exec(checkout) ?? []
  const other = await service.as('seat-race-change')
  const tickets = [{ ticket_class_id: stalls, quantity: 1 }]
  const change = beforeNextWrite(service, async () =>
    ok(await other.post(`/orders/${id}/?${link}`, { order: { tickets } })),
  )
  const { status, text } = await choose('A1', 'B4')
  assert.ok(change.hasHappened())
  assert.equal(status, 422)
  assert.match(text, /as many seats as you have tickets: 1 × Stalls/)
  assert.deepEqual(await countsOf(service, organizer, event.id), [
    { sold: 0, pending: 1 },
    { sold: 0, pending: 0 },
  ])
})

test('In a frame of another site, the seat page stays in the frame', async () => {
  const { event, stalls } = await makeSeatedSale(service, 'seat-frame')
  const { to } = await visit(`${service.url}/checkout-external?eid=${event.id}`, [[`ticket_T${stalls}`, '1']])
  const { status, text } = await visit(to.replace('?', '/seats?'))
  assert.equal(status, 200)
  const links = [...text.matchAll(/(?:href|action)="([^"#]*)"/g)].map(([, link = '']) => link)
  const leading = links.filter((link) => link.includes('/checkout'))
  assert.ok(leading.length >= 2)
  for (const link of leading) assert.match(link, new RegExp(`/checkout-external/checkout/.*eid=${event.id}`))
})
