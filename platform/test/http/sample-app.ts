import { once } from 'node:events'
import { connect } from 'node:net'
import type { TestContext } from 'node:test'
import { eventually } from '@octavo/testing/eventually.ts'
import { type App, type AppOptions, createApp } from '../../src/http/app.ts'
import { drain, listen } from '../../src/http/listen.ts'
import type { RenderError } from '../../src/http/problem.ts'
import { createLogger } from '../../src/log.ts'
import { createMetrics } from '../../src/metrics.ts'

/** An error format unlike those of Fastify and Node. */
export const renderOops: RenderError = ({ code, status, message, details }) => ({
  status,
  headers: { 'x-dialect': 'oops' },
  body: { oops: code, message, ...(details.issues ? { issues: details.issues } : {}) },
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

/** Serves an app with the test's routes on a free port until the test ends. */
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

/** Writes raw bytes to a port and reads until the server closes the connection. */
export async function exchange(port: number, text: string | Buffer): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  // The server may close the connection before it has read everything.
  socket.on('error', () => {})
  socket.write(text)
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(Buffer.from(chunk)))
  await once(socket, 'close')
  return Buffer.concat(chunks).toString('latin1')
}

/** Returns the JSON body of a raw response. */
export function bodyOf(response: string) {
  return JSON.parse(response.slice(response.indexOf('\r\n\r\n') + 4))
}

/** Waits for a condition that another part of the process or machine changes. */
export async function until(isSo: () => boolean): Promise<void> {
  await eventually('the condition holds', isSo)
}
