import { Type } from 'typebox'

export const LongText = Type.String({ maxLength: 100_000 })
export const ReviewContent = Type.String({ maxLength: 50_000 })
export const UrlText = Type.String({ maxLength: 2_000 })
/** A positive count. */
export const Amount = Type.Integer({ minimum: 1, maximum: 10_000 })
