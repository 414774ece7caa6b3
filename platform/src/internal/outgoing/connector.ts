import { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { buildConnector } from 'undici'
import { OutgoingError } from '../../outgoing/outgoing.ts'

export type Resolve = (hostname: string) => Promise<{ address: string; family: number }[]>

/** A server on this machine. */
export interface LoopbackTarget {
  address: '127.0.0.1' | '::1'
  port: number
}

export interface ConnectorOptions {
  isAllowed: (address: string) => boolean
  timeoutMs: number
  resolve?: Resolve | undefined
  connectTo?: ((hostname: string) => LoopbackTarget | undefined) | undefined
}

/**
 * Opens sockets to allowed addresses only. It checks the address that the socket connects to, which defeats DNS
 * rebinding.
 */
export function createGuardedConnector(options: ConnectorOptions): buildConnector.connector {
  const { isAllowed, timeoutMs, resolve = (hostname) => lookup(hostname, { all: true }), connectTo } = options

  const guardedLookup: LookupFunction = (hostname, options, done) => {
    resolve(hostname).then(
      (addresses) => {
        const allowed = addresses.filter(({ address }) => isAllowed(address))
        const [first] = allowed
        if (first === undefined) done(blocked(hostname), '', 0)
        else if (options.all) done(null, allowed)
        else done(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => done(error, '', 0),
    )
  }

  const connect = buildConnector({ allowH2: false, timeout: timeoutMs, lookup: guardedLookup })
  return (target, callback) => {
    const local = connectTo?.(target.hostname)
    if (local !== undefined) {
      connect({ ...target, hostname: local.address, port: `${local.port}` }, callback)
      return
    }
    // A literal address needs no lookup, so it is checked here.
    if (isIP(target.hostname) !== 0 && !isAllowed(target.hostname)) {
      queueMicrotask(() => callback(blocked(target.hostname), null))
      return
    }
    connect(target, callback)
  }
}

function blocked(hostname: string): OutgoingError {
  return new OutgoingError('blocked_address', `${hostname} is not on the public internet`)
}
