import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'

export interface UsageAmount {
  userId: number
  dayMs: number
  model: string
  engine: string
  requests: number
  promptTokens: number
  completionTokens: number
}

export async function addUsage(tx: Transaction<Tables>, amounts: readonly UsageAmount[]): Promise<void> {
  // In one order everywhere, so that two processes cannot wait for each other.
  const ordered = [...amounts].sort((a, b) => a.userId - b.userId || a.dayMs - b.dayMs)
  for (const { userId, dayMs, model, engine, requests, promptTokens, completionTokens } of ordered) {
    await tx
      .insertInto('usage')
      .values({
        user_id: userId,
        day_ms: dayMs,
        model,
        engine,
        requests,
        prompt_tokens: promptTokens,
        completion_tokens: completionTokens,
      })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'day_ms', 'model', 'engine']).doUpdateSet((row) => ({
          requests: row('usage.requests', '+', requests),
          prompt_tokens: row('usage.prompt_tokens', '+', promptTokens),
          completion_tokens: row('usage.completion_tokens', '+', completionTokens),
        })),
      )
      .execute()
  }
}

export interface UsageSum {
  dayMs: number
  model?: string
  engine?: string
  requests: number
  promptTokens: number
  completionTokens: number
}

/** Sums up the usage of a user by UTC day, and by model or engine if `groupBy` says so. */
export async function sumUsage(
  db: Kysely<Tables>,
  userId: number,
  { fromMs, toMs }: { fromMs: number; toMs: number },
  groupBy: 'model' | 'engine' | undefined,
): Promise<UsageSum[]> {
  return db
    .selectFrom('usage')
    .select(({ fn }) => [
      'day_ms as dayMs',
      fn.sum<number>('requests').as('requests'),
      fn.sum<number>('prompt_tokens').as('promptTokens'),
      fn.sum<number>('completion_tokens').as('completionTokens'),
    ])
    .$if(groupBy !== undefined, (query) => query.select(groupBy ?? 'model').groupBy(groupBy ?? 'model'))
    .where('user_id', '=', userId)
    .where('day_ms', '>=', fromMs)
    .where('day_ms', '<=', toMs)
    .groupBy('day_ms')
    .orderBy('day_ms')
    .execute()
}
