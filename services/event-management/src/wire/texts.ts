import { type Static, Type } from 'typebox'
import { textOf } from './rich-text.ts'

/** Text with and without markup. */
export const MultipartText = Type.Object(
  { text: Type.Union([Type.String(), Type.Null()]), html: Type.Union([Type.String(), Type.Null()]) },
  { title: 'MultipartText' },
)

export const MultipartTextInput = Type.Object(
  {
    html: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    /** Made from the markup; taken and passed over, for clients send back what they got. */
    text: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  },
  { additionalProperties: false },
)

/** Of markup that was cleaned when it was written. Nothing written at all is no text, as receivers know it. */
export function presentText(html: string | null): Static<typeof MultipartText> {
  return { text: (html && textOf(html)) || null, html }
}

export const Email = Type.String({ pattern: '^[^\\s@<>]{1,64}@[^\\s@<>]{1,190}$', maxLength: 254 })
