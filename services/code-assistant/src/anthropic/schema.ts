import { type Static, Type } from 'typebox'
import { nullable } from '../wire/body-fields.ts'

const content = Type.Unsafe<unknown>({
  type: ['string', 'array'],
  description: 'A string or an array of content blocks.',
})

const taskFields = {
  model: nullable<string>('string', { description: 'Default: the setting `defaultModel`.' }),
  messages: Type.Array(
    Type.Object(
      { role: Type.String({ description: '`user` or `assistant`.' }), content },
      { title: 'InputMessage' },
    ),
    { minItems: 1 },
  ),
  system: nullable<unknown>(['string', 'array'], { description: 'Instructions: a text or text blocks.' }),
  tools: nullable<readonly unknown[]>('array', { description: 'Tools without `input_schema` are ignored.' }),
  tool_choice: nullable<unknown>('object'),
  thinking: nullable<{ type?: unknown; budget_tokens?: unknown }>('object'),
}

export const MessageBody = Type.Object(
  {
    ...taskFields,
    max_tokens: Type.Integer({ minimum: 1 }),
    stream: nullable<boolean>('boolean', { description: 'Responds with server-sent events.' }),
    temperature: nullable<number>('number', { minimum: 0, maximum: 1 }),
    top_p: nullable<number>('number', { minimum: 0, maximum: 1 }),
    stop_sequences: nullable<readonly string[]>('array'),
  },
  { title: 'CreateMessage' },
)

export type MessageBody = Static<typeof MessageBody>

export const CountTokensBody = Type.Object(taskFields, { title: 'CountTokens' })

export type CountTokensBody = Static<typeof CountTokensBody>

export const Message = Type.Object(
  {
    id: Type.String(),
    type: Type.Literal('message'),
    role: Type.Literal('assistant'),
    model: Type.String(),
    content: Type.Array(Type.Object({ type: Type.String() }, { title: 'ContentBlock' })),
    stop_reason: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
    stop_sequence: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
    usage: Type.Object(
      { input_tokens: Type.Integer(), output_tokens: Type.Integer() },
      { title: 'MessageUsage' },
    ),
  },
  { title: 'Message' },
)

export const TokenCount = Type.Object({ input_tokens: Type.Integer() }, { title: 'TokenCount' })
