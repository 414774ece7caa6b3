import pg from 'pg'
import type { Bus } from '../../bus/bus.ts'
import { createMutex } from '../../concurrency/mutex.ts'
import type { Logger } from '../../log.ts'
import { createListeners } from './listeners.ts'
import { encode } from './wire.ts'

export interface PostgresBusOptions {
  url: string
  /** The channel name: the schema of the service. */
  channel: string
  log: Logger
}

/** Uses LISTEN and NOTIFY on a dedicated connection and reconnects when it is lost. */
export async function createPostgresBus({ url, channel, log }: PostgresBusOptions): Promise<Bus> {
  const listeners = createListeners(log)
  // A connection runs one query at a time.
  const turns = createMutex()
  let current: pg.Client | undefined
  let reconnection: NodeJS.Timeout | undefined
  let closed = false
  /** Limits the log to one failure per lost connection. */
  let isFailureLogged = false

  async function connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      application_name: `octavo bus ${channel}`,
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      query_timeout: 10_000,
    })
    client.on('error', (error) => lose(client, error))
    client.on('end', () => lose(client))
    client.on('notification', ({ payload }) => {
      if (payload) listeners.deliver(payload)
    })
    try {
      await client.connect()
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      client.end().catch(() => {})
      throw error
    }
    if (closed) await client.end()
    else current = client
    isFailureLogged = false
  }

  function lose(client: pg.Client, error?: unknown): void {
    if (client !== current) return
    current = undefined
    client.end().catch(() => {})
    if (closed) return
    log.info({ err: error, channel }, 'The bus lost its connection')
    reconnect(firstPauseMs)
  }

  function reconnect(pauseMs: number): void {
    reconnection = setTimeout(async () => {
      try {
        await connect()
        log.info({ channel }, 'The bus is connected again')
      } catch (error) {
        // The database module logs its own outage.
        log.debug({ err: error, channel }, 'The bus cannot connect')
        if (!closed) reconnect(Math.min(pauseMs * 2, maxPauseMs))
      }
    }, pauseMs)
  }

  await connect()

  // Only a query detects a peer that vanished silently.
  const heartbeat = setInterval(() => {
    const client = current
    if (client) turns.run(() => client.query('select 1')).catch((error) => lose(client, error))
  }, heartbeatMs).unref()

  return {
    async publish(topic, message) {
      const text = encode(topic, message)
      if (closed) return
      try {
        await turns.run(() => {
          if (current === undefined) throw new Error('The bus has no connection')
          return current.query('select pg_notify($1, $2)', [channel, text])
        })
      } catch (error) {
        // The notification failed, but the listeners of this process can still get the message.
        listeners.deliver(text)
        if (!isFailureLogged) log.warn({ err: error, topic }, 'A message did not reach the other processes')
        isFailureLogged = true
      }
    },
    subscribe: listeners.subscribe,
    async close() {
      closed = true
      clearInterval(heartbeat)
      clearTimeout(reconnection)
      listeners.clear()
      await turns.run(() => current?.end())
    },
  }
}

const firstPauseMs = 100
const maxPauseMs = 10_000
const heartbeatMs = 30_000
