import type { DatabaseConnection, Driver, QueryResult } from 'kysely'
import { checkParameter } from './parameters.ts'
import { commitSession, type Session, type Sessions } from './postgres-sessions.ts'
import type { Query } from './query.ts'
import { createTransactionState, type TransactionState, transactionOnRead } from './transaction-state.ts'

/** A `savepoint` runs its transactions as savepoints in an open transaction. */
export type PostgresAccess = 'read' | 'write' | 'savepoint'

const transactionStatements = {
  write: {
    begin: (level: string) => `begin isolation level ${level}`,
    commit: 'commit',
    rollback: 'rollback',
  },
  savepoint: {
    begin: () => 'savepoint batched_write',
    commit: 'release batched_write',
    rollback: 'rollback to batched_write; release batched_write',
  },
}

/** Unlike Kysely's driver, it rejects values that SQLite rejects, and streams without another package. */
export function createPostgresDriver(sessions: Sessions, access: PostgresAccess): Driver {
  const uses = new WeakMap<DatabaseConnection, Use>()

  function useOf(connection: DatabaseConnection): Use {
    const use = uses.get(connection)
    if (!use) throw new Error('This connection belongs to another driver')
    return use
  }

  return {
    async init() {},
    async acquireConnection() {
      const use: Use = {
        session: await sessions.connect(),
        transaction: createTransactionState(),
        isBroken: false,
      }
      const connection = createConnection(use)
      uses.set(connection, use)
      return connection
    },
    async beginTransaction(connection, { isolationLevel = 'read committed' }) {
      if (access === 'read') throw transactionOnRead()
      const { session, transaction } = useOf(connection)
      const beginning = session.query(transactionStatements[access].begin(isolationLevel))
      // A transaction without its savepoint fails anyway: at its first statement or at its end.
      if (access === 'savepoint') beginning.catch(() => {})
      else await beginning
      transaction.begin()
    },
    async commitTransaction(connection) {
      if (access === 'read') throw transactionOnRead()
      const { session, transaction } = useOf(connection)
      transaction.assertUsable()
      transaction.end()
      // A savepoint that cannot be released fails the transaction.
      if (access === 'savepoint') session.query(transactionStatements.savepoint.commit).catch(() => {})
      else await commitSession(session, transactionStatements.write.commit)
    },
    async rollbackTransaction(connection) {
      if (access === 'read') throw transactionOnRead()
      const use = useOf(connection)
      use.transaction.end()
      await use.session.query(transactionStatements[access].rollback).catch(() => {
        use.isBroken = true
      })
    },
    async releaseConnection(connection) {
      const { session, isBroken } = useOf(connection)
      session.release(isBroken)
    },
    async destroy() {
      await sessions.end()
    },
  }
}

/** One use of a connection, from acquisition to release. */
interface Use {
  readonly session: Session
  readonly transaction: TransactionState
  isBroken: boolean
}

function createConnection(use: Use): DatabaseConnection {
  return {
    executeQuery: (query) => runQuery(use, query),
    streamQuery: (query, chunkSize) => streamQuery(use, query, chunkSize),
  }
}

async function runQuery<R>({ session, transaction }: Use, query: Query): Promise<QueryResult<R>> {
  transaction.assertUsable()
  const parameters = query.parameters.map(checkParameter)
  try {
    const { command, rowCount, rows } = await session.queryPrepared(query.sql, parameters)
    if (rowCount === null || !writingCommands.has(command)) return { rows }
    return { rows, numAffectedRows: BigInt(rowCount) }
  } catch (error) {
    throw transaction.fail(error)
  }
}

const writingCommands = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

async function* streamQuery<R>(
  use: Use,
  query: Query,
  chunkSize: number,
): AsyncIterableIterator<QueryResult<R>> {
  const { session, transaction } = use
  transaction.assertUsable()
  const parameters = query.parameters.map(checkParameter)
  // A cursor requires a transaction.
  const isInside = transaction.isOpen
  if (!isInside) await session.query('begin')
  try {
    await session.query(`declare stream no scroll cursor for ${query.sql}`, parameters)
    for (;;) {
      const { rows } = await session.query(`fetch ${chunkSize} from stream`)
      if (rows.length > 0) yield { rows }
      if (rows.length < chunkSize) break
    }
  } catch (error) {
    throw transaction.fail(error)
  } finally {
    if (!isInside || transaction.isOpen) {
      await session.query(isInside ? 'close stream' : 'rollback').catch(() => {
        // A failed transaction closes its own cursors.
        use.isBroken = !isInside
      })
    }
  }
}
