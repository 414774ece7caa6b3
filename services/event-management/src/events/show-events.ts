import type { FastifyRequest } from 'fastify'
import { isMemberOf } from '../access/permissions.ts'
import { scopeOf } from '../access/scope.ts'
import type { Context } from '../context.ts'
import { readExpansions } from '../wire/expansions.ts'
import { type Page, presentPagination, readPage, type Slice } from '../wire/pages.ts'
import { type EventList, listEvents } from './lists.ts'
import { presentEvents } from './present-events.ts'
import { isListed } from './store/event-conditions.ts'
import type { EventRow } from './store/events.ts'

/** Applies the expansions and switches of the request. */
export async function showEvents(context: Context, request: FastifyRequest, events: readonly EventRow[]) {
  const presented = await presentEvents(events, scopeOf(context, request), readExpansions(request, 'event'))
  if (!request.switches.has('OMIT_DESCRIPTION_FROM_EVENT_CONTAINER')) return presented
  return presented.map((event) => ({ ...event, description: null }))
}

export async function showEvent(context: Context, request: FastifyRequest, event: EventRow) {
  const [presented] = await showEvents(context, request, [event])
  if (!presented) throw new Error('Presenting one event returned none.')
  return presented
}

export async function showPage(
  context: Context,
  request: FastifyRequest,
  page: Page,
  { rows, ...slice }: Slice<EventRow>,
) {
  return {
    pagination: presentPagination(request, page, slice),
    events: await showEvents(context, request, rows),
  }
}

/** Members see all events, others only the listed ones. */
export async function showList(
  context: Context,
  request: FastifyRequest,
  organizationId: number,
  list: EventList,
) {
  const { db, viewer, nowMs } = scopeOf(context, request)
  const isMember = await isMemberOf(db, viewer, organizationId)
  const where = isMember ? list.where : [...list.where, isListed]
  const page = readPage(request)
  return showPage(context, request, page, await listEvents(db, { ...list, where }, page, nowMs))
}
