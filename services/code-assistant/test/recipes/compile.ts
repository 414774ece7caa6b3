import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import ts from 'typescript-6'

export interface SourceFile {
  path: string
  content: string
}

/** Checks all files in one program. Packages resolve as in this folder. Returns the errors, one a line. */
export function findTypeErrors(files: readonly SourceFile[]): string {
  const base = join(import.meta.dirname, 'virtual')
  const contents = new Map(files.map(({ path, content }) => [join(base, path), content]))
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ESNext,
    lib: ['lib.esnext.d.ts'],
    module: ts.ModuleKind.NodeNext,
    moduleDetection: ts.ModuleDetectionKind.Force,
    types: ['node'],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    allowImportingTsExtensions: true,
    erasableSyntaxOnly: true,
  }
  const host = ts.createCompilerHost(options)
  const { readFile, fileExists, getSourceFile } = host
  // Without this method, the compiler requests files only.
  delete host.directoryExists
  host.readFile = (path) => contents.get(path) ?? readFile(path)
  host.fileExists = (path) => contents.has(path) || fileExists(path)
  host.getSourceFile = (path, version, ...rest) => {
    const content = contents.get(path)
    return content === undefined
      ? getSourceFile(path, version, ...rest)
      : ts.createSourceFile(path, content, version)
  }
  const program = ts.createProgram([...contents.keys()], options, host)
  const errors = ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
    const line = file
      ? `${file.fileName.slice(base.length + 1)}:${file.getLineAndCharacterOfPosition(start).line + 1}`
      : ''
    return `${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
  })
  return errors.join('\n')
}

/** A folder that the test run removes. */
export function writeFiles(files: readonly SourceFile[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'recipes-'))
  for (const { path, content } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return folder
}

/** Runs the program, because Java and Python can be stubs that always fail. */
export function hasProgram(name: string, versionFlag = '--version'): boolean {
  try {
    execFileSync(name, [versionFlag], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Returns the output, or throws it. */
export async function runProgram(name: string, values: readonly string[], cwd: string): Promise<string> {
  if (!existsSync(cwd)) throw new Error(`${cwd} does not exist`)
  try {
    const { stdout, stderr } = await promisify(execFile)(name, values, {
      cwd,
      maxBuffer: 1e7,
      timeout: 120_000,
      env: processEnv(),
    })
    return stdout + stderr
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${name} failed:\n${stdout}${stderr}`.slice(-6_000), { cause: error })
  }
}

/** Without the settings by which this test process reports to its runner. */
function processEnv(): NodeJS.ProcessEnv {
  const { NODE_TEST_CONTEXT: _context, NODE_OPTIONS: _options, ...env } = process.env
  return env
}
