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

export async function findKeyModels(
  db: Kysely<Tables>,
  tokenId: number,
): Promise<readonly string[] | undefined> {
  const row = await db
    .selectFrom('api_key')
    .select('models')
    .where('token_id', '=', tokenId)
    .executeTakeFirst()
  return row?.models ? JSON.parse(row.models) : undefined
}
