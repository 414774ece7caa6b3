import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** The object that a pool counts. */
export interface PoolSubject {
  pool_id: number
  table: 'ticket_class' | 'inventory_tier' | 'tier_hold' | 'discount' | 'question_choice'
  id: number
  /** For choices. */
  question_id: number | null
  /** HTML for choices. */
  name: string
}

/** Includes deleted objects. The event's own pool and buyers' pools have no subject. */
export async function listPoolSubjects(
  db: Kysely<Tables>,
  eventId: number,
): Promise<Map<number, PoolSubject>> {
  const select = (table: 'ticket_class' | 'inventory_tier' | 'tier_hold') =>
    db
      .selectFrom(table)
      .select(['pool_id', sql.lit<PoolSubject['table']>(table).as('table'), 'id'])
      .select([sql<number | null>`cast(null as bigint)`.as('question_id'), 'name'])
      .where('event_id', '=', eventId)
  const rows = await select('ticket_class')
    .unionAll(select('inventory_tier'))
    .unionAll(select('tier_hold'))
    .unionAll(
      db
        .selectFrom('discount')
        .select(['pool_id', sql.lit<PoolSubject['table']>('discount').as('table'), 'id'])
        .select([sql<number | null>`cast(null as bigint)`.as('question_id'), 'code as name'])
        .where('event_id', '=', eventId),
    )
    .unionAll(
      db
        .selectFrom('question_choice')
        .innerJoin('question', 'question.id', 'question_choice.question_id')
        .select(['pool_id', sql.lit<PoolSubject['table']>('question_choice').as('table')])
        .select(['question_choice.id', 'question_id', 'question_choice.html as name'])
        .where('question.event_id', '=', eventId),
    )
    .execute()
  return new Map(rows.map((row) => [row.pool_id, row]))
}
