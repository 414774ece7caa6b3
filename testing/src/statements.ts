import type { Database } from '@octavo/platform/data/database.ts'
import type { CompiledQuery } from 'kysely'

/** The SELECT statements during a call, except those of the job queue and of the tokens, which are cached for a time. */
export async function statementsOf<Tables>(
  { read }: Pick<Database<Tables>, 'read'>,
  work: () => Promise<unknown>,
): Promise<CompiledQuery[]> {
  const executor = read.getExecutor()
  const execute = executor.executeQuery
  const statements: CompiledQuery[] = []
  // The query decides the row type.
  executor.executeQuery = ((query, options) => {
    if (!/"octavo_(?:job|schedule|token)"/.test(query.sql)) statements.push(query)
    return execute.call(executor, query, options)
  }) as typeof execute
  try {
    await work()
  } finally {
    executor.executeQuery = execute
  }
  return statements
}
