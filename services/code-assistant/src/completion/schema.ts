import { Type } from 'typebox'
import { resultFields, taskFields } from '../tasks/task-fields.ts'

export const CompleteRequest = Type.Object(
  {
    ...taskFields,
    prefix: Type.String({ description: 'The code before the cursor.' }),
    suffix: Type.Optional(Type.String({ description: 'The code after the cursor.' })),
    path: Type.Optional(
      Type.String({
        maxLength: 1_000,
        description: 'The path of the file. Its extension selects the language.',
      }),
    ),
    n: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 10,
        description: 'The maximum number of completions. Default: 1.',
      }),
    ),
    stop: Type.Optional(Type.Array(Type.String({ minLength: 1 }), { maxItems: 8 })),
  },
  { title: 'CompleteRequest' },
)

export const CompleteResult = Type.Object(
  {
    ...resultFields,
    completions: Type.Array(
      Type.Object(
        {
          text: Type.String(),
          score: Type.Number(),
          source: Type.Union([Type.Literal('ngram'), Type.Literal('ls'), Type.Literal('model')], {
            description:
              '`ngram` continues like similar code, `ls` completes a name that is in scope, `model` comes from a language model.',
          }),
        },
        { title: 'Completion' },
      ),
      { description: 'Empty when the engine is unsure.' },
    ),
  },
  { title: 'CompleteResult' },
)
