import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { saveProfile } from '../src/accounts/store/users.ts'
import { buy } from './buying.ts'
import { argumentErrorsOf, asOrganizer, assertError, ok, utcOf } from './event-making.ts'
import { startEvents } from './service.ts'

const clock = createManualClock(Date.UTC(2026, 0, 15, 12))
const service = await startEvents({ clock })
const ada = await asOrganizer(service, 'ada')
const bob = await service.as('bob')
const text = (html: string, more: object = {}) => ({ type: 'text', data: { body: { text: html } }, ...more })

async function texts(path: string, caller = ada as Pick<typeof ada, 'get'>): Promise<string[]> {
  const { modules } = ok(await caller.get(path))
  return modules.map((module: ReturnType<typeof text>) => module.data.body.text)
}

test('Content is visible to others after publication, and the working version to editors', async () => {
  const event = await ada.makeLiveEvent()
  const path = `/events/${event.id}/structured_content/`
  const empty = ok(await ada.get(path))
  assert.deepEqual(
    [empty.page_version_number, empty.modules, empty.pagination.has_more_items],
    ['0', [], false],
  )
  const first = ok(await ada.post(`${path}1/`, { modules: [text('<p>One</p>')], publish: true }))
  assert.deepEqual([first.page_version_number, first.purpose, first.access_type], ['1', 'listing', 'public'])
  assert.equal(first.resource_uris.self.startsWith(`${service.url}/v3${path}1/`), true)
  ok(await ada.post(`${path}2/`, { modules: [text('<p>Two</p>')] }))
  assert.deepEqual(await texts(path, bob), ['<p>One</p>'])
  assert.deepEqual(await texts(`${path}edit/`), ['<p>Two</p>'])
  ok(await ada.post(`${path}3/`, { modules: [text('<p>Three</p>')], publish: true }))
  assert.deepEqual(await texts(path, bob), ['<p>Three</p>'])
  const { description } = ok(await bob.get(`/events/${event.id}/description/`))
  assert.equal(description, '<div>An evening</div>\n<div><p>Three</p></div>')
})

test('Unknown modules and widgets are returned as sent', async () => {
  const { id } = await ada.makeEvent()
  const modules = [{ type: 'hologram', data: { depth: [1, { deep: null }] }, layout: 'grid', id: 'own' }]
  const widgets = [
    { type: 'agenda', data: { tabs: [{ name: 'Day 1', slots: [] }] } },
    { type: 'map', z: 1 },
  ]
  const page = ok(await ada.post(`/events/${id}/structured_content/1/`, { modules, widgets, publish: true }))
  const [{ resource_uris, ...module }] = page.modules
  assert.deepEqual([module, page.widgets], [modules[0], widgets])
  assert.equal(typeof resource_uris.self, 'string')
})

test('Objects in place of text and times are ignored, and in place of IDs match nothing', async () => {
  const event = await ada.makeLiveEvent({ online_event: true })
  const path = `/events/${event.id}/structured_content/`
  const odd = { toString: 'x', valueOf: 'x' }
  const modules = [
    { type: 'text', data: { body: { text: odd } } },
    {
      type: 'image',
      data: { caption: { body: { text: odd } }, image: { url: 'https://x.test/y', alt: odd } },
    },
    text('in time', { timed_display: { absolute_start_utc: odd } }),
    text('relative', { timed_display: { relative_end: odd } }),
    text('for nobody', { ticket_class_ids: [odd] }),
  ]
  ok(await ada.post(`${path}1/`, { modules, publish: true }))
  const online = { purpose: 'digital_content', access_type: 'public' }
  ok(await ada.post(`${path}1/`, { modules, publish: true, ...online }))
  const shownModules = ok(await bob.get(`${path}?purpose=digital_content`)).modules
  assert.equal(shownModules.length, modules.length - 1)
  assert.match(ok(await bob.get(`/events/${event.id}/description/`)).description, /in time/)
})

