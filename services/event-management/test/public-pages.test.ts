import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { ok } from './event-making.ts'
import { buy, countsOf, makeSale } from './order-making.ts'
import { startEvents } from './service.ts'

const clock = createManualClock(Date.UTC(2026, 10, 21, 12))
const service = await startEvents({ clock, trustedProxies: ['127.0.0.1'] })

/** A browser without scripts: loads pages, submits forms and follows redirects. */
async function visit(address: string, form?: Record<string, string>, ip = '') {
  const response = await fetch(address, {
    redirect: 'manual',
    headers: ip ? { 'x-forwarded-for': ip } : {},
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  })
  const text = await response.text()
  return {
    status: response.status,
    text,
    headers: response.headers,
    to: response.headers.get('location') ?? '',
  }
}

const free = { name: 'A place', free: true, quantity_total: 5 }
const lunch = { name: 'With lunch', free: false, cost: 'EUR,2450', quantity_total: 5 }

describe('an event’s page', () => {
  test('shows tickets and prices, and allows only the local time script', async () => {
    const { event } = await makeSale(service, 'page', [free, lunch])
    const { status, text, headers } = await visit(event.url)
    assert.equal(status, 200)
    assert.match(text, /<h1>An evening of jazz<\/h1>/)
    assert.match(text, /€24\.50/)
    const policy = headers.get('content-security-policy') ?? ''
    assert.ok(policy.includes(`; script-src ${service.url}/static/your_time.js;`), policy)
    assert.doesNotMatch(
      text,
      /<script(?! type="application\/ld\+json"| src="[^"]*\/static\/your_time.js" defer>)/,
    )
    const data = JSON.parse(/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? '')
    assert.deepEqual(
      data.offers.map(({ price }: { price: string }) => price),
      ['0.00', '24.50'],
    )
  })

  test('is a 404 page for drafts and missing events', async () => {
    const { organizer } = await makeSale(service, 'draft-page', [free])
    const draft = await organizer.makeReadyEvent()
    for (const id of [draft.id, '1', '999999999999999']) {
      const { status, headers } = await visit(`${service.url}/e/x-tickets-${id}`)
      assert.equal(status, 404)
      assert.match(headers.get('content-type') ?? '', /^text\/html/)
    }
  })

  test('escapes markup in names', async () => {
    const name = { html: 'Tea &amp; <b>jam</b>' }
    const { event } = await makeSale(service, 'escape', [{ ...free, name: '"><script>alert(1)</script>' }], {
      name,
    })
    const { text } = await visit(`${service.url}/e/x-tickets-${event.id}`)
    assert.doesNotMatch(text, /<script>alert/)
    assert.match(text, /Tea &amp; jam/)
  })

  test('contains event details, link previews and structured data', async () => {
    const { event, organizer } = await makeSale(service, 'told', [free])
    const change = (fields: object) => organizer.post(`/events/${event.id}/`, { event: fields })
    assert.doesNotMatch((await visit(event.url)).text, /5 left/)
    ok(await change({ show_remaining: true, refund_policy: 'Up to a day before', listed: false }))
    const { text } = await visit(event.url)
    assert.match(text, /5 left/)
    assert.match(text, /<dt>Refunds<\/dt><dd>Up to a day before/)
    assert.match(text, /<meta property="og:title" content="An evening of jazz">/)
    assert.match(text, /<meta name="robots" content="noindex">/)
    const calendar = await visit(/href="([^"]*\.ics)"/.exec(text)?.[1] ?? '')
    assert.match(calendar.headers.get('content-type') ?? '', /^text\/calendar/)
  })

  test('shows start and end only as far as the organizer allows', async () => {
    const times = {
      start: { utc: '2026-12-04T18:00:00Z' },
      end: { utc: '2026-12-04T21:00:00Z' },
    }
    const zoned = Object.entries(times).map(([name, { utc }]) => [name, { utc, timezone: 'Europe/Berlin' }])
    const { event, organizer } = await makeSale(service, 'dates', [free], Object.fromEntries(zoned))
    const readDates = async (hide_start_date: boolean, hide_end_date: boolean) => {
      ok(await organizer.post(`/events/${event.id}/`, { event: { hide_start_date, hide_end_date } }))
      return /<time[^>]*>(.*?)<\/time>/.exec((await visit(event.url)).text)?.[1]
    }
    assert.equal(await readDates(false, false), 'Friday, December 4, 2026, 7:00 – 10:00 PM')
    assert.equal(await readDates(false, true), 'Friday, December 4, 2026 at 7:00 PM')
    assert.equal(await readDates(true, false), 'Until Friday, December 4, 2026 at 10:00 PM')
    assert.equal(await readDates(true, true), 'To be announced')
  })

  test('has a field instead of a list for a large quantity', async () => {
    const many = { ...free, quantity_total: 100_000_000, maximum_quantity: 100_000_000 }
    const { event, ticketIds } = await makeSale(service, 'large-quantity', [many])
    const { text } = await visit(event.url)
    assert.match(text, /<input type="number"[^>]* max="2000"/)
    const { status } = await visit(event.url, { [`ticket_T${ticketIds[0]}`]: '150' })
    assert.equal(status, 303)
  })

  test('with an invalid code is shown without it', async () => {
    const { event } = await makeSale(service, 'bad-code', [free])
    const { status, text } = await visit(`${service.url}/e/x-tickets-${event.id}?discount=NOPE`)
    assert.equal(status, 409)
    assert.match(text, /This code is not valid for this event/)
    assert.match(text, /A place/)
  })
})

