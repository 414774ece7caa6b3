import { type SqlBool, sql } from 'kysely'
import type { Condition, Scope } from '../../json-api/resource.ts'
import { anyOf, isIn } from '../../json-api/store/conditions.ts'
import { localesLike } from '../languages.ts'

/** The numbers are indexed; the text ids of the view are computed for each row. */
export function hasCastingIds(ids: readonly string[], { column, dialect }: Scope): Condition {
  const numbers = [...new Set(ids.map((id) => Number(/\d+$/.exec(id)?.[0])))]
  return sql<SqlBool>`(${isIn(column('number'), numbers, dialect)} and ${isIn(column('id'), ids, dialect)})`
}

export function hasCharacter(isCharacter: boolean, { column }: Scope): Condition {
  return isCharacter
    ? sql<SqlBool>`${column('character_id')} is not null`
    : sql<SqlBool>`${column('character_id')} is null`
}

export function isInLanguage(language: string, { column, dialect }: Scope): Condition {
  const { like, except } = localesLike(language)
  const isLike = like.map(
    (pattern) => sql<SqlBool>`${column('language')} like ${pattern} escape ${sql.lit('\\')}`,
  )
  if (!except.length) return anyOf(isLike)
  return sql<SqlBool>`(${anyOf(isLike)} and not ${isIn(column('language'), except, dialect)})`
}
