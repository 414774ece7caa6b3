import { AnalysisProblem } from '../analysis/analysis-problem.ts'
import type { CodeFile } from '../engine/chat-task.ts'
import { type Language, languageOfPath } from '../source-code/languages.ts'
import { applyEdits, type TextEdit } from '../source-code/text-edits.ts'
import { unifiedDiff } from '../source-code/unified-diff.ts'
import { type ReferenceEntry, writeReference } from './api-reference.ts'
import type { CodeSymbol } from './code-symbol.ts'
import { findStyle, writeComment } from './comment-styles.ts'
import { composeDocument, isEmpty } from './document.ts'
import type { DocumentCodeInput, DocumentCodeOutput, DocumentedItem } from './document-code-task.ts'
import { listSymbolsOf } from './list-symbols.ts'

interface DocumentedFile {
  content: string
  items: DocumentedItem[]
  reference: string
  /** Symbols in scope, and how many of them have documentation. */
  total: number
  before: number
  after: number
}

export async function run(input: DocumentCodeInput): Promise<DocumentCodeOutput> {
  const output: DocumentCodeOutput = {
    files: [],
    diff: '',
    documentation: '',
    items: [],
    coverage: { before: 1, after: 1 },
    warnings: [],
  }
  const references: string[] = []
  const sum = { total: 0, before: 0, after: 0 }
  let isSupported = false
  for (const file of input.files) {
    const { path, content } = file
    const language = languageOfPath(path)
    const style = findStyle(language, input.style)
    if (!language || !style) {
      output.warnings.push(unsupported(path, input.style))
      continue
    }
    isSupported = true
    const documented = await documentFile(file, language, style, input)
    sum.total += documented.total
    sum.before += documented.before
    sum.after += documented.after
    output.items.push(...documented.items)
    if (documented.reference) references.push(documented.reference)
    if (documented.content === content) continue
    output.files.push({ path, content: documented.content })
    output.diff += unifiedDiff(path, content, documented.content)
  }
  if (!isSupported)
    throw new AnalysisProblem(
      'request_invalid',
      output.warnings.join(' '),
      input.style ? 'style' : 'language',
    )
  output.documentation = references.length ? `${references.join('\n\n')}\n` : ''
  if (sum.total) output.coverage = { before: sum.before / sum.total, after: sum.after / sum.total }
  return output
}

function unsupported(path: string, style: string | undefined): string {
  return style
    ? `\`${path}\` was left unchanged: the style ${style} does not fit its language.`
    : `\`${path}\` was left unchanged: its language has no documentation comments.`
}

async function documentFile(
  file: CodeFile,
  language: Language,
  style: NonNullable<DocumentCodeInput['style']>,
  { scope = 'exported', selection, overwrite = false }: DocumentCodeInput,
): Promise<DocumentedFile> {
  const { path, content } = file
  const symbols = (await listSymbolsOf(file, language)).filter((symbol) => {
    if (scope === 'selection')
      return (
        selection?.path === path && symbol.startLine <= selection.end && symbol.endLine >= selection.start
      )
    return scope === 'all' || symbol.isExported
  })
  const edits: TextEdit[] = []
  const items: DocumentedItem[] = []
  const entries: ReferenceEntry[] = []
  let before = 0
  let after = 0
  for (const symbol of symbols) {
    const { document, missing } = composeDocument(symbol)
    const { comment } = symbol
    const lines = isEmpty(document) ? [] : writeComment(style, document, symbol, language)
    const isWritten = lines.length > 0 && (!comment || overwrite)
    if (isWritten) edits.push(placeComment(content, symbol, lines))
    if (comment) before++
    if (comment || isWritten) after++
    entries.push({ symbol, document })
    items.push({
      path,
      symbol: symbol.name,
      kind: symbol.kind,
      startLine: symbol.startLine,
      endLine: symbol.endLine,
      doc: isWritten ? lines.join('\n') : (comment?.text ?? ''),
      missing: comment && !overwrite ? [] : missing,
    })
  }
  return {
    content: applyEdits(content, edits),
    items,
    reference: writeReference(path, language, entries),
    total: symbols.length,
    before,
    after,
  }
}

function placeComment(content: string, symbol: CodeSymbol, lines: readonly string[]): TextEdit {
  const { placement, comment } = symbol
  const newline = content.includes('\r\n') ? '\r\n' : '\n'
  // Empty lines of docstrings have no trailing spaces.
  const text = lines.map((line, i) => (i > 0 && line ? placement.indent + line : line)).join(newline)
  if (comment) return { start: comment.start, end: comment.end, text }
  return { start: placement.offset, end: placement.offset, text: `${text}${newline}${placement.indent}` }
}
