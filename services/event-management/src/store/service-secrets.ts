import type { Database } from '@octavo/platform/data/database.ts'
import type { Tables } from './tables.ts'

/** The secret of this name, which is the offered one when there was none: the same in every process. */
export async function findOrKeepSecret(
  { read, write }: Pick<Database<Tables>, 'read' | 'write'>,
  name: string,
  offered: string,
): Promise<string> {
  const kept = await read
    .selectFrom('service_secret')
    .where('name', '=', name)
    .select('secret')
    .executeTakeFirst()
  if (kept) return kept.secret
  return write(async (tx) => {
    await tx
      .insertInto('service_secret')
      .values({ name, secret: offered })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    const found = tx.selectFrom('service_secret').where('name', '=', name).selectAll()
    return (await found.executeTakeFirstOrThrow()).secret
  })
}
