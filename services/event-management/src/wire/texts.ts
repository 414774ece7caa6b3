import { type Static, Type } from 'typebox'
import { textOf } from './rich-text.ts'

/** Text with and without markup. */
export const MultipartText = Type.Object(
  { text: Type.Union([Type.String(), Type.Null()]), html: Type.Union([Type.String(), Type.Null()]) },
  { title: 'MultipartText' },
)

/** `html` must have been sanitized. Empty text is null, as clients expect. */
export function presentText(html: string | null): Static<typeof MultipartText> {
  return { text: (html && textOf(html)) || null, html }
}

export const Email = Type.String({ pattern: '^[^\\s@<>]{1,64}@[^\\s@<>]{1,190}$', maxLength: 254 })
