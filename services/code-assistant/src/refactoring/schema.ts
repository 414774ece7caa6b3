import { type Static, Type } from 'typebox'
import { codeFields } from '../tasks/code-input.ts'
import { Check, resultFields, taskFields } from '../tasks/task-fields.ts'

const position = (description: string) => Type.Integer({ minimum: 1, description })

const Range = Type.Object(
  {
    path: Type.Optional(Type.String({ description: 'Default: the first file.' })),
    start_line: position('The first line, counted from 1.'),
    start_column: Type.Optional(position('Default: the start of the line.')),
    end_line: position('The last line.'),
    end_column: Type.Optional(position('The column after the last character. Default: the end of the line.')),
  },
  { title: 'CodeRange' },
)

export const RefactorBody = Type.Object(
  {
    ...taskFields,
    ...codeFields,
    operation: Type.Optional(
      Type.String({ minLength: 1, maxLength: 100, description: 'An id of `GET /v1/refactor/operations`.' }),
    ),
    arguments: Type.Optional(
      Type.Record(Type.String(), Type.Unknown(), { description: 'Valid for the schema of the operation.' }),
    ),
    instruction: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 1_000,
        description: 'Names an operation in plain English, such as “rename foo to bar”.',
      }),
    ),
    range: Type.Optional(Range),
    dry_run: Type.Optional(Type.Boolean({ description: 'Responds with the diff and without the files.' })),
    format: Type.Optional(
      Type.Union([Type.Literal('files'), Type.Literal('diff'), Type.Literal('both')], {
        description: 'Responds with changed files, a diff, or both. Default: `both`.',
      }),
    ),
  },
  { title: 'RefactorRequest' },
)

export type RefactorBody = Static<typeof RefactorBody>

const OriginalRange = Type.Object(
  {
    start_line: Type.Integer(),
    start_column: Type.Integer(),
    end_line: Type.Integer(),
    end_column: Type.Integer(),
  },
  { title: 'OriginalRange', description: 'In the file of the request.' },
)

const Safety = Type.Union([Type.Literal('preserving'), Type.Literal('syntactic'), Type.Literal('review')], {
  description:
    '`preserving`: the code does the same. `syntactic`: it does the same but for rare values, which the title names. `review`: a person has to confirm the change.',
})

const ChangedFile = Type.Object(
  {
    path: Type.String(),
    content: Type.Optional(Type.String()),
    previous_path: Type.Optional(Type.String()),
    deleted: Type.Optional(Type.Boolean()),
  },
  { title: 'ChangedFile' },
)

export const Refactoring = Type.Object(
  {
    ...resultFields,
    operation: Type.String(),
    code: Type.Optional(Type.String({ description: 'The new code of a request with `code`.' })),
    files: Type.Optional(Type.Array(ChangedFile, { description: 'The files that changed.' })),
    diff: Type.Optional(Type.String({ description: 'A unified diff.' })),
    changes: Type.Array(
      Type.Object(
        {
          operation: Type.String(),
          path: Type.String(),
          range: OriginalRange,
          summary: Type.String(),
          safety: Safety,
        },
        { title: 'RefactoringChange' },
      ),
    ),
    checks: Type.Array(Check),
    rejected: Type.Array(
      Type.Object(
        {
          operation: Type.String(),
          reason: Type.String(),
          path: Type.Optional(Type.String()),
          range: Type.Optional(OriginalRange),
        },
        { title: 'RejectedChange', description: 'Code that stays, because a change would not be safe.' },
      ),
    ),
  },
  { title: 'Refactoring' },
)

export const OperationList = Type.Object(
  {
    object: Type.Literal('list'),
    data: Type.Array(
      Type.Object(
        {
          id: Type.String(),
          title: Type.String(),
          languages: Type.Array(Type.String()),
          arguments: Type.Unknown({ description: 'A JSON Schema.' }),
          safety: Safety,
          target: Type.Union([Type.Literal('selection'), Type.Literal('file'), Type.Literal('arguments')], {
            description:
              '`selection` needs a range or `arguments.symbol`. `file` works on whole files, or within the range.',
          }),
        },
        { title: 'RefactoringOperation' },
      ),
    ),
  },
  { title: 'RefactoringOperationList' },
)
