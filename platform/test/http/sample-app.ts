import { once } from 'node:events'
import { connect } from 'node:net'
import type { TestContext } from 'node:test'
import { eventually } from '@octavo/testing/eventually.ts'
import { type App, type AppOptions, createApp } from '../../src/http/app.ts'
import { drain, listen } from '../../src/http/listen.ts'
import type { RenderError } from '../../src/http/problem.ts'
import { createLogger } from '../../src/log.ts'
import { createMetrics } from '../../src/metrics.ts'

/** Unlike anything that Fastify or Node would say by themselves. */
export const renderOops: RenderError = ({ code, status, message, details }) => ({
  status,
  headers: { 'x-dialect': 'oops' },
  body: { oops: code, message, ...(details.flaws ? { flaws: details.flaws } : {}) },
})

export interface LogLine {
  level: number
  msg: string
  requestId?: string
  url?: string
  route?: string
  method?: string
  err?: { type?: string; message?: string }
}

/** An app with the routes of a test, listening on a free port until the test is over. */
export async function serveApp(
  t: TestContext,
  addRoutes: (app: App) => void,
  options: Partial<AppOptions> = {},
) {
  const logged: LogLine[] = []
  const log = createLogger('json', (line) => logged.push(JSON.parse(line)))
  const metrics = createMetrics()
  const app = createApp({ service: 'sample', log, metrics, renderError: renderOops, ...options })
  addRoutes(app)
  const url = await listen(app, { host: '127.0.0.1', port: 0 })
  const { port } = new URL(url)
  t.after(() => drain(app, 0))
  return {
    app,
    url,
    port: Number(port),
    logged,
    metrics,
    inFlight: () => Number(/octavo_requests_in_flight\{[^}]*\} (\d+)/.exec(metrics.render())?.[1]),
    exchange: (text: string | Buffer) => exchange(Number(port), text),
  }
}

/** Writes bytes to a port as they are, and reads until the other side closes. */
export async function exchange(port: number, text: string | Buffer): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  // What is still being written when the answer comes may be refused.
  socket.on('error', () => {})
  socket.write(text)
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(Buffer.from(chunk)))
  await once(socket, 'close')
  return Buffer.concat(chunks).toString('latin1')
}

/** The JSON body of a raw answer. */
export function bodyOf(answer: string) {
  return JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4))
}

/** Waits for what another part of the process or of the machine will bring about. */
export async function until(isSo: () => boolean): Promise<void> {
  await eventually('it is so', isSo)
}
