import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { sendsMail } from '../src/mail/delivery.ts'
import { describeOrder } from '../src/pages/order-status.ts'
import { ok } from './event-making.ts'
import { buy, makeSale } from './order-making.ts'
import { makeSeatedSale } from './seat-making.ts'
import { startEvents } from './service.ts'

const clock = createManualClock(Date.UTC(2026, 4, 1, 12))
const dayMs = 86_400_000
const silent = await startEvents({ clock })
const mailing = await startEvents({
  clock,
  settings: { file: { 'event-management': { smtpUrl: 'smtp://127.0.0.1:9' } } },
})
type Service = typeof silent

const free = { name: 'A place', free: true, quantity_total: 5 }
const dinner = { name: 'Dinner', free: false, cost: 'EUR,2450', quantity_total: 5 }
const ada = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.org' }
/** Statements that a page can make only if mail is sent. */
const mailPromise = /we (?:have sent|send|are sending|write)|sent here|by email then/i

async function visit(address: string, form?: Record<string, string>) {
  const response = await fetch(address, {
    redirect: 'manual',
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  })
  const text = (await response.text()).replace(/<style>.*?<\/style>/s, '')
  return { status: response.status, text, to: response.headers.get('location') ?? '' }
}

async function begin(service: Service, login: string, ticket: object = free, fields = {}, frame = false) {
  const sale = await makeSale(service, login, [{ ...ticket }], fields)
  const page = frame
    ? `${service.url}/checkout-external?eid=${sale.event.id}`
    : `${service.url}/e/x-tickets-${sale.event.id}`
  const { to: checkout } = await visit(page, { [`ticket_T${sale.ticketIds[0]}`]: '1' })
  return { ...sale, page, checkout }
}

const shownValue = (text: string, name: string) =>
  new RegExp(`<(?:input|textarea) id="${name}"[^>]*?(?: value="([^"]*)"|>([^<]*)</textarea>)`)
    .exec(text)
    ?.slice(1)
    .join('')

const errorAt = (text: string, name: string) => new RegExp(`id="${name}-error">([^<]*)<`).exec(text)?.[1]

