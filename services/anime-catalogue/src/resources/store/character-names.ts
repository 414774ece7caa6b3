import { type SqlBool, sql } from 'kysely'
import type { Condition, Scope } from '../../json-api/resource.ts'
import { allOf, anyOf, nothing } from '../../json-api/store/conditions.ts'
import { slugOf } from '../../works/slugs.ts'

const maxWords = 50

/**
 * Whether a character's name contains all words of `name`. Compares slugs, because SQLite and PostgreSQL fold case and
 * diacritics differently.
 */
export function hasName(name: string, { column }: Scope): Condition {
  const words = slugOf(name).split('-').filter(Boolean)
  const inSlug = words.map((word) => sql<SqlBool>`${column('slug')} like ${`%${word}%`}`)
  // No name is as long, and SQLite limits the conditions of a statement.
  if (inSlug.length > maxWords) return nothing
  if (inSlug.length) return allOf(inSlug)
  if (name.trim() === '') return nothing
  const pattern = `%${name.trim().replace(/[\\%_]/g, '\\$&')}%`
  const isLike = (of: string) => sql<SqlBool>`${column(of)} like ${pattern} escape ${sql.lit('\\')}`
  return anyOf([isLike('names'), isLike('other_names')])
}
