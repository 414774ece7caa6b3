import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { ownerOf } from '../webhooks/emit-webhook.ts'
import type { Trace } from './store.ts'

export const forgetJob = 'forget webhook responses'

interface Payload {
  organizationId: number
  /** Path suffixes of webhook payloads: `orders/12`. */
  paths: readonly string[]
}

/** Receivers of webhooks may have repeated personal data in their logged responses. */
export async function forgetResponsesAbout(
  tx: Transaction<Tables>,
  { jobs }: Pick<Context, 'jobs'>,
  traces: readonly Trace[],
): Promise<void> {
  for (const [organizationId, own] of Map.groupBy(traces, (trace) => trace.organizationId)) {
    const payload: Payload = { organizationId, paths: own.map(({ path }) => path) }
    await jobs.enqueue(tx, { kind: forgetJob, payload })
  }
}

export async function forgetResponses(
  { webhooks }: Pick<Context, 'webhooks'>,
  payload: unknown,
  signal: AbortSignal,
): Promise<void> {
  // Enqueued by `forgetResponsesAbout`.
  const { organizationId, paths } = payload as Payload
  const affected = new Set(paths)
  const isAffected = (body: string) => affected.has(apiUrlPath.exec(body)?.[1] ?? '')
  for (let afterId = 0; ; ) {
    const batch = await webhooks.list(ownerOf(organizationId), { afterId, limit: batchSize })
    for (const webhook of batch) await webhooks.forgetResponses(webhook, isAffected, signal)
    const last = batch.at(-1)
    if (!last || batch.length < batchSize) return
    afterId = last.id
  }
}

const apiUrlPath = /"api_url":"[^"]*\/((?:orders|attendees)\/\d+)\/"/
const batchSize = 100
