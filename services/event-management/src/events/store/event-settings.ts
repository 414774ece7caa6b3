import { decodeJson, encodeJson } from '@octavo/platform/data/columns.ts'
import type { Kysely, Transaction } from 'kysely'
import type { EventTables } from '../../database/event-tables.ts'

type Reader = Kysely<Pick<EventTables, 'event_setting'>>
type Writer = Transaction<Pick<EventTables, 'event_setting'>>

/** The caller knows the type that it stored. */
export async function findSetting<T>(db: Reader, eventId: number, kind: string): Promise<T | undefined> {
  const row = await db
    .selectFrom('event_setting')
    .select('body')
    .where('event_id', '=', eventId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row && decodeJson<T>(row.body)
}

export async function listSettings<T>(
  db: Reader,
  eventIds: readonly number[],
  kind: string,
): Promise<Map<number, T>> {
  if (eventIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('event_setting')
    .select(['event_id', 'body'])
    .where('event_id', 'in', eventIds)
    .where('kind', '=', kind)
    .execute()
  return new Map(rows.map(({ event_id, body }) => [event_id, decodeJson<T>(body)]))
}

export async function putSetting(tx: Writer, eventId: number, kind: string, body: unknown): Promise<void> {
  const text = encodeJson(body)
  await tx
    .insertInto('event_setting')
    .values({ event_id: eventId, kind, body: text })
    .onConflict((conflict) => conflict.columns(['event_id', 'kind']).doUpdateSet({ body: text }))
    .execute()
}

export async function copySettings(tx: Writer, fromEventId: number, toEventIds: number[]): Promise<void> {
  const settings = await tx
    .selectFrom('event_setting')
    .select(['kind', 'body'])
    .where('event_id', '=', fromEventId)
    .execute()
  const rows = toEventIds.flatMap((event_id) => settings.map((setting) => ({ event_id, ...setting })))
  if (rows.length > 0) await tx.insertInto('event_setting').values(rows).execute()
}
