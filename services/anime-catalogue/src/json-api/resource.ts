import type { Dialect } from '@octavo/platform/data/database.ts'
import type { RawBuilder, SqlBool } from 'kysely'
import type { TSchema } from 'typebox'

export type Cell = string | number | null
/** One row of a resource's table, by column. */
export type Row = Record<string, Cell>
export type Condition = RawBuilder<SqlBool>

/** What a response depends on besides rows. */
export interface View {
  /** The address of the server, without a slash at its end. */
  origin: string
  /** The address below which links stand, which may be deeper. */
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

/** A row is known by the columns that are read of it, so each kind of attribute says which it needs. */
export interface Attribute<R extends object = object> {
  columns: readonly string[]
  /** Schema in responses, always nullable. */
  schema: TSchema
  read(row: R, view: View): unknown
  /** Without it clients cannot sort by the attribute. */
  sort?: Sort
  /** Without it a client cannot set it. */
  write?: AttributeWrite
}

export interface AttributeWrite {
  schema: TSchema
  isRequired?: boolean
  /** The columns that keep a value that the schema accepts. */
  // biome-ignore lint/suspicious/noExplicitAny: the schema beside it has checked the value
  encode(value: any): Row
}

/** Columns and what they have to be, all of them. */
export type Fixed = Readonly<Record<string, string | number>>

export type Relationship = (ToOne | PolymorphicToOne | ToMany | Through | Absent) & {
  /** Missing if clients cannot set it; `required` on create. */
  write?: 'optional' | 'required'
}

export interface ToOne {
  kind: 'to-one'
  type: string
  /** In the own table. */
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
  /** In the other table, which refers to this one. */
  column: string
  /** In the other table. */
  where?: Fixed
}

export interface Through {
  kind: 'through'
  type: string
  table: string
  /** The column of the table between that refers to this side, and the one for the other. */
  near: string
  far: string
  /** In the table between. */
  where?: Fixed
}

/** A relationship that clients look for and that has nothing here. */
export interface Absent {
  kind: 'absent'
  type: string
  isMany: boolean
}

export interface Filter {
  description: string
  /** Nothing at all matches where there is no condition. */
  condition(values: readonly string[], scope: Scope): Condition | undefined
  /** The column that `_none` asks to be null. */
  nullable?: string
  /** For sorting, if no attribute has this name. */
  sort?: Sort
  /** Whether results depend on the caller's user, not only on the class. */
  isPersonal?: boolean
}

export interface Resource<R extends object = object> {
  /** As it stands in documents: camelCase. */
  type: string
  /** Other names of the path than those that follow from the type. */
  aliases?: readonly string[]
  /** For summaries of operations: `an anime`, `anime`. */
  names: { one: string; many: string }
  description: string
  /** A table or view. */
  table: string
  /** For writes, if `table` is a view. */
  writeTable?: string
  /** For several types in one table. */
  only?: Fixed
  /** By default a whole number. */
  idPattern?: RegExp
  /** The condition that finds rows by their ids, where a comparison with the column `id` would be slow. */
  byIds?(ids: readonly string[], scope: Scope): Condition
  /** The columns of the order that every other order ends in; by default the id. No two rows are equal in it. */
  order?: readonly string[]
  attributes: Readonly<Record<string, Attribute<R>>>
  relationships: Readonly<Record<string, Relationship>>
  filters?: Readonly<Record<string, Filter>>
  sorts?: Readonly<Record<string, Sort>>
  /** Keys of sorting that an index follows both ways, null last: of these the first pages cost as little as unsorted ones. */
  indexedSorts?: readonly string[]
  /** The largest page, where it is not that of all. */
  maxPageSize?: number
  /** Filters whose matches come from elsewhere, in the order of how well they match. */
  searches?: readonly string[]
  /** Without it everybody sees every row. */
  visible?(scope: Scope): Condition | undefined
  /** Finds a row by slug. */
  bySlug?(slug: string, scope: Scope): Condition
  /** Whether the resource and its relationships contain `links`. */
  hasLinks?: boolean
}

/** The row type is what `attributes` and `encode` are checked against; afterwards nobody needs it. */
export function defineResource<R extends object>(resource: Resource<R>): Resource {
  return resource
}

export function isMany(relationship: Relationship): boolean {
  const { kind } = relationship
  return kind === 'to-many' || kind === 'through' || (kind === 'absent' && relationship.isMany)
}

/** The types of what it leads to. */
export function typesOf(relationship: Relationship): readonly string[] {
  return relationship.kind === 'polymorphic' ? relationship.types : [relationship.type]
}
