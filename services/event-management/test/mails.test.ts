import assert from 'node:assert/strict'
import { test } from 'node:test'
import { queueMail } from '../src/outbox/outbox.ts'
import { buy, makePaidEvent } from './buying.ts'
import { addMember, asOrganizer, assertError, ok } from './event-making.ts'
import { startEvents } from './service.ts'

const service = await startEvents()
const { db, jobs } = service.context
const organizer = await asOrganizer(service, 'olga')
const buyer = await service.as('ada')

async function listMails(orderId: string) {
  await jobs.idle()
  const { mails } = ok(await organizer.get(`/organizations/${organizer.organizationId}/mails/`))
  const mailsOfOrder = mails.filter((mail: { order_id: string }) => mail.order_id === orderId)
  return Promise.all(
    mailsOfOrder.map(async ({ id }: { id: string }) => ok(await organizer.get(`/mails/${id}/`))),
  )
}

async function onlyMail(orderId: string) {
  const mails = await listMails(orderId)
  assert.equal(mails.length, 1)
  return mails[0]
}

test('a buyer gets the event, time and place by mail, with tickets, a calendar and a working order link', async () => {
  const event = await organizer.makeLiveEvent()
  const order = await buy(buyer, event.id, { quantity: 2 })
  const mail = await onlyMail(order.id)
  assert.deepEqual(mail.to, { address: 'ada@example.org', name: 'Ada Lovelace' })
  assert.equal(mail.status, 'kept')
  assert.equal(mail.subject, 'Your tickets for An evening of jazz')
  for (const words of [`Order: ${order.id}`, '2 × Standing', 'Total: Free', 'Europe/Berlin'])
    assert.ok(mail.text.includes(words), `${words} in ${mail.text}`)
  const [link = ''] = /http\S+access=\S+/.exec(mail.text) ?? []
  const page = await service.stranger.get(link.slice(service.url.length))
  assert.equal(page.status, 200)
  assert.match(page.text, /An evening of jazz/)
  const [tickets, calendar] = mail.attachments
  assert.deepEqual([tickets.filename, calendar.filename], ['tickets.pdf', 'event.ics'])
  const pathOf = (address: string) => new URL(address).pathname
  assert.equal((await organizer.get(pathOf(tickets.resource_uri))).status, 200)
  assert.match((await service.stranger.get(pathOf(calendar.resource_uri))).text, /^BEGIN:VCALENDAR/)
})

test('a buyer of a pending order gets payment instructions, and tickets once it is paid', async () => {
  const option = { payment_method: 'INVOICE', instructions: 'To account 42 within a week, please.' }
  ok(
    await organizer.post(`/organizations/${organizer.organizationId}/payment_options/`, {
      payment_option: option,
    }),
  )
  const event = await makePaidEvent(organizer)
  const checkout_settings = { invoice_enabled: true }
  ok(await organizer.post(`/events/${event.id}/checkout_settings/`, { checkout_settings }))
  const order = await buy(buyer, event.id, { payment: 'invoice' })
  const mail = await onlyMail(order.id)
  assert.equal(mail.subject, 'How to pay for An evening of jazz')
  assert.ok(mail.text.includes(option.instructions))
  assert.deepEqual(
    mail.attachments.map(({ filename }: { filename: string }) => filename),
    ['event.ics'],
  )
  ok(await organizer.post(`/orders/${order.id}/place/`))
  const [paid] = await listMails(order.id)
  assert.equal(paid.subject, 'Your tickets for An evening of jazz')
  assert.ok(!paid.text.includes(option.instructions))
})

test('a refund mail contains the amount', async () => {
  const event = await makePaidEvent(organizer)
  const order = await buy(buyer, event.id, { quantity: 2, payment: 'cash' })
  ok(await organizer.post(`/orders/${order.id}/place/`))
  ok(await organizer.post(`/orders/${order.id}/refund/`))
  const [mail] = await listMails(order.id)
  assert.equal(mail.subject, 'Refund for An evening of jazz')
  assert.ok(mail.text.includes('€25.00'), mail.text)
})

test('the new holder of a transferred ticket is told that it is canceled, without the order', async () => {
  const event = await makePaidEvent(organizer)
  const order = await buy(buyer, event.id, { quantity: 3, payment: 'cash' })
  const { attendees } = ok(await organizer.post(`/orders/${order.id}/place/?expand=attendees`))
  const pass = async (at: number, name: string) => {
    const attendee = { name, email: `${name.toLowerCase()}@example.org` }
    const path = `/events/${event.id}/attendees/${attendees[at].id}/transfer/`
    return ok(await buyer.post(path, { attendee })).id
  }
  const attendee_ids = [await pass(0, 'Grace')]
  await pass(1, 'Edith')
  ok(await organizer.post(`/orders/${order.id}/refund/`, { refund: { attendee_ids } }))
  await jobs.idle()
  ok(await organizer.post(`/events/${event.id}/cancel/`, { refund_all: true }))
  const canceled = (await listMails(order.id)).filter(({ kind }) => kind === 'ticket-canceled')
  assert.deepEqual(
    canceled.map(({ to, subject }) => [to.address, subject]),
    [
      ['edith@example.org', 'Canceled: An evening of jazz'],
      ['grace@example.org', 'Your ticket for An evening of jazz is canceled'],
    ],
  )
  for (const { text, html } of canceled) {
    assert.match(text, /no longer valid/)
    for (const content of [text, html])
      assert.doesNotMatch(content, new RegExp(`Ada|Lovelace|ada@|€|access=|${order.id}`))
  }
})

