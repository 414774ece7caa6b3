import { defineTask } from '../analysis/analysis.ts'
import type { CodeFile } from '../engine/chat-task.ts'
import type { FileChange } from '../refactoring/refactor-code-task.ts'

/** Formats of documentation comments. */
export const documentationStyles = [
  'jsdoc',
  'tsdoc',
  'google',
  'numpy',
  'sphinx',
  'rustdoc',
  'godoc',
  'javadoc',
  'xmldoc',
  'doxygen',
] as const

export type DocumentationStyle = (typeof documentationStyles)[number]

export interface DocumentCodeInput {
  files: readonly CodeFile[]
  /** Default: the usual one of each language. */
  style?: DocumentationStyle | undefined
  scope?: 'exported' | 'all' | 'selection' | undefined
  /** Lines, counted from 1. For the scope `selection`. */
  selection?: { path: string; start: number; end: number } | undefined
  /** Replaces existing documentation comments, which are kept otherwise. */
  overwrite?: boolean | undefined
}

export interface DocumentCodeOutput {
  /** Only those that changed. */
  files: FileChange[]
  diff: string
  /** The API reference, in Markdown. */
  documentation: string
  items: DocumentedItem[]
  /** Shares of the symbols in scope that have documentation, from 0 to 1. */
  coverage: { before: number; after: number }
  warnings: string[]
}

export interface DocumentedItem {
  path: string
  symbol: string
  kind: string
  /** Lines, counted from 1, in the original file. */
  startLine: number
  endLine: number
  /** The text of the documentation comment. */
  doc: string
  /** Parts without a description, such as `parameter x`, because the code does not contain one. */
  missing: string[]
}

/** Adds documentation comments to code. */
export const documentCode = defineTask<DocumentCodeInput, DocumentCodeOutput>(
  new URL('./document-code.ts', import.meta.url),
)
