import { type Static, Type } from 'typebox'

const files = Type.Array(
  Type.Object({ path: Type.String({ minLength: 1, maxLength: 1_000 }), content: Type.String() }),
  { maxItems: 2_000 },
)

export const CodeContextBody = Type.Object(
  {
    files: Type.Optional(files),
    repository: Type.Optional(Type.String({ description: 'The name of an indexed repository.' })),
    ref: Type.Optional(Type.String()),
    paths: Type.Optional(Type.Array(Type.String(), { description: 'Folders and files to search in.' })),
    selection: Type.Optional(
      Type.Object({
        path: Type.String(),
        start: Type.Integer({ minimum: 1, description: 'The first line.' }),
        end: Type.Integer({ minimum: 1, description: 'The last line.' }),
      }),
    ),
  },
  { title: 'CodeContext' },
)

/** Optional fields of the request bodies of all operations on code. */
export const taskFields = {
  model: Type.Optional(Type.String({ minLength: 1, description: 'Default: the setting `defaultModel`.' })),
  language: Type.Optional(
    Type.String({ description: 'The programming language. Detected if it is missing.' }),
  ),
  stream: Type.Optional(
    Type.Boolean({ description: 'Responds with server-sent events, as `Accept: text/event-stream` does.' }),
  ),
  max_tokens: Type.Optional(Type.Integer({ minimum: 1 })),
  temperature: Type.Optional(Type.Number({ minimum: 0, maximum: 2 })),
  seed: Type.Optional(Type.Integer()),
  metadata: Type.Optional(Type.Record(Type.String(), Type.String())),
  context: Type.Optional(CodeContextBody),
}

export const filesField = files

export const citationFields = {
  repository: Type.String(),
  path: Type.String(),
  ref: Type.String(),
  commit: Type.String(),
  start_line: Type.Integer(),
  end_line: Type.Integer(),
  score: Type.Number(),
}

const Citation = Type.Object(citationFields, { title: 'Citation' })

export const Check = Type.Object(
  { name: Type.String(), ok: Type.Boolean(), detail: Type.String() },
  { title: 'Check', description: 'A verification of the result.' },
)

/** Fields of the response bodies of all operations on code. */
export const resultFields = {
  id: Type.String(),
  object: Type.String(),
  created: Type.Integer({ description: 'Unix time in seconds.' }),
  model: Type.String(),
  engine: Type.Union([Type.Literal('rules'), Type.Literal('local'), Type.Literal('upstream')], {
    description: 'The engine that produced the response. `rules` uses no language model.',
  }),
  finish_reason: Type.String(),
  usage: Type.Object(
    {
      prompt_tokens: Type.Integer(),
      completion_tokens: Type.Integer(),
      total_tokens: Type.Integer(),
      source: Type.String({ description: '`upstream`, `counted` or `estimated`.' }),
    },
    { title: 'TaskUsage' },
  ),
  citations: Type.Array(Citation),
  warnings: Type.Array(Type.String()),
}

const TaskRequest = Type.Object(taskFields)

export type TaskRequest = Static<typeof TaskRequest>
