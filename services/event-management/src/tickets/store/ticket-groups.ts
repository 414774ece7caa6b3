import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import { readSlice } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'
import type {
  TicketGroupClassTable,
  TicketGroupStatus,
  TicketGroupTable,
} from '../../database/ticket-tables.ts'
import type { Page, Slice } from '../../wire/pages.ts'

export type TicketGroupRow = Selectable<TicketGroupTable>
export type TicketGroupChange = Updateable<TicketGroupTable>
export type GroupedClass = Selectable<TicketGroupClassTable>

export function findTicketGroup(db: Kysely<Tables>, id: number): Promise<TicketGroupRow | undefined> {
  return db
    .selectFrom('ticket_group')
    .selectAll()
    .where('id', '=', id)
    .where('status', '!=', 'deleted')
    .executeTakeFirst()
}

export async function listTicketGroupsById(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<TicketGroupRow[]> {
  if (ids.length === 0) return []
  return db.selectFrom('ticket_group').selectAll().where('id', 'in', ids).orderBy('id').execute()
}

export function listTicketGroupPage(
  db: Kysely<Tables>,
  organizationId: number,
  status: TicketGroupStatus | 'all',
  page: Page,
): Promise<Slice<TicketGroupRow>> {
  const own = db.selectFrom('ticket_group').selectAll().where('organization_id', '=', organizationId)
  return readSlice(status === 'all' ? own : own.where('status', '=', status), page, [['id', 'asc']])
}

/** Only groups that count against the limit of the organization. */
export async function countTicketGroups(db: Kysely<Tables>, organizationId: number): Promise<number> {
  const { count } = await db
    .selectFrom('ticket_group')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .where('status', 'in', ['live', 'transfer'])
    .executeTakeFirstOrThrow()
  return Number(count)
}

export function insertTicketGroup(
  tx: Transaction<Tables>,
  group: Insertable<TicketGroupTable>,
): Promise<TicketGroupRow> {
  return tx.insertInto('ticket_group').values(group).returningAll().executeTakeFirstOrThrow()
}

export async function updateTicketGroup(
  tx: Transaction<Tables>,
  id: number,
  change: TicketGroupChange,
): Promise<void> {
  await tx.updateTable('ticket_group').set(change).where('id', '=', id).execute()
}

export async function listGroupedClasses(
  db: Kysely<Tables>,
  groupIds: readonly number[],
): Promise<GroupedClass[]> {
  if (groupIds.length === 0) return []
  return db
    .selectFrom('ticket_group_class')
    .selectAll()
    .where('ticket_group_id', 'in', groupIds)
    .orderBy('event_id')
    .orderBy('ticket_class_id')
    .execute()
}

export async function replaceGroupedClasses(
  tx: Transaction<Tables>,
  groupId: number,
  classes: readonly Omit<GroupedClass, 'ticket_group_id'>[],
): Promise<void> {
  await tx.deleteFrom('ticket_group_class').where('ticket_group_id', '=', groupId).execute()
  await addGroupedClasses(
    tx,
    classes.map((row) => ({ ...row, ticket_group_id: groupId })),
  )
}

export async function addGroupedClasses(
  tx: Transaction<Tables>,
  rows: readonly GroupedClass[],
): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insertInto('ticket_group_class')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function removeFromGroups(tx: Transaction<Tables>, ticketClassId: number): Promise<void> {
  await tx.deleteFrom('ticket_group_class').where('ticket_class_id', '=', ticketClassId).execute()
}
