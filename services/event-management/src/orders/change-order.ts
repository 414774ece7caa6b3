import type { Transaction } from 'kysely'
import { increment } from '../database/increment.ts'
import type { Tables } from '../database/tables.ts'
import { argumentsError } from '../errors.ts'
import type { EventRow } from '../events/store/events.ts'
import { inventoryKey } from '../inventory/key.ts'
import { multiplyQuantities, sumQuantities } from '../inventory/quantities.ts'
import { replaceReservation } from '../inventory/reservations.ts'
import { freeSeatsOfOrder } from '../seats/store/seat-changes.ts'
import { takeSeats } from '../seats/take-seats.ts'
import { toTheSecond } from '../wire/moments.ts'
import { poolsOfAnswers } from './answers.ts'
import type { Buyer } from './buyer.ts'
import { findBuyerLimit, findBuyerPool } from './buyer-limit.ts'
import { changeSelection, type NewChoice, type NewChoiceInput } from './change-selection.ts'
import { seatRequestsOf } from './choose-lines.ts'
import { claimsOf, decodeClaims, encodeClaims } from './claims.ts'
import type { Guest } from './guests.ts'
import { columnsOfChoice } from './order-draft.ts'
import { columnsOfPeople, type People, type PeopleInput, readPeople } from './people.ts'
import type { NewLine } from './price-lines.ts'
import { readQuestionnaire } from './questionnaire.ts'
import { refuseRestrictedIncreases } from './refuse-restricted-increases.ts'
import type { Sales } from './sales.ts'
import { requireSellable } from './sellable.ts'
import { attemptToReserve } from './shortages.ts'
import { throwStepError } from './step-error.ts'
import { deleteLines, insertLines, listLines } from './store/order-lines.ts'
import { type OrderRow, transitionOrder } from './store/orders.ts'

export interface OrderInput extends PeopleInput, NewChoiceInput {}

/**
 * Changes the buyer, the guests, the answers or the tickets of an order that is not placed. An open payment
 * is closed at its provider first; an order that has been paid cannot be changed.
 */
export async function changeOrder(
  sales: Sales,
  event: EventRow,
  order: OrderRow,
  input: OrderInput,
  isSeller: boolean,
): Promise<OrderRow> {
  const { db } = sales.context
  if (order.gross > 0) await sales.payments.close(order.id)
  const questionnaire = await readQuestionnaire(db.read, event.id)
  const people = readPeople(questionnaire, order, input)
  const choice = await changeSelection(sales, event, order, input)
  const limit = isSeller ? null : await findBuyerLimit(db.read, event.id)
  const buyer = { userId: order.user_id, email: people.email || undefined, isSeller }
  return await attemptToReserve(sales, () =>
    db.writeBatched(inventoryKey(event), (tx) =>
      writeChange(sales, tx, { event, order, people, choice, limit, buyer, input }),
    ),
  )
}

interface Change {
  event: EventRow
  order: OrderRow
  people: People
  choice: NewChoice
  limit: number | null
  buyer: Buyer
  input: OrderInput
}

async function writeChange(
  { context, recordEffect }: Sales,
  tx: Transaction<Tables>,
  change: Change,
): Promise<OrderRow> {
  const nowMs = context.clock.now()
  const { event, people, choice } = change
  const { id, version } = change.order
  const order = await transitionOrder(
    tx,
    id,
    { from: ['started'], notExpiredAtMs: nowMs, version, hasNoOpenPayment: true },
    { changed_at_ms: toTheSecond(nowMs), version: increment('version') },
  )
  if (!order) return await throwStepError(tx, id, nowMs)
  if (choice) await requireSellable(tx, { event, chosen: choice.chosen })
  if (choice && !change.buyer.isSeller)
    await refuseRestrictedIncreases(tx, { eventId: event.id, orderId: id, lines: choice.priced.lines })
  if (choice) await replaceLines(tx, id, choice.priced.lines)
  const buyerPoolId = await findBuyerPool(tx, event.id, change)
  const lines = choice?.priced.lines ?? (await listLines(tx, [id]))
  const guests = guestsWithTickets(people.guests, lines, change.input)
  const answers = [...people.answers, ...guests.flatMap((guest) => guest.answers)]
  const ofTickets = claimsOf(lines, buyerPoolId)
  const claims = sumQuantities([ofTickets, multiplyQuantities(poolsOfAnswers(answers), 1)])
  const reservation = { orderId: id, quantities: claims, expiresAtMs: order.expires_at_ms ?? nowMs }
  await replaceReservation(tx, decodeClaims(order.claims), reservation, nowMs)
  if (choice && event.is_reserved_seating) {
    await freeSeatsOfOrder(tx, id)
    await takeSeats(tx, { eventId: event.id, orderId: id }, seatRequestsOf(choice.chosen))
  }
  const changed = await transitionOrder(
    tx,
    id,
    { from: ['started'] },
    {
      ...columnsOfPeople({ ...people, guests }),
      ...(choice && columnsOfChoice(choice)),
      buyer_pool_id: buyerPoolId,
      claims: encodeClaims(claims),
    },
  )
  if (!changed) return await throwStepError(tx, id, nowMs)
  await recordEffect(tx, id)
  return changed
}

/** Their answers may claim limited choices, so there is one guest for each ticket. */
function guestsWithTickets(
  guests: readonly Guest[],
  lines: readonly { quantity: number }[],
  input: OrderInput,
): Guest[] {
  const tickets = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  if (input.guests && guests.length > tickets)
    throw argumentsError({ 'order.attendees': ['Must be at most one for each ticket.'] })
  return guests.slice(0, tickets)
}

async function replaceLines(
  tx: Transaction<Tables>,
  orderId: number,
  lines: readonly NewLine[],
): Promise<void> {
  await deleteLines(tx, orderId)
  await insertLines(
    tx,
    lines.map((line) => ({ ...line, order_id: orderId })),
  )
}
