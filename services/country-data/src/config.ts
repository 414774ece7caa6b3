import { Type } from 'typebox'

const alphaShape = (fallback: 'object' | 'array') =>
  Type.Enum(['object', 'array'], {
    default: fallback,
    description: 'Whether `/alpha/{code}` without `fields` returns an object or an array of one object.',
  })
const emptyValues = (fallback: 'keep' | 'omit') =>
  Type.Enum(['keep', 'omit'], {
    default: fallback,
    description: 'Whether responses without `fields` include empty arrays, objects and strings.',
  })

/** The specification and the clients of the hosted v3.1 expect different shapes, so each mount has its own settings. */
export const config = Type.Object({
  alphaShape: alphaShape('object'),
  emptyValues: emptyValues('keep'),
  v31AlphaShape: alphaShape('array'),
  v31EmptyValues: emptyValues('omit'),
  strictAll: Type.Boolean({
    default: false,
    description: 'Whether `/all` requires 1 to 10 `fields`, as the hosted v3.1 did in its last year.',
  }),
  flagBase: Type.Optional(
    Type.String({
      pattern: '^https?://',
      description: 'Base URL of flag images, such as https://flagcdn.com. Default: this service.',
    }),
  ),
})
