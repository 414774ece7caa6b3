import { applyEdits } from '../../source-code/text-edits.ts'
import {
  ancestorsOf,
  childOf,
  namedChildrenOf,
  nodeAt,
  type SyntaxNode,
  textOf,
  walk,
} from '../../syntax/syntax-tree.ts'
import { indentAt, lineStartOf, newlineOf, nextLineOf, ownsLines, reindent } from '../parsed-code/lines.ts'
import {
  type FileTextEdit,
  type ParsedFile,
  type Refactoring,
  selectedCode,
} from '../parsed-code/refactoring.ts'
import { isMangled, isNameUsed } from './code.ts'
import { analyzeScopes } from './scopes.ts'

/** Moves a method that does not use its object out of the class. */
export function methodToFunction(refactoring: Refactoring): void {
  const { file, start, end } = selectedCode(refactoring)
  const node = nodeAt(file.tree, start, end)
  const method = [node, ...ancestorsOf(node)].find(({ type }) => type === 'function_definition')
  const name = method && childOf(method, 'name')
  if (!method || !name) {
    refactoring.reject(file, { start, end }, 'There is no method at the selection.')
    return
  }
  const result = convert(refactoring, file, method, textOf(name))
  if ('reason' in result) refactoring.reject(file, name, result.reason)
  else refactoring.change(file, name, `Convert method ${textOf(name)} to a function`, result.edits)
}

function convert(
  refactoring: Refactoring,
  file: ParsedFile,
  method: SyntaxNode,
  name: string,
): { edits: FileTextEdit[] } | { reason: string } {
  const { text, tree } = file
  const scopes = analyzeScopes(tree)
  const decorated = method.parent?.type === 'decorated_definition' ? method.parent : undefined
  const outer = decorated ?? method
  const owner = outer.parent?.parent
  if (owner?.type !== 'class_definition' || owner.parent?.type !== 'module')
    return { reason: 'The function must be a method of a top-level class.' }
  const decorators = decorated?.children.filter(({ type }) => type === 'decorator') ?? []
  const isStatic =
    decorators.length === 1 && textOf(decorators[0] ?? outer).replace(/\s/g, '') === '@staticmethod'
  if (decorators.length > 0 && !isStatic) return { reason: 'The method has decorators.' }
  if (/^__\w+__$/.test(name) || isMangled(name)) return { reason: `\`${name}\` has a meaning in Python.` }
  const bases = childOf(owner, 'superclasses')
  if (bases && !/^\((object)?\)$/.test(textOf(bases)))
    return { reason: 'The method may override one of a base class.' }
  const className = textOf(childOf(owner, 'name') ?? owner)
  const parameters = childOf(method, 'parameters')
  const [self, second] = parameters ? namedChildrenOf(parameters) : []
  if (!isStatic && self?.type !== 'identifier')
    return { reason: 'The method has no plain parameter for its object.' }
  if (!isStatic && self) {
    const binding = scopes.resolve(self)
    if (!binding || binding.references.length > 0 || binding.sites.length > 1)
      return { reason: `The method uses \`${textOf(self)}\`.` }
  }
  for (const node of walk(method)) {
    if (node.type === 'identifier' && /^(super|__class__)$/.test(textOf(node)))
      return { reason: 'The method uses its class.' }
    if (node.type === 'identifier' && isMangled(textOf(node)))
      return { reason: 'Python changes names with two leading underscores inside of classes.' }
  }
  if (
    isNameUsed(scopes, name, scopes.module) &&
    [...scopes.names].some(([node, scope]) => textOf(node) === name && scope.node !== owner)
  )
    return { reason: `The file uses the name \`${name}\` already.` }
  if ((scopes.all.find((scope) => scope.node === owner)?.bindings.get(name)?.references.length ?? 0) > 0)
    return { reason: 'The body of the class uses the method.' }
  const calls = renameCalls(refactoring, file, owner, { name, className, isStatic })
  if ('reason' in calls) return calls
  if (!ownsLines(text, outer)) return { reason: 'Another statement or a comment shares the line.' }
  const newline = newlineOf(text)
  const indent = indentAt(text, outer.start)
  const from = lineStartOf(text, method.start)
  const dedented = reindent(tree, { start: from, end: method.end }, indent, '')
  if (!dedented) return { reason: 'The indentation is uneven.' }
  const withoutSelf =
    !isStatic && self
      ? [{ start: self.start, end: second ? second.start : skipComma(text, self.end), text: '' }]
      : []
  const inner = calls.edits.filter(
    ({ path, start }) => path === file.path && start >= from && start < method.end,
  )
  const definition = applyEdits(
    text.slice(from, method.end),
    [...dedented, ...withoutSelf, ...inner].map((edit) => ({
      start: edit.start - from,
      end: edit.end - from,
      text: edit.text,
    })),
  )
  const top = owner
  let at = lineStartOf(text, top.start)
  while (at > 0 && text.startsWith('#', lineStartOf(text, at - 1))) at = lineStartOf(text, at - 1)
  const members = namedChildrenOf(childOf(owner, 'body') ?? owner)
  const isOnly = members.length === 1
  let end = nextLineOf(text, outer.end)
  // One of the two empty gaps around the method goes with it.
  while (!isOnly && /^[ \t]*\r?\n/.test(text.slice(end, nextLineOf(text, end)))) end = nextLineOf(text, end)
  return {
    edits: [
      { start: at, end: at, text: `${definition}${newline.repeat(3)}` },
      { start: lineStartOf(text, outer.start), end, text: isOnly ? `${indent}pass${newline}` : '' },
      ...calls.edits.filter((edit) => !inner.includes(edit)),
    ],
  }
}

const skipComma = (text: string, offset: number) =>
  offset + (/^\s*,\s*/.exec(text.slice(offset))?.[0].length ?? 0)

/** `self.name(…)` and, for static methods, `Class.name(…)`. */
function renameCalls(
  { files }: Refactoring,
  file: ParsedFile,
  owner: SyntaxNode,
  { name, className, isStatic }: { name: string; className: string; isStatic: boolean },
): { edits: FileTextEdit[] } | { reason: string } {
  const edits: FileTextEdit[] = []
  for (const other of files) {
    for (const node of walk(other.tree.root)) {
      if (node.type === 'string_content' && textOf(node) === name)
        return { reason: `A string names \`${name}\`.` }
      const isSubclass =
        node.type === 'argument_list' &&
        node.field === 'superclasses' &&
        new RegExp(`\\b${className}\\b`).test(textOf(node))
      if (isSubclass) return { reason: `Another class inherits from ${className}.` }
      if (node.type !== 'attribute' || textOf(childOf(node, 'attribute') ?? node) !== name) continue
      const object = childOf(node, 'object')
      const isOwn = other === file && node.start > owner.start && node.end <= owner.end
      const isSelf = isOwn && object !== undefined && textOf(object) === 'self'
      const isClass = isStatic && other === file && object !== undefined && textOf(object) === className
      if (!isSelf && !isClass) return { reason: `\`${textOf(node).slice(0, 60)}\` may call the method.` }
      if (node.parent?.type !== 'call' || node.field !== 'function')
        return { reason: 'The method is used as a value.' }
      edits.push({ path: other.path, start: node.start, end: node.end, text: name })
    }
  }
  return { edits }
}
