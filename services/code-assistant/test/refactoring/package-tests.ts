import { execFile } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { CodeFile } from '../../src/engine/chat-task.ts'
import { listOperations } from '../../src/refactoring/catalogue.ts'
import { run } from '../../src/refactoring/refactor-code.ts'

/** Packages whose published files include their tests, and the test files that need few other packages. */
export const testedPackages = {
  minimist: { sources: ['index.js'], tests: 'test/*.js' },
  'json-stable-stringify': { sources: ['index.js'], tests: 'test/*.js' },
  qs: { sources: ['lib/*.js'], tests: 'test/{parse,stringify,utils}.js' },
  'deep-equal': { sources: ['index.js'], tests: 'test/cmp.js' },
  'side-channel': { sources: ['index.js'], tests: 'test/*.js' },
  'object-inspect-with-tests': { sources: ['index.js'], tests: 'test/*.js' },
  resolve: {
    sources: ['lib/*.js'],
    tests:
      'test/{core,default_paths,dotdot,faulty_basedir,filter,filter_sync,homedir,mock,mock_sync,module_dir,node-modules-paths,nonstring,precedence,shadowed_core}.js',
  },
  'for-each': { sources: ['index.js'], tests: 'test/test.js' },
  'function-bind': { sources: ['*.js'], tests: 'test/index.js' },
  'call-bind': { sources: ['*.js'], tests: 'test/callBound.js' },
  'is-callable': { sources: ['index.js'], tests: 'test/index.js' },
  'is-regex': { sources: ['index.js'], tests: 'test/index.js' },
  'object-is': { sources: ['*.js'], tests: 'test/{implementation,index,shimmed}.js' },
} as const satisfies Record<string, { sources: readonly string[]; tests: string }>

export type TestedPackage = keyof typeof testedPackages

/** Change what callers of a package see, or need other files. */
const excluded = new Set([
  'use-es-modules',
  'convert-callbacks-to-async',
  'convert-to-typescript',
  'remove-unused-exports',
])

/** Operations on whole files, which need no arguments. */
export const packageOperations: readonly string[] = listOperations('javascript')
  .filter(({ id, target }) => target === 'file' && !excluded.has(id))
  .map(({ id }) => id)

export interface TestResult {
  passed: number
  failed: number
  exitCode: number
}

const modules = join(dirname(createRequire(import.meta.url).resolve('tape/package.json')), '..')

/** A copy of a package in which code can be changed. */
export function copyPackage(name: TestedPackage) {
  const root = mkdtempSync(join(tmpdir(), 'octavo-package-'))
  const folder = join(root, name)
  mkdirSync(folder)
  cpSync(join(modules, name), folder, { recursive: true })
  symlinkSync(modules, join(root, 'node_modules'))
  const { sources, tests } = testedPackages[name]
  const files: CodeFile[] = sources
    .flatMap((pattern) => globSync(pattern, { cwd: folder }).sort())
    .map((path) => ({ path, content: readFileSync(join(folder, path), 'utf8') }))
  return {
    files,
    /** Runs an operation on the original code, writes the result, and returns the number of changes. */
    async refactor(operation: string) {
      const result = await run({ files, operation, arguments: {} })
      for (const { path, content } of files) writeFileSync(join(folder, path), content)
      for (const file of result.files)
        if ('content' in file) writeFileSync(join(folder, file.path), file.content)
      return result
    },
    test: () => runTests(folder, globSync(tests, { cwd: folder }).sort()),
    remove: () => rmSync(root, { recursive: true }),
  }
}

/** Runs tests in one process and counts lines of TAP: https://testanything.org/tap-version-13-specification.html */
function runTests(folder: string, files: readonly string[]): Promise<TestResult> {
  const require = files.map((file) => `require(${JSON.stringify(`./${file}`)})`).join(';')
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['-e', require],
      { cwd: folder, timeout: 60_000, maxBuffer: 64 * 1024 * 1024, env: { PATH: process.env.PATH ?? '' } },
      (_error, output) =>
        resolve({
          passed: output.match(/^ok /gm)?.length ?? 0,
          failed: output.match(/^not ok /gm)?.length ?? 0,
          exitCode: child.exitCode ?? -1,
        }),
    )
  })
}
