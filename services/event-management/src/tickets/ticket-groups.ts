import type { Transaction } from 'kysely'
import { requirePermission } from '../access/permissions.ts'
import type { Context, Viewer } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { argumentsError, notFound, problem } from '../errors.ts'
import { listEventsById } from '../events/store/events.ts'
import { listTicketClassesById } from './store/ticket-classes.ts'
import {
  addGroupedClasses,
  countTicketGroups,
  findTicketGroup,
  type GroupedClass,
  insertTicketGroup,
  removeFromGroups,
  replaceGroupedClasses,
  type TicketGroupRow,
  updateTicketGroup,
} from './store/ticket-groups.ts'

const maxGroups = 300
const maxNameLength = 20

export interface TicketGroupPatch {
  name?: string
  status?: TicketGroupRow['status']
  classes?: readonly Omit<GroupedClass, 'ticket_group_id'>[]
}

export function createTicketGroup(
  { db, clock }: Context,
  viewer: Viewer,
  organizationId: number,
  { name, status = 'live', classes = [] }: TicketGroupPatch,
): Promise<TicketGroupRow> {
  return db.write(async (tx) => {
    await requirePermission(tx, viewer, organizationId)
    if (name === undefined) throw argumentsError({ 'ticket_group.name': ['MISSING'] })
    if ((await countTicketGroups(tx, organizationId)) >= maxGroups) throw problem('EXCEEDS_LIMIT')
    await refuseForeign(tx, organizationId, classes)
    const nowMs = clock.now()
    const group = await insertTicketGroup(tx, {
      organization_id: organizationId,
      name: shortened(name),
      status,
      created_at_ms: nowMs,
      changed_at_ms: nowMs,
    })
    await replaceGroupedClasses(tx, group.id, classes)
    return group
  })
}

export function changeTicketGroup(
  { db, clock }: Context,
  viewer: Viewer,
  id: number,
  { name, status, classes }: TicketGroupPatch,
): Promise<void> {
  return db.write(async (tx) => {
    const group = await getManagedTicketGroup(tx, viewer, id)
    const isReactivated = group.status === 'archived' && (status === 'live' || status === 'transfer')
    if (isReactivated && (await countTicketGroups(tx, group.organization_id)) >= maxGroups)
      throw problem('EXCEEDS_LIMIT')
    if (classes) {
      await refuseForeign(tx, group.organization_id, classes)
      await replaceGroupedClasses(tx, id, classes)
    }
    await updateTicketGroup(tx, id, {
      ...(name !== undefined && { name: shortened(name) }),
      ...(status !== undefined && { status }),
      changed_at_ms: clock.now(),
    })
  })
}

export function deleteTicketGroup({ db, clock }: Context, viewer: Viewer, id: number): Promise<void> {
  return db.write(async (tx) => {
    await getManagedTicketGroup(tx, viewer, id)
    await updateTicketGroup(tx, id, { status: 'deleted', changed_at_ms: clock.now() })
  })
}

/** Replaces the groups of a ticket class. */
export function groupTicketClass(
  { db }: Context,
  viewer: Viewer,
  organizationId: number,
  ticketClass: Omit<GroupedClass, 'ticket_group_id'>,
  groupIds: readonly number[],
): Promise<void> {
  return db.write(async (tx) => {
    await requirePermission(tx, viewer, organizationId)
    if (!(await areOwned(tx, organizationId, [ticketClass]))) throw notFound('ticket_class')
    if (groupIds.length === 0) return removeFromGroups(tx, ticketClass.ticket_class_id)
    for (const id of groupIds) {
      const group = await findTicketGroup(tx, id)
      if (group?.organization_id !== organizationId) throw argumentsError({ ticket_group_ids: ['INVALID'] })
    }
    await addGroupedClasses(
      tx,
      groupIds.map((ticket_group_id) => ({ ...ticketClass, ticket_group_id })),
    )
  })
}

export async function getManagedTicketGroup(
  db: Transaction<Tables> | Context['db']['read'],
  viewer: Viewer,
  id: number,
): Promise<TicketGroupRow> {
  const group = await findTicketGroup(db, id)
  if (!group) throw notFound('ticket_group')
  await requirePermission(db, viewer, group.organization_id, 'ticket_group')
  return group
}

async function refuseForeign(
  tx: Transaction<Tables>,
  organizationId: number,
  classes: readonly Omit<GroupedClass, 'ticket_group_id'>[],
): Promise<void> {
  if (!(await areOwned(tx, organizationId, classes)))
    throw argumentsError({ 'ticket_group.event_ticket_ids': ['INVALID'] })
}

async function areOwned(
  tx: Transaction<Tables>,
  organizationId: number,
  classes: readonly Omit<GroupedClass, 'ticket_group_id'>[],
): Promise<boolean> {
  const [events, ticketClasses] = await Promise.all([
    listEventsById(
      tx,
      classes.map(({ event_id }) => event_id),
    ),
    listTicketClassesById(
      tx,
      classes.map(({ ticket_class_id }) => ticket_class_id),
    ),
  ])
  return classes.every(({ event_id, ticket_class_id }) => {
    const ticketClass = ticketClasses.get(ticket_class_id)
    const isThere = ticketClass?.event_id === event_id && ticketClass.deleted_at_ms === null
    return isThere && events.get(event_id)?.organization_id === organizationId
  })
}

const shortened = (name: string) => [...name.trim()].slice(0, maxNameLength).join('')
