import {
  DefaultConnectionProvider,
  type Dialect,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type Transaction,
} from 'kysely'
import { attemptCommit } from '../../data/after-commit.ts'
import type { Database } from '../../data/database.ts'
import { type MigrationSet, type MigrationTarget, migrate } from '../../data/migrate.ts'
import { createPostgresPool, statementLimitOf } from '../../data/postgres-pool.ts'
import type { Logger } from '../../log.ts'
import { createKeyedBatcher } from '../concurrency/keyed-batcher.ts'
import { type BatchedWrite, createBatchedWrite } from './batched-write.ts'
import { DatabaseUnavailableError } from './database-unavailable.ts'
import { PipelinedExecutor } from './pipelined-executor.ts'
import { type BatchIsolation, writeBatch } from './postgres-batch.ts'
import { retryConflicts } from './postgres-conflicts.ts'
import { createPostgresDriver, type PostgresAccess } from './postgres-driver.ts'
import { withLock } from './postgres-lock.ts'
import { createOutage, createSessions, type Session, type Sessions } from './postgres-sessions.ts'
import { createTransactionGuard } from './transaction-guard.ts'

export interface PostgresOptions {
  url: string
  schema: string
  migrations: readonly MigrationSet[]
  /** Maximum connections for reads, and the same number again for writes. */
  maxConnections?: number
  transactionLimitMs?: number
  /** How long a request waits for a new or pooled connection. */
  connectionTimeoutMs?: number
  log?: Logger | undefined
}

export async function openPostgres<DB>(options: PostgresOptions): Promise<Database<DB>> {
  const { url, schema, migrations, maxConnections = 5, transactionLimitMs = 30_000, log } = options
  const { connectionTimeoutMs } = options
  const shared = { url, schema, maxConnections, transactionLimitMs, connectionTimeoutMs, log }
  // Two pools, because a transaction that also reads outside itself could deadlock on a single one.
  const outage = createOutage(log)
  const writePool = createPostgresPool({ ...shared, access: 'write' })
  const readPool = createPostgresPool({ ...shared, access: 'read' })
  // The server ends a slow statement earlier. A query without a result by then counts as lost.
  const timeoutOf = (access: 'read' | 'write') => 1.2 * statementLimitOf({ access, transactionLimitMs })
  const writers = createSessions(writePool, outage, timeoutOf('write'))
  const readers = createSessions(readPool, outage, timeoutOf('read'))
  const writer = createKysely<DB>(writers, 'write')
  const read = createKysely<DB>(readers, 'read')
  try {
    // Migrations may take any time.
    const migrator = createKysely<DB>(createSessions(writePool, outage), 'write')
    await migrate(createMigrationTarget(migrator, schema), migrations, log)
  } catch (error) {
    await writer.destroy()
    throw error
  }

  const guard = createTransactionGuard(transactionLimitMs)
  const underWay = new Set<Promise<unknown>>()
  let closing: Promise<void> | undefined

  async function track<T>(task: () => Promise<T>): Promise<T> {
    if (closing) throw new Error('The database is closed')
    guard.refuseNesting()
    const running = retryConflicts(task)
    underWay.add(running)
    try {
      return await running
    } finally {
      underWay.delete(running)
    }
  }

  function createBatches(isolation: BatchIsolation) {
    const enqueue = createKeyedBatcher<BatchedWrite<DB>>((key, take) =>
      track(() => writeBatch<DB>(writers, { key: `${schema} ${key}`, isolation }, take, createSavepoints)),
    )
    return <T>(key: string, work: (tx: Transaction<DB>) => Promise<T>): Promise<T> => {
      guard.refuseNesting()
      const { write, result } = createBatchedWrite(work, guard)
      enqueue(key, write)
      return result
    }
  }

  return {
    dialect: 'postgres',
    read,
    write(work) {
      return track(() =>
        attemptCommit((begun) =>
          writer
            .transaction()
            .setIsolationLevel('serializable')
            .execute((tx) => {
              begun(tx)
              return guard.guard(() => work(tx))
            }),
        ),
      )
    },
    writeBatched: createBatches('read committed'),
    writeInOrder: createBatches('serializable'),
    withLock(key, work) {
      guard.refuseNesting()
      return withLock(writers, `${schema} ${key}`, work)
    },
    async run(statement) {
      const query = statement.compile()
      return track(() =>
        writer.connection().execute(async (connection) => {
          const { rows } = await connection.executeQuery(query).catch(rejectUnknownOutcome)
          return rows
        }),
      )
    },
    async long(query) {
      return (await read.executeQuery(query)).rows
    },
    async copyTo() {
      throw new Error('A PostgreSQL database is copied with pg_dump, while it is in use too')
    },
    async restoreFrom() {
      throw new Error(
        'A PostgreSQL database is restored with pg_restore or psql, from what pg_dump has written',
      )
    },
    close() {
      closing ??= Promise.allSettled(underWay).then(async () => {
        await Promise.all([writer.destroy(), read.destroy()])
      })
      return closing
    },
  }
}

/** A statement outside of transactions commits itself, perhaps before the connection is lost. */
function rejectUnknownOutcome(error: unknown): never {
  if (!(error instanceof DatabaseUnavailableError)) throw error
  const message = 'The connection to PostgreSQL was lost during a statement'
  throw new DatabaseUnavailableError(message, { cause: error, isOutcomeUnknown: true })
}

function createKysely<DB>(sessions: Sessions, access: PostgresAccess): Kysely<DB> {
  const dialect: Dialect = {
    createDriver: () => createPostgresDriver(sessions, access),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  }
  const driver = dialect.createDriver()
  const executor = new PipelinedExecutor(
    dialect.createQueryCompiler(),
    dialect.createAdapter(),
    new DefaultConnectionProvider(driver),
  )
  return new Kysely<DB>({ config: { dialect }, dialect, driver, executor })
}

/** Transactions of the returned instance are savepoints in the session's open transaction. */
function createSavepoints<DB>(parent: Session): Kysely<DB> {
  const session: Session = { ...parent, release() {} }
  return createKysely<DB>({ connect: async () => session, async end() {} }, 'savepoint')
}

function createMigrationTarget<DB>(writer: Kysely<DB>, schema: string): MigrationTarget {
  return {
    dialect: 'postgres',
    exclusively: (work) =>
      writer.transaction().execute(async (tx) => {
        await sql`set local statement_timeout = 0`.execute(tx)
        await sql`select pg_advisory_xact_lock(hashtextextended(${`octavo migrations of ${schema}`}, 0))`.execute(
          tx,
        )
        const [row] = (
          await sql<{ is_there: number }>`
          select exists (select from pg_namespace where nspname = ${schema}) as is_there`.execute(tx)
        ).rows
        // Checks first, because the account may lack the right to run `create schema`, even if the schema exists.
        if (!row?.is_there) await tx.schema.createSchema(schema).execute()
        return work(tx)
      }),
  }
}
