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
    // Detects a vanished peer even while no query is pending.
    keepAlive: true,
    keepAliveInitialDelayMillis: connectionTimeoutMs,
    application_name: `octavo ${options.schema}`,
    types: portableTypes,
    // Sends queries without waiting for the previous result when the caller does not await it.
    pipeline: options.access === 'write',
    // The declared type is outdated: the pool awaits the promise and discards the client when it rejects.
    onConnect: (client) =>
      prepareSession(client, { ...options, connectionTimeoutMs }) as unknown as undefined,
  })
  // Without a listener, losing an idle connection would end the process. No request is affected.
  pool.on('error', (error) => options.log?.debug({ err: error }, 'An idle connection to PostgreSQL was lost'))
  return pool
}

const defaultConnectionTimeoutMs = 10_000

/** How long the server lets a statement run. Reads may take longer, because they hold no locks. */
export function statementLimitOf({
  access,
  transactionLimitMs,
}: Pick<PostgresPoolOptions, 'access' | 'transactionLimitMs'>): number {
  return access === 'read' ? 2 * transactionLimitMs : transactionLimitMs
}

/** Connection parameters would be replaced by those in the URL, so these run as a query. */
async function prepareSession(
  client: pg.ClientBase,
  options: PostgresPoolOptions & { connectionTimeoutMs: number },
): Promise<void> {
  // Losing a connection in use fails its query. Without a listener, it would also end the process.
  client.on('error', () => {})
  const isReader = options.access === 'read'
  const settings = {
    // Extensions are usually installed in `public`.
    search_path: `"${options.schema}", public`,
    default_transaction_read_only: isReader ? 'on' : 'off',
    statement_timeout: `${statementLimitOf(options)}`,
    // The application's own limit applies first. This one covers a process that hangs while holding locks.
    idle_in_transaction_session_timeout: `${2 * options.transactionLimitMs}`,
  }
  const names = Object.keys(settings)
  const calls = names.map((_, index) => `set_config($${2 * index + 1}, $${2 * index + 2}, false)`)
  // The pool's timeout covers only the connection itself.
  const prepare = { text: `select ${calls.join(', ')}`, query_timeout: options.connectionTimeoutMs }
  await client.query(prepare, Object.entries(settings).flat())
}