test('the buyer of an unpaid order is told that the event is canceled', async () => {
  const event = await makePaidEvent(organizer)
  const order = await buy(buyer, event.id, { payment: 'cash' })
  ok(await organizer.post(`/events/${event.id}/cancel/`, { refund_all: true }))
  const [, mail] = (await listMails(order.id)).toReversed()
  assert.deepEqual([mail.kind, mail.subject], ['event-canceled', 'Canceled: An evening of jazz'])
  assert.match(mail.text, /no longer held\. Please do not pay/)
})

test('waitlist offers, transfers and cancellations are mailed', async () => {
  const event = await organizer.makeLiveEvent()
  const eventId = Number(event.id)
  const order = await buy(buyer, event.id)
  const { json } = await organizer.get(`/events/${event.id}/attendees/`)
  await db.write(async (tx) => {
    await queueMail(tx, service.context, {
      kind: 'waitlist-offer',
      eventId,
      to: { address: 'wanda@example.org', name: 'Wanda' },
      quantity: 2,
      address: 'https://example.org/offers/1',
      expiresAtMs: Date.UTC(2030, 0, 1, 12),
    })
    await queueMail(tx, service.context, {
      kind: 'ticket-transferred',
      attendeeId: Number(json.attendees[0].id),
    })
    await queueMail(tx, service.context, { kind: 'event-canceled', orderId: Number(order.id) })
  })
  await jobs.idle()
  const { mails } = ok(await organizer.get(`/organizations/${organizer.organizationId}/mails/`))
  const subjects = mails
    .filter(({ event_id }: { event_id: string }) => event_id === event.id)
    .map(({ subject }: { subject: string }) => subject)
  assert.deepEqual(subjects.toSorted(), [
    'A ticket for An evening of jazz is yours now',
    'Canceled: An evening of jazz',
    'Tickets for An evening of jazz are available',
    'Your tickets for An evening of jazz',
  ])
})

test('markup in names is escaped in mails', async () => {
  const event = await organizer.makeLiveEvent()
  const order = await buy(buyer, event.id, { name: '<img/src=x> "Bobby&"' })
  const { html, text } = await onlyMail(order.id)
  assert.doesNotMatch(html, /<img/)
  assert.match(html, /&lt;img\/src=x&gt; &quot;Bobby&amp;&quot;/)
  assert.match(text, /<img\/src=x> "Bobby&"/)
})

test('a failed request sends no mail', async () => {
  const event = await organizer.makeLiveEvent()
  const order = await buy(buyer, event.id)
  const before = (await listMails(order.id)).length
  const failure = db.write(async (tx) => {
    await queueMail(tx, service.context, { kind: 'event-canceled', orderId: Number(order.id) })
    throw new Error('It does not happen')
  })
  await assert.rejects(failure, /It does not happen/)
  assert.equal((await listMails(order.id)).length, before)
})

test('mails are visible only to members with the permission to read orders', async () => {
  const event = await organizer.makeLiveEvent()
  const order = await buy(buyer, event.id)
  const { id } = await onlyMail(order.id)
  const list = `/organizations/${organizer.organizationId}/mails/`
  for (const other of [buyer, await service.as('eve'), await service.asPublic('olga')]) {
    assertError(await other.get(list), 404, 'NOT_FOUND')
    assertError(await other.get(`/mails/${id}/`), 404, 'NOT_FOUND')
  }
  assertError(await organizer.get('/mails/999999/'), 404, 'NOT_FOUND')
})

test('only members who manage attendees read the secrets of links in emails', async () => {
  const event = await organizer.makeLiveEvent()
  const order = await buy(buyer, event.id)
  const { id, text } = await onlyMail(order.id)
  const [access = ''] = /access=[\w-]+/.exec(text) ?? []
  const finance = await service.as('finance-of-olga')
  await addMember(organizer, organizer.organizationId, finance, 'finance')
  const mail = ok(await finance.get(`/mails/${id}/`))
  assert.equal(mail.subject, 'Your tickets for An evening of jazz')
  assert.match(mail.text, new RegExp(`/mytickets/${order.id}\\?access=…`))
  assert.equal(`${mail.text}${mail.html}`.includes(access), false)
})

test('a stranger cannot send links or messages in the place of a name', async () => {
  const event = await organizer.makeLiveEvent()
  const names = [
    ['Claim your prize at evil.example', false],
    ['See https://evil.example/x', false],
    ['Call +44 7700 900123 now', false],
    [`Dear customer, ${'your account is locked, '.repeat(4)}`, false],
    ['Ada\nYour account is locked', false],
    ['J. R. R. Tolkien', true],
    ['Jean-Luc Ó Súilleabháin Jr.', true],
    ['王小明', true],
  ] as const
  for (const [name, isGreeted] of names) {
    const order = await buy(buyer, event.id, { name })
    const { text, html } = await onlyMail(order.id)
    assert.equal(text.startsWith(isGreeted ? `Hello ${name},` : 'Hello,'), true, text)
    if (!isGreeted) assert.ok(!`${text}${html}`.includes(name))
  }
})
