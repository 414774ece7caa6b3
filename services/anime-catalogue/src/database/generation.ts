import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

const counted = new WeakMap<Transaction<Tables>, Promise<number>>()

/** The generation of the catalogue that this transaction makes, counted up when it is first asked for. */
export function nextGeneration(tx: Transaction<Tables>): Promise<number> {
  const known = counted.get(tx)
  if (known) return known
  const counting = countUp(tx)
  counted.set(tx, counting)
  return counting
}

async function countUp(tx: Transaction<Tables>): Promise<number> {
  const { generation } = await tx
    .updateTable('catalogue')
    .set((row) => ({ generation: row('generation', '+', 1) }))
    .returning('generation')
    .executeTakeFirstOrThrow()
  return generation
}

/** The one that this transaction makes, if it makes one. */
export function generationOf(tx: Transaction<Tables>): Promise<number> | undefined {
  return counted.get(tx)
}

/** The one that is there now. */
export async function findGeneration(db: Kysely<Tables>): Promise<number> {
  const { generation } = await db.selectFrom('catalogue').select('generation').executeTakeFirstOrThrow()
  return generation
}
