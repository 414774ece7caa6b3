import { Type } from 'typebox'
import type { DrawingFacts } from './collection.ts'
import { formats, widths } from './picture.ts'

/** What can be asked for stands in the description, because no answer of this service is anything but a picture. */
export const namePath = (pictures: readonly DrawingFacts[]) =>
  Type.Object({
    name: Type.String({
      description: 'A status code with a suffix: 404.jpg, or .webp, .avif, .png; jpg without one.',
      'x-pictures': pictures.map(({ code, phrase, alt }) => ({ code, phrase, alt })),
    }),
  })

export const WidthQuery = Type.Object({
  w: Type.Optional(
    Type.Enum([...widths], {
      description: `The width in pixels: ${widths.toSorted((a, b) => a - b).join(', ')}.`,
    }),
  ),
})

export const PictureReply = Type.Unknown({ description: 'A picture.' })
export const pictureTypes = Object.values(formats)
