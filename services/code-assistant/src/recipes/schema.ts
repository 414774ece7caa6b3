import { Type } from 'typebox'
import { Check, resultFields, taskFields } from '../tasks/task-fields.ts'

export const GenerateBody = Type.Object(
  {
    ...taskFields,
    prompt: Type.String({
      minLength: 1,
      maxLength: 100_000,
      description: 'A description of the code to generate.',
    }),
    framework: Type.Optional(
      Type.String({
        maxLength: 100,
        description: 'Such as `express`, `fastify`, `hono`, `node:http` or `vitest`.',
      }),
    ),
    tests: Type.Optional(Type.Boolean({ description: 'Adds unit tests.' })),
    spec: Type.Optional(
      Type.String({
        maxLength: 1_000_000,
        description:
          'A description of data or of an API: a JSON sample, JSON Schema, TypeScript type, SQL DDL or OpenAPI document.',
      }),
    ),
  },
  { title: 'GenerateRequest' },
)

const GeneratedFile = Type.Object({ path: Type.String(), content: Type.String() }, { title: 'GeneratedFile' })

export const Generation = Type.Object(
  {
    ...resultFields,
    code: Type.String({ description: 'The main file. Empty if nothing was generated.' }),
    language: Type.Union([Type.String(), Type.Null()]),
    files: Type.Array(GeneratedFile),
    explanation: Type.String({
      description: 'Markdown. If nothing was generated: why, and what the engine can generate.',
    }),
    tests: Type.Array(GeneratedFile),
    checks: Type.Array(Check),
    recipe: Type.Union([Type.String(), Type.Null()], {
      description: 'The recipe of the code, such as `algorithms/lru-cache`. Null if no recipe fits.',
    }),
    closest: Type.Array(Type.Object({ recipe: Type.String(), title: Type.String() }), {
      description: 'The most similar recipes, if no recipe fits.',
    }),
  },
  { title: 'Generation' },
)
