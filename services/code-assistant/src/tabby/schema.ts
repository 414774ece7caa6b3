import { type Static, Type } from 'typebox'
import { nullable } from '../wire/body-fields.ts'

const files = (description: string) => nullable<readonly unknown[]>('array', { description })

export const TabbyCompletionBody = Type.Object(
  {
    language: nullable<string>('string'),
    segments: Type.Object({
      prefix: Type.String(),
      suffix: nullable<string>('string'),
      filepath: nullable<string>('string'),
      git_url: nullable<string>('string'),
      declarations: files('`{filepath, body}` of declarations that the code uses.'),
      relevant_snippets_from_changed_files: files('`{filepath, body, score}`'),
      relevant_snippets_from_recently_opened_files: files('`{filepath, body, score}`'),
      clipboard: nullable<string>('string'),
    }),
    temperature: nullable<number>('number', { minimum: 0 }),
    seed: nullable<number>('integer'),
  },
  { title: 'TabbyCompletionRequest' },
)

export type TabbyCompletionBody = Static<typeof TabbyCompletionBody>

export const TabbyCompletion = Type.Object(
  {
    id: Type.String(),
    choices: Type.Array(Type.Object({ index: Type.Integer(), text: Type.String() })),
  },
  { title: 'TabbyCompletion' },
)

export const TabbyHealth = Type.Object(
  {
    model: Type.String(),
    chat_model: Type.String(),
    device: Type.String(),
    arch: Type.String(),
    cpu_info: Type.String(),
    cpu_count: Type.Integer(),
    cuda_devices: Type.Array(Type.String()),
    version: Type.Object({
      build_date: Type.String(),
      build_timestamp: Type.String(),
      git_sha: Type.String(),
      git_describe: Type.String(),
    }),
  },
  { title: 'TabbyHealth' },
)

export const ServerSetting = Type.Object(
  { disable_client_side_telemetry: Type.Boolean() },
  { title: 'TabbyServerSetting' },
)

export const EventBody = Type.Object(
  {
    type: Type.String({ description: '`view`, `select`, `dismiss` and others.' }),
    completion_id: nullable<string>('string'),
    choice_index: nullable<number>('integer'),
  },
  { title: 'TabbyEvent' },
)
