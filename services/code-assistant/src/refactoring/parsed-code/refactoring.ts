import { AnalysisProblem } from '../../analysis/analysis-problem.ts'
import { languageOfPath } from '../../source-code/languages.ts'
import type { TextEdit } from '../../source-code/text-edits.ts'
import { hasGrammar, type ParsedLanguage } from '../../syntax/grammars.ts'
import { parseSource } from '../../syntax/parse-source.ts'
import { listSymbols } from '../../syntax/symbols.ts'
import { findSyntaxErrors } from '../../syntax/syntax-errors.ts'
import type { SyntaxNode, SyntaxTree } from '../../syntax/syntax-tree.ts'
import type { Change, OperationInput, ProposeChanges, Rejection, Safety } from '../operation.ts'

export interface ParsedFile {
  readonly path: string
  readonly text: string
  readonly tree: SyntaxTree
}

export interface Span {
  start: number
  end: number
}

/** One run of an operation on files that a grammar reads. */
export interface Refactoring {
  /** All files in the languages of the operation. */
  readonly files: readonly ParsedFile[]
  /** The files to search: the file of the selection, or all files without syntax errors. */
  readonly targets: readonly ParsedFile[]
  /** Without the white space around it. */
  readonly selection: ({ file: ParsedFile } & Span) | undefined
  readonly arguments: Record<string, unknown>
  /** The nodes that the operation looks at, those before what they contain. */
  nodes(file: ParsedFile): Iterable<SyntaxNode>
  change(file: ParsedFile, span: Span, summary: string, edits: readonly FileTextEdit[]): void
  reject(file: ParsedFile, span: Span, reason: string): void
}

/** An edit of the file of its change, unless it names another. */
export interface FileTextEdit extends TextEdit {
  path?: string
}

export type ParsedCodeOperation = (refactoring: Refactoring) => void

/** The safety of an operation may differ between languages. */
export function proposeFor(
  languages: readonly ParsedLanguage[],
  safety: Safety,
  operation: ParsedCodeOperation,
): ProposeChanges {
  return async (input) => {
    const files = await parseFiles(input, languages)
    const selection = symbolSelection(files, input) ?? selectionOf(files, input)
    const targets = findTargets(files, selection)
    const changes: Change[] = []
    const rejected: Rejection[] = []
    operation({
      files,
      targets,
      selection,
      arguments: input.arguments,
      nodes: (file) => nodesWithin(file.tree.root, selection),
      change(file, { start, end }, summary, edits) {
        const { path } = file
        const texts = edits.map((edit) => ({ path, ...edit }))
        changes.push({ path, start, end, summary, edits: texts, safety })
      },
      reject: (file, { start, end }, reason) => rejected.push({ path: file.path, start, end, reason }),
    })
    return { changes, rejected }
  }
}

export async function parseFiles(
  { files }: Pick<OperationInput, 'files'>,
  languages: readonly ParsedLanguage[],
): Promise<ParsedFile[]> {
  const parsed: ParsedFile[] = []
  for (const { path, content } of files) {
    const language = languageOfPath(path)
    if (language && hasGrammar(language) && languages.includes(language))
      parsed.push({ path, text: content, tree: await parseSource(language, content) })
  }
  return parsed
}

/** Skips files with syntax errors. Throws if no other files remain, or if the selected file has errors. */
function findTargets(files: readonly ParsedFile[], selection: Refactoring['selection']): ParsedFile[] {
  const candidates = selection ? [selection.file] : files
  const targets = candidates.filter(({ tree }) => !tree.hasErrors)
  const [broken] = candidates
  if (targets.length > 0 || !broken) return targets
  const [error] = findSyntaxErrors(broken.tree)
  const detail = error
    ? ` Line ${error.line}, column ${error.column} of ${broken.path}: ${error.message}`
    : ''
  throw new AnalysisProblem('code_unparsable', `The code has syntax errors.${detail}`)
}

/** The selection of an operation that cannot do without. */
export function selectedCode({ selection }: Refactoring): NonNullable<Refactoring['selection']> {
  if (!selection)
    throw new AnalysisProblem(
      'request_invalid',
      'The operation needs a range, or the argument `symbol`.',
      'range',
    )
  return selection
}

/** The name of the declaration that the argument `symbol` names, such as `total` or `Cart.add`. */
function symbolSelection(files: readonly ParsedFile[], input: OperationInput): Refactoring['selection'] {
  const { symbol } = input.arguments
  if (typeof symbol !== 'string') return undefined
  for (const file of files) {
    const declaration = listSymbols(file.tree).find(
      ({ name, parent }) => (parent ? `${parent}.${name}` : name) === symbol || name === symbol,
    )
    if (declaration)
      return { file, start: declaration.nameStart, end: declaration.nameStart + declaration.name.length }
  }
  throw new AnalysisProblem('request_invalid', `No declaration is named "${symbol}".`, 'arguments.symbol')
}

function selectionOf(files: readonly ParsedFile[], { selection }: OperationInput): Refactoring['selection'] {
  const file = selection && files.find(({ path }) => path === selection.path)
  if (!file) return undefined
  let { start, end } = selection
  while (start < end && /\s/.test(file.text[start] ?? '')) start++
  while (end > start && /\s/.test(file.text[end - 1] ?? '')) end--
  return { file, start, end }
}

function* nodesWithin(root: SyntaxNode, selection: Span | undefined): Generator<SyntaxNode> {
  const stack = [root]
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (selection && (node.end < selection.start || node.start > selection.end)) continue
    const isEmpty = selection !== undefined && selection.start === selection.end
    if (!selection || isEmpty || (node.start >= selection.start && node.end <= selection.end)) yield node
    for (let i = node.children.length - 1; i >= 0; i--) {
      const child = node.children[i]
      if (child) stack.push(child)
    }
  }
}
