import { type Static, Type } from 'typebox'
import { nullable } from '../../wire/body-fields.ts'
import { ChatCompletion, OptionalUsage } from './chat-completion.ts'

const taskFields = {
  model: nullable<string>('string', { description: 'Default: the setting `defaultModel`.' }),
  suffix: nullable<string>('string', { description: 'The code after the insertion.' }),
  stream: nullable<boolean>('boolean', { description: 'Responds with server-sent events.' }),
  max_tokens: nullable<number>('integer', { minimum: 0 }),
  temperature: nullable<number>('number', { minimum: 0, maximum: 2 }),
  top_p: nullable<number>('number', { minimum: 0, maximum: 1 }),
  stop: nullable<string | readonly string[]>(['string', 'array']),
}

export const CompletionBody = Type.Object(
  {
    ...taskFields,
    prompt: nullable<string | readonly unknown[]>(['string', 'array'], {
      description:
        'The code before the insertion, or several. Markers of fill-in-the-middle models divide it into prefix and suffix.',
    }),
    seed: nullable<number>('integer'),
    n: nullable<number>('integer', { minimum: 1, maximum: 16 }),
    echo: nullable<boolean>('boolean'),
    stream_options: nullable<{ include_usage?: unknown }>('object'),
    segments: nullable<object>('object', { description: 'A request of a Tabby client.' }),
    language: nullable<string>('string'),
  },
  { title: 'CreateCompletion' },
)

export type CompletionBody = Static<typeof CompletionBody>

export const Completion = Type.Object(
  {
    id: Type.String(),
    object: Type.Literal('text_completion'),
    created: Type.Integer({ description: 'Unix time in seconds.' }),
    model: Type.String(),
    system_fingerprint: Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'] })),
    choices: Type.Array(
      Type.Object({
        index: Type.Integer(),
        text: Type.String(),
        finish_reason: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
      }),
    ),
    usage: OptionalUsage,
  },
  { title: 'TextCompletion' },
)

export const FimBody = Type.Object(
  {
    ...taskFields,
    prompt: Type.String({ description: 'The code before the insertion.' }),
    random_seed: nullable<number>('integer'),
  },
  { title: 'CreateFimCompletion' },
)

export type FimBody = Static<typeof FimBody>

export const FimCompletion = ChatCompletion
