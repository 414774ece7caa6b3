import { Type } from 'typebox'

export const config = Type.Object({
  unknown: Type.Enum(['404', '200', 'draw'], {
    default: '404',
    description:
      'What a code without a picture gets: the 404 dog, the same with status 200 for proxies that refuse others, or a dog of its class with the number.',
  }),
  nonStandard: Type.Boolean({
    default: false,
    description: 'Whether there are codes above 599: the dogs of 783 and 999, and those of the photo pack.',
  }),
  photoPack: Type.Optional(
    Type.String({
      description: 'A folder of pictures, named like 404.jpg, that take the place of the drawings.',
    }),
  ),
})
