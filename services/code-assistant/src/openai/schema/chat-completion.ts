import { type Static, Type } from 'typebox'
import { nullable } from '../../wire/body-fields.ts'
import { metadataLimits } from '../../wire/metadata.ts'

const Message = Type.Object(
  {
    role: Type.String({ description: '`system`, `developer`, `user`, `assistant` or `tool`.' }),
    content: nullable<unknown>(['string', 'array'], { description: 'A text or content parts.' }),
    tool_calls: nullable<readonly unknown[]>('array'),
    tool_call_id: nullable<string>('string'),
  },
  { title: 'ChatCompletionMessage' },
)

export const ChatCompletionBody = Type.Object(
  {
    model: nullable<string>('string', { description: 'Default: the setting `defaultModel`.' }),
    messages: Type.Array(Message, { minItems: 1 }),
    stream: nullable<boolean>('boolean', { description: 'Responds with server-sent events.' }),
    stream_options: nullable<{ include_usage?: unknown }>('object'),
    max_completion_tokens: nullable<number>('integer', { minimum: 1 }),
    max_tokens: nullable<number>('integer', { minimum: 1, description: 'Use `max_completion_tokens`.' }),
    temperature: nullable<number>('number', { minimum: 0, maximum: 2 }),
    top_p: nullable<number>('number', { minimum: 0, maximum: 1 }),
    seed: nullable<number>('integer'),
    n: nullable<number>('integer', { minimum: 1, maximum: 16 }),
    stop: nullable<string | readonly string[]>(['string', 'array']),
    tools: nullable<readonly unknown[]>('array', { description: 'Types other than `function` are ignored.' }),
    tool_choice: nullable<unknown>(['string', 'object']),
    response_format: nullable<unknown>('object'),
    reasoning_effort: nullable<string>('string'),
    store: nullable<boolean>('boolean', {
      description: 'Stores the completion, so that it can be listed and read. Nothing is stored otherwise.',
    }),
    metadata: nullable<Record<string, string>>('object', metadataLimits),
  },
  { title: 'CreateChatCompletion' },
)

export type ChatCompletionBody = Static<typeof ChatCompletionBody>

const ToolCall = Type.Object({
  id: Type.String(),
  type: Type.Literal('function'),
  function: Type.Object({ name: Type.String(), arguments: Type.String() }),
})

const Usage = Type.Object(
  {
    prompt_tokens: Type.Integer(),
    completion_tokens: Type.Integer(),
    total_tokens: Type.Integer(),
    prompt_tokens_details: Type.Optional(Type.Object({ cached_tokens: Type.Optional(Type.Integer()) })),
    completion_tokens_details: Type.Optional(
      Type.Object({ reasoning_tokens: Type.Optional(Type.Integer()) }),
    ),
  },
  { title: 'CompletionUsage' },
)

export const OptionalUsage = Type.Optional(Usage)

export const ChatCompletion = Type.Object(
  {
    id: Type.String(),
    object: Type.Literal('chat.completion'),
    created: Type.Integer({ description: 'Unix time in seconds.' }),
    model: Type.String(),
    system_fingerprint: Type.Optional(
      Type.Unsafe<string | null>({
        type: ['string', 'null'],
        description: '`rules-VERSION` if no language model produced the completion.',
      }),
    ),
    choices: Type.Array(
      Type.Object({
        index: Type.Integer(),
        message: Type.Object({
          role: Type.String(),
          content: Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'] })),
          refusal: Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'] })),
          reasoning_content: Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'] })),
          tool_calls: Type.Optional(Type.Array(ToolCall)),
        }),
        finish_reason: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
      }),
    ),
    usage: OptionalUsage,
    metadata: Type.Optional(Type.Unsafe<Record<string, string> | null>({ type: ['object', 'null'] })),
  },
  { title: 'ChatCompletion' },
)
