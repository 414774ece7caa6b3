import { Type } from 'typebox'

export const tags = ['conversations']

const Metadata = Type.Record(Type.String({ maxLength: 64 }), Type.String({ maxLength: 512 }), {
  maxProperties: 16,
  description: 'At most 16 names with texts.',
})

const InputItem = Type.Object(
  {
    type: Type.Optional(Type.String({ minLength: 1, maxLength: 64, description: 'Default: `message`.' })),
    role: Type.Optional(
      Type.Union(
        ['user', 'assistant', 'system', 'developer'].map((role) => Type.Literal(role)),
        { description: 'Required for messages.' },
      ),
    ),
    content: Type.Optional(
      Type.Union([Type.String(), Type.Array(Type.Object({ type: Type.String() }), { maxItems: 2_000 })], {
        description: 'A text or content parts. Required for messages.',
      }),
    ),
  },
  { title: 'ConversationInputItem' },
)

const items = (minItems: number) => Type.Array(InputItem, { minItems, maxItems: 20 })

export const conversationBody = Type.Object(
  {
    metadata: Type.Optional(Type.Union([Metadata, Type.Null()])),
    items: Type.Optional(Type.Union([items(0), Type.Null()])),
  },
  { title: 'NewConversation' },
)

export const metadataBody = Type.Object({ metadata: Metadata }, { title: 'ConversationChange' })
export const itemsBody = Type.Object({ items: items(1) }, { title: 'NewConversationItems' })
export const conversationParams = Type.Object({ conversation_id: Type.String() })
export const itemParams = Type.Object({ conversation_id: Type.String(), item_id: Type.String() })

const limit = Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Default: 20.' }))
const after = Type.Optional(Type.String({ description: 'The last id of the page before.' }))

export const pageQuery = Type.Object({ limit, after })
export const itemsQuery = Type.Object({
  limit,
  after,
  order: Type.Optional(
    Type.Union([Type.Literal('asc'), Type.Literal('desc')], {
      description: 'Default: `desc`, the newest first.',
    }),
  ),
})

export const ConversationBody = Type.Object(
  {
    id: Type.String(),
    object: Type.Literal('conversation'),
    created_at: Type.Integer({ description: 'Unix time in seconds.' }),
    metadata: Type.Record(Type.String(), Type.String()),
  },
  { title: 'Conversation' },
)

export const DeletedConversation = Type.Object(
  { id: Type.String(), object: Type.Literal('conversation.deleted'), deleted: Type.Literal(true) },
  { title: 'DeletedConversation' },
)

export const Item = Type.Object(
  { id: Type.String(), type: Type.String() },
  { title: 'ConversationItem', description: 'With the other fields of its type.' },
)

const listFields = {
  object: Type.Literal('list'),
  first_id: Type.Union([Type.String(), Type.Null()]),
  last_id: Type.Union([Type.String(), Type.Null()]),
  has_more: Type.Boolean(),
}

export const ConversationList = Type.Object(
  { ...listFields, data: Type.Array(ConversationBody) },
  { title: 'ConversationList' },
)
export const ItemList = Type.Object(
  { ...listFields, data: Type.Array(Item) },
  { title: 'ConversationItemList' },
)
