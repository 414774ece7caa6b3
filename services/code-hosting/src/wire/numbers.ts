import { Type } from 'typebox'

/** An id in a request body. Larger numbers are not exact in JavaScript. */
export const WholeNumber = Type.Integer({
  minimum: Number.MIN_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
})
