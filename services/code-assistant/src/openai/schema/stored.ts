import { type TSchema, Type } from 'typebox'

export const CompletionId = Type.Object({ completion_id: Type.String() })

const order = (byDefault: 'asc' | 'desc') =>
  Type.Union([Type.Literal('asc'), Type.Literal('desc')], { default: byDefault })

/** Query parameters of lists. */
export const pageQuery = (byDefault: 'asc' | 'desc') => ({
  after: Type.Optional(Type.String({ description: 'The id of the last object of the page before.' })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
  order: Type.Optional(order(byDefault)),
})

const nullableId = Type.Unsafe<string | null>({ type: ['string', 'null'] })

export const listOf = <Item extends TSchema>(item: Item, title: string) =>
  Type.Object(
    {
      object: Type.Literal('list'),
      data: Type.Array(item),
      first_id: nullableId,
      last_id: nullableId,
      has_more: Type.Boolean(),
    },
    { title },
  )

export const CompletionMessages = listOf(
  Type.Object({
    id: Type.String(),
    role: Type.String(),
    content: Type.Unknown(),
    content_parts: Type.Unknown(),
    name: Type.Unknown(),
  }),
  'ChatCompletionMessageList',
)

export const MetadataBody = Type.Object({
  metadata: Type.Unsafe<Record<string, string> | null>({
    type: ['object', 'null'],
    maxProperties: 16,
    additionalProperties: { type: 'string', maxLength: 512 },
    description: 'Replaces the metadata.',
  }),
})

export const deletedOf = <Name extends string>(object: Name) =>
  Type.Object({ id: Type.String(), object: Type.Literal(object), deleted: Type.Literal(true) })
