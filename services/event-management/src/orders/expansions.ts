import { decodeJson } from '@octavo/platform/data/columns.ts'
import { listPermittedOrganizationIds } from '../access/permissions.ts'
import { findUser } from '../accounts/store/users.ts'
import { ownAddressOf } from '../accounts/users.ts'
import type { Scope } from '../context.ts'
import type { Respondent } from '../database/ticket-tables.ts'
import { loadEvents } from '../events/present-events.ts'
import { listVisibleEvents } from '../events/visible-events.ts'
import { presentUnit } from '../seats/present.ts'
import { findSeatsOfAttendees } from '../seats/store/seats.ts'
import { readQuestionsOf } from '../tickets/questions/questions.ts'
import {
  type Expansion,
  type Expansions,
  expand,
  expansionsTooLarge,
  type RequestedExpansions,
  toOne,
} from '../wire/expansions.ts'
import { presentId } from '../wire/ids.ts'
import { orderFilterOf } from './access.ts'
import type { Answer } from './answers.ts'
import { presentAttendee } from './present/attendees.ts'
import { presentOrder, presentRefundRequest } from './present/orders.ts'
import { questionsFor } from './questionnaire.ts'
import { type AttendeeRow, listAttendeesOf } from './store/attendees.ts'
import { listDiscountsById } from './store/order-discounts.ts'
import { listOrdersById, type OrderRow } from './store/orders.ts'
import { listRefundRequests } from './store/refund-requests.ts'
import { presentResponses, presentSurvey } from './survey.ts'

/** Fields that clients expect and that are always empty here. */
const always =
  <Row>(value: unknown): Expansion<Row, Scope> =>
  async () =>
  () =>
    value

const survey =
  <Row extends { event_id: number; ticket_class_id?: number }>(
    respondent: Respondent,
  ): Expansion<Row, Scope> =>
  async (rows, { db }) => {
    const questions = await readQuestionsOf(db, [...new Set(rows.map(({ event_id }) => event_id))])
    return ({ event_id, ticket_class_id }) => {
      const classIds = ticket_class_id === undefined ? undefined : new Set([ticket_class_id])
      return presentSurvey(questionsFor(questions.get(event_id) ?? [], respondent, classIds))
    }
  }

const responses: Expansion<{ answers: string }, Scope> = async () => (row) =>
  presentResponses(decodeJson<Answer[]>(row.answers))

const attendeesOfOrder: Expansion<OrderRow, Scope> = async (orders, scope, requested) => {
  const { maxRows } = requested.limits
  const rows = await listAttendeesOf(
    scope.db,
    orders.map(({ id }) => id),
    maxRows + 1,
  )
  if (rows.length > maxRows) throw expansionsTooLarge()
  const presented = await presentAttendees(rows, scope, requested)
  const byOrder = Map.groupBy(presented, ({ order_id }) => order_id)
  return ({ id }) => byOrder.get(presentId(id)) ?? []
}

const refundRequests: Expansion<OrderRow, Scope> = async (orders, scope) => {
  const rows = await listRefundRequests(
    scope.db,
    orders.map(({ id }) => id),
  )
  const byOrder = Map.groupBy(rows, ({ order_id }) => order_id)
  return ({ id }) => (byOrder.get(id) ?? []).map((row) => presentRefundRequest(row, scope))
}

const promotionalCode: Expansion<AttendeeRow, Scope> = async (rows, { db }) => {
  const ids = new Set(rows.flatMap(({ discount_id }) => discount_id ?? []))
  const discounts = await listDiscountsById(db, [...ids])
  return ({ discount_id }) => {
    const discount = discounts.find(({ id }) => id === discount_id)
    return discount
      ? {
          promotion_type: 'discount',
          code: discount.code,
          percent_off: discount.percent_off,
          amount_off: discount.amount_off,
        }
      : null
  }
}

