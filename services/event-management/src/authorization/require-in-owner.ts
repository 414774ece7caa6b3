import { findWebhookOwner } from '@octavo/platform/webhooks/queries.ts'
import type { Kysely } from 'kysely'
import type { OwnedResource } from '../access/needs.ts'
import { requirePermission } from '../access/permissions.ts'
import type { Viewer } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { notFound } from '../errors.ts'
import { requireManaging } from '../events/get-event.ts'
import { findEventEvenDeleted } from '../events/store/events.ts'
import { readSeatMapId } from '../seats/present.ts'
import { organizationOf } from '../webhooks/emit-webhook.ts'
import { readId } from '../wire/ids.ts'
import { findOwnerOf } from './store.ts'

export type PathParams = Readonly<Record<string, string | undefined>>

/** Checks the declared permission in the organization that owns the resource in the path. */
export async function requireInOwner(
  db: Kysely<Tables>,
  viewer: Viewer,
  of: OwnedResource,
  params: PathParams,
): Promise<void> {
  if (of === 'organization')
    return requirePermission(db, viewer, readId(params.organization_id ?? '', 'organization'))
  if (of === 'event') return requireInEvent(db, viewer, readId(params.event_id ?? '', 'event'))
  if (of === 'seatmap') return requireInEvent(db, viewer, readSeatMapId(params.seatmap_id ?? ''))
  const { param, table } = owned[of]
  const id = readId(params[param] ?? '', of)
  const organizationId = await (table === 'webhook'
    ? findWebhookOrganization(db, id)
    : findOwnerOf(db, table, id))
  if (organizationId === undefined) throw notFound(of)
  await requirePermission(db, viewer, organizationId, of)
}

/** Includes deleted events: members learn that the event is deleted. */
async function requireInEvent(db: Kysely<Tables>, viewer: Viewer, id: number): Promise<void> {
  const event = await findEventEvenDeleted(db, id)
  if (!event) throw notFound('event')
  await requireManaging(db, viewer, event)
}

async function findWebhookOrganization(db: Kysely<Tables>, id: number): Promise<number | undefined> {
  const owner = await findWebhookOwner(db, id)
  return owner === undefined ? undefined : organizationOf({ owner })
}

const owned = {
  venue: { param: 'id', table: 'venue' },
  organizer: { param: 'id', table: 'organizer' },
  order: { param: 'order_id', table: 'ticket_order' },
  discount: { param: 'discount_id', table: 'discount' },
  ticket_group: { param: 'ticket_group_id', table: 'ticket_group' },
  'refund request': { param: 'refund_request_id', table: 'refund_request' },
  email: { param: 'mail_id', table: 'mail' },
  webhook: { param: 'webhook_id', table: 'webhook' },
} as const satisfies Record<Exclude<OwnedResource, 'organization' | 'event' | 'seatmap'>, object>
