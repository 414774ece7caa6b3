import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

const generations = new WeakMap<Transaction<Tables>, Promise<number>>()

/** Increments the generation of the catalogue once per transaction. */
export function nextGeneration(tx: Transaction<Tables>): Promise<number> {
  const existing = generations.get(tx)
  if (existing) return existing
  const next = increment(tx)
  generations.set(tx, next)
  return next
}

async function increment(tx: Transaction<Tables>): Promise<number> {
  const { generation } = await tx
    .updateTable('catalogue')
    .set((row) => ({ generation: row('generation', '+', 1) }))
    .returning('generation')
    .executeTakeFirstOrThrow()
  return generation
}

/** The generation that this transaction created, if any. */
export function generationOf(tx: Transaction<Tables>): Promise<number> | undefined {
  return generations.get(tx)
}

export async function findGeneration(db: Kysely<Tables>): Promise<number> {
  const { generation } = await db.selectFrom('catalogue').select('generation').executeTakeFirstOrThrow()
  return generation
}
