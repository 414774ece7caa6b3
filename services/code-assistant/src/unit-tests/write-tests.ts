import { AnalysisProblem } from '../analysis/analysis-problem.ts'
import type { CodeFile } from '../engine/chat-task.ts'
import { languageOfPath } from '../source-code/languages.ts'
import { isCompilable } from '../typescript/code-paths.ts'
import type { WrittenTests } from './write-script-tests.ts'
import type { TestFramework, WriteTestsInput, WriteTestsOutput } from './write-tests-task.ts'

export async function run({ files, framework }: WriteTestsInput): Promise<WriteTestsOutput> {
  const output: WriteTestsOutput = { files: [], coveredSymbols: [], checks: [], warnings: [] }
  let isSupported = false
  for (const file of files) {
    const family = familyOf(file)
    if (!family || (framework && !frameworks[family].includes(framework))) {
      output.warnings.push(
        family && framework
          ? `\`${file.path}\` has no tests: ${framework} does not fit its language.`
          : `\`${file.path}\` has no tests: its language has no supported framework.`,
      )
      continue
    }
    isSupported = true
    const tests = await writeFor(file, family, framework)
    if (!tests) {
      output.warnings.push(`\`${file.path}\` has no tests: it exports no function and no class.`)
      continue
    }
    const { symbols } = tests
    output.files.push(tests.file)
    output.coveredSymbols.push(...symbols.map(({ name }) => name))
    const withCases = symbols.filter(({ cases }) => cases.length > 0).length
    output.checks.push({
      name: 'assertions',
      ok: true,
      detail: `${tests.file.path}: results of ${withCases} of ${symbols.length} symbols follow from the code; the tests of the others only check that they exist.`,
    })
    output.checks.push(await checkSyntax(tests.file, family))
  }
  if (!isSupported)
    throw new AnalysisProblem(
      'request_invalid',
      output.warnings.join(' '),
      framework ? 'framework' : 'language',
    )
  return output
}

type Family = 'script' | 'python'

const frameworks: Record<Family, readonly TestFramework[]> = {
  script: ['node:test', 'vitest'],
  python: ['pytest', 'unittest'],
}

function familyOf({ path }: CodeFile): Family | undefined {
  if (languageOfPath(path) === 'python') return 'python'
  return isCompilable(path) ? 'script' : undefined
}

async function writeFor(
  file: CodeFile,
  family: Family,
  framework: TestFramework | undefined,
): Promise<WrittenTests | undefined> {
  if (family === 'python') {
    const { writePythonTests } = await import('./write-python-tests.ts')
    return writePythonTests(file, framework === 'unittest' ? 'unittest' : 'pytest')
  }
  // The compiler takes 0.8 s to load, so it waits for code that needs it.
  const { writeScriptTests } = await import('./write-script-tests.ts')
  return writeScriptTests(file, framework === 'vitest' ? 'vitest' : 'node:test')
}

async function checkSyntax(file: CodeFile, family: Family) {
  try {
    if (family === 'python')
      await (await import('../documentation/list-symbols.ts')).parseStrictly(file, 'python')
    else (await import('../documentation/typescript-source.ts')).parseTypeScript(file)
    return { name: 'parse', ok: true, detail: `${file.path} has no syntax errors.` }
  } catch (error) {
    if (!(error instanceof AnalysisProblem)) throw error
    return { name: 'parse', ok: false, detail: error.message }
  }
}
