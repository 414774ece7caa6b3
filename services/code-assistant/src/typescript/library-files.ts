import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import ts from 'typescript-6'

/** The virtual folder of the compiler's own declaration files, the only files that are read from disk. */
const folder = '/lib/'
const source = dirname(createRequire(import.meta.url).resolve('typescript-6'))
const name = /^\/lib\/(lib(?:\.[a-z\d]+)*\.d\.ts)$/
const snapshots = new Map<string, ts.IScriptSnapshot | undefined>()

export const defaultLibrary = `${folder}lib.esnext.d.ts`

export function readLibraryFile(fileName: string): ts.IScriptSnapshot | undefined {
  const file = name.exec(fileName)?.[1]
  if (!file) return undefined
  if (!snapshots.has(file)) snapshots.set(file, load(file))
  return snapshots.get(file)
}

function load(file: string): ts.IScriptSnapshot | undefined {
  try {
    return ts.ScriptSnapshot.fromString(readFileSync(join(source, file), 'utf8'))
  } catch {
    return undefined
  }
}
