import type { Language } from '../../source-code/languages.ts'
import type { GeneratedFile } from '../generate-code-task.ts'
import { camelCase, kebabCase, pascalCase, snakeCase } from '../names.ts'
import type { Entry } from './read-entry.ts'

export interface RenderedEntry {
  /** With the tests, if they belong into the same file. */
  code: string
  path: string
  tests: GeneratedFile[]
}

/** The code of an entry with its tests in the form that is usual in the language. */
export function renderEntry(
  entry: Entry,
  language: Language,
  { withTests, framework }: { withTests: boolean; framework?: string | undefined },
): RenderedEntry | undefined {
  const code = entry.code.get(language)
  if (code === undefined) return undefined
  const path = pathOf(entry, language)
  const statements = withTests ? statementsOf(entry, language) : undefined
  if (!statements) return { code: `${code}\n`, path, tests: [] }
  const render = renderers[language]
  return render
    ? render({ entry, code, path, statements, framework })
    : { code: `${code}\n`, path, tests: [] }
}

function pathOf({ name }: Entry, language: Language): string {
  switch (language) {
    case 'typescript':
      return `${kebabCase(name)}.ts`
    case 'python':
      return `${snakeCase(name)}.py`
    case 'java':
      return `${pascalCase(name)}.java`
    case 'go':
      return `${snakeCase(name)}.go`
    case 'rust':
      return `${snakeCase(name)}.rs`
    default:
      return `${snakeCase(name)}.${language}`
  }
}

/** Test statements of the entry, or those of its cases. */
function statementsOf({ tests, cases, name }: Entry, language: Language): string | undefined {
  const own = tests.get(language)
  if (own !== undefined || cases.length === 0) return own
  if (language === 'typescript')
    return cases
      .map((item) => {
        const call = `${camelCase(name)}(${item.arguments.map(typescriptLiteral).join(', ')})`
        return isPrimitive(item.expected)
          ? `assert.equal(${call}, ${typescriptLiteral(item.expected)})`
          : `assert.deepEqual(${call}, ${typescriptLiteral(item.expected)})`
      })
      .join('\n')
  if (language === 'python')
    return cases
      .map((item) => {
        const call = `${snakeCase(name)}(${item.arguments.map(pythonLiteral).join(', ')})`
        const { expected } = item
        return expected === null || typeof expected === 'boolean'
          ? `assert ${call} is ${pythonLiteral(expected)}`
          : `assert ${call} == ${pythonLiteral(expected)}`
      })
      .join('\n')
  return undefined
}

const isPrimitive = (value: unknown): boolean => typeof value !== 'object' || value === null

