import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { promisify } from 'node:util'
import { callAddress } from '../src/calls/call.ts'
import { createSightings } from '../src/views/event-management/camera.ts'
import { attendeesCall } from '../src/views/event-management/event-lists.ts'
import { countInside } from '../src/views/event-management/inside.ts'
import {
  formatPeriod,
  formatPriceRange,
  formatSold,
  formatTickets,
  formatZone,
} from '../src/views/event-management/labels.ts'
import { readMailText } from '../src/views/event-management/mail-words.ts'
import { describeOutcome } from '../src/views/event-management/outcome-text.ts'
import { ownEventsCall } from '../src/views/event-management/own-events.ts'
import type { Attendee, Availability } from '../src/views/event-management/records.ts'
import { createDoor, type Redemption, type Scan } from '../src/views/event-management/scanning.ts'
import { sdk } from '../src/views/event-management/sdk.ts'
import { searchCall } from '../src/views/event-management/searching.ts'
import { eventsCall } from '../src/views/event-management/service.ts'

const url = 'http://127.0.0.1:8006'
const expanded = 'expand=venue,ticket_availability&page_size=20'

const attendee = (id: string): Attendee => ({
  id,
  order_id: '1',
  ticket_class_name: 'Admission',
  profile: { name: 'Ines Krug', email: 'ines@example.org' },
  checked_in: true,
  cancelled: false,
  refunded: false,
  status: 'Checked In',
  barcodes: [{ barcode: id.repeat(4), changed: '2026-11-22T19:00:00Z', status: 'used' }],
})

const scanOf = (outcome: string, id: string, atMs: number): Scan => ({
  nonce: `${outcome} ${id} ${atMs}`,
  code: id,
  way: 'entry',
  response: {
    outcome,
    is_allowed: outcome === 'admitted' || outcome === 'left',
    attendee: attendee(id),
    atMs,
  },
})

describe('URLs of the view of event-management', () => {
  test('search: filters in the URL are sent in the request', () => {
    const query = new URLSearchParams('q=jazz+ &place=Berlin&category=103&when=this_weekend&page=2')
    assert.equal(
      callAddress(searchCall(url, query)),
      '/events/search/?q=jazz&location.address=Berlin&location.within=50km&categories=103' +
        `&start_date.keyword=this_weekend&${expanded}&page=2`,
    )
  })

  test('search: unknown filter values are not sent', () => {
    const query = new URLSearchParams('when=yesterday&page=0&place=+')
    assert.equal(callAddress(searchCall(url, query)), `/events/search/?${expanded}`)
  })

  test('own events: current and future ones of any status by default', () => {
    const address = (query: string) => callAddress(ownEventsCall(url, '7', new URLSearchParams(query)))
    assert.match(address(''), /^\/organizations\/7\/events\/\?time_filter=current_future&status=all&/)
    assert.match(address('time=past&status=draft&q=tea'), /name_filter=tea&time_filter=past&status=draft&/)
    assert.match(address('time=never&status=odd'), /\?time_filter=current_future&status=all&/)
  })

  test('attendees: filtered only by known statuses', () => {
    const address = (query: string) => callAddress(attendeesCall(url, '9', new URLSearchParams(query)))
    assert.equal(address('status=unpaid&page=3'), '/events/9/attendees/?status=unpaid&page=3')
    assert.equal(address('status=asleep'), '/events/9/attendees/')
  })
})

