import { resolve } from 'node:path'
import { asRecord, errorMessage } from '../unknown-values.ts'

/** The file of a database is damaged, not accessible, or on a full disk. */
export class DatabaseFileError extends Error {
  constructor(file: string, cause: unknown) {
    const length = describeLength(file)
    super(`${file} cannot be opened: ${errorMessage(cause)}${length ? `. ${length}` : ''}`, { cause })
  }
}

/** SQLITE_READONLY, IOERR, CORRUPT, FULL, CANTOPEN and NOTADB of https://sqlite.org/rescode.html */
const fileErrors = new Set([8, 10, 11, 13, 14, 26])

/** Returns the error itself when it is not about the file. */
export function explainFileError(file: string, error: unknown): unknown {
  const { errcode } = asRecord(error)
  // The low byte is the primary code.
  const isFileError = typeof errcode === 'number' && fileErrors.has(errcode & 0xff)
  return isFileError ? new DatabaseFileError(file, error) : error
}

/** SQLite appends suffixes to the path and limits the result on Unix: `MAX_PATHNAME` in os_unix.c. */
const maxPathBytes = 512 - '-journal'.length

/** Returns undefined when the path is not too long. */
export function describeLength(file: string): string | undefined {
  const bytes = Buffer.byteLength(resolve(file))
  if (bytes > maxPathBytes) return `Its path has ${bytes} bytes, more than SQLite allows (${maxPathBytes})`
  return undefined
}
