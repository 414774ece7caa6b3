import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { ownerOf } from '../webhooks/tell.ts'
import type { Trace } from './store.ts'

export const forgetJob = 'forget webhook responses'

interface Forgetting {
  organizationId: number
  /** The ends of addresses of which was told: `orders/12`. */
  paths: readonly string[]
}

/** Receivers of webhooks fetch what they are told of, and may have answered with it. */
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
  // Put there by `forgetResponsesAbout`.
  const { organizationId, paths } = payload as Forgetting
  const meant = new Set(paths)
  const isMeant = (body: string) => meant.has(toldOf.exec(body)?.[1] ?? '')
  for (let afterId = 0; ; ) {
    const some = await webhooks.list(ownerOf(organizationId), { afterId, limit: atOnce })
    for (const webhook of some) await webhooks.forgetResponses(webhook, isMeant, signal)
    const last = some.at(-1)
    if (!last || some.length < atOnce) return
    afterId = last.id
  }
}

const toldOf = /"api_url":"[^"]*\/((?:orders|attendees)\/\d+)\/"/
const atOnce = 100
