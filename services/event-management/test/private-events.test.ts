import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { eventually } from '@octavo/testing/eventually.ts'
import { offerTickets } from '../src/attendance/offer-tickets.ts'
import { asOrganizer, assertError, compactUtcOf, ok } from './event-making.ts'
import { beginOrder, buy, countsOf, makeSale } from './order-making.ts'
import { startEvents } from './service.ts'

const clock = createManualClock(Date.UTC(2026, 10, 21, 12))
const service = await startEvents({ clock })
const buyer = await service.as('buyer')

const ticketClass = { name: 'A place', free: true, quantity_total: 20 }

/** An event with the password "open sesame". */
const makeLocked = (login: string, fields: object = {}) =>
  makeSale(service, login, [ticketClass], { password: 'open sesame', listed: false, ...fields })

const makeInviteOnly = (login: string, fields: object = {}) =>
  makeSale(service, login, [ticketClass], { invite_only: true, listed: false, shareable: false, ...fields })

type Sale = Awaited<ReturnType<typeof makeLocked>>

const right = 'password=open%20sesame'

async function invite({ organizer, event }: Sale, fields: object = {}) {
  const invitation = { email: 'grace@example.org', name: 'Grace', quantity: 2, ...fields }
  const invitations = ok(await organizer.post(`/events/${event.id}/invitations/`, { invitation }))
  return { ...invitations, token: new URL(invitations.url).searchParams.get('invite_token') ?? '' }
}

/** A browser with cookies that follows no redirects. */
function openBrowser(headers: Record<string, string> = {}) {
  const cookies = new Map<string, string>()
  return {
    cookies,
    async visit(address: string, form?: Record<string, string>, more: Record<string, string> = {}) {
      const response = await fetch(new URL(address, service.url), {
        redirect: 'manual',
        headers: {
          ...headers,
          ...more,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
        ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      })
      const setCookie = response.headers.get('set-cookie')
      if (setCookie) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(setCookie) ?? []
        cookies.set(name, value)
      }
      return {
        status: response.status,
        text: await response.text(),
        headers: response.headers,
        to: response.headers.get('location') ?? '',
        setCookie,
      }
    },
  }
}

const pageOf = ({ event }: Sale) => `/e/x-tickets-${event.id}`
const choiceOf = ({ ticketIds }: Sale, quantity = '1') => ({ [`ticket_T${ticketIds[0]}`]: quantity })

