import { Type } from 'typebox'

/** A number in a body that is to be looked up. Beyond these it would not be the one that was sent. */
export const WholeNumber = Type.Integer({
  minimum: Number.MIN_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
})