function typescriptLiteral(value: unknown): string {
  if (typeof value === 'string')
    return `'${JSON.stringify(value).slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'")}'`
  if (Array.isArray(value)) return `[${value.map(typescriptLiteral).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value).map(
    ([key, item]) => `${/^[a-z_]\w*$/i.test(key) ? key : typescriptLiteral(key)}: ${typescriptLiteral(item)}`,
  )
  return entries.length ? `{ ${entries.join(', ')} }` : '{}'
}

export function pythonLiteral(value: unknown): string {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (Array.isArray(value)) return `[${value.map(pythonLiteral).join(', ')}]`
  if (typeof value !== 'object') return JSON.stringify(value)
  return `{${Object.entries(value)
    .map(([key, item]) => `${JSON.stringify(key)}: ${pythonLiteral(item)}`)
    .join(', ')}}`
}

interface TestSource {
  entry: Entry
  code: string
  path: string
  statements: string
  framework: string | undefined
}

/** Overloads declare the same name several times. */
const uniqueNames = (code: string, pattern: RegExp): string[] => [
  ...new Set([...code.matchAll(pattern)].map(([, name = '']) => name)),
]

/** Imports at the start of lines of a test belong at the top of its file. */
function separateImports(statements: string, pattern: RegExp): { imports: string; body: string } {
  const imports = [...statements.matchAll(pattern)].map(([line]) => line)
  return { imports: imports.join(''), body: statements.replace(pattern, '') }
}

const indent = (text: string, by: string): string => text.replace(/^(?=.)/gm, by)

const goTestPackages = [
  'bufio',
  'context',
  'errors',
  'io',
  'io/fs',
  'net/http',
  'net/http/httptest',
  'os',
  'path/filepath',
  'reflect',
  'sort',
  'strings',
  'sync',
  'testing',
  'time',
]

const renderers: Partial<Record<Language, (source: TestSource) => RenderedEntry>> = {
  typescript({ entry, code, path, statements, framework }) {
    const names = uniqueNames(
      code,
      /^export (?:async )?(?:function\*?|class|const|abstract class) (\w+)/gm,
    ).filter((name) => new RegExp(`\\b${name}\\b`).test(statements))
    const runner =
      framework === 'vitest'
        ? "import { test } from 'vitest'"
        : framework === 'jest'
          ? "import { test } from '@jest/globals'"
          : "import { test } from 'node:test'"
    const [isAsync] = /\bawait\b/.exec(statements) ?? []
    const { imports, body } = separateImports(statements, /^import .*\n/gm)
    const content = `import assert from 'node:assert/strict'
${imports}${runner}
${names.length ? `import { ${names.join(', ')} } from './${path}'\n` : ''}
test('${entry.title.toLowerCase().replace(/'/g, '')}', ${isAsync ? 'async ' : ''}() => {
${indent(body, '  ')}
})
`
    return { code: `${code}\n`, path, tests: [{ path: path.replace(/\.ts$/, '.test.ts'), content }] }
  },
  python({ entry, code, path, statements }) {
    const names = uniqueNames(code, /^(?:async )?(?:def|class) ([A-Za-z]\w*)/gm).filter((name) =>
      new RegExp(`\\b${name}\\b`).test(statements),
    )
    const { imports, body } = separateImports(statements, /^(?:import|from) .*\n/gm)
    const own = names.length ? `from ${path.replace(/\.py$/, '')} import ${names.join(', ')}\n` : ''
    const content = `${[imports, own].filter(Boolean).join('\n')}

def test_${snakeCase(entry.name)}() -> None:
${indent(body, '    ')}
`
    return { code: `${code}\n`, path, tests: [{ path: `test_${path}`, content }] }
  },
  rust({ entry, code, path, statements }) {
    const tests = `

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ${snakeCase(entry.name)}_works() {
${indent(statements, '        ')}
    }
}
`
    return { code: code + tests, path, tests: [] }
  },
  go({ entry, code, path, statements }) {
    const [, package_ = 'main'] = /^package (\w+)/m.exec(code) ?? []
    const imports = goTestPackages.filter(
      (path) => path === 'testing' || new RegExp(`\\b${path.replace(/^.*\//, '')}\\.`).test(statements),
    )
    const content = `package ${package_}

import (
${imports
  .sort()
  .map((name) => `\t"${name}"`)
  .join('\n')}
)

func Test${pascalCase(entry.name)}(t *testing.T) {
${indent(statements, '\t')}
}
`
    return { code: `${code}\n`, path, tests: [{ path: path.replace(/\.go$/, '_test.go'), content }] }
  },
  java({ entry, code, path, statements }) {
    const name = `${pascalCase(entry.name)}Test`
    const { imports, body } = separateImports(statements, /^import .*;\n/gm)
    const content = `${imports}import java.util.*;

/** Run with: java -ea ${name}.java ${path} */
public final class ${name} {
    public static void main(String[] arguments) throws Exception {
${indent(body, '        ')}
    }
}
`
    return { code: `${code}\n`, path, tests: [{ path: `${name}.java`, content }] }
  },
  c({ entry, code, path, statements }) {
    const content = `#include <assert.h>
#include <string.h>
#include "${path}"

int main(void) {
${indent(statements, '    ')}
    return 0;
}
`
    return { code: `${code}\n`, path, tests: [{ path: `test_${snakeCase(entry.name)}.c`, content }] }
  },
}
