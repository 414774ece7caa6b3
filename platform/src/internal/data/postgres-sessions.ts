import type pg from 'pg'
import { postgresCode } from '../../data/violations.ts'
import type { Logger } from '../../log.ts'
import { DatabaseUnavailableError } from './database-unavailable.ts'
import { isOutdatedPlan } from './postgres-conflicts.ts'
import { createStatementNames, type StatementNames } from './statement-names.ts'
import { failedTransaction } from './transaction-state.ts'

/** A source of sessions: a pool, or one session that the caller opened. */
export interface Sessions {
  connect(): Promise<Session>
  end(): Promise<void>
}

/** A pooled connection. When it is lost, its queries fail with `DatabaseUnavailableError`. */
export interface Session {
  query(text: string, values?: unknown[]): Promise<pg.QueryResult>
  /** On a session for writes, a statement that is used often is prepared. */
  queryPrepared(text: string, values: unknown[]): Promise<pg.QueryResult>
  isLost(): boolean
  release(isBroken?: boolean): void
}

/** Queries without a result after the timeout fail, and their connection counts as lost. */
export function createSessions(pool: pg.Pool, outage: Outage, queryTimeoutMs?: number): Sessions {
  return {
    async connect() {
      const connectedAtMs = performance.now()
      let client: pg.PoolClient
      try {
        client = await pool.connect()
      } catch (error) {
        const isExhausted = error instanceof Error && error.message === exhaustedMessage
        throw isExhausted ? outage.noteExhaustion(error) : outage.note(error)
      }
      let isLost = false
      let isOutdated = false

      async function run(query: pg.QueryConfig): Promise<pg.QueryResult> {
        // Without a connection, its end would wait for the timeout as well.
        if (isLost) throw new DatabaseUnavailableError('The connection to PostgreSQL is lost', {})
        sendWithOthers(client)
        // The declared type lacks the timeout.
        const config = { ...query, query_timeout: queryTimeoutMs }
        try {
          const result = await client.query(config)
          outage.end(connectedAtMs)
          return result
        } catch (error) {
          if (isOutdatedPlan(error)) isOutdated = true
          if (!isConnectionLoss(error)) throw error
          isLost = true
          throw outage.note(error)
        }
      }

      return {
        query: (text, values = []) => run({ text, values }),
        queryPrepared(text, values) {
          const name = client.pipeline ? namesOf(client).find(text) : undefined
          return run(name === undefined ? { text, values } : { name, text, values })
        },
        isLost: () => isLost,
        // Another connection has no plans from before a migration.
        release: (isBroken = false) => client.release(isBroken || isLost || isOutdated),
      }
    },
    end: () => pool.end(),
  }
}

const names = new WeakMap<pg.PoolClient, StatementNames>()

function namesOf(client: pg.PoolClient): StatementNames {
  const existing = names.get(client)
  if (existing) return existing
  // The declared type lacks the statements that pg remembers for as long as it is connected.
  const { parsedStatements } = client.connection as unknown as { parsedStatements: Record<string, string> }
  const created = createStatementNames((name) => {
    // The server does not know a statement that failed before it was prepared, and the error would fail a transaction.
    if (parsedStatements[name] === undefined) return
    delete parsedStatements[name]
    // A failed transaction refuses this. The server then keeps the statement until the connection ends.
    client.query(`deallocate ${name}`).catch(() => {})
  })
  names.set(client, created)
  return created
}

/** One write to the socket for all statements of this turn, because each write wakes the server. */
function sendWithOthers({ pipeline, connection: { stream } }: pg.PoolClient): void {
  if (!pipeline || stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/** Ends a transaction. If the connection is lost meanwhile, the outcome of the commit is unknown. */
export async function commitSession(session: Session, statement: string): Promise<void> {
  const wasLost = session.isLost()
  try {
    const { command } = await session.query(statement)
    if (command === 'ROLLBACK') throw failedTransaction()
  } catch (error) {
    if (wasLost || !session.isLost()) throw error
    const message = 'The connection to PostgreSQL was lost during a commit'
    throw new DatabaseUnavailableError(message, { cause: error, isOutcomeUnknown: true })
  }
}

/** Logs the start and the end of an outage once each, not per request. */
export interface Outage {
  note(cause: unknown): DatabaseUnavailableError
  noteExhaustion(cause: unknown): DatabaseUnavailableError
  /** Reports a successful query on a session that connected at this time. */
  end(connectedAtMs: number): void
}

export function createOutage(log: Logger | undefined): Outage {
  let beganAtMs: number | undefined
  let exhaustionLoggedAtMs = Number.NEGATIVE_INFINITY
  return {
    note(cause) {
      if (beganAtMs === undefined) {
        beganAtMs = performance.now()
        log?.error({ err: cause }, 'PostgreSQL is unavailable: requests that need it are refused with 503')
      }
      return new DatabaseUnavailableError('PostgreSQL is unavailable', { cause })
    },
    noteExhaustion(cause) {
      if (performance.now() - exhaustionLoggedAtMs > exhaustionLogMs) {
        exhaustionLoggedAtMs = performance.now()
        log?.warn(
          'All connections to PostgreSQL are in use: requests that wait too long are refused with 503',
        )
      }
      return new DatabaseUnavailableError('No connection to PostgreSQL became free in time', { cause })
    },
    end(connectedAtMs) {
      // A session from before the outage does not prove that it is over.
      if (beganAtMs === undefined || connectedAtMs < beganAtMs) return
      const awayMs = Math.round(performance.now() - beganAtMs)
      beganAtMs = undefined
      log?.info({ awayMs }, 'PostgreSQL is available again')
    },
  }
}

/** Limits how often pool exhaustion is logged, because it can recur with every request. */
const exhaustionLogMs = 60_000

/** pg-pool's message for a timeout while all connections are in use. It has no code. */
const exhaustedMessage = 'timeout exceeded when trying to connect'

/** Reports whether the error concerns the connection or the server rather than the statement. */
export function isConnectionLoss(error: unknown): boolean {
  const code = String(postgresCode(error) ?? '')
  if (code.startsWith('08') || lossCodes.has(code)) return true
  return error instanceof Error && !code && lossMessage.test(error.message)
}

/** System error codes, and https://www.postgresql.org/docs/current/errcodes-appendix.html */
const lossCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // admin_shutdown, crash_shutdown, cannot_connect_now, database_dropped, idle_session_timeout
  '57P01',
  '57P02',
  '57P03',
  '57P04',
  '57P05',
])

/** Errors that pg itself raises have no code. */
const lossMessage =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout)/
