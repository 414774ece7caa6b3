import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { forkForTest } from '@octavo/testing/service-process.ts'
import { buy } from './buying.ts'
import { readCalendar } from './calendar-reader.ts'
import { asOrganizer, ok } from './event-making.ts'
import { startMailServer } from './mail-server.ts'
import { readPdf } from './pdf-reader.ts'
import { startEvents } from './service.ts'

async function startWith(smtpUrl: string, options: Parameters<typeof startEvents>[0] = {}) {
  const service = await startEvents({
    ...options,
    settings: { file: { 'event-management': { smtpUrl, mailFrom: 'tickets@example.net' } } },
  })
  const organizer = await asOrganizer(service, 'olga')
  const event = await organizer.makeLiveEvent()
  const order = await buy(await service.as('ada'), event.id)
  const readMail = async () => {
    const list = await organizer.get(`/organizations/${organizer.organizationId}/mails/`)
    return ok(list).mails[0]
  }
  return { ...service, event, order, readMail }
}

function attachmentOf(source: string, filename: string): Buffer {
  const part = source.split(/\r\n--\S+/).find((one) => one.includes(`filename=${filename}`)) ?? ''
  return Buffer.from(part.slice(part.indexOf('\r\n\r\n')), 'base64')
}

test('the buyer’s mail has a readable ticket and calendar attached', async () => {
  const server = await startMailServer()
  const { context, event, readMail } = await startWith(server.url)
  await context.jobs.idle()
  assert.equal((await readMail()).status, 'sent')
  const [{ source } = assert.fail()] = server.mails
  assert.match(readPdf(attachmentOf(source, 'tickets.pdf')).pages[0] ?? '', /Ada Lovelace/)
  const calendar = readCalendar(attachmentOf(source, 'event.ics').toString())
  assert.equal(calendar.entries[0]?.startMs, Date.parse(event.start.utc))
})

test('a mail with a permanent SMTP error is not retried, and records the error', async () => {
  let attempts = 0
  const server = await startMailServer({
    onRcptTo(_address, _session, done) {
      attempts++
      done(Object.assign(new Error('No such person'), { responseCode: 550 }))
    },
  })
  const { context, readMail } = await startWith(server.url)
  await context.jobs.idle()
  const { status, error } = await readMail()
  assert.equal(status, 'failed')
  assert.match(error, /No such person/)
  assert.equal(attempts, 1)
})

test('a mail with a temporary SMTP error is retried after a delay', async () => {
  let isBusy = true
  const server = await startMailServer({
    onRcptTo: (_address, _session, done) =>
      done(isBusy ? Object.assign(new Error('Try later'), { responseCode: 451 }) : null),
  })
  let laterMs = 0
  const { context, readMail } = await startWith(server.url, { clock: { now: () => Date.now() + laterMs } })
  await context.jobs.idle()
  assert.equal((await readMail()).status, 'queued')
  isBusy = false
  laterMs = 10 * 60_000
  await context.jobs.idle()
  assert.equal((await readMail()).status, 'sent')
  assert.equal(server.mails.length, 1)
})

test('a process killed during delivery sends the mail after its restart with the same Message-ID', async (t) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'octavo-test-'))
  t.after(() => rm(dataDir, { recursive: true, force: true }))
  const arrival = Promise.withResolvers<string>()
  const swallowing = await startMailServer({
    onData(stream) {
      // Receives the message and never responds.
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => arrival.resolve(Buffer.concat(chunks).toString()))
    },
  })
  const script = new URL('./mailing-process.ts', import.meta.url)
  const life = (smtpUrl: string, laterMs: number) =>
    forkForTest(t, script, [dataDir, smtpUrl, String(laterMs)])
  const first = life(swallowing.url, 0)
  const source = await arrival.promise
  first.kill()
  await first.ended

  const server = await startMailServer()
  const second = life(server.url, 3_600_000)
  assert.deepEqual(await second.receive(), { status: 'sent' })
  // It writes into the folder that is removed next.
  second.kill()
  await second.ended
  const idIn = (mail = '') => /^Message-ID: (.*)$/im.exec(mail)?.[1]
  assert.equal(idIn(server.mails[0]?.source), idIn(source))
  assert.ok(idIn(source))
})
