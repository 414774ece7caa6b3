import { encodeJson, fromBit, toBit } from '@octavo/platform/data/columns.ts'
import { type TSchema, Type } from 'typebox'
import type { Attribute, Sort, View } from './resource.ts'
import { byColumn, byText } from './store/sorts.ts'

/** Builders for attributes that are stored in one column. Read-only unless `settable`. */

export function text<K extends string>(column: K, schema: TSchema = Type.String()) {
  return plain<K, string | null>(column, schema, byText(column))
}

export function number<K extends string>(column: K, schema: TSchema = Type.Integer()) {
  return plain<K, number | null>(column, schema, byColumn(column))
}

export function truth<K extends string>(column: K): Attribute<Record<K, number>> {
  return {
    columns: [column],
    schema: Type.Boolean(),
    sort: byColumn(column),
    read: (row) => fromBit(row[column]),
    write: { schema: Type.Boolean(), encode: (value: boolean) => ({ [column]: toBit(value) }) },
  }
}

/** `2013-02-20T16:00:13.609Z` */
export function time<K extends string>(column: K): Attribute<Record<K, number | null>> {
  return {
    columns: [column],
    schema: Type.String({ format: 'date-time' }),
    sort: byColumn(column),
    read: (row) => (row[column] === null ? null : new Date(row[column]).toISOString()),
    write: {
      schema: Type.String({ format: 'date-time' }),
      encode: (value: string | null) => ({ [column]: value === null ? null : Date.parse(value) }),
    },
  }
}

/** JSON that is stored as text. */
export function json<K extends string>(column: K, schema: TSchema): Attribute<Record<K, string>> {
  return {
    columns: [column],
    schema,
    sort: byText(column),
    read: (row) => JSON.parse(row[column]),
    write: { schema, encode: (value: unknown) => ({ [column]: encodeJson(value) }) },
  }
}

/** A read-only attribute that is computed from columns, or constant. */
export function computed<R extends object>(
  columns: readonly (keyof R & string)[],
  schema: TSchema,
  read: (row: R, view: View) => unknown,
  sort?: Sort,
): Attribute<R> {
  return { columns, schema, read, ...(sort && { sort }) }
}

/** Read-only. */
export function readOnly<R extends object>({ write: _write, ...attribute }: Attribute<R>): Attribute<R> {
  return attribute
}

/** Required on create. */
export function required<R extends object>(attribute: Attribute<R>): Attribute<R> {
  return attribute.write ? { ...attribute, write: { ...attribute.write, isRequired: true } } : attribute
}

function plain<K extends string, Value extends string | number | null>(
  column: K,
  schema: TSchema,
  sort: Sort,
): Attribute<Record<K, Value>> {
  return {
    columns: [column],
    schema,
    sort,
    read: (row) => row[column],
    write: { schema, encode: (value: Value) => ({ [column]: value }) },
  }
}
