import { defineTask } from '../../analysis/analysis.ts'
import type { FileIndex } from './file-index.ts'

export interface SourceText {
  path: string
  text: string
  /** False for a text whose analysis failed before. */
  isParsed: boolean
}

/** Reads the terms, symbols and references of files. */
export const indexFiles = defineTask<{ files: SourceText[] }, { indexes: FileIndex[] }>(
  new URL('./index-files.ts', import.meta.url),
)
