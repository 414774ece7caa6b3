import { decodeJson, encodeJson } from '@octavo/platform/data/columns.ts'
import type { Transaction } from 'kysely'
import { type ArgumentFlaws, argumentsError } from '../errors.ts'
import { inventoryKey } from '../inventory/key.ts'
import { reserveInstead } from '../inventory/reservations.ts'
import type { EventRow } from '../store/events.ts'
import { deleteLines, insertLines, listLines } from '../store/order-lines.ts'
import { type OrderChange, type OrderRow, stepOrder } from '../store/orders.ts'
import type { Tables } from '../store/tables.ts'
import { readPriceRules } from '../tickets/price-rules.ts'
import { type Answer, checkAnswers, type GivenAnswer, poolsOfAnswers } from './answers.ts'
import type { Buyer } from './buyer.ts'
import { findBuyerLimit, findBuyerPool } from './buyer-limit.ts'
import { chooseLines } from './choose-lines.ts'
import { addUp, claimsOf, decodeClaims, encodeClaims, times } from './claims.ts'
import { requireSellable } from './create-order.ts'
import type { Guest, Profile } from './guests.ts'
import { toTheSecond } from './moments.ts'
import { type NamedPerson, nameOf } from './names.ts'
import { type NewLine, priceLines } from './price-lines.ts'
import { type Questionnaire, readQuestionnaire } from './questions.ts'
import type { Sales } from './sales.ts'
import { attemptToReserve } from './shortages.ts'
import { refuseStep } from './steps.ts'
import type { Wish } from './wish.ts'

export interface OrderInput extends NamedPerson {
  email?: string | undefined
  profile?: Profile | undefined
  answers?: readonly GivenAnswer[] | undefined
  /** In the order of the tickets. */
  guests?: readonly GuestInput[] | undefined
  code?: string | undefined
  tickets?: Wish['tickets'] | undefined
  affiliate?: string | undefined
}

export interface GuestInput extends NamedPerson {
  email?: string | undefined
  profile?: Profile | undefined
  answers?: readonly GivenAnswer[] | undefined
}

/** Takes down who buys, who comes and what they answer, or chooses other tickets, while the order is being made. */
export async function changeOrder(
  sales: Sales,
  event: EventRow,
  order: OrderRow,
  input: OrderInput,
  isSeller: boolean,
): Promise<OrderRow> {
  const { db } = sales.context
  const questionnaire = await readQuestionnaire(db.read, event.id)
  const people = readPeople(questionnaire, order, input)
  const choice = await chooseAnew(sales, event, order, input)
  const limit = isSeller ? null : await findBuyerLimit(db.read, event.id)
  const buyer = { userId: order.user_id, email: people.email || undefined, isSeller }
  return await attemptToReserve(sales, () =>
    db.writeTogether(inventoryKey(event), (tx) =>
      writeChange(sales, tx, { event, order, people, choice, limit, buyer }),
    ),
  )
}

type People = ReturnType<typeof readPeople>
type Choice = Awaited<ReturnType<typeof chooseAnew>>

interface Change {
  event: EventRow
  order: OrderRow
  people: People
  choice: Choice
  limit: number | null
  buyer: Buyer
}

function readPeople(questionnaire: Questionnaire, order: OrderRow, input: OrderInput) {
  const flaws: ArgumentFlaws[] = []
  const answersTo = (given: readonly GivenAnswer[], at: string): Answer[] => {
    const checked = checkAnswers(questionnaire.own, given, at)
    flaws.push(checked.flaws)
    return checked.answers
  }
  const answers = input.answers
    ? answersTo(input.answers, 'order.answers')
    : decodeJson<Answer[]>(order.answers)
  const guests = input.guests
    ? input.guests.map((guest, at) =>
        guestOf(guest, answersTo(guest.answers ?? [], `order.attendees.${at}.answers`)),
      )
    : decodeJson<Guest[]>(order.guests)
  const all = Object.assign({}, ...flaws)
  if (Object.keys(all).length > 0) throw argumentsError(all)
  const email = input.email ?? order.email
  const profile = { ...decodeJson<Profile>(order.profile), ...input.profile }
  return {
    ...nameOf(input, order),
    email,
    answers,
    guests,
    profile,
    affiliate: input.affiliate ?? order.affiliate,
  }
}

function guestOf(guest: GuestInput, answers: Answer[]): Guest {
  const nobody = { name: '', first_name: '', last_name: '' }
  return { ...nameOf(guest, nobody), email: guest.email ?? '', profile: guest.profile ?? {}, answers }
}

/** Another code or other tickets: what is not said of them stays as it was chosen. */
async function chooseAnew({ context }: Sales, event: EventRow, order: OrderRow, input: OrderInput) {
  if (input.code === undefined && input.tickets === undefined) return undefined
  const { db, clock, config } = context
  const before = await listLines(db.read, [order.id])
  const tickets =
    input.tickets ??
    before.map(({ ticket_class_id, quantity, donation }) => ({
      ticketClassId: ticket_class_id,
      quantity,
      donation: donation ?? undefined,
    }))
  const code = (input.code ?? order.promo_code) || undefined
  const holdId = before.find(({ tier_hold_id }) => tier_hold_id !== null)?.tier_hold_id ?? undefined
  const wish = { tickets, code, holdId: code === undefined ? holdId : undefined }
  const chosen = await chooseLines(db.read, event, wish, { nowMs: clock.now(), channel: 'online' })
  return { code, chosen, priced: priceLines(chosen, await readPriceRules(db.read, config, event)) }
}

async function writeChange({ context }: Sales, tx: Transaction<Tables>, change: Change): Promise<OrderRow> {
  const nowMs = context.clock.now()
  const { event, people, choice } = change
  const { id } = change.order
  const order = await stepOrder(
    tx,
    id,
    { from: ['started'], unlapsedAtMs: nowMs },
    { changed_at_ms: toTheSecond(nowMs) },
  )
  if (!order) return await refuseStep(tx, id, nowMs)
  if (choice) await requireSellable(tx, event.id, choice.chosen)
  if (choice) await replaceLines(tx, id, choice.priced.lines)
  const buyerPoolId = await findBuyerPool(tx, change)
  const answers = [...people.answers, ...people.guests.flatMap((guest) => guest.answers)]
  const ofTickets = claimsOf(choice?.priced.lines ?? (await listLines(tx, [id])), buyerPoolId)
  const claims = addUp([ofTickets, times(poolsOfAnswers(answers), 1)])
  const occasion = { orderId: id, cause: 'reserve' as const, nowMs }
  await reserveInstead(tx, decodeClaims(order.claims), claims, occasion, order.expires_at_ms ?? nowMs)
  const changed = await stepOrder(
    tx,
    id,
    { from: ['started'] },
    {
      ...columnsOf(people),
      ...(choice && columnsOfChoice(choice)),
      buyer_pool_id: buyerPoolId,
      claims: encodeClaims(claims),
    },
  )
  return changed ?? (await refuseStep(tx, id, nowMs))
}

function columnsOf({ answers, guests, profile, ...person }: People): OrderChange {
  return {
    ...person,
    email_folded: person.email.toLowerCase(),
    answers: encodeJson(answers),
    guests: encodeJson(guests),
    profile: encodeJson(profile),
  }
}

function columnsOfChoice({ code, chosen, priced }: NonNullable<Choice>): OrderChange {
  return {
    promo_code: code ?? null,
    discount_id: chosen.find(({ variant }) => variant.discount)?.variant.discount?.id ?? null,
    costs: encodeJson(priced.costs),
    gross: priced.costs.gross,
  }
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
