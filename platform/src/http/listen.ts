import type { AddressInfo } from 'node:net'
import { errorCode } from '../unknown-values.ts'
import type { App } from './app.ts'

export class PortTakenError extends Error {
  readonly port: number
  constructor(port: number) {
    super(`Port ${port} is taken.`)
    this.name = 'PortTakenError'
    this.port = port
  }
}

/** Queues bursts of connections while the event loop is busy. The operating system may cap this. */
const backlog = 4_096

/** Returns the listening URL. Port 0 selects a free port. */
export async function listen(app: App, { host, port }: { host: string; port: number }): Promise<string> {
  try {
    await app.listen({ host, port, backlog })
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE') throw new PortTakenError(port)
    throw error
  }
  const { address, family, port: actual } = app.server.address() as AddressInfo
  const wildcard = address === '0.0.0.0' || address === '::'
  const name = wildcard ? 'localhost' : family === 'IPv6' ? `[${address}]` : address
  return `http://${name}:${actual}`
}

const sweepMs = 25

/** Closes the server gracefully. Requests that are still open after `timeoutMs` are aborted. */
export async function drain(app: App, timeoutMs = 8_000): Promise<void> {
  // `close` closes idle connections only once, so connections that become idle later are closed here.
  const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs)
  const timeout = setTimeout(() => app.server.closeAllConnections(), timeoutMs)
  await app.close()
  clearInterval(sweep)
  clearTimeout(timeout)
}