describe('texts of the view of event-management', () => {
  const berlin = (utc: string) => ({ timezone: 'Europe/Berlin', utc })

  test('times: are shown in the time zone of the event', () => {
    const start = berlin('2026-11-23T23:30:00Z')
    assert.match(formatPeriod(start, berlin('2026-11-24T01:00:00Z')), /Tue.*24 Nov 2026.*00:30.+02:00/)
    assert.equal(formatZone(start), 'Berlin time')
    assert.equal(formatZone({ timezone: 'America/New_York', utc: '' }), 'New York time')
    assert.equal(formatZone({ timezone: 'UTC', utc: '' }), 'UTC')
  })

  test('prices: range, single price, free from, free, sold out', () => {
    const money = (value: number) => ({ value, display: `€${value}` })
    const price = (changes: Partial<Availability>) =>
      formatPriceRange({
        has_available_tickets: true,
        is_sold_out: false,
        is_free: false,
        minimum_ticket_price: money(11),
        maximum_ticket_price: money(18),
        ...changes,
      })
    assert.equal(price({}), '€11 to €18')
    assert.equal(price({ maximum_ticket_price: money(11) }), '€11')
    assert.equal(price({ minimum_ticket_price: money(0) }), 'Free to €18')
    assert.equal(price({ is_free: true }), 'Free')
    assert.equal(price({ is_sold_out: true }), 'Sold out')
    assert.equal(price({ has_available_tickets: false }), 'Not on sale')
    assert.equal(formatPriceRange(undefined), '')
  })

  test('sales: of the capacity, or without a limit', () => {
    assert.equal(formatSold({ sold: 2, total: 150 }), '2 of 150 tickets')
    assert.equal(formatSold({ sold: 0, total: undefined }), '0 (no limit)')
  })

  test('orders: tickets are counted by class', () => {
    const other = { ...attendee('3'), ticket_class_name: 'Reduced' }
    assert.equal(
      formatTickets({ attendees: [attendee('1'), other, attendee('2')] }),
      '2 × Admission, 1 × Reduced',
    )
    assert.equal(formatTickets({}), '')
  })

  test('mails: URLs are links, without the following full stop', () => {
    assert.deepEqual(readMailText('See\nhttp://a.example/x?b=c_d. Or https://e.example/'), [
      { text: 'See\n' },
      { text: 'http://a.example/x?b=c_d', href: 'http://a.example/x?b=c_d' },
      { text: '. Or ' },
      { text: 'https://e.example/', href: 'https://e.example/' },
    ])
  })
})

