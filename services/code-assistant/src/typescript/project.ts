import ts from 'typescript-6'
import { AnalysisProblem } from '../analysis/analysis-problem.ts'
import type { CodeFile } from '../engine/chat-task.ts'
import { isCompilable, isJavaScript, toVirtualName } from './code-paths.ts'
import { defaultLibrary, libraries, readLibraryFile } from './library-files.ts'

/**
 * The files of a request, in the TypeScript compiler. It sees nothing else but its own library files: no file of the
 * disk, no configuration, no plug-in. Valid until two other projects are opened.
 */
export interface Project {
  readonly service: ts.LanguageService
  readonly program: ts.Program
  readonly checker: ts.TypeChecker
  /** The files that can be compiled. */
  readonly sourceFiles: readonly ts.SourceFile[]
  findSourceFile(path: string): ts.SourceFile | undefined
  /** The path in the request. */
  pathOf(fileName: string): string
}

interface Slot {
  files: Map<string, { content: string; version: number }>
  options: ts.CompilerOptions
  service: ts.LanguageService
}

const registry = ts.createDocumentRegistry(true, '/')
/** Before and after a change. The one that was used last at the end. */
const slots: Slot[] = []
const maxSlots = 2
let lastVersion = 0

export function openProject(files: readonly CodeFile[]): Project {
  const contents = new Map(files.map(({ path, content }) => [toVirtualName(path), content]))
  if (contents.size < files.length)
    throw new AnalysisProblem('request_invalid', 'Two files have the same path.', 'files')
  const slot = takeSlot(contents)
  const program = slot.service.getProgram()
  // Only partial language services have no program.
  if (!program) throw new Error('The language service has no program')
  const paths = new Map(files.map(({ path }) => [toVirtualName(path), path]))
  const compilable = files.filter(({ path }) => isCompilable(path))
  return {
    service: slot.service,
    program,
    checker: program.getTypeChecker(),
    sourceFiles: compilable.flatMap(({ path }) => program.getSourceFile(toVirtualName(path)) ?? []),
    findSourceFile: (path) => program.getSourceFile(toVirtualName(path)),
    pathOf: (fileName) => paths.get(fileName) ?? fileName.replace(/^\/code\//, ''),
  }
}

function takeSlot(contents: ReadonlyMap<string, string>): Slot {
  const isSame = ({ files }: Slot) =>
    files.size === contents.size &&
    [...contents].every(([name, content]) => files.get(name)?.content === content)
  const index = slots.findIndex(isSame)
  const slot =
    index >= 0 ? slots.splice(index, 1)[0] : slots.length >= maxSlots ? slots.shift() : createSlot()
  // Both indexes exist.
  if (!slot) throw new Error('No slot')
  slots.push(slot)
  if (index < 0) {
    const previous = slot.files
    slot.files = new Map(
      [...contents].map(([name, content]) => {
        const oldFile = previous.get(name)
        return [name, oldFile?.content === content ? oldFile : { content, version: ++lastVersion }]
      }),
    )
    slot.options = optionsFor([...contents.keys()])
  }
  return slot
}

function createSlot(): Slot {
  const slot: Slot = {
    files: new Map(),
    options: optionsFor([]),
    service: ts.createLanguageService(
      hostOf(() => slot),
      registry,
    ),
  }
  return slot
}

function hostOf(slot: () => Slot): ts.LanguageServiceHost {
  const textOf = (name: string) => slot().files.get(name)?.content
  return {
    getCompilationSettings: () => slot().options,
    getScriptFileNames: () => [...slot().files.keys()].filter(isCompilable),
    getScriptVersion: (name) => String(slot().files.get(name)?.version ?? 0),
    getScriptSnapshot(name) {
      const text = textOf(name)
      return text === undefined ? readLibraryFile(name) : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => '/code',
    getDefaultLibFileName: () => defaultLibrary,
    fileExists: (name) => textOf(name) !== undefined || readLibraryFile(name) !== undefined,
    readFile: textOf,
    directoryExists: (folder) =>
      folder === '/code' || [...slot().files.keys()].some((name) => name.startsWith(`${folder}/`)),
    getDirectories: () => [],
    readDirectory: () => [],
    realpath: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getTypeRootsVersion: () => 0,
  }
}

function optionsFor(names: readonly string[]): ts.CompilerOptions {
  return {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.Preserve,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    moduleDetection: ts.ModuleDetectionKind.Force,
    lib: [...libraries],
    jsx: ts.JsxEmit.Preserve,
    types: [],
    strict: true,
    // In JavaScript every new parameter would be an error.
    noImplicitAny: !names.some(isJavaScript),
    allowJs: true,
    checkJs: true,
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    esModuleInterop: true,
    experimentalDecorators: true,
    noEmit: true,
  }
}