describe('an event with a password, over the API', () => {
  test('can be read and bought with the password in the query or in a header', async () => {
    const sale = await makeLocked('api-password')
    const path = `/events/${sale.event.id}/`
    for (const readPath of [
      path,
      `${path}description/`,
      `${path}ticket_classes/`,
      `${path}ticket_classes/for_sale/`,
    ]) {
      assertError(await buyer.get(readPath), 404, 'NOT_FOUND')
      ok(await buyer.get(`${readPath}?${right}`))
      ok(await buyer.get(readPath, { 'event-password': 'open sesame' }))
    }
    const event = ok(await buyer.get(`${path}?${right}`))
    assert.equal('password' in event, false)
    assertError(await beginOrder(buyer, sale.event.id, sale.ticketIds[0]), 404, 'NOT_FOUND')
    const headers = { 'event-password': 'open sesame' }
    const order = await buy(buyer, sale.event.id, sale.ticketIds[0], { headers })
    assert.equal(order.status, 'placed')
    ok(await buyer.get(`/orders/${order.id}/`))
    assert.deepEqual(await countsOf(service, sale.organizer, sale.event.id), [{ sold: 1, pending: 0 }])
  })

  test('cannot be distinguished from a missing event with a wrong password', async () => {
    const sale = await makeLocked('api-oracle')
    const stranger = await service.as('oracle')
    const wrong = await stranger.get(`/events/${sale.event.id}/?password=wrong`)
    const missing = await stranger.get('/events/100999999999/?password=wrong')
    assertError(wrong, 404, 'NOT_FOUND')
    assert.deepEqual([wrong.status, wrong.json], [missing.status, missing.json])
  })

  test('throttles password guesses, also for missing events', async () => {
    const sale = await makeLocked('api-throttle')
    const other = await makeInviteOnly('api-throttle-other')
    clock.advance(3_600_000)
    for (const id of [sale.event.id, other.event.id, '100999999998']) {
      const statuses = []
      for (let guess = 0; guess < 8; guess++)
        statuses.push((await buyer.get(`/events/${id}/?password=guess-${guess}`)).status)
      assert.deepEqual(statuses, [404, 404, 404, 404, 404, 429, 429, 429], id)
      clock.advance(3_600_000)
    }
    for (let guess = 0; guess < 5; guess++) await buyer.get(`/events/${sale.event.id}/?password=${guess}`)
    const throttledResponse = await buyer.get(`/events/${sale.event.id}/?${right}`)
    assertError(throttledResponse, 429, 'HIT_RATE_LIMIT')
    assert.ok(Number(throttledResponse.headers.get('retry-after')) > 0)
    clock.advance(3_600_000)
    ok(await buyer.get(`/events/${sale.event.id}/?${right}`))
  })

  test('throttles password guesses for all dates of a series together', async () => {
    const organizer = await asOrganizer(service, 'api-series')
    const series = await organizer.makeSeries({ password: 'open sesame' })
    const rule = `DTSTART:${compactUtcOf(clock.now() + 86_400_000)}\nRRULE:FREQ=DAILY;COUNT=3`
    const { created_event_ids } = await organizer.addSchedule(series.id, rule)
    ok(await organizer.post(`/events/${series.id}/publish/`))
    clock.advance(3_600_000)
    const statuses = []
    for (const id of [...created_event_ids, ...created_event_ids])
      statuses.push((await buyer.get(`/events/${id}/?password=wrong`)).status)
    assert.deepEqual(statuses, [404, 404, 404, 404, 404, 429])
    assert.equal((await buyer.get(`/events/${series.id}/?password=wrong`)).status, 429)
    clock.advance(3_600_000)
  })

  test('cannot be opened with the password of another event, as a draft, or if it also requires an invitation', async () => {
    const sale = await makeLocked('api-other', { password: 'another' })
    assertError(await buyer.get(`/events/${sale.event.id}/?${right}`), 404, 'NOT_FOUND')
    const draft = await sale.organizer.makeReadyEvent({ password: 'open sesame' })
    assertError(await buyer.get(`/events/${draft.id}/?${right}`), 404, 'NOT_FOUND')
    const both = await makeInviteOnly('api-both', { password: 'open sesame' })
    assertError(await buyer.get(`/events/${both.event.id}/?${right}`), 404, 'NOT_FOUND')
  })

  test('lets a started order be completed after the password has changed', async () => {
    const sale = await makeLocked('api-changed')
    const headers = { 'event-password': 'open sesame' }
    const order = ok(await beginOrder(buyer, sale.event.id, sale.ticketIds[0], { headers }))
    ok(await sale.organizer.post(`/events/${sale.event.id}/`, { event: { password: 'new' } }))
    ok(await buyer.post(`/orders/${order.id}/`, { order: { first_name: 'Ada', email: 'ada@example.org' } }))
    assert.equal(ok(await buyer.post(`/orders/${order.id}/place/`)).status, 'placed')
    assertError(await beginOrder(buyer, sale.event.id, sale.ticketIds[0], { headers }), 404, 'NOT_FOUND')
  })
})

