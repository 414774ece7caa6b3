import { validationFailed } from '../errors.ts'
import type { GistFile } from './gist-files.ts'
import { maxFileBytes, maxFiles, maxGistBytes, maxNameBytes } from './gist-limits.ts'

/** The change of a file in a request. Null deletes the file. */
export interface FileEdit {
  content?: string | undefined
  /** The new name. */
  filename?: string | null | undefined
}

export type FileEdits = Readonly<Record<string, FileEdit | null>>

/** The content of a file after a change: new, or that of an existing file. */
export type PlannedFile = { path: string; isExecutable?: boolean } & (
  | { bytes: Buffer }
  | { oid: string; sizeBytes: number }
)

/** The files after a change, or throws if it is not valid. */
export function planEdits(current: readonly GistFile[], edits: FileEdits): PlannedFile[] {
  const before = new Map(current.map((file) => [file.path, file]))
  const after = new Map<string, PlannedFile>(before)
  const added: PlannedFile[] = []
  for (const [key, edit] of Object.entries(edits)) {
    const old = before.get(key)
    const isDeleted = edit === null || (edit.content === undefined && !edit.filename)
    if (isDeleted && !old) throw gistError('invalid', `files has no ${key} to delete`)
    after.delete(key)
    if (isDeleted) continue
    const path = edit.filename || key || unnamed(before.size + added.length)
    const isExecutable = old?.isExecutable === true
    added.push({ path, ...(isExecutable && { isExecutable }), ...contentOf(edit, old) })
  }
  for (const file of added) {
    refuseName(file.path)
    if (after.has(file.path)) throw gistError('already_exists', `files has ${file.path} twice`)
    after.set(file.path, file)
  }
  refuseTotal([...after.values()])
  return [...after.values()]
}

function contentOf({ content }: FileEdit, old: GistFile | undefined) {
  if (content === undefined && old) return { oid: old.oid, sizeBytes: old.sizeBytes }
  if (!content) throw gistError('missing_field')
  const bytes = Buffer.from(content)
  if (bytes.length > maxFileBytes)
    throw gistError('custom', 'files is too large (maximum is 10 MB for a file)')
  return { bytes }
}

/** GitHub's names for files without one. */
const unnamed = (files: number) => `gistfile${files + 1}.txt`

function refuseName(path: string): void {
  if (path.includes('/')) throw gistError('custom', 'files cannot contain folders')
  const isValid = Buffer.byteLength(path) <= maxNameBytes && path.isWellFormed() && !/^\.\.?$/.test(path)
  if (!isValid) throw gistError('invalid')
}

function refuseTotal(files: readonly PlannedFile[]): void {
  if (files.length === 0) throw gistError('missing_field')
  if (files.length > maxFiles) throw gistError('custom', `files are too many (maximum is ${maxFiles})`)
  const bytes = files.reduce((sum, file) => sum + plannedSize(file), 0)
  if (bytes > maxGistBytes) throw gistError('custom', 'files are too large (maximum is 20 MB for a gist)')
}

export const plannedSize = (file: PlannedFile): number =>
  'bytes' in file ? file.bytes.length : file.sizeBytes

function gistError(code: 'missing_field' | 'already_exists' | 'invalid' | 'custom', message?: string) {
  return validationFailed({ resource: 'Gist', code, field: 'files', ...(message && { message }) })
}
