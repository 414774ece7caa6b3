import { Type } from 'typebox'

export const config = Type.Object({
  unknown: Type.Enum(['404', '200', 'draw'], {
    default: '404',
    description:
      'Response for a code without an image: the 404 image, the same with status 200 (for proxies that reject others), or the image of the class with the number.',
  }),
  nonStandard: Type.Boolean({
    default: false,
    description: 'Whether to serve codes above 599: 783, 999 and those of the photo pack.',
  }),
  photoPack: Type.Optional(
    Type.String({
      description: 'Folder of images, named like 404.jpg, that replace the drawings.',
    }),
  ),
})
