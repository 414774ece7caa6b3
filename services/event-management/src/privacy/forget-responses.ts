import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { ownerOf } from '../webhooks/emit-webhook.ts'
import type { Trace } from './store.ts'

export const forgetJob = 'forget webhook responses'

interface Forgetting {
  organizationId: number
  /** Path suffixes of webhook payloads: `orders/12`. */
  paths: readonly string[]
}

/** Webhook receivers may have returned personal data in their responses. */
export async function forgetResponsesAbout(
  tx: Transaction<Tables>,
  { jobs }: Pick<Context, 'jobs'>,
  traces: readonly Trace[],
): Promise<void> {
  for (const [organizationId, own] of Map.groupBy(traces, (trace) => trace.organizationId)) {
    const payload: Forgetting = { organizationId, paths: own.map(({ path }) => path) }
    await jobs.enqueue(tx, { kind: forgetJob, payload })
  }
}

export async function forgetResponses(
  { webhooks }: Pick<Context, 'webhooks'>,
  payload: unknown,
  signal: AbortSignal,
): Promise<void> {
  // Enqueued by `forgetResponsesAbout`.
  const { organizationId, paths } = payload as Forgetting
  const affected = new Set(paths)
  const isAffected = (body: string) => affected.has(notifiedOf.exec(body)?.[1] ?? '')
  for (let afterId = 0; ; ) {
    const some = await webhooks.list(ownerOf(organizationId), { afterId, limit: atOnce })
    for (const webhook of some) await webhooks.forgetResponses(webhook, isAffected, signal)
    const last = some.at(-1)
    if (!last || some.length < atOnce) return
    afterId = last.id
  }
}

const notifiedOf = /"api_url":"[^"]*\/((?:orders|attendees)\/\d+)\/"/
const atOnce = 100
