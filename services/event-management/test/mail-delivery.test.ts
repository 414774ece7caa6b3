import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { after, test } from 'node:test'
import { createDelivery, type OutgoingMail, RefusedForGood } from '../src/mail/delivery.ts'
import { startMailServer } from './mail-server.ts'

const mail: OutgoingMail = {
  messageKey: 'one',
  toAddress: 'ada@example.org',
  toName: 'Ada Lovelace',
  fromName: 'Blue Notes',
  subject: 'Your tickets',
  text: 'Hello',
  html: '<p>Hello</p>',
  attachments: [
    { filename: 'event.ics', contentType: 'text/calendar', content: Buffer.from('BEGIN:VCALENDAR') },
  ],
}

function deliveryTo(smtpUrl: string, timeoutMs = 60_000) {
  const delivery = createDelivery({ smtpUrl, mailFrom: 'tickets@example.net', timeoutMs })
  after(() => delivery.close())
  return delivery
}

test('a mail arrives with text, HTML, the attachment and the sender name', async () => {
  const server = await startMailServer()
  await deliveryTo(server.url).deliver(mail)
  const [{ from, to, source } = assert.fail()] = server.mails
  assert.deepEqual([from, to], ['tickets@example.net', ['ada@example.org']])
  for (const part of [
    /^From: Blue Notes <tickets@example.net>/m,
    /^To: Ada Lovelace <ada@example.org>/m,
    /^Subject: Your tickets/m,
    /^Message-ID: <one@example.net>/im,
    /text\/plain/,
    /text\/html/,
    /filename=event\.ics/,
  ])
    assert.match(source, part)
})

test('line breaks in names and subjects add no header and no recipient', async () => {
  const server = await startMailServer()
  const evil = 'Ada\r\nBcc: eve@example.org\r\n\r\nBody\u2028x\u0000'
  await deliveryTo(server.url).deliver({ ...mail, toName: evil, fromName: evil, subject: evil })
  const [{ to, source } = assert.fail()] = server.mails
  assert.deepEqual(to, ['ada@example.org'])
  const head = source.slice(0, source.indexOf('\r\n\r\n'))
  assert.doesNotMatch(head, /^bcc:/im)
  assert.doesNotMatch(head, /^body/im)
})

test('an invalid recipient address is refused before connecting', async () => {
  const server = await startMailServer()
  const delivery = deliveryTo(server.url)
  for (const toAddress of [
    'ada@example.org, eve@example.org',
    'ada@example.org\r\nRCPT TO:<eve@example.org>',
    'Eve <eve@example.org>',
    'ada',
    '@',
    'a@b@c',
    '"x y"@example.org',
    '',
  ])
    await assert.rejects(delivery.deliver({ ...mail, toAddress }), RefusedForGood, toAddress)
  assert.equal(server.mails.length, 0)
})

test('an unknown recipient is a permanent error', async () => {
  const server = await startMailServer({
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error('No such person'), { responseCode: 550 })),
  })
  await assert.rejects(deliveryTo(server.url).deliver(mail), RefusedForGood)
})

test('a busy or unreachable server and a failed login are temporary errors', async () => {
  const busy = await startMailServer({
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error('Try later'), { responseCode: 451 })),
  })
  const locked = await startMailServer({ authOptional: false })
  for (const url of [busy.url, locked.url, 'smtp://127.0.0.1:1'])
    await assert.rejects(deliveryTo(url).deliver(mail), (error) => !(error instanceof RefusedForGood), url)
})

test('an unresponsive server times out', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  after(() => silent.close())
  // A listening server has an AddressInfo.
  const { port } = silent.address() as AddressInfo
  await assert.rejects(
    deliveryTo(`smtp://127.0.0.1:${port}`, 200).deliver(mail),
    (error) => !(error instanceof RefusedForGood),
  )
})
