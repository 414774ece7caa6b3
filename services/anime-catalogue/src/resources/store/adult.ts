import type { RawBuilder } from 'kysely'
import { type SqlBool, sql } from 'kysely'
import type { MediaType } from '../../database/media-tables.ts'
import type { Cell, Condition, Scope } from '../../json-api/resource.ts'

/** Works for adults are there for those only who have signed in; with a work goes all that is about it. */

/** Asked by id, it leaves every order and count to its index: the rows themselves are wide. */
export const visibleMedia = (type: MediaType) => (scope: Scope) =>
  ifHidden(
    scope,
    sql`${scope.column('id')} not in (select adult.id from ${sql.table(type)} as adult where adult.age_rating = 'R18')`,
  )

/** For rows that are about a work of either kind. */
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

/** For rows that are about a row of `table`, which is about a work. */
export function visibleThrough(scope: Scope, column: string, table: string): Condition | undefined {
  const [type, id] = [sql.ref<Cell>(`${table}.media_type`), sql.ref<Cell>(`${table}.media_id`)]
  const hidden = sql`select ${sql.ref(`${table}.id`)} from ${sql.table(table)} where not ${notAdult(type, id)}`
  return ifHidden(scope, sql`${scope.column(column)} not in (${hidden})`)
}

function ifHidden({ viewer }: Scope, condition: RawBuilder<SqlBool>): Condition | undefined {
  return viewer.class === 'anonymous' ? condition : undefined
}

/** The few works for adults have an index of their own, which this makes use of. */
function notAdult(type: RawBuilder<Cell>, id: RawBuilder<Cell>): Condition {
  return sql`not (${type} = 'anime' and ${id} in (select adult.id from anime as adult where adult.age_rating = 'R18')
    or ${type} = 'manga' and ${id} in (select adult.id from manga as adult where adult.age_rating = 'R18'))`
}
