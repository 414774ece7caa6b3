import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeTicketPdf } from '../src/documents/ticket-pdf.ts'
import { drawTickets, type TicketSheet } from '../src/documents/ticket-sheet.ts'
import { readPdf } from './pdf-reader.ts'

const sheet: TicketSheet = {
  seat: null,
  eventName: 'Jazz by the river',
  organizerName: 'Blue Notes',
  when: 'Friday, 4 December 2026 at 19:00 – 22:00',
  zone: 'Central European Standard Time (Europe/Berlin)',
  place: ['Boathouse', 'Uferstrasse 1', '10115 Berlin'],
  ticketClass: 'Front row',
  holder: 'Ada Lovelace',
  order: '1000000001, ticket 1',
  price: '€12.50',
  code: 'T1.1234567890123456789012.100000000001.500000001.1.AAAA',
  barcode: '1234567890123456789012',
  note: 'Doors open at 18:00.\nBring something warm.',
}

const pagesOf = async (...sheets: TicketSheet[]) =>
  readPdf(await drawTickets({ title: 'Tickets', madeAtMs: 0, sheets })).pages

test('a ticket shows the event, time, place, attendee, order and organizer message', async () => {
  const [page = ''] = await pagesOf(sheet)
  for (const words of [
    sheet.eventName,
    `by ${sheet.organizerName}`,
    sheet.when,
    ...sheet.place,
    sheet.ticketClass,
    sheet.holder,
    sheet.order,
    sheet.price,
    '1234 5678 9012 3456 7890 12',
    'Doors open at 18:00.',
  ])
    assert.ok(page.includes(words), `${words} in ${page}`)
  assert.ok(page.replace(/\n/g, ' ').includes(sheet.zone))
})

test('each ticket has a page with an accessible heading', async () => {
  const sheets = ['Ada', 'Bo', 'Cy'].map((holder) => ({ ...sheet, holder }))
  const pdf = readPdf(await drawTickets({ title: 'Tickets', madeAtMs: 0, sheets }))
  assert.equal(pdf.pages.length, 3)
  assert.deepEqual(
    pdf.pages.map((page) => ['Ada', 'Bo', 'Cy'].filter((holder) => page.split('\n').includes(holder))),
    [['Ada'], ['Bo'], ['Cy']],
  )
  assert.equal(pdf.titles.match(/\/S \/H1/g)?.length, 3)
})

test('names in Latin, Greek, Cyrillic and Japanese are readable', async () => {
  for (const holder of [
    'Łukasz Żółć',
    'İpek Öztürk',
    'Đặng Thị Hương',
    'Αθηνά Παπαδοπούλου',
    'Надія Ґалаґан',
    '山田 太郎',
    'Ana Ñandú & Søren Ångström',
    'Zoë “Z” O’Brien — №1',
  ]) {
    const [page = ''] = await pagesOf({ ...sheet, holder })
    assert.ok(page.normalize('NFC').includes(holder), `${holder} in ${page}`)
  }
})

test('characters without a font become question marks', async () => {
  const [page = ''] = await pagesOf({ ...sheet, holder: 'Ada 🎷 عمر Lovelace' })
  assert.match(page, /Ada \? \?+ Lovelace/)
})

test('texts of any length stay on their page', async () => {
  const long = 'unbreakable'.repeat(60)
  const words = `${'many words '.repeat(2_000)}the end`
  const pages = await pagesOf({ ...sheet, eventName: long, holder: long, ticketClass: words, note: words })
  assert.equal(pages.length, 1)
  assert.ok(pages[0]?.includes('…'))
  assert.ok(!pages[0]?.includes('the end'))
})

test('a document from the worker equals one rendered in the process', async () => {
  const document = { title: 'Tickets', madeAtMs: 0, sheets: [sheet] }
  assert.deepEqual(readPdf(await makeTicketPdf(document, 'test')).pages, await pagesOf(sheet))
})

test('one client cannot fill the queue of the worker', async () => {
  const document = { title: 'Tickets', madeAtMs: 0, sheets: [sheet] }
  const ofOne = Array.from({ length: 12 }, () => makeTicketPdf(document, 'one'))
  const ofOther = makeTicketPdf(document, 'other')
  const order: string[] = []
  const outcomes = Promise.allSettled(ofOne)
  for (const pdf of ofOne)
    pdf.then(
      () => order.push('one'),
      () => order.push('refused'),
    )
  await ofOther.then(() => order.push('other'))
  assert.deepEqual(order, ['refused', 'one', 'one', 'other'])
  await outcomes
})
