import ts from 'typescript-6'
import { parseTypeScript } from '../documentation/typescript-source.ts'
import { listTypeScriptSymbols } from '../documentation/typescript-symbols.ts'
import { isFunction } from '../documentation/typescript-throws.ts'
import type { CodeFile } from '../engine/chat-task.ts'
import { evaluateCall } from './evaluate-script.ts'
import { combineArguments, sampleValues } from './sample-values.ts'
import { pickCases, type TestCase, type TestedSymbol } from './test-cases.ts'

export interface WrittenTests {
  file: CodeFile
  symbols: TestedSymbol[]
}

/** Writes tests for the exports of a TypeScript or JavaScript file. */
export function writeScriptTests(
  file: CodeFile,
  framework: 'vitest' | 'node:test',
): WrittenTests | undefined {
  const source = parseTypeScript(file)
  const functions = findFunctions(source)
  const isCommonJs =
    /\bmodule\.exports\b|\bexports\.\w+\s*=/.test(file.content) &&
    !/^\s*(import|export)\b/m.test(file.content)
  const exported = listTypeScriptSymbols(source).filter(
    ({ isExported, name, kind }) =>
      isExported &&
      /^[\w$]+$/.test(name) &&
      !/^(default|exports)$/.test(name) &&
      (kind === 'function' || kind === 'class'),
  )
  if (!isCommonJs && !hasExports(source)) return undefined
  const symbols = [...new Map(exported.map((symbol) => [symbol.name, symbol])).values()].map(
    ({ name, kind, parameters }): TestedSymbol => {
      const node = functions.get(name)
      const values = parameters
        .filter(({ isRest }) => !isRest)
        .map((parameter) => {
          const samples = sampleValues(parameter.name, parameter.type)
          return samples && parameter.isOptional ? [undefined, ...samples] : samples
        })
      const isKnown = values.every((list) => list !== undefined)
      const cases =
        node && isKnown
          ? pickCases(combineArguments(values), (args) => evaluateCall(node, structuredClone(args)))
          : []
      return { name, kind: kind === 'class' ? 'class' : 'function', cases }
    },
  )
  if (!symbols.length) return undefined
  const path = file.path.replace(/(\.[cm]?[jt]sx?)$/, '.test$1')
  return { file: { path, content: print(file.path, symbols, framework, isCommonJs) }, symbols }
}

function hasExports({ statements }: ts.SourceFile): boolean {
  return statements.some(
    (statement) =>
      ts.isExportDeclaration(statement) ||
      (ts.canHaveModifiers(statement) &&
        ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)),
  )
}

function findFunctions({ statements }: ts.SourceFile): Map<string, ts.FunctionLikeDeclaration> {
  const functions = new Map<string, ts.FunctionLikeDeclaration>()
  for (const statement of statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name && statement.body)
      functions.set(statement.name.text, statement)
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(name) && initializer && isFunction(initializer))
          functions.set(name.text, initializer)
  }
  return functions
}

function print(
  path: string,
  symbols: readonly TestedSymbol[],
  framework: string,
  isCommonJs: boolean,
): string {
  const isVitest = framework === 'vitest'
  const base = path.slice(path.lastIndexOf('/') + 1)
  const names = symbols.map(({ name }) => name).join(', ')
  // Node.js needs the extension, and so do bundlers that resolve TypeScript.
  const head = isCommonJs
    ? [
        ...(isVitest
          ? ["const { describe, expect, test } = require('vitest')"]
          : [
              "const assert = require('node:assert/strict')",
              "const { describe, test } = require('node:test')",
            ]),
        `const { ${names} } = require('./${base}')`,
      ]
    : [
        ...(isVitest
          ? ["import { describe, expect, test } from 'vitest'"]
          : ["import assert from 'node:assert/strict'", "import { describe, test } from 'node:test'"]),
        `import { ${names} } from './${base}'`,
      ]
  const blocks = symbols.map((symbol) =>
    [
      `describe('${symbol.name}', () => {`,
      ...(symbol.cases.length
        ? symbol.cases.flatMap((entry) => printCase(symbol.name, entry, isVitest))
        : printExistence(symbol, isVitest)),
      '})',
    ].join('\n'),
  )
  return `${head.join('\n')}\n\n${blocks.join('\n\n')}\n`
}

function printCase(name: string, { args, result }: TestCase, isVitest: boolean): string[] {
  const passedArgs = args.slice(0, args.findLastIndex((arg) => arg !== undefined) + 1)
  const list = passedArgs.map(literal).join(', ')
  const expression = `${name}(${list})`
  const title = list ? `for ${list}` : 'without arguments'
  if ('thrown' in result)
    return [
      `  test(${literal(`throws ${result.thrown} ${title}`)}, () => {`,
      isVitest
        ? `    expect(() => ${expression}).toThrow(${result.thrown})`
        : `    assert.throws(() => ${expression}, ${result.thrown})`,
      '  })',
    ]
  return [
    `  test(${literal(`returns ${literal(result.value)} ${title}`)}, () => {`,
    isVitest
      ? `    expect(${expression}).toEqual(${literal(result.value)})`
      : `    assert.deepEqual(${expression}, ${literal(result.value)})`,
    '  })',
  ]
}

/** All that is certain if the result depends on more than the code. */
function printExistence({ name, kind }: TestedSymbol, isVitest: boolean): string[] {
  return [
    `  test('is a ${kind}', () => {`,
    isVitest ? `    expect(typeof ${name}).toBe('function')` : `    assert.equal(typeof ${name}, 'function')`,
    '  })',
  ]
}

export function literal(value: unknown): string {
  if (value === undefined) return 'undefined'
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value === 'string' && value.includes("'") && !value.includes('"')) return JSON.stringify(value)
  if (typeof value === 'string')
    return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
  return String(value)
}
