import { type Static, Type } from 'typebox'
import { codeFields } from '../tasks/code-input.ts'
import { Check, filesField, resultFields, taskFields } from '../tasks/task-fields.ts'
import { testFrameworks } from './write-tests-task.ts'

export const TestBody = Type.Object(
  {
    ...taskFields,
    ...codeFields,
    framework: Type.Optional(
      Type.Union(
        testFrameworks.map((framework) => Type.Literal(framework)),
        { description: 'Default: `node:test` for TypeScript and JavaScript, `pytest` for Python.' },
      ),
    ),
  },
  { title: 'TestRequest' },
)

export type TestBody = Static<typeof TestBody>

export const UnitTests = Type.Object(
  {
    ...resultFields,
    files: filesField,
    covered_symbols: Type.Array(Type.String()),
    checks: Type.Array(Check),
  },
  { title: 'UnitTests' },
)
