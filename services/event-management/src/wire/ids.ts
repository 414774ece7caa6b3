import { Type } from 'typebox'
import { notFound } from '../errors.ts'

/** Ids are numbers, and on the wire their digits. */
export const Id = Type.String({ pattern: '^[1-9]\\d{0,14}$' })

export const NullableId = Type.Union([Id, Type.Null()])

/** For the `params` of a route: what is no id at all is not found either, so nothing is checked here. */
export const IdPath = Type.Object({ id: Type.String({ description: 'The ID of the object.' }) })

export function presentId(id: number): string
export function presentId(id: number | null): string | null
export function presentId(id: number | null): string | null {
  return id === null ? null : String(id)
}

/** The id in a path. What cannot be one names nothing that exists: `notFound(what)`. */
export function readId(text: string, what: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw notFound(what)
  return Number(text)
}
