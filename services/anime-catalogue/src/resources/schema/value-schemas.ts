import { Type } from 'typebox'

/** Of as many words as somebody may want to say. */
export const LongText = Type.String({ maxLength: 100_000 })
export const ReviewText = Type.String({ maxLength: 500_000 })
export const WebAddress = Type.String({ maxLength: 2_000 })
/** How many of something there are, where there are any. */
export const Amount = Type.Integer({ minimum: 1, maximum: 10_000 })
