import type { RawBuilder } from 'kysely'
import { type SqlBool, sql } from 'kysely'
import type { MediaType } from '../../database/media-tables.ts'
import type { Cell, Condition, Scope } from '../../json-api/resource.ts'

/** R18 media, and all rows that refer to them, are visible only to signed-in users. */

/** Selects ids only, so that orders and counts can use their indexes: media rows are wide. */
export const visibleMedia = (type: MediaType) => (scope: Scope) =>
  ifHidden(
    scope,
    sql`${scope.column('id')} not in (select adult.id from ${sql.table(type)} as adult where adult.age_rating = 'R18')`,
  )

/** For rows that refer to media of either type. */
export function visibleOfMedia(scope: Scope): Condition | undefined {
  return ifHidden(scope, notAdult(scope.column('media_type'), scope.column('media_id')))
}

export function visibleOfBoth(
  scope: Scope,
  sides: readonly (readonly [string, string])[],
): Condition | undefined {
  const conditions = sides.map(([type, id]) => notAdult(scope.column(type), scope.column(id)))
  return ifHidden(scope, sql`(${sql.join(conditions, sql` and `)})`)
}

/** For rows that refer to a row of `table`, which refers to media. */
export function visibleThrough(scope: Scope, column: string, table: string): Condition | undefined {
  const [type, id] = [sql.ref<Cell>(`${table}.media_type`), sql.ref<Cell>(`${table}.media_id`)]
  const hidden = sql`select ${sql.ref(`${table}.id`)} from ${sql.table(table)} where not ${notAdult(type, id)}`
  return ifHidden(scope, sql`${scope.column(column)} not in (${hidden})`)
}

function ifHidden({ viewer }: Scope, condition: RawBuilder<SqlBool>): Condition | undefined {
  return viewer.class === 'anonymous' ? condition : undefined
}

/** Uses the partial index of R18 media. */
function notAdult(type: RawBuilder<Cell>, id: RawBuilder<Cell>): Condition {
  return sql`not (${type} = 'anime' and ${id} in (select adult.id from anime as adult where adult.age_rating = 'R18')
    or ${type} = 'manga' and ${id} in (select adult.id from manga as adult where adult.age_rating = 'R18'))`
}
