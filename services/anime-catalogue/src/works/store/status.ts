import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Status, soonAfter } from '../status.ts'

export interface DateColumns {
  start: RawBuilder<unknown>
  end: RawBuilder<unknown>
  override: RawBuilder<unknown>
}

/** `statusOf` in SQL. */
export function hasStatus(
  status: Status,
  { start, end, override }: DateColumns,
  today: string,
): RawBuilder<SqlBool> {
  const isDated = sql`(${start} is not null or ${end} is not null)`
  const isOver = sql`(${end} is not null and ${end} < ${today})`
  const byOverride = sql`(not ${isDated} and coalesce(${override}, 'tba') = ${status})`
  const byDates = {
    tba: sql`1 = 0`,
    finished: isOver,
    current: sql`(not ${isOver} and ${start} <= ${today})`,
    upcoming: sql`(not ${isOver} and ${start} > ${today} and ${start} <= ${soonAfter(today)})`,
    unreleased: sql`(${isDated} and not ${isOver} and (${start} is null or ${start} > ${soonAfter(today)}))`,
  }
  return sql`(${byOverride} or ${byDates[status]})`
}
