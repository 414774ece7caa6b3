import { type Insertable, type Kysely, type Selectable, sql, type Transaction, type Updateable } from 'kysely'
import { countOf, readSlice } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'
import type { DiscountKind, DiscountTable } from '../../database/ticket-tables.ts'
import type { Page, Slice } from '../../wire/pages.ts'

export type DiscountRow = Selectable<DiscountTable>
export type DiscountChange = Updateable<DiscountTable>

/** Codes are case-insensitive. */
export const foldCode = (code: string): string => code.trim().normalize('NFC').toLowerCase()

export function findDiscount(db: Kysely<Tables>, id: number): Promise<DiscountRow | undefined> {
  return live(db).where('id', '=', id).executeTakeFirst()
}

/** Codes of the event take precedence over those of the organization. */
export async function findDiscountByCode(
  db: Kysely<Tables>,
  event: { id: number; organization_id: number },
  code: string,
): Promise<DiscountRow | undefined> {
  const matches = await live(db)
    .where('code_folded', '=', foldCode(code))
    .where('organization_id', '=', event.organization_id)
    .where((eb) => eb.or([eb('event_id', '=', event.id), eb('event_id', 'is', null)]))
    .execute()
  return matches.find(({ event_id }) => event_id !== null) ?? matches[0]
}

export function listPublicDiscounts(db: Kysely<Tables>, eventId: number): Promise<DiscountRow[]> {
  return live(db).where('event_id', '=', eventId).where('kind', '=', 'public').orderBy('id').execute()
}

export interface DiscountFilter {
  organizationId: number
  scope: 'event' | 'multi_events' | 'user'
  eventId?: number | undefined
  ticketGroupId?: number | undefined
  kinds?: readonly DiscountKind[] | undefined
  code?: string | undefined
  /** A substring of the code. */
  codeFilter?: string | undefined
  /** Discounts of any of these holds. */
  holdIds?: readonly number[] | undefined
}

function selectDiscounts(db: Kysely<Tables>, filter: DiscountFilter) {
  const { organizationId, scope, eventId, ticketGroupId, kinds, code, codeFilter, holdIds } = filter
  let query = live(db).where('organization_id', '=', organizationId)
  if (scope === 'event') query = query.where('event_id', 'is not', null)
  if (scope === 'multi_events') query = query.where('event_id', 'is', null)
  if (eventId !== undefined) query = query.where('event_id', '=', eventId)
  if (ticketGroupId !== undefined) query = query.where('ticket_group_id', '=', ticketGroupId)
  if (kinds) query = query.where('kind', 'in', kinds)
  if (code !== undefined) query = query.where('code_folded', '=', foldCode(code))
  if (codeFilter !== undefined)
    query = query.where(sql<boolean>`code_folded like ${partOf(codeFilter)} escape '\\'`)
  if (holdIds) query = query.where((eb) => eb.or(holdIds.map(isAmongHolds)))
  return query
}

export function listDiscountPage(
  db: Kysely<Tables>,
  filter: DiscountFilter,
  page: Page,
  byCode?: 'asc' | 'desc',
): Promise<Slice<DiscountRow>> {
  const query = selectDiscounts(db, filter)
  if (!byCode) return readSlice(query, page, [['id', 'asc']])
  return readSlice(query, page, [
    ['code_folded', byCode],
    ['id', byCode],
  ])
}

/** Ignores the discount that is being changed. */
export async function hasDiscountOfCode(
  db: Kysely<Tables>,
  { event_id, organization_id, code }: Pick<DiscountRow, 'event_id' | 'organization_id' | 'code'>,
  exceptId = 0,
): Promise<boolean> {
  const same = live(db).where('code_folded', '=', foldCode(code)).where('id', '!=', exceptId)
  const row = await (event_id === null
    ? same.where('organization_id', '=', organization_id).where('event_id', 'is', null)
    : same.where('event_id', '=', event_id)
  ).executeTakeFirst()
  return row !== undefined
}

export async function countDiscountsOfHold(
  db: Kysely<Tables>,
  organizationId: number,
  holdId: number,
): Promise<number> {
  const query = selectDiscounts(db, { organizationId, scope: 'event', holdIds: [holdId] })
  return countOf(query)
}

export function insertDiscount(
  tx: Transaction<Tables>,
  discount: Insertable<DiscountTable>,
): Promise<DiscountRow> {
  return tx.insertInto('discount').values(discount).returningAll().executeTakeFirstOrThrow()
}

export async function updateDiscount(
  tx: Transaction<Tables>,
  id: number,
  change: DiscountChange,
): Promise<void> {
  await tx.updateTable('discount').set(change).where('id', '=', id).execute()
}

function live(db: Kysely<Tables>) {
  return db.selectFrom('discount').selectAll().where('deleted_at_ms', 'is', null)
}

const partOf = (code: string) => `%${foldCode(code).replace(/[\\%_]/g, '\\$&')}%`

/** The list is JSON, such as `[700000001,700000002]`. */
const isAmongHolds = (id: number) =>
  sql<boolean>`replace(replace(hold_ids, '[', ','), ']', ',') like ${`%,${id},%`}`
