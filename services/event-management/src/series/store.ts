import type { Insertable, Selectable, Transaction } from 'kysely'
import type { SeriesScheduleTable } from '../database/event-tables.ts'
import type { Tables } from '../database/tables.ts'

export type SeriesScheduleRow = Selectable<SeriesScheduleTable>

export function insertSchedule(
  tx: Transaction<Tables>,
  schedule: Insertable<SeriesScheduleTable>,
): Promise<SeriesScheduleRow> {
  return tx.insertInto('series_schedule').values(schedule).returningAll().executeTakeFirstOrThrow()
}