describe('the checkout', () => {
  async function begin(login: string, tickets: readonly object[], quantity = '2') {
    const sale = await makeSale(service, login, tickets as never)
    const page = `${service.url}/e/x-tickets-${sale.event.id}`
    const { status, to } = await visit(page, { [`ticket_T${sale.ticketIds[0]}`]: quantity })
    assert.equal(status, 303)
    return { ...sale, page, checkout: to }
  }

  test('leads from the choice to the tickets', async () => {
    const { checkout, organizer, event } = await begin('journey', [free])
    assert.match((await visit(checkout)).text, /held for you until/)
    const form = {
      first_name: 'Ada',
      last_name: 'Lovelace',
      email: 'ada@example.org',
      guest_1_name: 'Grace Hopper',
    }
    const placedOrder = await visit(checkout, form)
    assert.equal(placedOrder.status, 303)
    const { text } = await visit(placedOrder.to)
    assert.match(text, /You are going/)
    assert.equal(text.match(/class="ticket"/g)?.length, 2)
    assert.match(text, /Grace Hopper/)
    assert.deepEqual(await countsOf(service, organizer, event.id), [{ sold: 2, pending: 0 }])
    assert.equal((await visit(checkout)).to, placedOrder.to.replace('&placed=1', ''))
    const pdf = /href="([^"]*tickets\.pdf[^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? ''
    assert.equal((await fetch(pdf)).headers.get('content-type'), 'application/pdf')
  })

  test('marks missing fields, and keeps the entered values', async () => {
    const { checkout } = await begin('errors', [free])
    const { status, text } = await visit(checkout, {
      first_name: '',
      last_name: 'Lovelace',
      email: 'nowhere',
    })
    assert.equal(status, 422)
    assert.match(text, /role="alert"/)
    assert.match(text, /href="#email"/)
    assert.match(text, /value="Lovelace"/)
    const missing = await visit(checkout, { first_name: '', email: 'ada@example.org' })
    assert.equal(missing.status, 422)
    assert.match(missing.text, /href="#first_name"/)
  })

  test('offers payment methods for paid orders', async () => {
    const { checkout } = await begin('paying', [lunch], '1')
    const form = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.org' }
    assert.match((await visit(checkout, form)).text, /Choose a payment method/)
    const { to } = await visit(checkout, { ...form, method: 'cash' })
    assert.match((await visit(to)).text, /wait for the payment/)
  })

  test('can extend the hold or abandon the order', async () => {
    const { checkout, organizer, event } = await begin('longer', [free])
    clock.advance(400_000)
    assert.equal((await visit(checkout.replace('?', '/extend?'), {})).status, 200)
    clock.advance(400_000)
    assert.match((await visit(checkout)).text, /held for you until/)
    const { to } = await visit(checkout.replace('?', '/cancel?'), {})
    assert.match(to, /\/e\/an-evening-of-jazz-tickets-/)
    assert.deepEqual(await countsOf(service, organizer, event.id), [{ sold: 0, pending: 0 }])
  })

  test('shows that an order has expired, and sells nothing', async () => {
    const { checkout } = await begin('lapsed', [free])
    clock.advance(3_600_000)
    const { to } = await visit(checkout, { first_name: 'Ada', email: 'ada@example.org' })
    assert.match((await visit(to)).text, /was not completed/)
  })

  test('completes one order when its button is pressed twice', async () => {
    const { checkout, organizer, event } = await begin('twice', [free])
    const form = { first_name: 'Ada', email: 'ada@example.org' }
    const presses = await Promise.all([visit(checkout, form), visit(checkout, form), visit(checkout, form)])
    for (const { to, text } of presses) assert.match(to, /\/mytickets\//, text)
    assert.deepEqual(await countsOf(service, organizer, event.id), [{ sold: 2, pending: 0 }])
  })

  test('requires the order link', async () => {
    const { checkout } = await begin('secret', [free])
    assert.equal((await visit(checkout.replace(/access=.*/, 'access=guess'))).status, 404)
    assert.equal((await visit(checkout.replace(/\?.*/, ''))).status, 404)
  })

  test('does not start without a selection, or with sold-out tickets', async () => {
    const { page, ticketIds, event } = await begin('gone', [free], '5')
    assert.equal((await visit(page, {})).status, 409)
    const latePage = await visit(page, { [`ticket_T${ticketIds[0]}`]: '1' })
    assert.equal(latePage.status, 409)
    assert.match(latePage.text, /role="alert"/)
    assert.equal(
      (await visit(page, { ticket_T1: '1', 'amount_T2-D9': '1e9', [`ticket_T${event.id}`]: '-1' })).status,
      409,
    )
  })
})

const guestIp = '8.8.8.8'

describe('guests of one network address', () => {
  test('hold at most a quarter of the unsold tickets, or 20, in unfinished orders', async () => {
    for (const [quantity_total, max] of [
      [120, 30],
      [40, 20],
    ] as const) {
      const { event, ticketIds, organizer } = await makeSale(service, `hoard-${quantity_total}`, [
        { ...free, quantity_total },
      ])
      const choose = (quantity: number) =>
        visit(
          `${service.url}/e/x-tickets-${event.id}`,
          { [`ticket_T${ticketIds[0]}`]: String(quantity) },
          guestIp,
        )
      const started = await Promise.all(Array.from({ length: 8 }, () => choose(10)))
      assert.equal(started.filter(({ status }) => status === 303).length, max / 10)
      const refusal = started.find(({ status }) => status !== 303)
      assert.equal(refusal?.status, 409)
      assert.match(refusal.text, /network/)
      assert.deepEqual(await countsOf(service, organizer, event.id), [{ sold: 0, pending: max }])
      // Others still buy.
      await buy(await service.as('hoard-other'), event.id, ticketIds[0], { quantity: 10 })
      const checkout = new URL(started.find(({ status }) => status === 303)?.to ?? '')
      const cancel = new URL(`${checkout.pathname}/cancel${checkout.search}`, checkout)
      assert.equal((await visit(`${cancel}`, {})).status, 303)
      assert.equal((await choose(10)).status, quantity_total === 120 ? 409 : 303)
      assert.equal((await choose(7)).status, quantity_total === 120 ? 303 : 409)
    }
  })

  test('have no common limit if the address is not public', async () => {
    const { event, ticketIds } = await makeSale(service, 'local', [{ ...free, quantity_total: 40 }])
    const choose = (ip: string) =>
      visit(`${service.url}/e/x-tickets-${event.id}`, { [`ticket_T${ticketIds[0]}`]: '10' }, ip)
    const started = await Promise.all([choose(''), choose(''), choose('10.1.1.1'), choose('10.1.1.1')])
    assert.deepEqual(
      started.map(({ status }) => status),
      [303, 303, 303, 303],
    )
  })
})

describe('the first order of a guest', () => {
  test('can have as many tickets as the organizer allows', async () => {
    const { event, ticketIds } = await makeSale(service, 'party', [
      { ...free, quantity_total: 60, maximum_quantity: 50 },
    ])
    const choose = (quantity: number) =>
      visit(
        `${service.url}/e/x-tickets-${event.id}`,
        { [`ticket_T${ticketIds[0]}`]: String(quantity) },
        guestIp,
      )
    assert.equal((await choose(50)).status, 303)
    assert.equal((await choose(1)).status, 409)
  })
})

describe('unpaid orders of guests of one network address', () => {
  test('count until they are paid or expire', async () => {
    const { event, ticketIds } = await makeSale(service, 'unpaid-hoard', [{ ...lunch, quantity_total: 30 }])
    const choose = (quantity: number) =>
      visit(
        `${service.url}/e/x-tickets-${event.id}`,
        { [`ticket_T${ticketIds[0]}`]: String(quantity) },
        guestIp,
      )
    for (const name of ['ada', 'bea']) {
      const { to } = await choose(10)
      const person = { first_name: name, last_name: 'Lovelace', email: `${name}@example.org` }
      assert.equal((await visit(to, { ...person, method: 'cash' }, guestIp)).status, 303)
    }
    assert.equal((await choose(1)).status, 409)
    clock.advance(24 * 3_600_000)
    assert.equal((await choose(10)).status, 303)
  })
})

describe('other pages', () => {
  test('buyers of a sold-out event can join the waitlist', async () => {
    const { event, ticketIds } = await makeSale(service, 'full', [{ ...free, quantity_total: 1 }])
    await buy(await service.as('full-buyer'), event.id, ticketIds[0])
    const page = `${service.url}/e/x-tickets-${event.id}`
    const link = /href="([^"]*\/waitlist)"/.exec((await visit(page)).text)?.[1] ?? ''
    assert.equal((await visit(link)).status, 200)
    assert.equal((await visit(link, { name: '', email: 'a', quantity: '0' })).status, 422)
    const joinedPage = await visit(link, { name: 'Ada', email: 'ada@example.org', quantity: '1' })
    assert.match(joinedPage.text, /You are on the list/)
  })

  test('events can be searched by keyword and place, and an unknown place is reported', async () => {
    const { event } = await makeSale(service, 'found', [free], { name: { html: 'Zeppelin rehearsal' } })
    const { text } = await visit(`${service.url}/?q=zeppelin`)
    assert.match(text, new RegExp(`tickets-${event.id}`))
    const nowhere = await visit(`${service.url}/?place=Xyzzyville`)
    assert.equal(nowhere.status, 400)
    assert.match(nowhere.text, /The place “Xyzzyville” is unknown/)
  })

  test('each place has a page with its events, under any of its names', async () => {
    const names = {
      'germany--berlin': 'Berlin, Germany',
      'germany--m%C3%BCnchen': 'München, Germany',
      'ca--san-francisco': 'San Francisco, CA',
    }
    for (const [path, name] of Object.entries(names)) {
      const { status, text } = await visit(`${service.url}/d/${path}/events/`)
      assert.equal(status, 200)
      assert.ok(text.includes(`<h1>Events in ${name}</h1>`), name)
    }
    const { event, organizer } = await makeSale(service, 'placed', [free])
    const address = { address_1: 'Uferstraße 41', city: 'Berlin', country: 'DE' }
    const venues = `/organizations/${organizer.organizationId}/venues/`
    const venue = ok(await organizer.post(venues, { venue: { name: 'Kachelwerk', address } }))
    ok(await organizer.post(`/events/${event.id}/`, { event: { venue_id: venue.id } }))
    const link = new RegExp(`tickets-${event.id}"`)
    assert.match((await visit(`${service.url}/d/germany--berlin/events/`)).text, link)
    assert.doesNotMatch((await visit(`${service.url}/d/ca--san-francisco/events/`)).text, link)
  })

  test('online events have their own page, without events at a venue', async () => {
    const { event: online } = await makeSale(service, 'afar', [free], { online_event: true })
    const { event: placedEvent } = await makeSale(service, 'nearby', [free], { online_event: false })
    const { text } = await visit(`${service.url}/d/online/events/`)
    assert.match(text, /<h1>Online events<\/h1>/)
    assert.match(text, new RegExp(`tickets-${online.id}"`))
    assert.doesNotMatch(text, new RegExp(`tickets-${placedEvent.id}"`))
  })

  test('an organizer’s page lists upcoming events', async () => {
    const { organizer, event } = await makeSale(service, 'house', [free])
    const { organizers } = ok(await organizer.get(`/organizations/${organizer.organizationId}/organizers/`))
    const { text } = await visit(organizers[0].url)
    assert.match(text, new RegExp(`tickets-${event.id}`))
  })
})