const assignedUnit: Expansion<AttendeeRow, Scope> = async (rows, { db }) => {
  const seats = await findSeatsOfAttendees(
    db,
    rows.map(({ id }) => id),
  )
  return ({ id }) => {
    const seat = seats.get(id)
    return seat ? presentUnit(seat) : null
  }
}

/**
 * Buyers see the event of their tickets even if it has become private. An order that ended without tickets shows
 * only an event that the viewer can see anyway.
 */
const eventUnless =
  <Row extends { event_id: number }>(hasEnded: (row: Row) => boolean): Expansion<Row, Scope> =>
  async (rows, scope, requested) => {
    const eventOf = await toOne(({ event_id }: Row) => event_id, loadEvents)(rows, scope, requested)
    const endedIds = rows.filter(hasEnded).map(({ event_id }) => event_id)
    const visible = endedIds.length > 0 ? await listVisibleEvents(scope, endedIds) : []
    const visibleIds = new Set(visible.map(({ id }) => id))
    return (row) => (hasEnded(row) && !visibleIds.has(row.event_id) ? null : eventOf(row))
  }

const orderExpansions: Expansions<OrderRow, Scope> = {
  event: eventUnless(({ status }) => status === 'abandoned'),
  attendees: attendeesOfOrder,
  refund_requests: refundRequests,
  survey: survey('ticket_buyer'),
  survey_responses: responses,
  merchandise: always([]),
  concierge: always(null),
  contact_list_preferences: always({ has_opted_in: false, _type: 'order_contact_list_preferences' }),
}

const attendeeExpansions: Expansions<AttendeeRow, Scope> = {
  event: eventUnless(({ status }) => status === 'deleted'),
  order: toOne((attendee) => attendee.order_id, loadOrders),
  promotional_code: promotionalCode,
  survey: survey('attendee'),
  survey_responses: responses,
  assigned_number: always(null),
  assigned_unit: assignedUnit,
  contact_list_preferences: always({ has_opted_in: false, _type: 'attendee_contact_list_preferences' }),
}

export async function presentOrders(rows: readonly OrderRow[], scope: Scope, requested: RequestedExpansions) {
  const expanded = await expand(rows, orderExpansions, scope, requested)
  return rows.map((row) => ({ ...presentOrder(row, scope), ...expanded(row) }))
}

export async function presentAttendees(
  rows: readonly AttendeeRow[],
  scope: Scope,
  requested: RequestedExpansions,
) {
  const expanded = await expand(rows, attendeeExpansions, scope, requested)
  const isCodeVisible = await codeFilterOf(rows, scope)
  return rows.map((row) => {
    const attendee = { ...presentAttendee(row, scope), ...expanded(row) }
    return isCodeVisible(row) ? attendee : { ...attendee, barcodes: [] }
  })
}

/** Buyers do not see the codes of tickets that they have transferred. The new holder and members do. */
async function codeFilterOf(
  rows: readonly AttendeeRow[],
  { db, viewer }: Scope,
): Promise<(attendee: AttendeeRow) => boolean> {
  if (rows.every(({ transferred_from }) => transferred_from === null)) return () => true
  const [permitted, user] = await Promise.all([
    listPermittedOrganizationIds(db, viewer, 'read_attendees'),
    viewer.userId === null ? undefined : findUser(db, viewer.userId),
  ])
  const organizationIds = new Set(permitted)
  const ownAddress = user && ownAddressOf(user)
  return ({ transferred_from, organization_id, email_folded }) =>
    transferred_from === null || organizationIds.has(organization_id) || email_folded === ownAddress
}

/** Only orders that the viewer may read: door staff see attendees, not payments. */
async function loadOrders(ids: number[], scope: Scope, requested: RequestedExpansions) {
  const isReadable = await orderFilterOf(scope)
  const rows = [...(await listOrdersById(scope.db, ids)).values()].filter(isReadable)
  const presented = await presentOrders(rows, scope, requested)
  return new Map(rows.map(({ id }, at) => [id, presented[at]]))
}
