import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isAmong, originOf, readSites } from '../src/pages/framing-sites.ts'
import { ok } from './event-making.ts'
import { countsOf, makeSale } from './order-making.ts'
import { startEvents } from './service.ts'
import { startStripe } from './stripe-server.ts'

const stripe = await startStripe('sk_test')
const settings = {
  embedOrigins: 'https://shop.example https://*.fair.example',
  stripeKey: 'sk_test',
  stripeUrl: stripe.url,
}
const service = await startEvents({ settings: { file: { 'event-management': settings } } })

async function visit(address: string, form?: Record<string, string>) {
  const response = await fetch(new URL(address, service.url), {
    redirect: 'manual',
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  })
  const { headers, status } = response
  return {
    status,
    text: await response.text(),
    to: headers.get('location') ?? '',
    framedBy: /frame-ancestors (.*)$/.exec(headers.get('content-security-policy') ?? '')?.[1],
    headers,
  }
}

const free = { name: 'A place', free: true, quantity_total: 5 }

test('an allowed site can frame the checkout from the tickets to the order, and no other site can', async () => {
  const { event, ticketIds, organizer } = await makeSale(service, 'framed', [free])
  const address = `/checkout-external?eid=${event.id}&parent=https://shop.example/summer&aff=shop`
  const choice = await visit(address)
  assert.equal(choice.status, 200)
  assert.equal(choice.framedBy, 'https://shop.example')
  assert.equal(choice.headers.get('x-frame-options'), null)
  const startedOrder = await visit(address, { [`ticket_T${ticketIds[0]}`]: '2', affiliate: 'shop' })
  assert.match(startedOrder.to, /\/checkout-external\/checkout\/.*parent=https%3A%2F%2Fshop\.example$/)
  const checkout = await visit(startedOrder.to)
  assert.equal(checkout.framedBy, 'https://shop.example')
  assert.match(checkout.text, /action="[^"]*\/checkout-external\/checkout\/\d+\/extend\?/)
  const placedOrder = await visit(startedOrder.to, { first_name: 'Ada', email: 'ada@example.org' })
  const confirmation = await visit(placedOrder.to)
  const orderId = /mytickets\/(\d+)/.exec(placedOrder.to)?.[1]
  assert.match(confirmation.text, new RegExp(`{&quot;orderId&quot;:&quot;${orderId}&quot;}`))
  assert.doesNotMatch(confirmation.text, /class="ticket"/)
  assert.doesNotMatch((await visit(placedOrder.to.replace('&placed=1', ''))).text, /orderId/)
  assert.deepEqual(await countsOf(service, organizer, event.id), [{ sold: 2, pending: 0 }])
  const { json } = await organizer.get(`/events/${event.id}/attendees/`)
  assert.deepEqual(
    new Set(json.attendees.map(({ affiliate }: { affiliate: string }) => affiliate)),
    new Set(['shop']),
  )
})

test('a framed order is paid by card in a new tab, and then completed in the frame', async () => {
  const dinner = { name: 'Dinner', free: false, cost: 'EUR,2450', quantity_total: 5 }
  const { event, ticketIds, organizer } = await makeSale(service, 'framed-card', [dinner])
  const options = `/organizations/${organizer.organizationId}/payment_options/`
  ok(await organizer.post(options, { payment_option: { payment_method: 'STRIPE', offered: true } }))
  const address = `/checkout-external?eid=${event.id}&parent=https://shop.example`
  const { to } = await visit(address, { [`ticket_T${ticketIds[0]}`]: '1' })
  const paying = await visit(to, { first_name: 'Ada', email: 'ada@example.org', method: 'stripe' })
  assert.equal(paying.framedBy, 'https://shop.example')
  const linkTo = (name: string, { text } = paying) =>
    (new RegExp(`href="([^"]*)"[^>]*>${name}<`).exec(text)?.[1] ?? '').replaceAll('&amp;', '&')
  const waitingPage = await visit(linkTo('I have paid'))
  assert.match(waitingPage.text, /Waiting for the payment/)
  const { fields } = stripe.pay(linkTo('Pay in a new tab'))
  assert.doesNotMatch(fields.get('success_url') ?? '', /checkout-external/)
  assert.match((await visit(linkTo('Look again', waitingPage))).text, /orderId/)
})

