import type { Database } from '@octavo/platform/data/database.ts'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'

export async function insertWords(tx: Transaction<Tables>, words: readonly string[]): Promise<void> {
  // A fixed order prevents deadlocks between transactions.
  const inOrder = words.toSorted()
  for (let start = 0; start < inOrder.length; start += 500)
    await tx
      .insertInto('word')
      .values(inOrder.slice(start, start + 500).map((text) => ({ text })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

export async function listWordsWith(
  db: Pick<Database<Tables>, 'read' | 'long'>,
  prefix: string,
  limit: number,
): Promise<string[]> {
  const query = db.read
    .selectFrom('word')
    .where('text', '>=', prefix)
    // Above every word with this prefix, in the order of code points.
    .where('text', '<', sql<string>`${`${prefix}\u{10ffff}`}`)
    .orderBy('text')
    .limit(limit)
    .select('text')
  const rows = await db.long(query)
  return rows.map(({ text }) => text)
}
