import { Type } from 'typebox'
import { resultFields, taskFields } from '../tasks/task-fields.ts'

export const tags = ['chat']

export const chatBody = Type.Object(
  {
    message: Type.String({ minLength: 1, description: 'The message. Code goes into fenced code blocks.' }),
    ...taskFields,
    conversation_id: Type.Optional(
      Type.String({
        minLength: 1,
        description:
          'Continues a stored conversation, and stores the message and the response in it unless `store` is false.',
      }),
    ),
    store: Type.Optional(
      Type.Boolean({
        description:
          'Starts a stored conversation. Messages are stored only with this field or `conversation_id`.',
      }),
    ),
  },
  { title: 'ChatRequest' },
)

export const ChatResponse = Type.Object(
  {
    ...resultFields,
    response: Type.String({ description: 'Markdown.' }),
    conversation_id: Type.Union([Type.String(), Type.Null()], {
      description: 'The stored conversation, or null if nothing was stored.',
    }),
    intent: Type.Union(
      [
        Type.Object({ name: Type.String(), confidence: Type.Number({ minimum: 0, maximum: 1 }) }),
        Type.Null(),
      ],
      { description: 'How the message was understood; null if a language model responded.' },
    ),
    code: Type.Array(
      Type.Object({
        language: Type.String({ description: 'Empty if it is not known.' }),
        content: Type.String(),
        path: Type.Optional(Type.String()),
      }),
    ),
    edits: Type.Array(Type.Object({ path: Type.String(), diff: Type.String() })),
  },
  { title: 'ChatResponse' },
)
