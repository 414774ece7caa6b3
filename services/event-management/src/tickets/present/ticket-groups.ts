import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { Static } from 'typebox'
import { presentId } from '../../wire/ids.ts'
import type { TicketGroup } from '../schema/ticket-groups.ts'
import type { TicketClassRow } from '../store/ticket-classes.ts'
import type { GroupedClass, TicketGroupRow } from '../store/ticket-groups.ts'

export function presentTicketGroup(
  group: TicketGroupRow,
  grouped: readonly GroupedClass[],
  classes: readonly TicketClassRow[],
): Static<typeof TicketGroup> {
  const byEvent = Map.groupBy(grouped, ({ event_id }) => presentId(event_id))
  return {
    id: presentId(group.id),
    name: group.name,
    status: group.status,
    event_ticket_ids: Object.fromEntries(
      [...byEvent].map(([id, own]) => [id, own.map(({ ticket_class_id }) => presentId(ticket_class_id))]),
    ),
    tickets: classes.map(({ id, event_id, name, sales_channels }) => ({
      id: presentId(id),
      event_id: presentId(event_id),
      name,
      sales_channels: decodeJson<string[]>(sales_channels),
      variants: [{ id: `T${id}` }],
    })),
  }
}
