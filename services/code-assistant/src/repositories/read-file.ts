import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import { findFile } from './store/files.ts'
import { findReadySnapshot, findVisibleRepository } from './store/repositories.ts'

export interface FileRange {
  name: string
  path: string
  ref?: string | undefined
  startLine?: number | undefined
  endLine?: number | undefined
  /** The caller. */
  userId: number
}

/** Reads lines of an indexed file. */
export async function readFile({ db }: Context, range: FileRange) {
  const { name, path, ref, userId } = range
  const repository = await findVisibleRepository(db.read, userId, name)
  if (!repository) throw problem('repository_not_found', { data: { param: 'name' } })
  const snapshot = await findReadySnapshot(db.read, repository.id, ref)
  if (!snapshot) throw problem('repository_not_indexed', { data: { param: 'ref' } })
  const file = await findFile(db.read, snapshot.id, path)
  if (!file) throw problem('file_not_found', { data: { param: 'path' } })
  const lines = file.content.split('\n')
  // The end of the last line begins no line of its own.
  if (lines.at(-1) === '' && lines.length > 1) lines.pop()
  const startLine = Math.min(range.startLine ?? 1, lines.length)
  const endLine = Math.max(startLine, Math.min(range.endLine ?? lines.length, lines.length))
  return {
    repository: repository.name,
    ref: snapshot.ref,
    commit: snapshot.commit_id ?? '',
    language: file.language,
    startLine,
    endLine,
    lines: lines.length,
    content: lines.slice(startLine - 1, endLine).join('\n'),
  }
}
