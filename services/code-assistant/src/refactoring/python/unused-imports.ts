import { ancestorsOf, childOf, type SyntaxNode, textOf, walk } from '../../syntax/syntax-tree.ts'
import { lineEndOf, nextLineOf, ownsLines } from '../parsed-code/lines.ts'
import type { FileTextEdit, ParsedFile, Refactoring } from '../parsed-code/refactoring.ts'
import type { Binding } from './binding.ts'
import { statementOf } from './code.ts'
import { analyzeScopes } from './scopes.ts'

export function removeUnusedImports(refactoring: Refactoring): void {
  for (const file of refactoring.targets) {
    const { root } = file.tree
    if (/(^|\/)__init__\.pyi?$/.test(file.path)) {
      refactoring.reject(
        file,
        { start: root.start, end: root.start },
        'A package exports what __init__ imports.',
      )
      continue
    }
    if (analyzeScopes(file.tree).hasStarImport) {
      refactoring.reject(
        file,
        { start: root.start, end: root.start },
        'The file exports the names of another module.',
      )
      continue
    }
    const mentioned = namesInStrings(file)
    for (const node of refactoring.nodes(file)) {
      if (node.type === 'import_statement' || node.type === 'import_from_statement')
        cleanStatement(refactoring, file, node, mentioned)
    }
  }
}

function cleanStatement(
  refactoring: Refactoring,
  file: ParsedFile,
  node: SyntaxNode,
  mentioned: Set<string>,
): void {
  const imported = node.children.filter(({ field }) => field === 'name')
  const unused = imported.filter((child) => isUnused(refactoring, file, child, mentioned))
  if (unused.length === 0) return
  const names = unused.map((child) => textOf(child)).join(', ')
  const problem = findProblem(file, node)
  if (problem) {
    refactoring.reject(file, node, `${names}: ${problem}`)
    return
  }
  const edits =
    unused.length === imported.length ? removeStatement(file, node) : removeNames(file, imported, unused)
  if (edits) refactoring.change(file, node, `Remove unused import: ${names}`, edits)
  else refactoring.reject(file, node, `${names}: a comment or another statement shares the line.`)
}

function isUnused(
  { files }: Refactoring,
  file: ParsedFile,
  child: SyntaxNode,
  mentioned: Set<string>,
): boolean {
  const scopes = analyzeScopes(file.tree)
  const alias = childOf(child, 'alias')
  const path = childOf(child, 'name') ?? child
  // `import a as a` exports the name.
  if (alias && textOf(alias) === textOf(path)) return false
  const isFrom = child.parent?.type === 'import_from_statement'
  // Public modules export what private ones define.
  const module = isFrom && child.parent ? childOf(child.parent, 'module_name') : undefined
  if (module && /(^|\.)_\w*$/.test(textOf(module)) && !textOf(path).startsWith('_')) return false
  const name = alias ?? (isFrom ? path.children.at(-1) : path.children[0])
  const binding: Binding | undefined = name && scopes.resolve(name)
  if (!binding || binding.references.length > 0 || binding.sites.length > 1) return false
  if (mentioned.has(binding.name)) return false
  return (
    binding.scope.kind !== 'module' ||
    !files.some((other) => other !== file && importsName(other, file, binding.name))
  )
}

function findProblem(file: ParsedFile, node: SyntaxNode): string | undefined {
  for (const ancestor of ancestorsOf(node)) {
    if (ancestor.type === 'try_statement') return 'the code tries whether the module exists.'
    if (ancestor.type === 'class_definition') return 'it is an attribute of a class.'
  }
  const line = file.text.slice(node.start, lineEndOf(file.text, node.end))
  if (/#\s*(noqa|type:|pylint|pragma)/.test(line)) return 'a comment keeps the import.'
  return undefined
}

function removeStatement(file: ParsedFile, node: SyntaxNode): FileTextEdit[] | undefined {
  if (!ownsLines(file.text, node) || /#/.test(textOf(node))) return undefined
  const siblings = node.parent?.children.filter(({ isNamed, type }) => isNamed && type !== 'comment') ?? []
  if (siblings.length === 1 && node.parent?.type === 'block')
    return [{ start: node.start, end: node.end, text: 'pass' }]
  const start = file.text.lastIndexOf('\n', node.start - 1) + 1
  return [{ start, end: nextLineOf(file.text, node.end), text: '' }]
}

function removeNames(
  file: ParsedFile,
  imported: readonly SyntaxNode[],
  unused: readonly SyntaxNode[],
): FileTextEdit[] | undefined {
  const edits: FileTextEdit[] = []
  const remaining = imported.filter((child) => !unused.includes(child))
  const firstKept = remaining[0]
  for (const [index, child] of imported.entries()) {
    if (!unused.includes(child)) continue
    const next = imported[index + 1]
    const previous = imported[index - 1]
    const isBeforeKept = firstKept !== undefined && child.start < firstKept.start
    const edit =
      isBeforeKept && next
        ? { start: child.start, end: next.start, text: '' }
        : { start: previous?.end ?? child.start, end: child.end, text: '' }
    if (file.text.slice(edit.start, edit.end).includes('#')) return undefined
    edits.push(edit)
  }
  return edits
}

/** Names that stand in strings which code may read: `__all__`, annotations, and type comments. */
function namesInStrings(file: ParsedFile): Set<string> {
  const names = new Set<string>()
  for (const node of walk(file.tree.root)) {
    const isComment = node.type === 'comment' && /#\s*type:/.test(textOf(node))
    const isString =
      node.type === 'string_content' &&
      statementOf(node)?.children[0] !== node.parent &&
      /^[\s\w.,[\]|'"()*]+$/.test(textOf(node)) &&
      (isInAnnotation(node) || !/\w\s+\w/.test(textOf(node)))
    if (isComment || isString) for (const [name] of textOf(node).matchAll(/[A-Za-z_]\w*/g)) names.add(name)
  }
  return names
}

function isInAnnotation(node: SyntaxNode): boolean {
  for (const { type } of ancestorsOf(node)) if (type === 'type') return true
  return false
}

/** `from file import name` or `import file` in another file of the request. */
function importsName(other: ParsedFile, file: ParsedFile, name: string): boolean {
  const stem = /([^/]+)\.pyi?$/.exec(file.path)?.[1]
  if (!stem) return false
  const usesModule = new RegExp(`\\b${stem}\\b`).test(other.text)
  return usesModule && new RegExp(`\\b${name}\\b`).test(other.text)
}
