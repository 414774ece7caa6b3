import { Type } from 'typebox'

const alphaShape = (fallback: 'object' | 'array') =>
  Type.Enum(['object', 'array'], {
    default: fallback,
    description: 'What one country by its code comes as when no fields are asked for.',
  })
const emptyValues = (fallback: 'keep' | 'omit') =>
  Type.Enum(['keep', 'omit'], {
    default: fallback,
    description: 'Whether empty lists, objects and texts are sent when no fields are asked for.',
  })

/** The specification and the clients of the hosted v3.1 want different things, so each mount has its own. */
export const config = Type.Object({
  alphaShape: alphaShape('object'),
  emptyValues: emptyValues('keep'),
  v31AlphaShape: alphaShape('array'),
  v31EmptyValues: emptyValues('omit'),
  strictAll: Type.Boolean({
    default: false,
    description: 'Whether /all insists on 1 to 10 fields, as the hosted service did in its last year.',
  }),
  flagBase: Type.Optional(
    Type.String({
      pattern: '^https?://',
      description: 'Where the flag pictures are, if not here: https://flagcdn.com, for example.',
    }),
  ),
})
