import { type TSchema, Type } from 'typebox'

export const Nullable = <Inner extends TSchema>(inner: Inner) => Type.Union([inner, Type.Null()])
