import type { Dialect } from '@octavo/platform/data/database.ts'
import type { RawBuilder, SqlBool } from 'kysely'
import type { TSchema } from 'typebox'

export type Cell = string | number | null
/** One row of a resource's table, by column. */
export type Row = Record<string, Cell>
export type Condition = RawBuilder<SqlBool>

/** The request context that responses depend on. */
export interface View {
  /** The server's base URL, without a trailing slash. */
  origin: string
  /** The base URL of links, which may be deeper. */
  base: string
  /** `YYYY-MM-DD`, in UTC. */
  today: string
}

/** Callers of one class see the same rows. */
export interface Viewer {
  class: string
  userId: number | null
}

export interface Scope {
  dialect: Dialect
  viewer: Viewer
  today: string
  /** A column of the resource's own table. */
  column(name: string): RawBuilder<Cell>
}

export type Sort = (scope: Scope) => RawBuilder<Cell>

/** Only needed columns are read, so each kind of attribute declares its columns. */
export interface Attribute<R extends object = object> {
  columns: readonly string[]
  /** Schema in responses, always nullable. */
  schema: TSchema
  read(row: R, view: View): unknown
  /** Undefined if clients cannot sort by the attribute. */
  sort?: Sort
  /** Undefined for read-only attributes. */
  write?: AttributeWrite
}

export interface AttributeWrite {
  schema: TSchema
  isRequired?: boolean
  /** Encodes a validated value as columns. */
  // biome-ignore lint/suspicious/noExplicitAny: the schema beside it has checked the value
  encode(value: any): Row
}

/** Columns and their required values, all of which must match. */
export type Fixed = Readonly<Record<string, string | number>>

export type Relationship = (ToOne | PolymorphicToOne | ToMany | Through | Absent) & {
  /** Missing if clients cannot set it; `required` on create. */
  write?: 'optional' | 'required'
}

export interface ToOne {
  kind: 'to-one'
  type: string
  /** In the resource's own table. */
  column: string
  /** Column values that the row must have for the relationship to apply. */
  when?: Fixed
}

export interface PolymorphicToOne {
  kind: 'polymorphic'
  types: readonly string[]
  typeColumn: string
  idColumn: string
}

export interface ToMany {
  kind: 'to-many'
  type: string
  /** In the other table, referring to this one. */
  column: string
  /** In the other table. */
  where?: Fixed
}

export interface Through {
  kind: 'through'
  type: string
  table: string
  /** The columns of the join table: for this side and for the other. */
  near: string
  far: string
  /** In the join table. */
  where?: Fixed
}

/** A relationship that clients expect and that is always empty here. */
export interface Absent {
  kind: 'absent'
  type: string
  isMany: boolean
}

export interface Filter {
  description: string
  /** Undefined means that no row matches. */
  condition(values: readonly string[], scope: Scope): Condition | undefined
  /** Set if each value adds a condition to the statement, because SQLite limits their number. */
  maxValues?: number
  /** The column that is null for `_none`. */
  nullable?: string
  /** For sorting, if no attribute has this name. */
  sort?: Sort
  /** True if results depend on the caller's user, not only on the class. */
  isPersonal?: boolean
  /** True if no index finds its rows, so that a query may read the whole table for a few of them. */
  isScan?: boolean
}

export interface Resource<R extends object = object> {
  /** As in documents: camelCase. */
  type: string
  /** Additional path names besides those derived from the type. */
  aliases?: readonly string[]
  /** For operation summaries: `an anime`, `anime`. */
  names: { one: string; many: string }
  description: string
  /** A table or view. */
  table: string
  /** For writes, if `table` is a view. */
  writeTable?: string
  /** Tells apart several types in one table. */
  only?: Fixed
  /** An integer by default. */
  idPattern?: RegExp
  /** Finds rows by ids, if comparing the column `id` would be slow. */
  byIds?(ids: readonly string[], scope: Scope): Condition
  /** Tiebreaker columns of every order; the id by default. They must be unique together. */
  order?: readonly string[]
  /** Texts that users write, whose size is checked before many rows are read. */
  longColumns?: readonly string[]
  attributes: Readonly<Record<string, Attribute<R>>>
  relationships: Readonly<Record<string, Relationship>>
  filters?: Readonly<Record<string, Filter>>
  sorts?: Readonly<Record<string, Sort>>
  /** Sort keys with an index in both directions, nulls last, so that the first pages are cheap. */
  indexedSorts?: readonly string[]
  /** Overrides the default maximum page size. */
  maxPageSize?: number
  /** Filters that a search index answers, by relevance. */
  searches?: readonly string[]
  /** Restricts the visible rows. Undefined if all rows are public. */
  visible?(scope: Scope): Condition | undefined
  /** Finds a row by slug. */
  bySlug?(slug: string, scope: Scope): Condition
  /** Adds `links` to the resource and its relationships. */
  hasLinks?: boolean
}

/** Checks `attributes` and `encode` against the row type, and then erases it. */
export function defineResource<R extends object>(resource: Resource<R>): Resource {
  return resource
}

export function isMany(relationship: Relationship): boolean {
  const { kind } = relationship
  return kind === 'to-many' || kind === 'through' || (kind === 'absent' && relationship.isMany)
}

/** The target types of the relationship. */
export function typesOf(relationship: Relationship): readonly string[] {
  return relationship.kind === 'polymorphic' ? relationship.types : [relationship.type]
}
