import { portOf } from '@octavo/testing/port-of.ts'
import { createManualClock } from '../../src/clock.ts'
import { createApp } from '../../src/http/app.ts'
import { repeatableIds } from '../../src/ids.ts'
import { createLogger } from '../../src/log.ts'
import { createMetrics } from '../../src/metrics.ts'
import { createFaults } from '../../src/sandbox/faults.ts'
import { installSandbox } from '../../src/sandbox/install.ts'
import { createJournal } from '../../src/sandbox/journal.ts'
import { asRecord } from '../../src/unknown-values.ts'

/** A small service with a sandbox, on a free port. */
export async function startSandboxApp() {
  const sandbox = {
    faults: createFaults(repeatableIds('test')),
    journal: createJournal(100),
    clock: createManualClock(),
  }
  const app = createApp({
    service: 'sample',
    log: createLogger('silent'),
    metrics: createMetrics(),
    renderError: ({ code, status }) => ({ status, body: { code } }),
  })
  installSandbox(app, 'sample', sandbox)
  app.get('/things/:id', (request) => ({ id: asRecord(request.params).id }))
  app.post('/things', (request) => request.body)
  app.get('/bytes', (_request, reply) => reply.type('image/png').send(Buffer.from([0, 255, 1, 254])))
  app.get('/elsewhere', (_request, reply) => reply.redirect('http://app.test/back#access_token=hidden-value'))
  await app.listen({ host: '127.0.0.1', port: 0 })
  const url = `http://127.0.0.1:${portOf(app.server)}`
  return { ...sandbox, url, app, get: (path: string, init?: RequestInit) => fetch(url + path, init) }
}
