import { Type } from 'typebox'
import type { DrawingFacts } from './collection.ts'
import { formats, widths } from './image.ts'

/** The list of images is part of the OpenAPI description, because every response of this service is an image. */
export const namePath = (images: readonly DrawingFacts[]) =>
  Type.Object({
    name: Type.String({
      description: 'Status code with an optional suffix: `.jpg` (default), `.webp`, `.avif` or `.png`.',
      'x-pictures': images.map(({ code, phrase, alt }) => ({ code, phrase, alt })),
    }),
  })

export const WidthQuery = Type.Object({
  w: Type.Optional(
    Type.Enum([...widths], {
      description: `Width in pixels: ${widths.toSorted((a, b) => a - b).join(', ')}.`,
    }),
  ),
})

export const ImageReply = Type.Unknown({ description: 'The image.' })
export const imageTypes = Object.values(formats)
