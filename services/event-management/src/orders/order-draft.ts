import { encodeJson } from '@octavo/platform/data/columns.ts'
import type { Insertable } from 'kysely'
import type { TicketOrderTable } from '../database/order-tables.ts'
import type { EventRow } from '../events/store/events.ts'
import type { Quantities } from '../inventory/reservations.ts'
import { toTheSecond } from '../wire/moments.ts'
import type { Buyer } from './buyer.ts'
import type { ChosenLine } from './choose-lines.ts'
import { encodeClaims } from './claims.ts'
import type { PricedOrder } from './price-lines.ts'
import type { RecordEffect } from './sales-core.ts'
import type { TicketRequest } from './ticket-request.ts'

/** An order before it reserves anything. */
export interface OrderDraft {
  event: EventRow
  buyer: Buyer
  ticketRequest: TicketRequest
  chosen: readonly ChosenLine[]
  priced: PricedOrder
  limit: number | null
  /** The maximum hold from the creation of the order. */
  maxHoldMs: number
  recordEffect?: RecordEffect
}

/** The pools and quantities of a draft. */
export interface Claim {
  draft: OrderDraft
  buyerPoolId: number | null
  quantities: Quantities
}

export function rowOf(
  { draft: { event, buyer, ticketRequest, chosen, priced, maxHoldMs }, buyerPoolId, quantities }: Claim,
  accessHash: string,
  nowMs: number,
): Insertable<TicketOrderTable> {
  const holdMs = event.tx_time_limit_s * 1_000
  return {
    event_id: event.id,
    organization_id: event.organization_id,
    user_id: buyer.userId,
    status: 'started',
    created_at_ms: nowMs,
    changed_at_ms: toTheSecond(nowMs),
    expires_at_ms: nowMs + holdMs,
    hold_until_ms: nowMs + Math.max(holdMs, maxHoldMs),
    extensions: 0,
    name: '',
    first_name: '',
    last_name: '',
    email: buyer.email ?? '',
    email_folded: buyer.email?.toLowerCase() ?? '',
    ...columnsOfChoice({ code: ticketRequest.code, chosen, currency: event.currency, priced }),
    affiliate: ticketRequest.affiliate ?? null,
    refunded: 0,
    answers: '[]',
    guests: '[]',
    buyer_pool_id: buyerPoolId,
    claims: encodeClaims(quantities),
    access_hash: accessHash,
    invitation_id: invitationOf(buyer),
    client_key: buyer.clientKey ?? '',
    locale: event.locale,
  }
}

function invitationOf({ entry }: Buyer): number | null {
  return entry?.kind === 'invitation' ? entry.invitationId : null
}

export interface Choice extends Pick<OrderDraft, 'chosen' | 'priced'> {
  code: string | undefined
  /** The currency of the prices, which the event may have changed since. */
  currency: string
}

export function columnsOfChoice({ code, chosen, currency, priced }: Choice) {
  return {
    promo_code: code ?? null,
    discount_id: chosen.find(({ variant }) => variant.discount)?.variant.discount?.id ?? null,
    currency,
    costs: encodeJson(priced.costs),
    gross: priced.costs.gross,
  }
}
