import { type Compilable, Kysely, type Transaction } from 'kysely'
import { yieldIfBusy } from '../../concurrency/event-loop.ts'
import { createMutex } from '../../concurrency/mutex.ts'
import { attemptCommit } from '../../data/after-commit.ts'
import type { Database } from '../../data/database.ts'
import { type MigrationSet, migrate } from '../../data/migrate.ts'
import type { Logger } from '../../log.ts'
import { createKeyedBatcher } from '../concurrency/keyed-batcher.ts'
import { type BatchedWrite, createBatchedWrite, runBatch } from './batched-write.ts'
import { createLongReads } from './long-reads.ts'
import { replaceContent } from './replacement.ts'
import { copySqliteFile } from './snapshot.ts'
import { retryWhileBusy } from './sqlite-busy.ts'
import { createSqliteDialect } from './sqlite-dialect.ts'
import { runQuery } from './sqlite-driver.ts'
import { openReadHandle, openWriteHandle, type Sync } from './sqlite-handle.ts'
import { createSqliteMigrationTarget } from './sqlite-migration.ts'
import { createTransactionGuard } from './transaction-guard.ts'

export interface SqliteOptions {
  file: string
  migrations: readonly MigrationSet[]
  /** Defaults to `full`. */
  sync?: Sync
  transactionLimitMs?: number
  log?: Logger | undefined
}

export async function openSqlite<DB>(options: SqliteOptions): Promise<Database<DB>> {
  const { file, migrations, sync = 'full', transactionLimitMs = 30_000, log } = options
  // Migrations need not wait for the disk: an undone one runs again, and the first full commit also stores them.
  const writeHandle = await openWriteHandle(file, { sync: sync === 'full' ? 'normal' : sync })
  const writer = new Kysely<DB>({ dialect: createSqliteDialect(writeHandle, 'write') })
  try {
    await migrate(createSqliteMigrationTarget(writer, writeHandle), migrations, log)
    writeHandle.database.exec(`pragma synchronous = ${sync}`)
  } catch (error) {
    writeHandle.close()
    throw error
  }

  const savepoints = new Kysely<DB>({ dialect: createSqliteDialect(writeHandle, 'savepoint') })
  const readHandle = openReadHandle(file)
  const read = new Kysely<DB>({ dialect: createSqliteDialect(readHandle, 'read') })
  const longReads = createLongReads(file)
  const mutex = createMutex()
  const replacements = createMutex()
  const guard = createTransactionGuard(transactionLimitMs)
  let closing: Promise<void> | undefined

  function takeTurn<T>(task: () => Promise<T>): Promise<T> {
    if (closing) throw new Error('The database is closed')
    guard.refuseNesting()
    return mutex.run(task)
  }

  // SQLite has a single writer, so all keys can share its transactions.
  const enqueueWrite = createKeyedBatcher<BatchedWrite<DB>>((_key, take) =>
    takeTurn(() => writer.transaction().execute(() => runBatch(savepoints, take()))),
  )

  function writeBatched<T>(_key: string, work: (tx: Transaction<DB>) => Promise<T>): Promise<T> {
    guard.refuseNesting()
    const { write, result } = createBatchedWrite(work, guard)
    enqueueWrite('', write)
    return result
  }

  return {
    dialect: 'sqlite',
    read,
    async write(work) {
      return takeTurn(() =>
        attemptCommit((begun) =>
          writer.transaction().execute((tx) => {
            begun(tx)
            return guard.guard(() => work(tx))
          }),
        ),
      )
    },
    writeBatched,
    // All transactions of SQLite are serializable.
    writeInOrder: writeBatched,
    withLock: (_key, work) => work(),
    async run<Row>(statement: Compilable<Row>) {
      const query = statement.compile()
      return takeTurn(async () => {
        await yieldIfBusy()
        return retryWhileBusy(() => runQuery<Row>(writeHandle, query).rows)
      })
    },
    async long(query) {
      if (closing) throw new Error('The database is closed')
      return longReads.run(query.compile())
    },
    async copyTo(target) {
      await copySqliteFile(file, target)
    },
    restoreFrom: (copy) => replacements.run(() => replaceContent(copy, file, migrations, takeTurn)),
    close() {
      closing ??= mutex.run(async () => {
        await longReads.close()
        readHandle.close()
        writeHandle.close()
      })
      return closing
    },
  }
}
