import { type Static, Type } from 'typebox'
import { nullable } from '../../wire/body-fields.ts'
import { listOf } from '../../wire/lists.ts'
import { metadataLimits } from '../../wire/metadata.ts'

const taskFields = {
  model: nullable<string>('string', { description: 'Default: the setting `defaultModel`.' }),
  input: nullable<string | readonly unknown[]>(['string', 'array'], {
    description: 'A text or items. Item types that the engines do not know are ignored.',
  }),
  instructions: nullable<string>('string'),
  previous_response_id: nullable<string>('string', {
    description: 'Continues a response that was created with `store: true`.',
  }),
  conversation: nullable<unknown>(['string', 'object'], {
    description: 'Continues a conversation, and adds the input and the output to it.',
  }),
  tools: nullable<readonly unknown[]>('array', { description: 'Types other than `function` are ignored.' }),
  tool_choice: nullable<unknown>(['string', 'object']),
}

export const ResponseBody = Type.Object(
  {
    ...taskFields,
    stream: nullable<boolean>('boolean', { description: 'Responds with server-sent events.' }),
    store: nullable<boolean>('boolean', {
      description: 'Stores the response, so that it can be read and continued. Nothing is stored otherwise.',
    }),
    background: nullable<boolean>('boolean', {
      description: 'Responds at once and stores the response, which can be read until it is complete.',
    }),
    max_output_tokens: nullable<number>('integer', { minimum: 1 }),
    temperature: nullable<number>('number', { minimum: 0, maximum: 2 }),
    top_p: nullable<number>('number', { minimum: 0, maximum: 1 }),
    text: nullable<{ format?: unknown }>('object'),
    reasoning: nullable<{ effort?: unknown }>('object'),
    parallel_tool_calls: nullable<boolean>('boolean'),
    metadata: nullable<Record<string, string>>('object', metadataLimits),
  },
  { title: 'CreateResponse' },
)

export type ResponseBody = Static<typeof ResponseBody>

export const InputTokensBody = Type.Object(taskFields, { title: 'CountInputTokens' })

export type InputTokensBody = Static<typeof InputTokensBody>

const Item = Type.Object({ type: Type.String() }, { title: 'ResponseItem' })

const ResponseUsage = Type.Object(
  { input_tokens: Type.Integer(), output_tokens: Type.Integer(), total_tokens: Type.Integer() },
  { title: 'ResponseUsage' },
)

const nullableText = Type.Unsafe<string | null>({ type: ['string', 'null'] })
const nullableObject = Type.Unsafe<object | null>({ type: ['object', 'null'] })

export const Response = Type.Object(
  {
    id: Type.String(),
    object: Type.Literal('response'),
    created_at: Type.Number({ description: 'Unix time in seconds.' }),
    status: Type.String({
      description: '`completed`, `incomplete`, `in_progress`, `failed` or `cancelled`.',
    }),
    error: nullableObject,
    incomplete_details: nullableObject,
    instructions: nullableText,
    model: Type.String(),
    output: Type.Array(Item),
    parallel_tool_calls: Type.Boolean(),
    previous_response_id: nullableText,
    store: Type.Boolean(),
    metadata: Type.Record(Type.String(), Type.String()),
    usage: Type.Optional(ResponseUsage),
  },
  { title: 'Response' },
)

export const ResponseId = Type.Object({ response_id: Type.String() })

export const InputItems = listOf(Item, 'ResponseItemList')

export const InputTokens = Type.Object(
  { object: Type.Literal('response.input_tokens'), input_tokens: Type.Integer() },
  { title: 'InputTokens' },
)

export const Compaction = Type.Object(
  {
    id: Type.String(),
    object: Type.Literal('response.compaction'),
    created_at: Type.Integer(),
    output: Type.Array(Item),
    usage: ResponseUsage,
  },
  { title: 'CompactedResponse' },
)
