import type { Scope } from '../context.ts'
import type { Wanted } from '../wire/expansions.ts'
import { presentTicketGroup } from './present/ticket-groups.ts'
import { listTicketClassesById } from './store/ticket-classes.ts'
import { listGroupedClasses, listTicketGroupsById, type TicketGroupRow } from './store/ticket-groups.ts'

export async function loadTicketGroups(ids: readonly number[], scope: Pick<Scope, 'db'>, requested?: Wanted) {
  const groups = await listTicketGroupsById(scope.db, ids)
  const presented = await presentTicketGroups(groups, scope, requested)
  return new Map(groups.map(({ id }, index) => [id, presented[index]]))
}

/** With ticket class IDs, or the expanded ticket classes. */
export async function presentTicketGroups(
  groups: readonly TicketGroupRow[],
  { db }: Pick<Scope, 'db'>,
  requested?: Wanted,
) {
  const grouped = await listGroupedClasses(
    db,
    groups.map(({ id }) => id),
  )
  const hasTickets = requested?.has('tickets') || requested?.has('ticket_classes')
  const classIds = hasTickets ? grouped.map(({ ticket_class_id }) => ticket_class_id) : []
  const classes = await listTicketClassesById(db, classIds)
  return groups.map((group) => {
    const own = grouped.filter(({ ticket_group_id }) => ticket_group_id === group.id)
    return presentTicketGroup(
      group,
      own,
      own.flatMap(({ ticket_class_id }) => classes.get(ticket_class_id) ?? []),
    )
  })
}
