import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { operations } from '../../src/refactoring/catalogue.ts'
import { run } from '../../src/refactoring/refactor-code.ts'
import type { CodeRange } from '../../src/refactoring/refactor-code-task.ts'
import { typescriptOperations } from '../../src/refactoring/typescript/definitions.ts'
import {
  extractCases,
  functionCases,
  moduleCases,
  nameCases,
  type RefactoringCase,
} from './typescript-cases.ts'
import {
  branchCases,
  expressionCases,
  loopCases,
  typeCases,
  variableCases,
} from './typescript-statement-cases.ts'

const groups = {
  nameCases,
  extractCases,
  functionCases,
  moduleCases,
  variableCases,
  loopCases,
  expressionCases,
  branchCases,
  typeCases,
}

for (const [group, cases] of Object.entries(groups))
  describe(group, () => {
    for (const each of cases)
      test(`${each.operation}: ${firstLine(each.before)}`, () => check(each, (text) => text))
  })

test('every operation has a case that changes code', () => {
  const changing = new Set(
    Object.values(groups)
      .flat()
      .filter(({ after, changedFiles }) => after !== undefined || changedFiles)
      .map(({ operation }) => operation),
  )
  assert.deepEqual(
    typescriptOperations.map(({ id }) => id).filter((id) => !changing.has(id)),
    [],
  )
})

test('line ends of Windows are kept', async () => {
  const toWindows = (text: string) => text.replaceAll('\n', '\r\n')
  for (const each of [
    ...extractCases,
    ...functionCases,
    ...variableCases,
    ...loopCases,
    ...expressionCases,
    ...branchCases,
    ...typeCases,
  ])
    await check(each, toWindows)
})

async function check(
  {
    operation,
    path = 'a.js',
    before,
    after,
    files = {},
    changedFiles = {},
    rejected,
    ...input
  }: RefactoringCase,
  convert: (text: string) => string,
): Promise<void> {
  const marked = convert(before)
  const content = marked.replace(/[⟦⟧]/g, '')
  const range = readMarks(marked)
  const all = [
    { path, content },
    ...Object.entries(files).map(([name, text]) => ({ path: name, content: convert(text) })),
  ]
  const result = await run({
    files: all,
    operation,
    arguments: input.arguments ?? {},
    ...(range && { range }),
  })
  const expected = { ...(after !== undefined && { [path]: after }), ...changedFiles }
  assert.deepEqual(
    Object.fromEntries(result.files.map((file) => [file.path, 'deleted' in file ? undefined : file.content])),
    Object.fromEntries(Object.entries(expected).map(([name, text]) => [name, convert(text)])),
    JSON.stringify(result.rejected),
  )
  assert.ok(result.checks.every(({ ok }) => ok))
  assert.equal(result.checks.length > 0, Object.keys(expected).length > 0)
  if (rejected) assert.match(result.rejected.map(({ reason }) => reason).join('\n'), rejected)
  else assert.deepEqual(result.rejected, [])
  const isWhole = operations.find(({ id }) => id === operation)?.target === 'file'
  if (isWhole && after !== undefined) {
    const again = all.map((file) => ({
      ...file,
      content: result.files.find((each) => each.path === file.path) ?? file,
    }))
    const second = await run({
      files: again.map(({ path: name, content: file }) => ({
        path: name,
        content: 'content' in file ? file.content : '',
      })),
      operation,
      arguments: input.arguments ?? {},
    })
    assert.deepEqual(second.files, [], 'the operation is idempotent')
  }
}

function readMarks(text: string): CodeRange | undefined {
  const start = text.indexOf('⟦')
  const end = text.indexOf('⟧')
  if (start < 0) return undefined
  const position = (offset: number) => {
    const lines = text.slice(0, offset).replace(/[⟦⟧]/g, '').split('\n')
    return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
  }
  const from = position(start)
  const to = position(end)
  return { startLine: from.line, startColumn: from.column, endLine: to.line, endColumn: to.column }
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? ''
}