describe('an event with a password, on its page', () => {
  test('asks for the password without revealing the event, and then sells tickets', async () => {
    const sale = await makeLocked('page-password', { name: { html: 'Secret soirée' } })
    const browser = openBrowser()
    const passwordPage = await browser.visit(pageOf(sale))
    assert.equal(passwordPage.status, 200)
    assert.match(passwordPage.text, /<label for="password">/)
    assert.match(passwordPage.text, /noindex/)
    assert.doesNotMatch(passwordPage.text, /soir|page-password/)
    const unlockPath = /action="([^"]*)"/.exec(passwordPage.text)?.[1] ?? ''
    const wrong = await browser.visit(unlockPath, { password: 'nope' })
    assert.equal(wrong.status, 403)
    assert.match(wrong.text, /This password is wrong/)
    assert.equal((await browser.visit(unlockPath, { password: '' })).status, 422)
    assert.equal(browser.cookies.size, 0)
    const unlocked = await browser.visit(unlockPath, { password: 'open sesame' })
    assert.equal(unlocked.status, 303)
    assert.match(unlocked.setCookie ?? '', /; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/)
    const page = await browser.visit(unlocked.to)
    assert.match(page.text, /<h1>Secret soirée<\/h1>/)
    assert.match(page.headers.get('cache-control') ?? '', /private/)
    const calendar = await browser.visit(/href="([^"]*\.ics)"/.exec(page.text)?.[1] ?? '')
    assert.equal(calendar.status, 200)
    assert.match(calendar.headers.get('cache-control') ?? '', /private/)
    const startedOrder = await browser.visit(unlocked.to, choiceOf(sale))
    assert.match(startedOrder.to, /\/checkout\//)
    // The order link needs no cookie.
    const elsewhere = openBrowser()
    const placedOrder = await elsewhere.visit(startedOrder.to, {
      first_name: 'Ada',
      email: 'ada@example.org',
    })
    assert.match((await elsewhere.visit(placedOrder.to)).text, /You are going/)
  })

  test('issues a pass that expires, ends when the password changes, and opens no other event', async () => {
    const sale = await makeLocked('page-pass')
    const other = await makeLocked('page-pass-other')
    const browser = openBrowser()
    await browser.visit(`${pageOf(sale)}/password`, { password: 'open sesame' })
    const [[name, value] = ['', '']] = browser.cookies
    const isOpen = async (of: Sale) => /class="offers"/.test((await browser.visit(pageOf(of))).text)
    assert.equal(await isOpen(sale), true)
    browser.cookies.set(name.replace(sale.event.id, other.event.id), value)
    assert.equal(await isOpen(other), false)
    browser.cookies.set(name, value.replace(/\.\d+\./, '.9999999999999.'))
    assert.equal(await isOpen(sale), false)
    browser.cookies.set(name, value)
    ok(await sale.organizer.post(`/events/${sale.event.id}/`, { event: { password: 'new' } }))
    assert.equal(await isOpen(sale), false)
    ok(await sale.organizer.post(`/events/${sale.event.id}/`, { event: { password: 'open sesame' } }))
    assert.equal(await isOpen(sale), true)
    clock.advance(13 * 3_600_000)
    assert.equal(await isOpen(sale), false)
  })

  test('refuses cross-site forms, and throttles guesses', async () => {
    const sale = await makeLocked('page-guess')
    const unlockPath = `${pageOf(sale)}/password`
    const form = { password: 'open sesame' }
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
      const { status, setCookie } = await openBrowser().visit(unlockPath, form, headers as never)
      assert.deepEqual([status, setCookie], [403, null])
    }
    clock.advance(3_600_000)
    for (let guess = 0; guess < 5; guess++) await openBrowser().visit(unlockPath, { password: `${guess}` })
    const throttledResponse = await openBrowser().visit(unlockPath, form)
    assert.equal(throttledResponse.status, 429)
    assert.ok(Number(throttledResponse.headers.get('retry-after')) > 0)
    assert.match(throttledResponse.text, /Too many wrong passwords/)
    clock.advance(3_600_000)
  })

  test('in a frame of another site links to its own page, and reveals nothing', async () => {
    const sale = await makeLocked('page-frame', { name: { html: 'Hidden in a frame' } })
    const { text } = await openBrowser().visit(`/checkout-external?eid=${sale.event.id}`)
    assert.match(text, new RegExp(`href="[^"]*/e/tickets-${sale.event.id}"`))
    assert.doesNotMatch(text, /Hidden in a frame/)
  })
})

