import { AnalysisProblem } from '../../analysis/analysis-problem.ts'
import { applyEdits } from '../../source-code/text-edits.ts'
import { ancestorsOf, childOf, type SyntaxNode, textOf, walk } from '../../syntax/syntax-tree.ts'
import { indentAt, lineEndOf, lineStartOf, newlineOf, ownsLines, reindent } from '../parsed-code/lines.ts'
import {
  type FileTextEdit,
  type ParsedFile,
  type Refactoring,
  type Span,
  selectedCode,
} from '../parsed-code/refactoring.ts'
import type { Binding, Scope } from './binding.ts'
import { isMangled, isNameUsed, isValidName, usesDynamicNames } from './code.ts'
import { analyzeScopes, type Scopes } from './scopes.ts'

/** Moves the selected statements into a new function at the top level, and calls it. */
export function extractFunction(refactoring: Refactoring): void {
  const selection = selectedCode(refactoring)
  const name = String(refactoring.arguments.name ?? 'extracted')
  if (!isValidName(name))
    throw new AnalysisProblem('request_invalid', `"${name}" is not a valid Python name.`, 'arguments.name')
  const { file } = selection
  const statements = statementsAt(file, selection)
  if (!statements) {
    refactoring.reject(file, selection, 'The selection must be a sequence of whole statements.')
    return
  }
  const span = { start: statements[0].start, end: (statements.at(-1) ?? statements[0]).end }
  const result = extract(file, statements, span, name)
  if ('reason' in result) refactoring.reject(file, span, result.reason)
  else refactoring.change(file, span, `Extract function ${name}`, result.edits)
}

type Statements = readonly [SyntaxNode, ...SyntaxNode[]]

function statementsAt({ tree }: ParsedFile, { start, end }: Span): Statements | undefined {
  let block = tree.root
  for (;;) {
    const inner: SyntaxNode | undefined = [...block.children].find(
      (child) => child.start <= start && child.end >= end,
    )
    if (!inner || (inner.start === start && inner.end === end && isBlock(block) && !isBlock(inner))) break
    block = inner
  }
  while (!isBlock(block) && block.parent) block = block.parent
  const covered = block.children.filter((child) => child.end > start && child.start < end)
  const [first, ...rest] = covered.filter(({ type, isNamed }) => isNamed && type !== 'comment')
  const isWhole = covered.every((child) => child.start >= start && child.end <= end)
  return first && isWhole ? [first, ...rest] : undefined
}

const isBlock = ({ type }: SyntaxNode) => type === 'block' || type === 'module'

