import pg from 'pg'
import { type Bus, messagesMissed } from '../../bus/bus.ts'
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
  const mutex = createMutex()
  let current: pg.Client | undefined
  let reconnection: NodeJS.Timeout | undefined
  let closed = false
  /** Set once a message did not reach the other processes, so that only the first is logged for each lost connection. */
  let isUnsent = false

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
        const hasUnsent = isUnsent
        isUnsent = false
        if (hasUnsent) await publish(messagesMissed, null)
        else listeners.deliver(encode(messagesMissed, null))
      } catch (error) {
        // The database module logs its own outage.
        log.debug({ err: error, channel }, 'The bus cannot connect')
        if (!closed) reconnect(Math.min(pauseMs * 2, maxPauseMs))
      }
    }, pauseMs)
  }

  async function publish(topic: string, message: unknown): Promise<void> {
    const text = encode(topic, message)
    if (closed) return
    try {
      await mutex.run(() => {
        if (current === undefined) throw new Error('The bus has no connection')
        return current.query('select pg_notify($1, $2)', [channel, text])
      })
    } catch (error) {
      // The notification failed, but the listeners of this process can still get the message.
      listeners.deliver(text)
      if (!isUnsent) log.warn({ err: error, topic }, 'A message did not reach the other processes')
      isUnsent = true
    }
  }

  await connect()

  // Only a query detects a peer that vanished silently.
  const heartbeat = setInterval(() => {
    const client = current
    if (client) mutex.run(() => client.query('select 1')).catch((error) => lose(client, error))
  }, heartbeatMs).unref()

  return {
    publish,
    subscribe: listeners.subscribe,
    async close() {
      closed = true
      clearInterval(heartbeat)
      clearTimeout(reconnection)
      listeners.clear()
      await mutex.run(() => current?.end())
    },
  }
}

const firstPauseMs = 100
const maxPauseMs = 10_000
const heartbeatMs = 30_000