describe('an event by invitation', () => {
  test('can be opened with the mailed link, on the page and over the API', async () => {
    const sale = await makeInviteOnly('invite')
    assert.equal((await openBrowser().visit(pageOf(sale))).status, 404)
    const { id, token, url } = await invite(sale)
    const mail = await eventually('the invitation is mailed', async () => {
      const { mails } = ok(await sale.organizer.get(`/organizations/${sale.organizer.organizationId}/mails/`))
      return mails.find(({ subject }: { subject: string | null }) => subject?.startsWith('Invitation: '))
    })
    assert.equal(mail.to.address, 'grace@example.org')
    assert.ok(ok(await sale.organizer.get(`/mails/${mail.id}/`)).text.includes(url))

    const browser = openBrowser()
    const acceptedPage = await browser.visit(url)
    assert.equal(acceptedPage.status, 303)
    assert.doesNotMatch(acceptedPage.to, /invite_token/)
    assert.match((await browser.visit(acceptedPage.to)).text, /class="offers"/)
    assert.match((await browser.visit(acceptedPage.to, choiceOf(sale))).to, /\/checkout\//)

    const path = `/events/${sale.event.id}/`
    ok(await buyer.get(`${path}?invite_token=${token}`))
    ok(await buyer.get(`${path}ticket_classes/for_sale/`, { 'event-invite-token': token }))
    const headers = { 'event-invite-token': token }
    const order = await buy(buyer, sale.event.id, sale.ticketIds[0], { headers })
    assert.equal(order.invitation_id, id)
    const { invitations } = ok(await sale.organizer.get(`${path}invitations/`))
    assert.deepEqual(
      invitations.map(({ quantity_sold, quantity_pending, status }: Record<string, unknown>) => [
        quantity_sold,
        quantity_pending,
        status,
      ]),
      [[1, 1, 'open']],
    )
    assert.equal(invitations[0].url, undefined)
  })

  test('sells no more than the invitation allows, also concurrently, by order changes and after a refund', async () => {
    const sale = await makeInviteOnly('invite-bound')
    const { id, token } = await invite(sale, { quantity: 2 })
    const headers = { 'event-invite-token': token }
    const begin = () => beginOrder(buyer, sale.event.id, sale.ticketIds[0], { headers })
    const responses = await Promise.all(Array.from({ length: 6 }, begin))
    const startedOrders = responses.filter(({ status }) => status === 200).map(({ json }) => json)
    assert.equal(startedOrders.length, 2)
    for (const response of responses) if (response.status !== 200) assertError(response, 400, 'SOLD_OUT')
    const tickets = [{ ticket_class_id: sale.ticketIds[0], quantity: 2 }]
    const enlargement = await buyer.post(`/orders/${startedOrders[0].id}/`, { order: { tickets } })
    assertError(enlargement, 400, 'SOLD_OUT')
    ok(await buyer.post(`/orders/${startedOrders[1].id}/abandon/`))
    ok(await buyer.post(`/orders/${startedOrders[0].id}/`, { order: { tickets } }))
    assertError(await begin(), 400, 'SOLD_OUT')
    ok(
      await buyer.post(`/orders/${startedOrders[0].id}/`, {
        order: { first_name: 'Ada', email: 'ada@example.org' },
      }),
    )
    ok(await buyer.post(`/orders/${startedOrders[0].id}/place/`))
    const usedInvitation = ok(await sale.organizer.get(`/events/${sale.event.id}/invitations/${id}/`))
    assert.deepEqual([usedInvitation.quantity_sold, usedInvitation.status], [2, 'used'])
    ok(await sale.organizer.post(`/orders/${startedOrders[0].id}/refund/`))
    assert.equal((await begin()).status, 200)
    await countsOf(service, sale.organizer, sale.event.id)
  })

  test('cannot be opened with an invitation that was revoked, has expired or is for another event', async () => {
    const sale = await makeInviteOnly('invite-revoked')
    const other = await makeInviteOnly('invite-elsewhere')
    const { id, token, url } = await invite(sale)
    const browser = openBrowser()
    await browser.visit(url)
    const headers = { 'event-invite-token': token }
    const order = ok(await beginOrder(buyer, sale.event.id, sale.ticketIds[0], { headers }))
    assertError(await beginOrder(buyer, other.event.id, other.ticketIds[0], { headers }), 404, 'NOT_FOUND')
    const revoke = () => sale.organizer.delete(`/events/${sale.event.id}/invitations/${id}/`)
    ok(await revoke())
    ok(await revoke())
    assert.equal((await browser.visit(pageOf(sale))).status, 404)
    assert.match((await browser.visit(url)).text, /This invitation is no longer valid/)
    assertError(await beginOrder(buyer, sale.event.id, sale.ticketIds[0], { headers }), 404, 'NOT_FOUND')
    // Orders created with it can be completed.
    ok(await buyer.post(`/orders/${order.id}/`, { order: { first_name: 'Ada', email: 'ada@example.org' } }))
    assert.equal(ok(await buyer.post(`/orders/${order.id}/place/`)).status, 'placed')

    const expires = `${new Date(clock.now() + 60_000).toISOString().slice(0, 19)}Z`
    const short = await invite(sale, { email: 'short@example.org', expires })
    ok(await buyer.get(`/events/${sale.event.id}/?invite_token=${short.token}`))
    clock.advance(61_000)
    assertError(await buyer.get(`/events/${sale.event.id}/?invite_token=${short.token}`), 404, 'NOT_FOUND')
  })

  test('has no waitlist, which would bypass invitations', async () => {
    const sale = await makeInviteOnly('invite-waiting')
    const { token } = await invite(sale)
    const waitlist_entry = { name: 'Grace', email: 'grace@example.org', quantity: 10 }
    const path = `/events/${sale.event.id}/waitlist/?invite_token=${token}`
    assertError(await buyer.post(path, { waitlist_entry }), 400, 'ACTION_NOT_PROCESSED')
  })

  test('offers no returned tickets to those who waited while it was public', async () => {
    const { organizer, event, ticketIds } = await makeSale(service, 'invite-later', [
      { ...ticketClass, quantity_total: 1 },
    ])
    const order = await buy(buyer, event.id, ticketIds[0])
    const path = `/events/${event.id}/waitlist/`
    const waitlist_entry = { name: 'Somebody', email: 'somebody@example.org' }
    ok(await buyer.post(path, { waitlist_entry }))
    const privacy = { invite_only: true, listed: false, shareable: false }
    ok(await organizer.post(`/events/${event.id}/`, { event: privacy }))
    ok(await organizer.post(`/orders/${order.id}/refund/`))
    await offerTickets(service.sales, Number(event.id))
    const [entry] = ok(await organizer.get(path)).waitlist_entries
    assert.deepEqual([entry.status, entry.order_id], ['left', null])
    const invitation = { email: 'grace@example.org', name: 'Grace', quantity: 1 }
    const { url } = ok(await organizer.post(`/events/${event.id}/invitations/`, { invitation }))
    const token = { 'event-invite-token': new URL(url).searchParams.get('invite_token') ?? '' }
    ok(await beginOrder(await service.as('grace'), event.id, ticketIds[0], { headers: token }))
  })

  test('accepts invitations from members with the permission only, once per address, and not for public events or drafts', async () => {
    const sale = await makeInviteOnly('invite-rules')
    const path = `/events/${sale.event.id}/invitations/`
    const invitation = { email: 'grace@example.org' }
    const { id } = await invite(sale)
    assertError(
      await sale.organizer.post(path, { invitation: { email: 'GRACE@example.org' } }),
      400,
      'ALREADY_INVITED',
    )
    for (const response of [
      await buyer.get(path),
      await buyer.post(path, { invitation }),
      await buyer.get(`${path}${id}/`),
      await buyer.delete(`${path}${id}/`),
    ])
      assertError(response, 404, 'NOT_FOUND')
    const open = await makeSale(service, 'invite-public', [ticketClass])
    assertError(
      await open.organizer.post(`/events/${open.event.id}/invitations/`, { invitation }),
      400,
      'NOT_PRIVATE',
    )
    assertError(await open.organizer.get(`/events/${open.event.id}/invitations/${id}/`), 404, 'NOT_FOUND')
    const draft = await open.organizer.makeReadyEvent({ invite_only: true, listed: false, shareable: false })
    assertError(
      await open.organizer.post(`/events/${draft.id}/invitations/`, { invitation }),
      400,
      'NOT_PUBLISHED',
    )
  })

  test('has a limited number of invitations', async () => {
    const sale = await makeInviteOnly('invite-many')
    const first = await invite(sale)
    await service.context.db.write(async (tx) => {
      const storedInvitation = await tx
        .selectFrom('invitation')
        .selectAll()
        .where('id', '=', Number(first.id))
        .executeTakeFirstOrThrow()
      const { id: _, ...rest } = storedInvitation
      const more = Array.from({ length: 999 }, (_, at) => ({
        ...rest,
        email: `many-${at}@example.org`,
        email_folded: `many-${at}@example.org`,
        secret_hash: `many ${at}`,
      }))
      for (let at = 0; at < more.length; at += 50)
        await tx
          .insertInto('invitation')
          .values(more.slice(at, at + 50))
          .execute()
    })
    const path = `/events/${sale.event.id}/invitations/`
    const lateInvitation = await sale.organizer.post(path, { invitation: { email: 'late@example.org' } })
    assertError(lateInvitation, 400, 'TOO_MANY_INVITATIONS')
    assert.match(lateInvitation.json.error_description, /at most 1,000 invitations/)
    const second = await sale.organizer.makeLiveEvent({ invite_only: true, listed: false, shareable: false })
    const other = await sale.organizer.post(`/events/${second.id}/invitations/`, {
      invitation: { email: 'late@example.org' },
    })
    assertError(other, 400, 'TOO_MANY_INVITATIONS')
    assert.match(other.json.error_description, /in 24 hours/)
  })
})

test('an event that becomes private during the checkout is not sold to strangers', async () => {
  const sale = await makeSale(service, 'turning', [ticketClass])
  const { createOrder } = await import('../src/orders/create-order.ts')
  const ticketRequest = { tickets: [{ ticketClassId: Number(sale.ticketIds[0]), quantity: 1 }] }
  const stranger = { userId: buyer.user.id, isSeller: false }
  const begin = (entry: object) =>
    createOrder(service.sales, { id: Number(sale.event.id) }, { ...stranger, ...entry }, ticketRequest)
  await begin({ entry: { kind: 'public' } })
  ok(await sale.organizer.post(`/events/${sale.event.id}/`, { event: { listed: false, password: 'now' } }))
  await assert.rejects(begin({ entry: { kind: 'public' } }), { code: 'NOT_FOUND' })
  await assert.rejects(begin({ entry: { kind: 'password', password: 'before' } }), { code: 'NOT_FOUND' })
  await begin({ entry: { kind: 'password', password: 'now' } })
})

test('the page of an order that was not completed does not show an event that became private', async () => {
  const sale = await makeSale(service, 'left-behind', [ticketClass])
  const { organizer, event } = sale
  const browser = openBrowser()
  const { to: checkout } = await browser.visit(pageOf(sale), choiceOf(sale))
  await browser.visit(checkout.replace('?', '/cancel?'), {})
  const orderPage = checkout.replace('/checkout/', '/mytickets/')
  assert.match((await browser.visit(orderPage)).text, /not completed[\s\S]*An evening of jazz/)
  ok(await organizer.post(`/events/${event.id}/`, { event: { listed: false, password: 'open sesame' } }))
  const { status, text } = await browser.visit(orderPage)
  assert.equal(status, 200)
  assert.match(text, /not completed/)
  assert.doesNotMatch(text, /An evening of jazz/)
  await browser.visit(`${pageOf(sale)}/password`, { password: 'open sesame' })
  assert.match((await browser.visit(orderPage)).text, /An evening of jazz/)
})

test('private events are in no public list, feed or page, even for viewers with access', async () => {
  const name = { html: 'Capybara conclave' }
  const sale = await makeLocked('nowhere', { name })
  const inviteOnly = await makeInviteOnly('nowhere-either', { name })
  const { token } = await invite(inviteOnly)
  const { organizers } = ok(
    await sale.organizer.get(`/organizations/${sale.organizer.organizationId}/organizers/`),
  )
  const ids = `${sale.event.id},${inviteOnly.event.id}`
  const proof = `${right}&invite_token=${token}`
  const addresses = [
    `/events/search/?q=capybara&${proof}`,
    `/events/?event_ids=${ids}&${proof}`,
    `/destination/events/?event_ids=${ids}&${proof}`,
    `/organizations/${sale.organizer.organizationId}/events/?${proof}`,
    `/organizers/${organizers[0].id}/events/?${proof}`,
    `/organizations/${sale.organizer.organizationId}/events.ics`,
    `/?q=capybara`,
    `/d/online/events/?q=capybara`,
    new URL(organizers[0].url).pathname,
  ]
  for (const address of addresses) {
    const { text } = await buyer.get(address)
    assert.doesNotMatch(text, /conclave/i, address)
  }
  assert.equal((await openBrowser().visit(`/e/x-tickets-${sale.event.id}.ics`)).status, 404)
})

test('the dates of a series share the pass, and a date with another password is not listed', async () => {
  const sale = await makeSale(service, 'dates', [ticketClass])
  const start = clock.now() + 30 * 86_400_000
  const stamp = `${new Date(start).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
  const rule = `DTSTART:${stamp}\nRRULE:FREQ=DAILY;COUNT=3`
  const series = await sale.organizer.makeSeries({ listed: false, password: 'open sesame' }, rule)
  ok(await sale.organizer.post(`/events/${series.id}/publish/`))
  const { events } = ok(await sale.organizer.get(`/series/${series.id}/events/`))
  const [first, second, third] = events.map(({ id }: { id: string }) => id)
  ok(await sale.organizer.post(`/events/${third}/`, { event: { password: 'closing night' } }))
  const browser = openBrowser()
  await browser.visit(`/e/x-tickets-${first}/password`, { password: 'open sesame' })
  const { text } = await browser.visit(`/e/x-tickets-${first}`)
  assert.match(text, new RegExp(`tickets-${second}"`))
  assert.doesNotMatch(text, new RegExp(`tickets-${third}"`))
  assert.match((await browser.visit(`/e/x-tickets-${second}`)).text, /class="offers"/)
  assert.match((await browser.visit(`/e/x-tickets-${third}`)).text, /label for="password"/)
})