describe('pages', () => {
  for (const [name, service] of Object.entries({ silent, mailing }))
    for (const frame of [false, true])
      test(`promise mail only if mail is sent: ${name}${frame ? ', in a frame' : ''}`, async () => {
        const texts: string[] = []
        for (const ticket of [free, dinner]) {
          const login = `${name}-${frame}-${ticket.name.replace(' ', '-')}`
          const { checkout } = await begin(service, login, ticket, {}, frame)
          texts.push((await visit(checkout)).text)
          const { to } = await visit(checkout, { ...ada, method: 'cash' })
          texts.push((await visit(to)).text)
        }
        const promises = texts.filter((text) => mailPromise.test(text))
        if (sendsMail(service.context.config)) assert.ok(promises.length > 0)
        else assert.deepEqual(promises, [])
      })

  test('say who notifies people on the waitlist about an offer', async () => {
    for (const [service, sentence] of [
      [silent, /This site sends no email: the organizer has to tell you\./],
      [mailing, /we send you an email/],
    ] as const) {
      const { event, ticketIds, page } = await begin(service, 'waiting', { ...free, quantity_total: 2 })
      const early = await visit(`${page}/waitlist`)
      assert.equal(early.status, 409)
      assert.match(early.text, /The waitlist is closed/)
      await buy(await service.as('waiting-buyer'), event.id, ticketIds[0])
      clock.advance(2 * 3_600_000)
      await service.context.jobs.idle()
      await buy(await service.as('waiting-buyer'), event.id, ticketIds[0])
      assert.match((await visit(`${page}/waitlist`)).text, /no tickets left/)
      const form = { name: 'Ada', email: 'ada@example.org' }
      const many = await visit(`${page}/waitlist`, { ...form, quantity: '9' })
      assert.equal(many.status, 422)
      assert.match(errorAt(many.text, 'quantity') ?? '', /cannot have that many/)
      assert.equal(shownValue(many.text, 'name'), 'Ada')
      assert.match((await visit(`${page}/waitlist`, { ...form, quantity: '1' })).text, sentence)
    }
  })

  test('show payment instructions and the deadline, and that it has passed', async () => {
    const { checkout, organizer } = await begin(silent, 'unpaid', dinner)
    assert.match((await visit(checkout)).text, /At the door\. The tickets are held until Saturday/)
    const { to } = await visit(checkout, { ...ada, method: 'cash' })
    const { text } = await visit(to)
    assert.match(text, /Please pay €24\.50 by Saturday, May 2, 2026 at .*\(Europe\/Berlin\)/)
    const id = /mytickets\/(\d+)/.exec(to)?.[1]
    assert.match(
      text,
      new RegExp(`<h2>How to pay</h2><p>At the door\\. The number of your order is ${id}\\.`),
    )
    assert.match(text, /Not paid yet/)
    ok(await organizer.post(`/orders/${id}/record_payment/`, { payment: { amount: 'EUR,2450' } }))
    const paidPage = (await visit(to)).text
    assert.match(paidPage, /You are going/)
    assert.doesNotMatch(paidPage, /How to pay|Not paid yet/)
    const lateSale = await begin(silent, 'unpaid-late', dinner)
    const order = await visit(lateSale.checkout, { ...ada, method: 'cash' })
    clock.advance(dayMs + 1)
    assert.match((await visit(order.to)).text, /This order was not completed/)
  })

  test('say that an event is over or canceled, and how refunds are paid', async () => {
    const start = {
      utc: new Date(clock.now() + 2 * dayMs).toISOString().replace('.000', ''),
      timezone: 'Europe/Berlin',
    }
    const end = { ...start, utc: new Date(clock.now() + 3 * dayMs).toISOString().replace('.000', '') }
    const over = await begin(silent, 'over', free, { start, end })
    const { to } = await visit(over.checkout, ada)
    const canceledSale = await begin(silent, 'canceled', dinner)
    const paidOrder = await visit(canceledSale.checkout, { ...ada, method: 'cash' })
    const id = /mytickets\/(\d+)/.exec(paidOrder.to)?.[1]
    ok(
      await canceledSale.organizer.post(`/orders/${id}/record_payment/`, { payment: { amount: 'EUR,2450' } }),
    )
    ok(await canceledSale.organizer.post(`/events/${canceledSale.event.id}/cancel/`, { refund_all: true }))
    await silent.context.jobs.idle()
    const { text } = await visit(paidOrder.to)
    assert.match(text, /<h1>This event was canceled<\/h1>/)
    assert.match(text, /no longer valid\. The organizer pays the money back to you\./)
    assert.doesNotMatch(text, /Add to calendar|You are going/)
    clock.advance(4 * dayMs)
    assert.match((await visit(to)).text, /<h1>This event is over<\/h1>/)
    assert.match((await visit(over.page)).text, /This event is over\./)
  })

  test('have no button to place an order without a payment method', async () => {
    const { checkout, organizer } = await begin(silent, 'no-method', dinner)
    const path = `/organizations/${organizer.organizationId}/payment_options/`
    for (const payment_method of ['CASH', 'INVOICE'])
      ok(await organizer.post(path, { payment_option: { payment_method, offered: false, instructions: '' } }))
    const { text } = await visit(checkout)
    assert.match(text, /no payment method at the moment/)
    assert.doesNotMatch(text, /Place the order/)
  })

  test('do not show an order as refunded if its card could not be charged, or Stripe refused the refund', async () => {
    const { event, checkout } = await begin(silent, 'uncharged', dinner)
    const id = Number(/checkout\/(\d+)/.exec(checkout)?.[1])
    const { read } = silent.context.db
    const order = await read
      .selectFrom('ticket_order')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const row = await read
      .selectFrom('event')
      .selectAll()
      .where('id', '=', Number(event.id))
      .executeTakeFirstOrThrow()
    const facts = { nowMs: clock.now(), sendsMail: false, isNew: false }
    const refunded = { ...order, status: 'refunded' as const }
    assert.equal(
      describeOrder(row, refunded, { ...facts, hasPaymentFailed: true }).heading,
      'The payment failed',
    )
    const unpaid = describeOrder(row, refunded, { ...facts, hasRefundFailed: true })
    assert.deepEqual(
      [unpaid.heading, unpaid.text],
      [
        'The refund failed',
        'The tickets are no longer valid. The refund could not be paid. Please contact the organizer.',
      ],
    )
    assert.equal(describeOrder(row, refunded, facts).heading, 'This order was refunded')
    assert.equal(describeOrder(row, { ...refunded, gross: 0 }, facts).heading, 'This order was canceled')
  })
})

