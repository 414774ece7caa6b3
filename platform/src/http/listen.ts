import type { AddressInfo } from 'node:net'
import type { App } from './app.ts'

export class PortTakenError extends Error {
  readonly port: number
  constructor(port: number) {
    super(`Port ${port} is taken.`)
    this.name = 'PortTakenError'
    this.port = port
  }
}

/** How many may wait until they are taken: a crowd comes while a long piece of work is done. The system may know less. */
const backlog = 4_096

/** Returns the address it listens on; port 0 takes any free port. */
export async function listen(app: App, { host, port }: { host: string; port: number }): Promise<string> {
  try {
    await app.listen({ host, port, backlog })
  } catch (error) {
    if (Object(error).code === 'EADDRINUSE') throw new PortTakenError(port)
    throw error
  }
  const { address, family, port: actual } = app.server.address() as AddressInfo
  const wildcard = address === '0.0.0.0' || address === '::'
  const name = wildcard ? 'localhost' : family === 'IPv6' ? `[${address}]` : address
  return `http://${name}:${actual}`
}

const sweepMs = 25

/** Lets open requests finish, but not for longer than `patienceMs`. */
export async function drain(app: App, patienceMs = 8_000): Promise<void> {
  // Closing closes idle connections once; the others are idle only when their answers are complete.
  const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs)
  const impatience = setTimeout(() => app.server.closeAllConnections(), patienceMs)
  await app.close()
  clearInterval(sweep)
  clearTimeout(impatience)
}