describe('the door of the view of event-management', () => {
  function openDoor(send: (scan: Scan) => Promise<Redemption>) {
    let count = 0
    return createDoor({ send, nonce: () => `nonce-${++count}`, nowMs: () => 5 })
  }
  const admitted = async () => ({ outcome: 'admitted', is_allowed: true, attendee: attendee('1') })

  test('scan: is sent immediately and keeps its result; empty input is ignored', async () => {
    const door = openDoor(admitted)
    await door.scan('  ', 'entry')
    assert.equal(door.scans.value.length, 0)
    const scanning = door.scan(' 123 ', 'entry')
    assert.deepEqual(door.scans.value, [{ nonce: 'nonce-1', code: '123', way: 'entry' }])
    await scanning
    assert.equal(door.scans.value[0]?.response?.outcome, 'admitted')
  })

  test('scan: responses out of order belong to their scans', async () => {
    const resolvers: ((redemption: Redemption) => void)[] = []
    const door = openDoor(() => new Promise((resolve) => resolvers.push(resolve)))
    const both = [door.scan('one', 'entry'), door.scan('two', 'entry')]
    resolvers[1]?.({ outcome: 'invalid', is_allowed: false, attendee: null })
    resolvers[0]?.({ outcome: 'admitted', is_allowed: true, attendee: null })
    await Promise.all(both)
    assert.deepEqual(
      door.scans.value.map(({ code, response }) => [code, response?.outcome]),
      [
        ['two', 'invalid'],
        ['one', 'admitted'],
      ],
    )
  })

  test('scan: a retry has the same nonce', async () => {
    const nonces: string[] = []
    const door = openDoor(async ({ nonce }) => {
      nonces.push(nonce)
      if (nonces.length === 1) throw new Error('The service does not answer.')
      return admitted()
    })
    await door.scan('123', 'exit')
    assert.equal(door.scans.value[0]?.problem, 'The service does not answer.')
    await door.again('nonce-1')
    await door.again('nonce-1')
    assert.deepEqual(nonces, ['nonce-1', 'nonce-1'])
    assert.equal(door.scans.value[0]?.problem, undefined)
    assert.equal(door.scans.value[0]?.response?.is_allowed, true)
  })

  test('attendance: counts each person once, and only scans since it was loaded', () => {
    const attendance = { loadedAtMs: 100, expected: 9, insideIds: new Set(['1', '2']) }
    // Newest first.
    const scans = [
      scanOf('left', '2', 160),
      scanOf('already_redeemed', '4', 150),
      scanOf('admitted', '1', 140),
      scanOf('admitted', '3', 120),
      scanOf('admitted', '5', 99),
    ]
    assert.equal(countInside(attendance, scans), 2)
    assert.equal(countInside(attendance, []), 2)
  })

  test('outcome: has the name of the attendee, and the reason for a refusal', () => {
    assert.deepEqual(describeOutcome(scanOf('admitted', '1', 0)), {
      tone: 'good',
      title: 'Checked in',
      detail: 'Ines Krug, Admission',
    })
    const seated = {
      outcome: 'admitted',
      is_allowed: true,
      seat: 'Stalls, row A, seat 1',
      attendee: attendee('1'),
    }
    const { detail } = describeOutcome({ ...scanOf('admitted', '1', 0), response: { ...seated, atMs: 0 } })
    assert.equal(detail, 'Ines Krug, Stalls, row A, seat 1')
    const used = describeOutcome(scanOf('already_redeemed', '1', 0))
    assert.equal(used.title, 'Already used')
    assert.match(used.detail, /since \d\d:\d\d:\d\d: Ines Krug/)
    assert.equal(describeOutcome(scanOf('unpaid', '1', 0)).tone, 'bad')
    assert.equal(describeOutcome(scanOf('eaten', '1', 0)).title, 'Refused')
    const scan = { nonce: '1', code: '77', way: 'entry' } as const
    assert.equal(describeOutcome(scan).title, 'Checking')
    assert.equal(describeOutcome({ ...scan, problem: 'No network.' }).detail, 'No network.')
  })

  test('camera: a code that stays in view is reported once', () => {
    const isNew = createSightings(3_000)
    assert.deepEqual(
      [0, 150, 2_900, 5_800, 8_900].map((atMs) => isNew('a', atMs)),
      [true, false, false, false, true],
    )
    assert.ok(isNew('b', 8_950))
  })
})

test('SDK: the generated code sends the request that is shown', async (t) => {
  const requests: unknown[] = []
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString()
    requests.push([request.method, request.url, request.headers.authorization, body && JSON.parse(body)])
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  t.after(() => {
    server.close()
    server.closeAllConnections()
  })
  await once(server, 'listening')
  // The server listens on a port, so the address is an object.
  const { port } = server.address() as AddressInfo
  const here = `http://127.0.0.1:${port}`
  const folder = mkdtempSync(join(tmpdir(), 'octavo-sdk-'))
  t.after(() => rmSync(folder, { recursive: true }))
  symlinkSync(join(import.meta.dirname, '../../node_modules'), join(folder, 'node_modules'))
  const body = { barcode: `it's`, nonce: '1' }
  const calls = [
    eventsCall(here, '/events/search/', { query: { q: 'jazz & "tea"' } }),
    eventsCall(here, '/events/{event_id}/redeem/', { method: 'POST', path: { event_id: '7' }, body }),
    eventsCall(here, '/events/{event_id}/publish/', { method: 'POST', path: { event_id: '7' } }),
  ]
  for (const call of calls) {
    writeFileSync(join(folder, 'call.cjs'), sdk.write(call) ?? '')
    await promisify(execFile)(process.execPath, [join(folder, 'call.cjs')])
  }
  assert.deepEqual(requests, [
    ['GET', '/v3/events/search/?q=jazz%20%26%20%22tea%22', 'Bearer YOUR-TOKEN', ''],
    ['POST', '/v3/events/7/redeem/', 'Bearer YOUR-TOKEN', body],
    ['POST', '/v3/events/7/publish/', 'Bearer YOUR-TOKEN', ''],
  ])
})