test('Text is sanitized in modules and in the description', async () => {
  const { id } = await ada.makeEvent()
  const path = `/events/${id}/structured_content/`
  const modules = [
    text('<p onclick="x()">Hi<script>alert(1)</script></p>'),
    { type: 'video', data: { video: { url: 'javascript:alert(1)' } } },
    { type: 'image', data: { image: { url: '"><script>alert(1)</script>', alt: '"><b>' } } },
  ]
  ok(await ada.post(`${path}1/`, { modules, publish: true }))
  const page = ok(await ada.get(path))
  assert.equal(page.modules[0].data.body.text, '<p>Hi</p>')
  const { description } = ok(await ada.get(`/events/${id}/description/`))
  assert.doesNotMatch(description, /<script|href="javascript|onclick/)
})

test('Versions must be consecutive, and versions and modules are limited', async () => {
  const { id } = await ada.makeEvent()
  const path = `/events/${id}/structured_content/`
  assertError(await ada.post(`${path}2/`, { modules: [] }), 400, 'PAGE_VERSION_DISCONTINUITY')
  ok(await ada.post(`${path}1/`, { modules: [] }))
  assertError(await ada.post(`${path}1/`, { modules: [] }), 400, 'PAGE_VERSION_DISCONTINUITY')
  assertError(await ada.post(`${path}x/`, { modules: [] }), 400, 'PAGE_VERSION_DISCONTINUITY')
  const modules = Array.from({ length: 101 }, () => text('x'))
  assert.deepEqual(argumentErrorsOf(await ada.post(`${path}2/`, { modules })), {
    modules: ['MODULES_LIMIT_REACHED'],
  })
  assert.deepEqual(argumentErrorsOf(await ada.post(`${path}5001/`, { modules: [] })), {
    page_id: ['PAGE_VERSION_LIMIT_REACHED'],
  })
  ok(await ada.post(`${path}2/`, { modules: modules.slice(1) }))
})

test('Content for online attendees is limited to tickets and times', async () => {
  const event = await ada.makeLiveEvent({ online_event: true })
  const vip = await ada.addTicket(event.id, { name: 'VIP' })
  const { ticket_classes } = ok(await ada.get(`/events/${event.id}/ticket_classes/`))
  const standing = ticket_classes.find(({ name }: { name: string }) => name === 'Standing')
  const path = `/events/${event.id}/structured_content/`
  const soon = { absolute_start_utc: utcOf(clock.now() + 3_600_000) }
  const modules = [
    text('all'),
    text('standing', { ticket_class_ids: [standing.id] }),
    text('vip', { ticket_class_ids: [vip.id] }),
    text('later', { timed_display: soon }),
    text('at last', { timed_display: { relative_start: -60, relative_end: 60 } }),
  ]
  const body = { modules, publish: true, purpose: 'digital_content', access_type: 'private' }
  ok(await ada.post(`${path}1/`, body))
  const online = `${path}?purpose=digital_content`
  await buy(bob, event.id)
  assert.deepEqual(await texts(online), ['all', 'standing', 'vip', 'later', 'at last'])
  assert.deepEqual(await texts(online, bob), ['all', 'standing'])
  assert.deepEqual(await texts(online, await service.as('carol')), [])
  ok(await ada.post(`${path}2/`, { ...body, access_type: 'public' }))
  assert.deepEqual(await texts(online, await service.as('carol')), ['all'])
  clock.advance(Date.parse(event.start.utc) - clock.now())
  assert.deepEqual(await texts(online, bob), ['all', 'standing', 'later', 'at last'])
  const shownEvent = ok(await bob.get(`/events/${event.id}/?expand=has_digital_content`))
  assert.equal(shownEvent.has_digital_content.has_digital_content, true)
})

test('Dates of a series have its published content, limited to their own ticket classes', async () => {
  const series = await ada.makeSeries({ online_event: true })
  const { ticket_classes } = ok(await ada.get(`/events/${series.id}/ticket_classes/`))
  const ticket_class_ids = [ticket_classes[0].id]
  const path = `/events/${series.id}/structured_content/`
  const page = { purpose: 'digital_content', access_type: 'private' }
  const modules = [text('standing', { ticket_class_ids }), text('nobody', { ticket_class_ids: ['1'] })]
  ok(await ada.post(`${path}1/`, { ...page, modules, publish: true }))
  ok(await ada.post(`${path}2/`, { ...page, modules: [text('draft')] }))
  const { created_event_ids } = await ada.addSchedule(
    series.id,
    'DTSTART:20260401T160000Z\nRRULE:FREQ=DAILY;COUNT=2',
  )
  ok(await ada.post(`/events/${series.id}/publish/`))
  const [id] = created_event_ids
  await buy(bob, id)
  const of = (route: string) => `/events/${id}/structured_content/${route}?purpose=digital_content`
  assert.deepEqual(await texts(of(''), bob), ['standing'])
  assert.deepEqual(await texts(of('edit/')), ['draft'])
})

test('Content for online attendees follows a ticket that is transferred', async () => {
  const event = await ada.makeLiveEvent({ online_event: true })
  const path = `/events/${event.id}/structured_content/`
  const page = { purpose: 'digital_content', access_type: 'private', publish: true }
  ok(await ada.post(`${path}1/`, { modules: [text('the link')], ...page }))
  const [seller, holder] = [await service.as('seller'), await service.as('holder')]
  const order = await buy(seller, event.id)
  const online = `${path}?purpose=digital_content`
  assert.deepEqual(await texts(online, seller), ['the link'])
  const { attendees } = ok(await seller.get(`/orders/${order.id}/?expand=attendees`))
  const attendee = { name: 'Grace Hopper', email: 'holder@example.org' }
  ok(await seller.post(`/events/${event.id}/attendees/${attendees[0].id}/transfer/`, { attendee }))
  assert.deepEqual(await texts(online, seller), [])
  assert.deepEqual(await texts(online, holder), [])
  const { id: user_id } = holder.user
  const profile = { first_name: 'Grace', last_name: 'Hopper', image_id: null, is_public: 0 }
  const address = { email: attendee.email, email_folded: attendee.email, is_email_verified: 1 }
  await service.context.db.write((tx) => saveProfile(tx, { user_id, ...profile, ...address }))
  assert.deepEqual(await texts(online, holder), ['the link'])
})
