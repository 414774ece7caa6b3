import { Type } from 'typebox'
import { notFound } from '../errors.ts'

/** IDs are numbers, written as strings of digits on the wire. */
export const Id = Type.String({ pattern: '^[1-9]\\d{0,14}$' })

export const NullableId = Type.Union([Id, Type.Null()])

/** Not validated here, since an invalid ID is NOT_FOUND. */
export const IdPath = Type.Object({ id: Type.String({ description: 'The ID of the object.' }) })

export function presentId(id: number): string
export function presentId(id: number | null): string | null
export function presentId(id: number | null): string | null {
  return id === null ? null : String(id)
}

/** Throws `notFound(what)` for a malformed ID. */
export function readId(text: string, what: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw notFound(what)
  return Number(text)
}
