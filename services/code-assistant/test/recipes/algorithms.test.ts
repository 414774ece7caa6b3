import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderEntry } from '../../src/recipes/algorithms/render-tests.ts'
import { parseSource } from '../../src/syntax/parse-source.ts'
import { findSyntaxErrors } from '../../src/syntax/syntax-errors.ts'
import { findTypeErrors, hasProgram, runProgram, writeFiles } from './compile.ts'
import { compiledLanguages, entries, isProgram, renderEntries } from './render-entries.ts'

test('algorithms: every entry has a name, words, and code with tests in TypeScript and Python', () => {
  for (const entry of entries) {
    assert.ok(entry.title && entry.summary && entry.name && entry.words.length > 0, entry.id)
    for (const language of ['typescript', 'python'] as const) {
      assert.ok(entry.code.has(language), `${entry.id} in ${language}`)
      const rendered = renderEntry(entry, language, { withTests: true })
      assert.equal(rendered?.tests.length, 1, `tests of ${entry.id} in ${language}`)
    }
    for (const [language, code] of entry.code)
      if (language !== 'typescript' && language !== 'python' && !isProgram(language, code))
        assert.ok(entry.tests.has(language), `tests of ${entry.id} in ${language}`)
  }
})

test('algorithms: no entry contains an emoji', () => {
  for (const { id, code, tests, cases } of entries)
    assert.doesNotMatch(
      [...code.values(), ...tests.values(), JSON.stringify(cases)].join('\n'),
      /\p{Extended_Pictographic}/u,
      id,
    )
})

test('algorithms: all Go and its tests parse', async () => {
  const files = renderEntries('go')
  assert.ok(files.length >= 30)
  for (const { path, content } of files)
    assert.deepEqual(findSyntaxErrors(await parseSource('go', content)), [], path)
})

test('algorithms: no two entries have the same phrase', () => {
  const idsByPhrase = new Map<string, string>()
  for (const { id, words } of entries)
    for (const phrase of words) {
      assert.equal(idsByPhrase.get(phrase), undefined, `${phrase} of ${id}`)
      idsByPhrase.set(phrase, id)
    }
})

test('algorithms: all TypeScript passes the strict checks of types', () => {
  assert.equal(findTypeErrors(renderEntries('typescript')), '')
})

test('algorithms: all tests in TypeScript pass', async () => {
  const files = renderEntries('typescript')
  const folder = writeFiles([...files, { path: 'package.json', content: '{"type":"module"}' }])
  const tests = files.map(({ path }) => path).filter((path) => path.endsWith('.test.ts'))
  const output = await runProgram(
    process.execPath,
    ['--test', '--test-isolation=none', '--test-reporter=spec', ...tests],
    folder,
  )
  assert.match(output, new RegExp(`^ℹ pass ${tests.length}$`, 'm'))
})

const hasPython = hasProgram('python3')

test('algorithms: all tests in Python pass', { skip: !hasPython && 'python3 is not installed' }, async () => {
  const files = renderEntries('python')
  const runner = `import os, runpy, sys, traceback
known = set(sys.modules)
failed = count = 0
for folder in sorted(entry for entry in os.listdir(".") if os.path.isdir(entry)):
    sys.path.insert(0, folder)
    for file in os.listdir(folder):
        if file.startswith("test_"):
            try:
                tests = runpy.run_path(os.path.join(folder, file))
                for name in [name for name in tests if name.startswith("test_")]:
                    tests[name]()
                    count += 1
            except Exception:
                failed += 1
                print(folder, traceback.format_exc())
    sys.path.pop(0)
    for name in [file[:-3] for file in os.listdir(folder) if file.endswith(".py")]:
        sys.modules.pop(name, None)
print(f"{count} passed")
sys.exit(1 if failed else 0)
`
  const folder = writeFiles([...files, { path: 'run_all.py', content: runner }])
  const output = await runProgram('python3', ['run_all.py'], folder)
  const count = files.filter(({ path }) => path.includes('/test_')).length
  assert.match(output, new RegExp(`^${count} passed$`, 'm'))
})

for (const [language, { program, versionFlag, run }] of Object.entries(compiledLanguages)) {
  const skip = !hasProgram(program, versionFlag) && `${program} is not installed`
  test(`algorithms: all entries in ${language} compile without warnings, and their tests pass`, {
    skip,
  }, async () => {
    assert.ok((await run()) >= 10)
  })
}
