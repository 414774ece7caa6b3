import assert from 'node:assert/strict'
import { test } from 'node:test'
import jsqr from 'jsqr'
import sharp from 'sharp'
import { findOrderOwner } from '../src/documents/store/order-owners.ts'
import { readTicketCode } from '../src/documents/ticket-codes.ts'
import { ticketKeyOf } from '../src/documents/ticket-keys.ts'
import { orderToken } from '../src/orders/order-links.ts'
import { buy } from './buying.ts'
import { asOrganizer, assertError, ok } from './event-making.ts'
import { readPdf } from './pdf-reader.ts'
import { startEvents } from './service.ts'

// The package's types claim an ES module, but it is CommonJS.
const decode = jsqr as unknown as typeof jsqr.default

const service = await startEvents()
const organizer = await asOrganizer(service, 'olga')
const ticket = await issueTickets()

async function issueTickets() {
  const event = await organizer.makeLiveEvent()
  const order = await buy(await service.as('ada'), event.id, { quantity: 2 })
  const { json } = await organizer.get(`/events/${event.id}/attendees/`)
  const [attendee] = json.attendees
  const owner = await findOrderOwner(service.context.db.read, Number(order.id))
  assert.ok(owner)
  return {
    path: `/events/${event.id}/attendees/${attendee.id}`,
    barcode: String(attendee.barcodes[0].barcode),
    eventId: Number(event.id),
    orderId: Number(order.id),
    access: orderToken(owner),
  }
}

test('the buyer gets all tickets of an order as one PDF with a page each', async () => {
  const response = await (await service.as('ada')).get(`/orders/${ticket.orderId}/tickets.pdf`)
  assert.equal(response.status, 200)
  assert.equal(response.headers.get('content-type'), 'application/pdf')
  assert.match(response.headers.get('cache-control') ?? '', /private/)
  const { pages } = readPdf(response.bytes)
  assert.equal(pages.length, 2)
  for (const words of ['An evening of jazz', 'Ada Lovelace', `${ticket.orderId}, ticket 1`, 'Free'])
    assert.ok(pages[0]?.includes(words), `${words} in ${pages[0]}`)
})

test('a link opens the documents of its order without a token, and no others', async () => {
  const { stranger } = service
  assert.equal(
    (await stranger.get(`/orders/${ticket.orderId}/tickets.pdf?access=${ticket.access}`)).status,
    200,
  )
  assert.equal((await stranger.get(`${ticket.path}/ticket.pdf?access=${ticket.access}`)).status, 200)
  assertError(
    await stranger.get(`/orders/${ticket.orderId}/tickets.pdf?access=${ticket.access}x`),
    404,
    'NOT_FOUND',
  )
  assertError(
    await stranger.get(`/orders/${ticket.orderId + 1}/tickets.pdf?access=${ticket.access}`),
    404,
    'NOT_FOUND',
  )
  assertError(await stranger.get(`/orders/${ticket.orderId}/tickets.pdf`), 401, 'NO_AUTH')
  assertError(await stranger.get(`${ticket.path}/qr.png?token=WRONG`), 401, 'INVALID_AUTH')
})

test('strangers get NOT_FOUND', async () => {
  const eve = await service.as('eve')
  assertError(await eve.get(`/orders/${ticket.orderId}/tickets.pdf`), 404, 'NOT_FOUND')
  const [there, notThere] = await Promise.all([
    eve.get(`${ticket.path}/qr.png`),
    eve.get(`/events/${ticket.eventId}/attendees/999999/qr.png`),
  ])
  assert.equal(there.text, notThere.text)
  assertError(await (await service.asPublic('ada')).get(`${ticket.path}/qr.png`), 404, 'NOT_FOUND')
})

test("the QR code image is signed by the event's key and contains the barcode", async () => {
  for (const form of ['qr.png', 'qr.svg']) {
    const response = await organizer.get(`${ticket.path}/${form}`)
    assert.equal(response.status, 200)
    const { data, info } = await sharp(response.bytes)
      .resize(600)
      .flatten({ background: 'white' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const text = decode(new Uint8ClampedArray(data), info.width, info.height)?.data ?? ''
    const { publicKey } = await ticketKeyOf(service.context, ticket.eventId)
    assert.equal(readTicketCode(text, publicKey)?.barcode, ticket.barcode)
  }
})

test('wallet passes contain the code, time and place', async () => {
  const { apple, google } = ok(await organizer.get(`${ticket.path}/wallet.json`))
  assert.equal(apple.barcodes[0].message, google.barcode.value)
  assert.equal(apple.barcodes[0].altText, ticket.barcode)
  assert.equal(apple.relevantDate, google.classReference.dateTime.start)
  assert.match(apple.relevantDate, /^\d{4}-\d\d-\d\dT\d\d:00:00[+-]\d\d:00$/)
  assert.equal(apple.eventTicket.primaryFields[0].value, 'An evening of jazz')
})

test('a refunded ticket has no documents any more', async () => {
  const event = await organizer.makeLiveEvent()
  const order = await buy(await service.as('bo'), event.id)
  ok(await organizer.post(`/orders/${order.id}/refund/`))
  assertError(await organizer.get(`/orders/${order.id}/tickets.pdf`), 404, 'NOT_FOUND')
})
