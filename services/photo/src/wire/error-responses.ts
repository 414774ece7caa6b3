import { Type } from 'typebox'

const Errors = Type.Object({ errors: Type.Array(Type.String()) }, { title: 'Errors' })

/** For `response` of every operation. */
export const mayFail = { default: Errors }
