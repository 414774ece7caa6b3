import type { Database } from '@octavo/platform/data/database.ts'
import type { CompiledQuery } from 'kysely'

/** What is read from the database while something is done, but for looks at what jobs there are. */
export async function statementsOf<Tables>(
  { read }: Pick<Database<Tables>, 'read'>,
  work: () => Promise<unknown>,
): Promise<CompiledQuery[]> {
  const executor = read.getExecutor()
  const execute = executor.executeQuery
  const statements: CompiledQuery[] = []
  // Kysely types the rows by the query, which is handed on as it came.
  executor.executeQuery = ((query, options) => {
    if (!/"octavo_(?:job|schedule)"/.test(query.sql)) statements.push(query)
    return execute.call(executor, query, options)
  }) as typeof execute
  try {
    await work()
  } finally {
    executor.executeQuery = execute
  }
  return statements
}