test('abandoning an order in a frame returns to the tickets in the frame', async () => {
  const { event, ticketIds } = await makeSale(service, 'framed-cancel', [free])
  const address = `/checkout-external?eid=${event.id}&parent=https://shop.example`
  const { to } = await visit(address, { [`ticket_T${ticketIds[0]}`]: '1' })
  const cancelPage = await visit(to.replace('?', '/cancel?'), {})
  assert.equal(decodeURIComponent(cancelPage.to), service.url + address)
  assert.match((await visit(to)).to, /\/checkout-external\/mytickets\//)
})

test('a frame of a site that is not allowed shows an error, and sells nothing', async () => {
  const { event, ticketIds, organizer } = await makeSale(service, 'refused', [free])
  for (const parent of [
    'https://other.example',
    'http://shop.example',
    'null',
    'https://shop.example:8443',
  ]) {
    const address = `/checkout-external?eid=${event.id}&parent=${encodeURIComponent(parent)}`
    const rejection = await visit(address)
    assert.equal(rejection.status, 403)
    assert.equal(rejection.framedBy, '*')
    assert.match(rejection.text, new RegExp(`href="[^"]*/e/tickets-${event.id}" target="_blank"`))
    assert.doesNotMatch(rejection.text, /<form/)
    assert.equal((await visit(address, { [`ticket_T${ticketIds[0]}`]: '1' })).status, 403)
  }
  assert.deepEqual(await countsOf(service, organizer, event.id), [{ sold: 0, pending: 0 }])
})

test('a frame without a parent is restricted by frame-ancestors', async () => {
  const { event, organizer } = await makeSale(service, 'silent', [free])
  const { events } = ok(await organizer.get(`/destination/events/?event_ids=${event.id}`))
  assert.equal(events[0].tickets_url, `${service.url}/checkout-external?eid=${event.id}`)
  const { framedBy, text } = await visit(events[0].tickets_url)
  assert.equal(framedBy, `${service.url} https://shop.example https://*.fair.example`)
  assert.doesNotMatch(text, /<script src/)
})

test('no other page can be framed, and an unknown event is 404 in a frame', async () => {
  const { event } = await makeSale(service, 'alone', [free])
  for (const path of ['/', `/e/x-tickets-${event.id}`, `/e/x-tickets-${event.id}/waitlist`, '/mytickets/1']) {
    const { framedBy, headers } = await visit(path)
    assert.equal(framedBy, "'none'", path)
    assert.equal(headers.get('x-frame-options'), 'DENY')
  }
  assert.equal((await visit('/checkout-external?eid=1')).status, 404)
  assert.equal((await visit('/checkout-external')).status, 404)
})

test('the code and affiliate in the address are kept after a failed attempt', async () => {
  const { event, ticketIds, organizer } = await makeSale(service, 'carried', [free])
  const discount = { type: 'access', code: 'FRIENDS', ticket_class_ids: ticketIds, event_id: event.id }
  const discountResponse = await organizer.post(`/organizations/${organizer.organizationId}/discounts/`, {
    discount,
  })
  assert.equal(discountResponse.status, 200, discountResponse.text)
  const page = `/e/x-tickets-${event.id}`
  const carries = (text: string, name: string, value: string) =>
    assert.ok(text.includes(`<input type="hidden" name="${name}" value="${value}">`), `${name} ${value}`)
  const first = await visit(`${page}?discount=FRIENDS&aff=poster`)
  carries(first.text, 'code', 'FRIENDS')
  carries(first.text, 'affiliate', 'poster')
  // The form for codes reloads the page.
  carries(first.text, 'aff', 'poster')
  const nothing = await visit(page, { code: 'FRIENDS', affiliate: 'poster' })
  carries(nothing.text, 'code', 'FRIENDS')
  const { to } = await visit(page, { [`ticket_T${ticketIds[0]}`]: '1', code: 'FRIENDS', affiliate: 'poster' })
  const order = await organizer.get(`/orders/${/checkout\/(\d+)/.exec(to)?.[1]}/`)
  assert.equal(order.json.promo_code, 'FRIENDS')
})

test('scripts are cached, and revalidated with their ETag', async () => {
  for (const name of ['eb_widgets', 'checkout_frame']) {
    const address = `${service.url}/static/widgets/${name}.js`
    const { status, headers } = await fetch(address)
    assert.equal(status, 200)
    assert.match(headers.get('content-type') ?? '', /^text\/javascript/)
    assert.match(headers.get('cache-control') ?? '', /max-age=300/)
    const revalidation = await fetch(address, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
    assert.equal(revalidation.status, 304)
  }
})

test('sites are matched by their whole origin', () => {
  const sites = readSites('https://shop.example  https://*.fair.example:8443')
  const may = (address: string) => {
    const origin = originOf(address)
    return origin !== undefined && isAmong(sites, origin)
  }
  for (const address of [
    'https://shop.example/a?b',
    'https://SHOP.example:443',
    'https://a.b.fair.example:8443',
  ])
    assert.ok(may(address), address)
  for (const address of [
    'https://shop.example.evil.example',
    'https://evil.example/https://shop.example',
    'https://shop.example@evil.example',
    'https://fair.example:8443',
    'https://evilfair.example:8443',
    'https://a.fair.example',
    'data:text/html,shop.example',
    '',
  ])
    assert.ok(!may(address), address)
  assert.ok(isAmong(readSites('*'), 'https://anybody.example'))
  assert.ok(!isAmong(readSites(''), 'https://anybody.example'))
})