function extract(
  file: ParsedFile,
  statements: Statements,
  span: Span,
  name: string,
): { edits: FileTextEdit[] } | { reason: string } {
  const { text, tree } = file
  const scopes = analyzeScopes(tree)
  const [first] = statements
  const scope = scopes.scopeAt(first)
  const problem = findProblem(scopes, scope, statements, name)
  if (problem) return { reason: problem }
  if (!ownsLines(text, span, /^#/)) return { reason: 'Another statement shares the line.' }
  const flow = findFlow(scopes, scope, statements, span)
  if ('reason' in flow) return flow
  const newline = newlineOf(text)
  const isAsync = statements.some((statement) =>
    [...walk(statement)].some((node) => node.type === 'await' || node.children[0]?.type === 'async'),
  )
  if (isAsync && scope.node.children[0]?.type !== 'async')
    return { reason: 'The selection contains await, but the function is not async.' }
  const indent = indentAt(text, first.start)
  const lines = { start: lineStartOf(text, span.start), end: lineEndOf(text, span.end) }
  const reindented = reindent(tree, lines, indent, '    ')
  if (!reindented) return { reason: 'The indentation is uneven.' }
  const body = applyEdits(
    text.slice(lines.start, lines.end),
    reindented.map((edit) => ({ ...edit, start: edit.start - lines.start, end: edit.end - lines.start })),
  )
  const outputs = flow.outputs.join(', ')
  const call = `${isAsync ? 'await ' : ''}${name}(${flow.inputs.join(', ')})`
  const target = flow.returns ? `return ${call}` : outputs ? `${outputs} = ${call}` : call
  const definition = [
    `${isAsync ? 'async ' : ''}def ${name}(${flow.inputs.join(', ')}):`,
    body,
    ...(outputs ? [`    return ${outputs}`] : []),
  ].join(newline)
  const at = offsetForFunction(file, first)
  const separator = newline.repeat(3)
  return {
    edits: [
      { start: at, end: at, text: `${definition}${separator}` },
      { ...lines, text: indent + target },
    ],
  }
}

/** Before the statement at the top level, and before the comments that belong to it. */
function offsetForFunction({ text, tree }: ParsedFile, node: SyntaxNode): number {
  let top = node
  for (const ancestor of ancestorsOf(node)) if (ancestor !== tree.root) top = ancestor
  let at = lineStartOf(text, top.start)
  while (at > 0) {
    const previous = lineStartOf(text, at - 1)
    if (!text.startsWith('#', previous)) break
    at = previous
  }
  return at
}

function findProblem(scopes: Scopes, scope: Scope, statements: Statements, name: string): string | undefined {
  if (scope.kind === 'class') return 'The statements belong to the body of a class.'
  if (isNameUsed(scopes, name, scopes.module)) return `The file uses the name \`${name}\` already.`
  if (usesDynamicNames(scopes, scope.node)) return 'The code accesses variables by name at run time.'
  const isInClass = [...ancestorsOf(statements[0])].some(({ type }) => type === 'class_definition')
  for (const [index, statement] of statements.entries()) {
    for (const node of walk(statement)) {
      switch (node.type) {
        case 'return_statement':
          if (node !== statement || index !== statements.length - 1)
            return 'The selection contains a return before its end.'
          break
        case 'break_statement':
        case 'continue_statement':
          if (!hasLoop(node, statement)) return 'The selection leaves a loop around it.'
          break
        case 'yield':
        case 'global_statement':
        case 'nonlocal_statement':
        case 'delete_statement':
        case 'function_definition':
        case 'class_definition':
        case 'import_statement':
        case 'import_from_statement':
          return `The selection contains \`${node.type.replace(/_(statement|definition)$/, '')}\`.`
        case 'lambda':
          return 'A lambda in the selection may see variables that change later.'
        case 'identifier':
          if (textOf(node) === 'super' && !scopes.resolve(node)) return '`super()` only works in a method.'
          if (isInClass && isMangled(textOf(node)))
            return 'Python changes names with two leading underscores inside of classes.'
      }
    }
  }
  return undefined
}

function hasLoop(node: SyntaxNode, statement: SyntaxNode): boolean {
  let child = node
  for (const ancestor of ancestorsOf(node)) {
    const isLoop = ancestor.type === 'for_statement' || ancestor.type === 'while_statement'
    if (isLoop && child.field === 'body' && ancestor.start >= statement.start) return true
    if (ancestor === statement) return false
    child = ancestor
  }
  return false
}

interface Flow {
  inputs: string[]
  outputs: string[]
  returns: boolean
}

/** Finds the variables that the statements need, and those that later code reads. */
function findFlow(
  scopes: Scopes,
  scope: Scope,
  statements: Statements,
  span: Span,
): Flow | { reason: string } {
  const isInside = ({ start, end }: SyntaxNode) => start >= span.start && end <= span.end
  const loop = [...ancestorsOf(statements[0])].find(
    ({ type }) => type === 'for_statement' || type === 'while_statement',
  )
  const isInLoop = loop !== undefined && loop.start >= scope.node.start
  const bindings = new Set<Binding>()
  for (const node of scopes.names.keys()) {
    const binding = isInside(node) ? scopes.resolve(node) : undefined
    if (binding) bindings.add(binding)
  }
  const inputs: string[] = []
  const outputs: string[] = []
  const returns = statements.at(-1)?.type === 'return_statement'
  for (const binding of [...bindings].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const isOwn = binding.scope === scope
    if (!isOwn && (binding.scope.kind === 'module' || binding.scope.kind === 'class')) continue
    if (isInside(binding.scope.node) && binding.scope !== scope) continue
    const writes = binding.sites.filter(({ node }) => isInside(node))
    const isModule = binding.scope.kind === 'module'
    if (!isOwn && writes.length > 0) return { reason: `\`${binding.name}\` belongs to another function.` }
    const isCaptured = [...binding.references, ...binding.sites.map(({ node }) => node)].some(
      (node) => scopes.names.get(node) !== scope && scopes.names.get(node)?.kind === 'function',
    )
    if (writes.length > 0 && isCaptured) return { reason: `A nested function uses \`${binding.name}\`.` }
    const uses = [...binding.references, ...binding.sites.map(({ node }) => node)]
    const readsAfter = binding.references.some(
      (node) => !isInside(node) && (isInLoop || node.start > span.end),
    )
    const readsInside = binding.references.some(
      (node) => isInside(node) && !writes.some((write) => isWrittenBefore(write.node, node)),
    )
    const isOutput =
      writes.length > 0 &&
      (isModule ? uses.some((node) => !isInside(node)) || !binding.name.startsWith('_') : readsAfter)
    const isCertain = writes.some(({ node }) => isUnconditional(node, statements))
    const needsInput = readsInside || (isOutput && !isCertain)
    if (needsInput && !isModule) {
      if (!isBoundBefore(binding, statements[0], scope))
        return { reason: `\`${binding.name}\` may not be bound before the selection.` }
      inputs.push(binding.name)
    } else if (needsInput && writes.length > 0)
      return { reason: `The selection changes the global variable \`${binding.name}\`.` }
    if (isOutput) outputs.push(binding.name)
  }
  if (returns && outputs.length > 0) return { inputs, outputs: [], returns }
  return { inputs, outputs, returns }
}

/** True if a write always runs before `span`, which is in the same function. */
function isWrittenBefore(write: SyntaxNode, span: Span): boolean {
  const statement = writingStatement(write)
  const block = statement?.parent
  if (!statement || !block) return false
  const isIn = (outer: Span) => outer.start <= span.start && outer.end >= span.end
  if (statement.type === 'expression_statement') return isIn(block) && span.start >= statement.end
  // The targets of loops and `with` have values in their bodies.
  const body = childOf(statement, 'body')
  if (statement.type === 'for_statement' || statement.type === 'with_statement')
    return body !== undefined && isIn(body)
  return isIn(block) && span.start >= statement.end
}

/** The statement of a plain assignment, loop, `with`, import or definition. */
function writingStatement(write: SyntaxNode): SyntaxNode | undefined {
  let statement = write
  while (statement.parent && !isBlock(statement.parent)) {
    if (
      /^(augmented_assignment|named_expression|except_clause|case_clause|delete_statement)$/.test(
        statement.type,
      )
    )
      return undefined
    statement = statement.parent
  }
  return /^(expression_statement|for_statement|with_statement|import\w*|function_definition|class_definition)$/.test(
    statement.type,
  )
    ? statement
    : undefined
}

/** True if the write runs whenever the statements do. */
function isUnconditional(write: SyntaxNode, statements: Statements): boolean {
  const statement = writingStatement(write)
  return statement !== undefined && statement.type !== 'for_statement' && statements.includes(statement)
}

/** True if the variable has a value whenever the selection runs. */
function isBoundBefore({ sites, scope: owner }: Binding, first: SyntaxNode, scope: Scope): boolean {
  if (owner !== scope) return true
  if (sites.some(({ kind }) => kind === 'delete' || kind === 'exception')) return false
  return sites.some(({ node, kind }) => kind === 'parameter' || isWrittenBefore(node, first))
}
