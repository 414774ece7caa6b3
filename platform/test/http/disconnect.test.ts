import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { test } from 'node:test'
import { setImmediate as settle } from 'node:timers/promises'
import { serveApp, until } from './sample-app.ts'

const head = (method: string) => `${method} /work HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n`
const requests = {
  'without a body': `${head('GET')}\r\n`,
  'with a body': `${head('POST')}Content-Length: 2\r\n\r\n{}`,
}

/** `/work` waits until its signal aborts, or until it is released. */
async function serve(t: Parameters<typeof serveApp>[0]) {
  const signals: AbortSignal[] = []
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const app = await serveApp(t, (app) => {
    app.route({
      method: ['GET', 'POST'],
      url: '/work',
      async handler({ disconnectSignal: signal }) {
        signals.push(signal)
        await Promise.race([released, signal.aborted || once(signal, 'abort')])
        signal.throwIfAborted()
        return 'done'
      },
    })
    app.get('/outer', ({ disconnectSignal: signal }) => app.inject({ url: '/work', signal }).catch(() => ''))
  })
  return { ...app, signals, release }
}

for (const [name, text] of Object.entries(requests)) {
  test(`a request ${name} aborts its signal when the client disconnects, and logs no failure`, async (t) => {
    const { port, signals, inFlight, logged } = await serve(t)
    const socket = connect(port, '127.0.0.1')
    socket.write(text)
    await until(() => signals.length === 1)
    // Reading the whole body must not count as a disconnect.
    await settle()
    assert.equal(signals[0]?.aborted, false)
    socket.destroy()
    await until(() => signals[0]?.aborted === true)
    await until(() => inFlight() === 0)
    assert.deepEqual(logged, [])
  })

  test(`a request ${name} never aborts its signal after its response`, async (t) => {
    const { port, signals, inFlight, release } = await serve(t)
    const socket = connect(port, '127.0.0.1')
    socket.write(text)
    await until(() => signals.length === 1)
    release()
    await once(socket, 'data')
    socket.destroy()
    await until(() => inFlight() === 0)
    await once(socket, 'close')
    assert.equal(signals[0]?.aborted, false)
  })
}

test('a signal that is first read after the client disconnected is aborted', async (t) => {
  const { promise: disconnected, resolve: disconnect } = Promise.withResolvers<void>()
  const aborted: boolean[] = []
  let startCount = 0
  const { port, inFlight } = await serveApp(t, (app) => {
    app.get('/work', async (request) => {
      startCount++
      await disconnected
      aborted.push(request.disconnectSignal.aborted)
      return 'done'
    })
  })
  const socket = connect(port, '127.0.0.1')
  socket.write(requests['without a body'])
  await until(() => startCount === 1)
  socket.destroy()
  await until(() => inFlight() === 0)
  disconnect()
  await until(() => aborted.length === 1)
  assert.deepEqual(aborted, [true])
})

test('an injected request passes on the signal of the request that injects it', async (t) => {
  const { port, signals } = await serve(t)
  const socket = connect(port, '127.0.0.1')
  socket.write('GET /outer HTTP/1.1\r\nHost: a\r\n\r\n')
  await until(() => signals.length === 1)
  socket.destroy()
  await until(() => signals[0]?.aborted === true)
})

test('a safe request whose client left before its handler began is not handled', async (t) => {
  const { promise: checked, resolve: check } = Promise.withResolvers<void>()
  const handled: string[] = []
  let received = 0
  const { port, inFlight } = await serveApp(t, (app) => {
    app.addHook('preValidation', async () => {
      received++
      await checked
    })
    app.route({
      method: ['GET', 'POST'],
      url: '/work',
      handler({ method }) {
        handled.push(method)
        return 'done'
      },
    })
  })
  for (const text of Object.values(requests)) {
    const socket = connect(port, '127.0.0.1')
    const before = received
    socket.write(text)
    await until(() => received === before + 1)
    socket.destroy()
    await until(() => inFlight() === 0)
  }
  check()
  await until(() => handled.length > 0)
  // A client may send a request and disconnect.
  assert.deepEqual(handled, ['POST'])
})
