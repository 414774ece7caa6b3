import type { Database } from '@octavo/platform/data/database.ts'
import type { CompiledQuery } from 'kysely'

/** What is read from the database while something is done. */
export async function statementsOf<Tables>(
  { read }: Pick<Database<Tables>, 'read'>,
  work: () => Promise<unknown>,
): Promise<CompiledQuery[]> {
  const executor = read.getExecutor()
  const execute = executor.executeQuery
  const statements: CompiledQuery[] = []
  // Kysely types the rows by the query, which is handed on as it came.
  executor.executeQuery = ((query, options) => {
    statements.push(query)
    return execute.call(executor, query, options)
  }) as typeof execute
  try {
    await work()
  } finally {
    executor.executeQuery = execute
  }
  return statements
}
