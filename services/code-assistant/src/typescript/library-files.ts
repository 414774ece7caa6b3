import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { lazy } from '@octavo/platform/lazy.ts'
import ts from 'typescript-6'

/** The virtual folder of the compiler's own declaration files, the only files that are read from disk. */
const folder = '/lib/'

/**
 * Every checker merges the global declarations of all files again; those of one file are merged once, when it is bound.
 * So all libraries are one virtual file, except for the one that is a module.
 */
const joined = 'lib.all.d.ts'
const moduleLibrary = 'es2025.iterator'
export const libraries: readonly string[] = [joined, nameOf(moduleLibrary)]
export const defaultLibrary = folder + joined

const source = dirname(createRequire(import.meta.url).resolve('typescript-6'))
const roots = ['esnext', 'dom', 'dom.iterable']
const reference = /^\/\/\/ *<reference lib="([^"]+)" *\/>/gm
const snapshots = lazy(
  () =>
    new Map([...joinLibraries()].map(([name, text]) => [folder + name, ts.ScriptSnapshot.fromString(text)])),
)

export function readLibraryFile(fileName: string): ts.IScriptSnapshot | undefined {
  if (!fileName.startsWith(folder)) return undefined
  return snapshots().get(fileName)
}

function joinLibraries(): Map<string, string> {
  const texts = new Map<string, string>()
  const pending = [...roots]
  for (let name = pending.pop(); name; name = pending.pop()) {
    if (texts.has(name)) continue
    const text = readFileSync(join(source, nameOf(name)), 'utf8')
    texts.set(name, text.replace(reference, ''))
    for (const [, library] of text.matchAll(reference)) if (library) pending.push(library)
  }
  // Their names in the compiler's order, which decides the order of overloads. They are not in its declarations.
  const { libs } = ts as unknown as { libs: readonly string[] }
  const scripts = libs.flatMap((name) => (name === moduleLibrary ? [] : (texts.get(name) ?? [])))
  return new Map([
    [joined, scripts.join('\n')],
    [nameOf(moduleLibrary), texts.get(moduleLibrary) ?? ''],
  ])
}

function nameOf(library: string): string {
  return `lib.${library}.d.ts`
}
