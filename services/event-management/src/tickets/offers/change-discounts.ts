import type { Transaction } from 'kysely'
import { requirePermission } from '../../access/permissions.ts'
import type { Context, Viewer } from '../../context.ts'
import type { Tables } from '../../database/tables.ts'
import { argumentsError, notFound, problem } from '../../errors.ts'
import { type EventRow, findEvent } from '../../events/store/events.ts'
import { inventoryKey } from '../../inventory/key.ts'
import { createPool, resizePool } from '../../inventory/pools.ts'
import { type DiscountPatch, type DiscountTerms, refuseForeign, termsOfDiscount } from './discount-rules.ts'
import {
  type DiscountRow,
  findDiscount,
  foldCode,
  hasDiscountOfCode,
  insertDiscount,
  listPublicDiscounts,
  updateDiscount,
} from './store.ts'

/** Each one is a variant of each ticket class, which every visitor of the event reads. */
const maxPublicPerEvent = 20

export function createDiscount(
  context: Context,
  viewer: Viewer,
  organizationId: number,
  input: DiscountPatch,
): Promise<number> {
  return inTurn(context, input.event_id ?? null, async (tx) => {
    await requirePermission(tx, viewer, organizationId)
    const terms = termsOfDiscount(input, undefined)
    await refuseTaken(tx, terms, organizationId, undefined)
    const { event_id: eventId } = terms
    const nowMs = context.clock.now()
    const { id } = await insertDiscount(tx, {
      ...terms,
      organization_id: organizationId,
      code_folded: foldCode(terms.code),
      pool_id: await createPool(tx, { eventId, kind: 'discount', capacity: input.capacity ?? null }),
      created_at_ms: nowMs,
      changed_at_ms: nowMs,
    })
    return id
  })
}

export async function changeDiscount(
  context: Context,
  viewer: Viewer,
  id: number,
  input: DiscountPatch,
): Promise<void> {
  await changing(context, viewer, id, async (tx, before) => {
    if (input.event_id !== undefined && input.event_id !== before.event_id)
      throw argumentsError({ 'discount.event_id': ['INVALID'] })
    const { capacity } = input
    const terms = termsOfDiscount(input, before)
    await refuseTaken(tx, terms, before.organization_id, before)
    if (capacity !== undefined && (await resizePool(tx, before.pool_id, capacity)) === 'too-small')
      throw argumentsError({ 'discount.quantity_available': ['INVALID'] })
    const code_folded = foldCode(terms.code)
    await updateDiscount(tx, id, { ...terms, code_folded, changed_at_ms: context.clock.now() })
  })
}

/** Used discounts cannot be deleted, since orders refer to them. */
export async function deleteDiscount(context: Context, viewer: Viewer, id: number): Promise<DiscountRow> {
  return changing(context, viewer, id, async (tx, discount) => {
    // Orders of several events can use it concurrently. An expired order that is paid late finds no unit left.
    if ((await resizePool(tx, discount.pool_id, 0)) === 'too-small')
      throw problem('DISCOUNT_CANNOT_BE_DELETED')
    await updateDiscount(tx, id, { deleted_at_ms: context.clock.now() })
    return discount
  })
}

/** Requires the permission declared by the route. */
export async function getManagedDiscount(
  db: Transaction<Tables> | Context['db']['read'],
  viewer: Viewer,
  id: number,
): Promise<DiscountRow> {
  const discount = await findDiscount(db, id)
  if (!discount) throw notFound('discount')
  await requirePermission(db, viewer, discount.organization_id, 'discount')
  return discount
}

async function changing<T>(
  context: Context,
  viewer: Viewer,
  id: number,
  work: (tx: Transaction<Tables>, discount: DiscountRow) => Promise<T>,
): Promise<T> {
  const { event_id } = await getManagedDiscount(context.db.read, viewer, id)
  return inTurn(context, event_id, async (tx) => work(tx, await getManagedDiscount(tx, viewer, id)))
}

/** Serialized with the orders that use the discount. */
async function inTurn<T>(
  { db }: Context,
  eventId: number | null,
  work: (tx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  const event = eventId === null ? undefined : await findEvent(db.read, eventId)
  return event ? db.writeBatched(inventoryKey(event), work) : db.write(work)
}

async function refuseTaken(
  tx: Transaction<Tables>,
  terms: DiscountTerms,
  organizationId: number,
  before: DiscountRow | undefined,
): Promise<void> {
  const event = terms.event_id === null ? undefined : await findOwnEvent(tx, terms.event_id, organizationId)
  await refuseForeign(tx, terms, organizationId, event)
  if (await hasDiscountOfCode(tx, { ...terms, organization_id: organizationId }, before?.id))
    throw argumentsError({ 'discount.code': ['INVALID'] })
  if (event && terms.kind === 'public' && before?.kind !== 'public') {
    const others = await listPublicDiscounts(tx, event.id)
    if (others.length >= maxPublicPerEvent) throw problem('TOO_MANY_PUBLIC_DISCOUNTS')
  }
}

async function findOwnEvent(tx: Transaction<Tables>, id: number, organizationId: number): Promise<EventRow> {
  const event = await findEvent(tx, id)
  if (event?.organization_id !== organizationId) throw argumentsError({ 'discount.event_id': ['INVALID'] })
  return event
}
