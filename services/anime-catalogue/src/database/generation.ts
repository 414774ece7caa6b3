import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

const generations = new WeakMap<Transaction<Tables>, Promise<number>>()

/**
 * Increases the generation of the catalogue once per transaction, to the current time at least: after a restore of an
 * older backup, increments would repeat generations that ETags of clients contain.
 */
export function nextGeneration(tx: Transaction<Tables>): Promise<number> {
  const existing = generations.get(tx)
  if (existing) return existing
  const next = advance(tx)
  generations.set(tx, next)
  return next
}

async function advance(tx: Transaction<Tables>): Promise<number> {
  // Not the clock of the service, which the sandbox can set back.
  const nowMs = Date.now()
  const { generation } = await tx
    .updateTable('catalogue')
    .set((row) => ({
      generation: row
        .case()
        .when('generation', '>=', nowMs)
        .then(row('generation', '+', 1))
        .else(nowMs)
        .end(),
    }))
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
