import { Type } from 'typebox'
import { deletedOf, listOf, orderField, pageFields } from '../wire/lists.ts'
import { metadataLimits } from '../wire/metadata.ts'

export const tags = ['conversations']

const { maxProperties, propertyNames } = metadataLimits
const Metadata = Type.Record(Type.String(), Type.String({ maxLength: 512 }), {
  maxProperties,
  propertyNames,
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

export const pageQuery = Type.Object(pageFields)
export const itemsQuery = Type.Object({ ...pageFields, ...orderField('desc') })

export const ConversationBody = Type.Object(
  {
    id: Type.String(),
    object: Type.Literal('conversation'),
    created_at: Type.Integer({ description: 'Unix time in seconds.' }),
    metadata: Type.Record(Type.String(), Type.String()),
  },
  { title: 'Conversation' },
)

export const DeletedConversation = deletedOf('conversation.deleted', 'DeletedConversation')

export const Item = Type.Object(
  { id: Type.String(), type: Type.String() },
  { title: 'ConversationItem', description: 'With the other fields of its type.' },
)

export const ConversationList = listOf(ConversationBody, 'ConversationList')
export const ItemList = listOf(Item, 'ConversationItemList')
