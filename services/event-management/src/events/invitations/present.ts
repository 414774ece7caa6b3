import type { Scope } from '../../context.ts'
import { presentId } from '../../wire/ids.ts'
import { presentUtc } from '../../wire/times.ts'
import type { CountedInvitation } from './store.ts'

export function presentInvitation(row: CountedInvitation, { url, nowMs }: Pick<Scope, 'url' | 'nowMs'>) {
  return {
    id: presentId(row.id),
    event_id: presentId(row.event_id),
    name: row.name,
    email: row.email,
    status: statusOf(row, nowMs),
    quantity_total: row.capacity ?? 0,
    quantity_sold: row.sold,
    quantity_pending: row.held,
    created: presentUtc(row.created_at_ms),
    expires: row.expires_at_ms === null ? null : presentUtc(row.expires_at_ms),
    resource_uri: `${url}events/${row.event_id}/invitations/${row.id}/`,
  }
}

function statusOf(row: CountedInvitation, nowMs: number): 'open' | 'used' | 'expired' | 'revoked' {
  if (row.revoked_at_ms !== null) return 'revoked'
  if (row.capacity !== null && row.sold >= row.capacity) return 'used'
  return row.expires_at_ms !== null && row.expires_at_ms <= nowMs ? 'expired' : 'open'
}
