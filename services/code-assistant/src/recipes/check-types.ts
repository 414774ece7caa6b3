import { basename } from 'node:path'
import ts from 'typescript-6'
import type { GeneratedFile } from './generate-code-task.ts'

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  types: [],
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
}

const libFolder = ts.getDirectoryPath(ts.sys.resolvePath(ts.getDefaultLibFilePath(options)))
const libs = new Map<string, ts.SourceFile | undefined>()

/**
 * Checks the types of those files that import no packages, with the library of the language only. Undefined if there is
 * none.
 */
export function checkTypes(files: readonly GeneratedFile[]): { ok: boolean; detail: string } | undefined {
  const checked = files.filter(({ path, content }) => path.endsWith('.ts') && !/\bfrom ['"](?!\.)/.test(content))
  if (checked.length === 0) return undefined
  const sources = new Map(checked.map(({ path, content }) => [`/${path}`, content]))
  const host: ts.CompilerHost = {
    fileExists: (path) => sources.has(path),
    readFile: (path) => sources.get(path),
    getSourceFile(path, version) {
      const content = sources.get(path)
      return content === undefined ? readLib(path, version) : ts.createSourceFile(path, content, version)
    },
    getDefaultLibFileName: () => `${libFolder}/lib.d.ts`,
    getDefaultLibLocation: () => libFolder,
    getCurrentDirectory: () => '/',
    getCanonicalFileName: (path) => path,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    writeFile() {},
  }
  const [error] = ts.getPreEmitDiagnostics(ts.createProgram([...sources.keys()], options, host))
  if (!error) return { ok: true, detail: `${checked.map(({ path }) => path).join(', ')} passes the strict checks.` }
  return { ok: false, detail: ts.flattenDiagnosticMessageText(error.messageText, ' ') }
}

/** Only the files of the language's own library are read from disk, once. */
function readLib(path: string, version: ts.ScriptTarget | ts.CreateSourceFileOptions): ts.SourceFile | undefined {
  const name = basename(path)
  if (!libs.has(name)) {
    const text = /^lib\.[\w.]+\.d\.ts$|^lib\.d\.ts$/.test(name) ? ts.sys.readFile(`${libFolder}/${name}`) : undefined
    libs.set(name, text === undefined ? undefined : ts.createSourceFile(path, text, version))
  }
  return libs.get(name)
}
