import { type RawBuilder, sql } from 'kysely'
import type { Cell, Scope } from '../../json-api/resource.ts'

export function byDestinationStartDate({ column }: Scope): RawBuilder<Cell> {
  return sql<Cell>`case ${column('destination_type')}
    when 'anime' then (select anime.start_date from anime where anime.id = ${column('destination_id')})
    else (select manga.start_date from manga where manga.id = ${column('destination_id')}) end`
}
