import { Type } from 'typebox'

export const placeholderErrors = Type.Object({ errors: Type.Array(Type.String()) })
