import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { type TestContext, test } from 'node:test'
import { eventually } from '@octavo/testing/eventually.ts'
import { asOrganizer, ok } from './event-making.ts'
import { startEvents } from './service.ts'

const maxBytes = 8 * 1024 * 1024
const steps = <Step>(count: number, step: Step) => Array.from({ length: count }, () => step)

/** Runs another client's simple requests during an attack. */
async function besides(t: TestContext, attack: Promise<unknown>, get: () => Promise<{ status: number }>) {
  let isOver = false
  const over = attack.finally(() => {
    isOver = true
  })
  const durationsMs: number[] = []
  while (!isOver) {
    const startMs = performance.now()
    assert.equal((await get()).status, 200)
    durationsMs.push(performance.now() - startMs)
  }
  await over
  durationsMs.sort((one, other) => one - other)
  const at = (share: number) => Math.round(durationsMs[Math.floor(durationsMs.length * share)] ?? 0)
  t.diagnostic(`${durationsMs.length} requests of another caller: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`)
  assert.ok(durationsMs.length > 0)
}

test('A nested batch is refused, however its path is written', async (t) => {
  const { as } = await startEvents()
  const [mallory, bystander] = [await as('mallory'), await as('bystander')]
  const inner = { batch: steps(50, { method: 'GET', relative_url: '/categories/' }) }
  const addresses = [
    'batch',
    'batch/',
    '/batch/',
    '//batch//',
    '\\batch/',
    'v3/batch/',
    'v3//batch?x',
    'batch/#x',
    '%62atch/',
    '%42atch/../batch/',
    './batch/',
    '%2e/batch/',
    'x/../batch/',
    'x/%2E%2e/batch/',
    'v3/./%62%61%74%63%68',
    'v3/x/../batch',
    '%76%33/batch/',
    'x/../v3//batch',
    'bat\tch/',
    '\n/batch/',
  ]
  let bytes = 0
  const attack = async () => {
    for (const relative_url of addresses) {
      const step = { method: 'POST', relative_url, body: inner }
      const { status, json, text } = await mallory.post('/batch/', { batch: steps(50, step) })
      bytes += text.length
      const nested = status === 200 ? json.map(({ code }: { code: number }) => code) : [status]
      // Either not a batch path, or rejected.
      for (const code of nested) assert.ok(code >= 400, `${relative_url}: ${code}`)
    }
  }
  await besides(t, attack(), () => bystander.get('/categories/'))
  assert.ok(bytes < 1_000_000, `${bytes} bytes`)
})

test('The responses of a batch are limited in total', async (t) => {
  const service = await startEvents()
  const [mallory, bystander] = [await asOrganizer(service, 'mallory'), await service.as('bystander')]
  const html = `<p>${'long '.repeat(6_000)}</p>`
  for (let at = 0; at < 10; at++) await mallory.makeEvent({ description: { html } })
  const step = { method: 'GET', relative_url: `/organizations/${mallory.organizationId}/events/` }
  const one = ok(await mallory.post('/batch/', { batch: [step] }))
  const isFit = Math.floor(maxBytes / JSON.stringify(one[0]).length)
  assert.ok(isFit > 0 && isFit < 50)

  const create = {
    method: 'POST',
    relative_url: '/webhooks/',
    body: { endpoint_url: 'https://example.org/' },
  }
  const attack = mallory.post('/batch/', { batch: [...steps(49, step), create] })
  await besides(t, attack, () => bystander.get('/categories/'))
  const { text, json } = await attack
  assert.ok(text.length < maxBytes + 50_000, `${text.length} bytes`)
  assert.deepEqual(
    json.map(({ code }: { code: number }) => code),
    [...steps(isFit, 200), ...steps(50 - isFit, 400)],
  )
  assert.equal(JSON.parse(json[49].body).error, 'ACTION_NOT_PROCESSED')
  // A step without a response was not run.
  assert.equal((await mallory.get('/webhooks/')).json.webhooks.length, 0)
})

test('A batch stops when its client disconnects', async () => {
  const service = await startEvents()
  const ada = await service.as('ada')
  const create = {
    method: 'POST',
    relative_url: '/webhooks/',
    body: { endpoint_url: 'https://example.org/' },
  }
  const body = JSON.stringify({ batch: steps(50, create) })
  const head = `POST /batch/ HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${ada.token}\r\n`
  const socket = connect(Number(new URL(service.url).port), '127.0.0.1')
  socket.write(`${head}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`)
  // The first response has arrived, so the others are running.
  await once(socket, 'data')
  socket.destroy()
  const countAll = async () => (await ada.get('/webhooks/?page_size=100')).json.pagination.object_count
  let before = -1
  const count = await eventually('no more steps are taken', async () => {
    const now: number = await countAll()
    const isSettled = now === before
    before = now
    return isSettled && now
  })
  assert.ok(count > 0 && count < 50, String(count))
})
