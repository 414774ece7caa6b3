import { dirname } from 'node:path'
import { readEntries } from '../../src/recipes/algorithms/algorithm-recipes.ts'
import { renderEntry } from '../../src/recipes/algorithms/render-tests.ts'
import type { Language } from '../../src/source-code/languages.ts'
import { runProgram, type SourceFile, writeFiles } from './compile.ts'

export const entries = readEntries()

/** The code and tests of all entries, each in its own folder. */
export function renderEntries(language: Language): SourceFile[] {
  return entries.flatMap((entry) => {
    const rendered = renderEntry(entry, language, { withTests: true })
    if (!rendered) return []
    return [{ path: rendered.path, content: rendered.code }, ...rendered.tests].map(({ path, content }) => ({
      path: `${entry.id}/${path}`,
      content,
    }))
  })
}

/** Other code can neither include nor import a program. */
export const isProgram = (language: Language, code: string): boolean =>
  (language === 'c' && /^int main\(/m.test(code)) || (language === 'go' && /^package main$/m.test(code))

interface CompiledLanguage {
  program: string
  versionFlag?: string
  /** Compiles and runs all entries with few processes. Throws the output if one fails. */
  run(): Promise<number>
}

export const compiledLanguages: Partial<Record<Language, CompiledLanguage>> = {
  rust: {
    program: 'rustc',
    async run() {
      const files = renderEntries('rust')
      const modules = files.map(({ path }, index) => `#[path = "${path}"]\nmod entry_${index};\n`)
      const main = `#![allow(dead_code)]\n${modules.join('')}`
      const folder = writeFiles([...files, { path: 'main.rs', content: main }])
      await runProgram(
        'rustc',
        ['--edition', '2021', '--test', '-C', 'debuginfo=0', '-D', 'warnings', '-o', 'all-tests', 'main.rs'],
        folder,
      )
      await runProgram('./all-tests', ['-q'], folder)
      return files.length
    },
  },
  go: {
    program: 'go',
    versionFlag: 'version',
    async run() {
      // Tests of one package link faster than those of many, so the tests become functions that one test calls.
      const rendered = renderEntries('go')
      const programs = rendered.filter(({ content }) => isProgram('go', content))
      const files = rendered.map(({ path, content }) => ({
        path: isProgram('go', content) ? path : path.replace(/_test\.go$/, '_check.go'),
        content,
      }))
      const tests = files.flatMap(({ path, content }) => {
        const [, name] = /^func (Test\w+)\(t /m.exec(content) ?? []
        return path.endsWith('_check.go') ? [{ folder: dirname(path), name }] : []
      })
      const driver = `package entries

import (
\t"testing"

${tests.map(({ folder }, index) => `\tentry${index} "entries/${folder}"`).join('\n')}
)

func TestEntries(t *testing.T) {
${tests.map(({ folder, name }, index) => `\tt.Run("${folder}", entry${index}.${name})`).join('\n')}
}
`
      const folder = writeFiles([
        ...files,
        { path: 'go.mod', content: 'module entries\n\ngo 1.19\n' },
        { path: 'entries_test.go', content: driver },
      ])
      const unformatted = await runProgram('gofmt', ['-l', ...files.map(({ path }) => path)], folder)
      if (unformatted) throw new Error(`gofmt would change:\n${unformatted}`)
      await runProgram('go', ['vet', './...'], folder)
      const folders = new Set(programs.map(({ path }) => `./${dirname(path)}`))
      await runProgram('go', ['test', '.', ...folders], folder)
      return tests.length
    },
  },
  c: {
    program: 'gcc',
    async run() {
      const files = renderEntries('c')
      const tests = files.filter(({ path }) => path.includes('/test_'))
      // Each test has a function `main`, and helpers with names that others also use.
      const wrappers = tests.map(({ path }, index) => ({
        path: `wrapper-${index}.c`,
        content: `#define main main_${index}\n#include "${path}"\n`,
      }))
      const calls = tests.map((_, index) => ({
        declare: `int main_${index}(void);`,
        call: `main_${index}();`,
      }))
      const driver = `${calls.map(({ declare }) => declare).join('\n')}\nint main(void) { ${calls.map(({ call }) => call).join(' ')} return 0; }\n`
      const folder = writeFiles([...files, ...wrappers, { path: 'driver.c', content: driver }])
      const sources = ['driver.c', ...wrappers.map(({ path }) => path)]
      await runProgram(
        'gcc',
        ['-std=c11', '-Wall', '-Wextra', '-Werror', '-o', 'all-tests', ...sources, '-lm'],
        folder,
      )
      await runProgram('./all-tests', [], folder)
      const programs = files.filter(
        ({ path, content }) => !tests.some((test) => test.path === path) && isProgram('c', content),
      )
      for (const { path } of programs) {
        await runProgram('gcc', ['-std=c11', '-Wall', '-Wextra', '-Werror', '-o', 'program', path], folder)
        await runProgram('./program', [], folder)
      }
      return tests.length
    },
  },
  java: {
    program: 'javac',
    async run() {
      const files = renderEntries('java').map(({ path, content }) => ({
        path: path.replace(/^.*\//, ''),
        content,
      }))
      const tests = files
        .map(({ path }) => path.replace(/\.java$/, ''))
        .filter((name) => name.endsWith('Test'))
      const driver = `public final class AllTests {
    public static void main(String[] arguments) throws Exception {
${tests.map((name) => `        ${name}.main(arguments);`).join('\n')}
    }
}
`
      const folder = writeFiles([...files, { path: 'AllTests.java', content: driver }])
      await runProgram(
        'javac',
        [
          '-Xlint:all,-serial',
          '-Werror',
          '-proc:none',
          '-d',
          'classes',
          'AllTests.java',
          ...files.map(({ path }) => path),
        ],
        folder,
      )
      await runProgram('java', ['-ea', '-XX:TieredStopAtLevel=1', '-cp', 'classes', 'AllTests'], folder)
      return tests.length
    },
  },
}
