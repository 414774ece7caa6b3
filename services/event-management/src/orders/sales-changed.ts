import type { JobHandlers } from '@octavo/platform/jobs/jobs.ts'
import type { Transaction } from 'kysely'
import { Type } from 'typebox'
import Value from 'typebox/value'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { availabilityChanged } from '../search/update-listings.ts'

const kind = 'relist sales'

/** Updates availability in the search index. Frequent changes are coalesced into one job. */
export async function salesChanged(
  tx: Transaction<Tables>,
  { jobs }: Pick<Context, 'jobs'>,
  eventId: number,
): Promise<void> {
  await jobs.enqueue(tx, { kind, payload: { eventId }, key: String(eventId) })
}

export function salesChangedJobs(context: Context): JobHandlers {
  return {
    [kind]: {
      async run(payload) {
        const { eventId } = Value.Parse(Payload, payload)
        await context.db.write((tx) => availabilityChanged(tx, eventId, context.clock.now()))
      },
    },
  }
}

const Payload = Type.Object({ eventId: Type.Integer() })
