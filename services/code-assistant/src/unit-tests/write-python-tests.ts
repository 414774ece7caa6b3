import { splitIdentifier } from '../documentation/identifier-words.ts'
import { parseStrictly } from '../documentation/list-symbols.ts'
import { listTreeSymbols } from '../documentation/tree-symbols.ts'
import type { CodeFile } from '../engine/chat-task.ts'
import { childOf, type SyntaxNode, textOf } from '../syntax/syntax-tree.ts'
import { evaluatePythonCall } from './evaluate-python.ts'
import { combineArguments, sampleValues } from './sample-values.ts'
import { pickCases, type TestCase, type TestedSymbol } from './test-cases.ts'
import type { WrittenTests } from './write-script-tests.ts'

/** Writes tests for the public functions and classes of a Python file. */
export async function writePythonTests(
  file: CodeFile,
  framework: 'pytest' | 'unittest',
): Promise<WrittenTests | undefined> {
  const module = /([A-Za-z_]\w*)\.py$/.exec(file.path)?.[1]
  if (!module) return undefined
  const tree = await parseStrictly(file, 'python')
  const functions = new Map<string, SyntaxNode>()
  for (const node of tree.root.children)
    if (node.type === 'function_definition') functions.set(textOf(childOf(node, 'name') ?? node), node)
  const symbols = listTreeSymbols(tree)
    .filter(
      ({ isExported, name, kind }) =>
        isExported && /^\w+$/.test(name) && (kind === 'function' || kind === 'class'),
    )
    .map(({ name, kind, parameters }): TestedSymbol => {
      const node = functions.get(name)
      const named = parameters.filter(({ isRest }) => !isRest)
      const values = named.map((parameter) => sampleValues(parameter.name, parameter.type)?.filter(isSimple))
      const isKnown = values.every((list) => list !== undefined && list.length > 0)
      const cases =
        node && isKnown && !hasKeywordOnly(node)
          ? pickCases(combineArguments(values.map((list) => list ?? [])), (args) =>
              evaluatePythonCall(node, new Map(named.map((parameter, i) => [parameter.name, args[i]]))),
            )
          : []
      return { name, kind: kind === 'class' ? 'class' : 'function', cases }
    })
  if (!symbols.length) return undefined
  const path = file.path.replace(/[^/]+$/, `test_${module}.py`)
  const content = framework === 'pytest' ? printPytest(module, symbols) : printUnittest(module, symbols)
  return { file: { path, content }, symbols }
}

/** Tests pass all arguments by position. */
const hasKeywordOnly = (node: SyntaxNode): boolean =>
  !!childOf(node, 'parameters')?.children.some(({ type }) => /keyword_separator|splat_pattern/.test(type))

const isSimple = (value: unknown): boolean => typeof value !== 'object'

function printPytest(module: string, symbols: readonly TestedSymbol[]): string {
  const hasErrors = symbols.some(({ cases }) => cases.some(({ result }) => 'thrown' in result))
  const head = [
    ...(hasErrors ? ['import pytest', ''] : []),
    `from ${module} import ${symbols.map(({ name }) => name).join(', ')}`,
  ]
  const blocks = symbols.flatMap((symbol) =>
    listTests(symbol).map(({ name, entry }) => {
      const body = !entry
        ? [`    assert callable(${symbol.name})`]
        : 'thrown' in entry.result
          ? [`    with pytest.raises(${entry.result.thrown}):`, `        ${call(symbol, entry)}`]
          : [`    assert ${call(symbol, entry)} ${equals(entry.result.value)}`]
      return [`def ${name}():`, ...body].join('\n')
    }),
  )
  return `${head.join('\n')}\n\n\n${blocks.join('\n\n\n')}\n`
}

function printUnittest(module: string, symbols: readonly TestedSymbol[]): string {
  const classes = symbols.map((symbol) => {
    const title = splitIdentifier(symbol.name)
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join('')
    const tests = listTests(symbol).map(({ name, entry }) => {
      const body = !entry
        ? [`        self.assertTrue(callable(${symbol.name}))`]
        : 'thrown' in entry.result
          ? [`        with self.assertRaises(${entry.result.thrown}):`, `            ${call(symbol, entry)}`]
          : [`        self.assertEqual(${call(symbol, entry)}, ${literal(entry.result.value)})`]
      return [`    def ${name}(self):`, ...body].join('\n')
    })
    return `class ${title}Test(unittest.TestCase):\n${tests.join('\n\n')}`
  })
  return `import unittest\n\nfrom ${module} import ${symbols.map(({ name }) => name).join(', ')}\n\n\n${classes.join('\n\n\n')}\n\n\nif __name__ == "__main__":\n    unittest.main()\n`
}

/** Names contain the result, and a number if several tests have the same one. */
function listTests({ name, cases, kind }: TestedSymbol): { name: string; entry?: TestCase }[] {
  const stem = splitIdentifier(name).join('_')
  if (!cases.length) return [{ name: `test_${stem}_is_a_${kind}` }]
  return cases.map((entry, i) => {
    const error = 'thrown' in entry.result ? splitIdentifier(entry.result.thrown).join('_') : undefined
    return { name: error ? `test_${stem}_raises_${error}` : `test_${stem}_returns_value_${i + 1}`, entry }
  })
}

const call = ({ name }: TestedSymbol, { args }: TestCase): string =>
  `${name}(${args.map(literal).join(', ')})`

const equals = (value: unknown): string =>
  value === null || value === undefined || typeof value === 'boolean'
    ? `is ${literal(value)}`
    : `== ${literal(value)}`

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  return typeof value === 'string' ? JSON.stringify(value) : String(value)
}
