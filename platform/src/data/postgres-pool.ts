import pg from 'pg'
import { portableTypes } from '../internal/data/postgres-values.ts'
import type { Logger } from '../log.ts'

export interface PostgresPoolOptions {
  url: string
  schema: string
  maxConnections: number
  access: 'read' | 'write'
  transactionLimitMs: number
  connectionTimeoutMs?: number | undefined
  log?: Logger | undefined
}

export function createPostgresPool(options: PostgresPoolOptions): pg.Pool {
  const { connectionTimeoutMs = defaultConnectionTimeoutMs } = options
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.maxConnections,
    connectionTimeoutMillis: connectionTimeoutMs,
    // A peer that vanished is noticed although no query waits for it.
    keepAlive: true,
    keepAliveInitialDelayMillis: connectionTimeoutMs,
    application_name: `octavo ${options.schema}`,
    types: portableTypes,
    // Queries follow each other at once where nobody waits for the answer to the one before.
    pipeline: options.access === 'write',
    // The declared type is out of date: the pool waits for the promise, and gives up a client that it rejects.
    onConnect: (client) =>
      prepareSession(client, { ...options, connectionTimeoutMs }) as unknown as undefined,
  })
  // Without a listener, the loss of an idle connection would end the process. It costs no request anything.
  pool.on('error', (error) => options.log?.debug({ err: error }, 'An idle connection to PostgreSQL was lost'))
  return pool
}

const defaultConnectionTimeoutMs = 10_000

/** Not as parameters of the connection: those of the address would replace them. */
async function prepareSession(
  client: pg.ClientBase,
  options: PostgresPoolOptions & { connectionTimeoutMs: number },
): Promise<void> {
  // The loss of a connection in use fails its query; without a listener, it would end the process too.
  client.on('error', () => {})
  const isReader = options.access === 'read'
  const settings = {
    // Extensions are usually in `public`.
    search_path: `"${options.schema}", public`,
    default_transaction_read_only: isReader ? 'on' : 'off',
    statement_timeout: isReader ? '0' : `${options.transactionLimitMs}`,
    // Our own limit comes first, unless this process hangs while it holds locks.
    idle_in_transaction_session_timeout: `${2 * options.transactionLimitMs}`,
  }
  const names = Object.keys(settings)
  const calls = names.map((_, index) => `set_config($${2 * index + 1}, $${2 * index + 2}, false)`)
  // The timeout of the pool covers only the connection itself.
  const prepare = { text: `select ${calls.join(', ')}`, query_timeout: options.connectionTimeoutMs }
  await client.query(prepare, Object.entries(settings).flat())
}