describe('the checkout form', () => {
  async function beginWithQuestions(login: string) {
    const sale = await makeSale(silent, login, [free])
    const { id } = sale.event
    for (const canned_type of ['age', 'birth_date', 'company'])
      ok(
        await sale.organizer.post(`/events/${id}/canned_questions/`, {
          question: { canned_type, respondent: 'ticket_buyer', required: false },
        }),
      )
    const question = { question: { html: 'Why?' }, type: 'text', respondent: 'ticket_buyer' }
    const ownQuestion = ok(await sale.organizer.post(`/events/${id}/questions/`, { question }))
    const { to: checkout } = await visit(`${silent.url}/e/x-tickets-${id}`, {
      [`ticket_T${sale.ticketIds[0]}`]: '1',
    })
    return { ...sale, checkout, why: `answer_${ownQuestion.id}` }
  }

  test('marks values that the API would refuse, and keeps every value', async () => {
    const { checkout, why } = await beginWithQuestions('field-errors')
    const form = {
      first_name: 'A'.repeat(256),
      last_name: 'Lovelace',
      email: 'ada@nowhere',
      profile_age: 'old',
      profile_birth_date: '1.2.1990',
      profile_company: 'C'.repeat(300),
      guest_0_name: 'Grace',
      [why]: 'W'.repeat(300),
    }
    const { status, text } = await visit(checkout, form)
    assert.equal(status, 422)
    const errors = {
      first_name: 'Use at most 255 characters. You have entered 256.',
      email: 'Enter an email address such as ada@example.org.',
      profile_age: 'Enter a whole number between 0 and 150.',
      profile_birth_date: 'Enter a date as YYYY-MM-DD, for example 1990-12-31.',
      profile_company: 'Use at most 255 characters. You have entered 300.',
      [why]: 'Use at most 255 characters. You have entered 300.',
    }
    for (const [name, errorText] of Object.entries(errors)) {
      assert.equal(errorAt(text, name), errorText, name)
      assert.match(text, new RegExp(`<a href="#${name}">`))
    }
    for (const [name, value] of Object.entries(form)) assert.equal(shownValue(text, name), value, name)
    const missing = await visit(checkout, {
      ...form,
      ...ada,
      first_name: '',
      last_name: '',
      email: '',
      profile_age: '36',
      profile_birth_date: '',
      profile_company: '',
      [why]: '',
    })
    assert.equal(missing.status, 422)
    for (const name of ['first_name', 'email'])
      assert.equal(errorAt(missing.text, name), 'This field is required.', name)
  })

  test('keeps every value when the hold is extended, or cannot be', async () => {
    const { checkout, why } = await beginWithQuestions('kept-values')
    const form = {
      first_name: 'Ada',
      email: 'not yet',
      profile_age: 'old',
      guest_0_name: 'Grace',
      [why]: 'Because',
    }
    const extend = checkout.replace('?', '/extend?')
    let extensions = 0
    for (;;) {
      clock.advance(60_000)
      const { status, text } = await visit(extend, form)
      for (const [name, value] of Object.entries(form)) assert.equal(shownValue(text, name), value, name)
      if (status !== 200) {
        assert.match(text, /cannot be extended any more/)
        assert.doesNotMatch(text, /Keep them longer/)
        break
      }
      extensions++
      assert.ok(extensions <= 10)
    }
    assert.ok(extensions > 0)
    assert.equal((await visit(extend)).to, checkout)
  })

  test('saves every value and the payment method when the buyer changes seats and returns', async () => {
    const { event, organizer, stalls } = await makeSeatedSale(silent, 'seats-and-values')
    const question = { question: { html: 'Why?' }, type: 'text', respondent: 'ticket_buyer' }
    const ownQuestion = ok(await organizer.post(`/events/${event.id}/questions/`, { question }))
    const cannedQuestion = { canned_type: 'company', respondent: 'ticket_buyer', required: false }
    ok(await organizer.post(`/events/${event.id}/canned_questions/`, { question: cannedQuestion }))
    const { to: checkout } = await visit(event.url, { [`ticket_T${stalls}`]: '1' })
    const form = {
      ...ada,
      guest_0_name: 'Grace',
      [`answer_${ownQuestion.id}`]: 'Because',
      profile_company: 'Engines',
    }
    const leave = checkout.replace('?', '/choose_seats?')
    const rejection = await visit(leave, { ...form, email: 'nowhere' })
    assert.equal(rejection.status, 422)
    assert.equal(shownValue(rejection.text, 'email'), 'nowhere')
    const { to: seats } = await visit(leave, { ...form, method: 'cash' })
    const page = await visit(seats)
    const backLink = /class="button" href="([^"]*)"/.exec(page.text)?.[1]?.replaceAll('&amp;', '&') ?? ''
    assert.match(backLink, /&method=cash$/)
    const { text } = await visit(backLink)
    for (const [name, value] of Object.entries(form)) assert.equal(shownValue(text, name), value, name)
    // A value that was saved can be removed again.
    await visit(leave, { ...form, profile_company: '' })
    assert.equal(shownValue((await visit(checkout)).text, 'profile_company'), '')
  })
})
