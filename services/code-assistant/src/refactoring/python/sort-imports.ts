import { childOf, type SyntaxNode, textOf } from '../../syntax/syntax-tree.ts'
import { lineEndOf, lineStartOf, newlineOf, nextLineOf } from '../parsed-code/lines.ts'
import type { ParsedFile, Refactoring } from '../parsed-code/refactoring.ts'
import { isStandardLibrary } from './standard-library.ts'

interface Entry {
  node: SyntaxNode
  /** With the comments above it. */
  text: string
  section: number
  /** `import a` before `from a import b`. */
  isFrom: boolean
  module: string
}

/** Groups: `__future__`, standard library, third party, the files of the request, relative imports. */
export function sortImports(refactoring: Refactoring): void {
  for (const file of refactoring.targets) {
    for (const block of importBlocks(file, refactoring)) sortBlock(refactoring, file, block)
  }
}

/** Runs of imports at the top level, with nothing but comments and empty lines between them. */
function importBlocks(file: ParsedFile, { selection }: Refactoring): SyntaxNode[][] {
  const blocks: SyntaxNode[][] = [[]]
  for (const child of file.tree.root.children) {
    if (isImport(child)) blocks.at(-1)?.push(child)
    else if (child.type !== 'comment') blocks.push([])
  }
  return blocks.filter((block) => {
    const [first] = block
    const last = block.at(-1)
    if (!first || !last || block.length < 2) return false
    return !selection || (first.start <= selection.end && last.end >= selection.start)
  })
}

const isImport = ({ type }: SyntaxNode) =>
  type === 'import_statement' || type === 'import_from_statement' || type === 'future_import_statement'

function sortBlock(refactoring: Refactoring, file: ParsedFile, block: readonly SyntaxNode[]): void {
  const [first] = block
  const last = block.at(-1)
  if (!first || !last) return
  const { text } = file
  const span = { start: lineStartOf(text, first.start), end: lineEndOf(text, last.end) }
  const problem = findProblem(file, block)
  if (problem) {
    refactoring.reject(file, span, problem)
    return
  }
  const owned = ownModules(refactoring)
  const entries: Entry[] = []
  let from = span.start
  for (const node of block) {
    const end = lineEndOf(text, node.end)
    entries.push({ node, text: text.slice(from, end).trim(), ...describe(node, owned) })
    from = nextLineOf(text, node.end)
  }
  const newline = newlineOf(text)
  const sorted = entries.toSorted(compare)
  let result = ''
  for (const [index, entry] of sorted.entries()) {
    const previous = sorted[index - 1]
    if (previous) result += previous.section === entry.section ? newline : newline + newline
    result += withSortedNames(entry)
  }
  if (result === text.slice(span.start, span.end)) return
  refactoring.change(file, span, 'Sort imports', [{ ...span, text: result }])
}

function findProblem({ text, tree }: ParsedFile, block: readonly SyntaxNode[]): string | undefined {
  const bound = new Set<string>()
  for (const node of block) {
    if (text.slice(lineStartOf(text, node.start), node.start).trim() !== '')
      return 'Two statements share a line.'
    const rest = text.slice(node.end, lineEndOf(text, node.end)).trim()
    if (rest !== '' && !rest.startsWith('#')) return 'Two statements share a line.'
    if (node.children.some(({ type }) => type === 'wildcard_import'))
      return 'The order of `import *` matters.'
    for (const child of node.children.filter(({ field }) => field === 'name')) {
      const name = textOf(childOf(child, 'alias') ?? child)
      // `import a.b` and `import a.c` bind one module.
      if (bound.has(name)) return `The imports bind \`${name}\` twice.`
      bound.add(name)
    }
  }
  const [first] = block
  const previous = first && tree.root.children[tree.root.children.indexOf(first) - 1]
  if (previous?.type === 'comment' && /isort:|ruff:|yapf:|fmt:/.test(textOf(previous)))
    return 'A comment controls the order.'
  return undefined
}

function ownModules({ files }: Refactoring): Set<string> {
  return new Set(files.flatMap(({ path }) => path.replace(/\.pyi?$/, '').split('/')))
}

function describe(
  node: SyntaxNode,
  owned: ReadonlySet<string>,
): Pick<Entry, 'section' | 'isFrom' | 'module'> {
  const isFrom = node.type === 'import_from_statement'
  if (node.type === 'future_import_statement') return { section: 0, isFrom: true, module: '__future__' }
  const name = isFrom ? childOf(node, 'module_name') : childOf(node, 'name')
  const module = name ? textOf(childOf(name, 'name') ?? name) : ''
  const root = module.split('.', 1)[0] ?? ''
  const section = module.startsWith('.') ? 4 : isStandardLibrary(module) ? 1 : owned.has(root) ? 3 : 2
  return { section, isFrom, module }
}

function compare(a: Entry, b: Entry): number {
  return a.section - b.section || Number(a.isFrom) - Number(b.isFrom) || compareModules(a.module, b.module)
}

function compareModules(a: string, b: string): number {
  // More dots first: the furthest package.
  const dots = (module: string) => /^\.*/.exec(module)?.[0].length ?? 0
  return dots(b) - dots(a) || compareText(a.toLowerCase(), b.toLowerCase()) || compareText(a, b)
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Sorts `from a import c, b` if it is on one line and has no comment. */
function withSortedNames({ node, text }: Entry): string {
  const names = node.children.filter(({ field }) => field === 'name')
  const source = textOf(node)
  if (names.length < 2 || !node.type.includes('from') || /[\n#\\]/.test(source)) return text
  const first = names[0]
  const last = names.at(-1)
  if (!first || !last) return text
  const sorted = names
    .map((name) => textOf(name))
    .toSorted((a, b) => rank(a) - rank(b) || compareText(a, b))
    .join(', ')
  const replaced = source.slice(0, first.start - node.start) + sorted + source.slice(last.end - node.start)
  return text.replace(source, () => replaced)
}

/** Constants, then classes, then functions. */
const rank = (name: string): number => (/^[A-Z][A-Z0-9_]+\b/.test(name) ? 0 : /^_*[A-Z]/.test(name) ? 1 : 2)
