import { AnalysisProblem } from '../../analysis/analysis-problem.ts'
import { ancestorsOf, childOf, nodeAt, type SyntaxNode, textOf, walk } from '../../syntax/syntax-tree.ts'
import {
  type FileTextEdit,
  type ParsedFile,
  type Refactoring,
  selectedCode,
} from '../parsed-code/refactoring.ts'
import type { Binding } from './binding.ts'
import { builtinName, isMangled, isNameUsed, isValidName, usesDynamicNames } from './code.ts'
import { analyzeScopes } from './scopes.ts'

/** Renames the variable, function, class, parameter or private attribute at the selection. */
export function rename(refactoring: Refactoring): void {
  const { arguments: values } = refactoring
  const newName = String(values.newName)
  if (!isValidName(newName))
    throw new AnalysisProblem(
      'request_invalid',
      `"${newName}" is not a valid Python name.`,
      'arguments.newName',
    )
  const selection = selectedCode(refactoring)
  const { file } = selection
  const node = identifierAt(file, selection)
  if (!node) {
    refactoring.reject(file, selection, 'There is no name at the selection.')
    return
  }
  const name = textOf(node)
  if (name === newName) return
  const binding = analyzeScopes(file.tree).resolve(node)
  const edits =
    binding && !isMember(binding)
      ? renameBinding(refactoring, file, binding, newName)
      : renameAttribute(refactoring, file, node, newName)
  if ('reason' in edits) refactoring.reject(file, node, edits.reason)
  else refactoring.change(file, node, `Rename ${name} to ${newName}`, edits.edits)
}

type Result = { edits: FileTextEdit[] } | { reason: string }

const editOf = ({ path }: ParsedFile, { start, end }: SyntaxNode, text: string): FileTextEdit => ({
  path,
  start,
  end,
  text,
})

function identifierAt(
  file: ParsedFile,
  { start, end }: { start: number; end: number },
): SyntaxNode | undefined {
  const node = nodeAt(file.tree, start, end)
  if (node.type === 'identifier') return node
  // The cursor may stand behind the name.
  const before = start === end && start > 0 ? nodeAt(file.tree, start - 1, start) : node
  if (before.type === 'identifier') return before
  const declared = /_definition$/.test(node.type) ? childOf(node, 'name') : undefined
  return declared && declared.start >= start && declared.end <= end ? declared : undefined
}

/** A method or an attribute of a class is reached through objects. */
function isMember({ scope }: Binding): boolean {
  return scope.kind === 'class'
}

function renameBinding(
  refactoring: Refactoring,
  file: ParsedFile,
  binding: Binding,
  newName: string,
): Result {
  const scopes = analyzeScopes(file.tree)
  const { name, scope } = binding
  if (isMangled(name))
    return { reason: 'Python changes names with two leading underscores inside of classes.' }
  if (/^__\w+__$/.test(name)) return { reason: `\`${name}\` has a meaning in Python.` }
  if (binding.isAmbiguous) return { reason: `A use of \`${name}\` may mean another variable.` }
  if (scopes.hasStarImport && scope.kind === 'module')
    return { reason: 'The file imports all names of another module.' }
  if (usesDynamicNames(scopes, scope.node))
    return { reason: 'The code accesses variables by name at run time.' }
  if (isNameUsed(scopes, newName, scope)) return { reason: `The scope uses the name \`${newName}\` already.` }
  const isUsedElsewhere = [...scopes.names].some(
    ([node, at]) =>
      textOf(node) === name &&
      (at.globals.has(name) || at.nonlocals.has(name)) &&
      scopes.resolve(node) !== binding &&
      scopes.lookup(name, at) === undefined,
  )
  const isReadInClass = scopes.all.some(
    ({ kind, bindings, parent }) =>
      kind === 'class' &&
      bindings.get(name)?.isAmbiguous &&
      parent &&
      scopes.lookup(name, parent) === binding,
  )
  if (isUsedElsewhere || isReadInClass) return { reason: `A use of \`${name}\` may mean another variable.` }
  const edits: FileTextEdit[] = []
  for (const site of binding.sites) {
    const importEdit = site.kind === 'import' ? renameImport(file, site.node, newName) : undefined
    if (importEdit && 'reason' in importEdit) return importEdit
    edits.push(importEdit ?? editOf(file, site.node, newName))
  }
  for (const node of binding.references)
    if (!edits.some(({ start }) => start === node.start)) edits.push(editOf(file, node, newName))
  const isParameter = binding.sites.some(({ kind }) => kind === 'parameter')
  const keywords = isParameter ? renameKeywords(refactoring, file, binding, newName) : { edits: [] }
  if ('reason' in keywords) return keywords
  edits.push(...keywords.edits)
  const strings =
    scope.kind === 'module'
      ? renameInStrings(refactoring, file, name, newName)
      : renameAnnotations(file, binding, newName)
  if ('reason' in strings) return strings
  edits.push(...strings.edits)
  if (scope.kind === 'module') {
    const others = renameInOtherFiles(refactoring, file, name, newName)
    if ('reason' in others) return others
    edits.push(...others.edits)
  }
  return { edits }
}

/** `import a` → `import a as b`; `from a import b` → `from a import b as c`. */
function renameImport(
  file: ParsedFile,
  node: SyntaxNode,
  newName: string,
): FileTextEdit | { reason: string } {
  if (node.field === 'alias') return editOf(file, node, newName)
  const path = node.parent
  if (path && path.children.length > 1) return { reason: `\`${textOf(path)}\` binds the name of a package.` }
  return editOf(file, node, `${textOf(node)} as ${newName}`)
}

/** Calls that pass the parameter by its name. */
function renameKeywords({ files }: Refactoring, file: ParsedFile, binding: Binding, newName: string): Result {
  const owner = binding.scope.node
  const { name } = binding
  if (/splat/.test(binding.sites[0]?.node.parent?.type ?? '')) return { edits: [] }
  const functionName = childOf(owner, 'name')
  const functionBinding = functionName && analyzeScopes(file.tree).resolve(functionName)
  const isMethod = functionBinding?.scope.kind === 'class'
  const edits: FileTextEdit[] = []
  for (const other of files) {
    const scopes = analyzeScopes(other.tree)
    for (const node of walk(other.tree.root)) {
      const key = node.type === 'keyword_argument' ? childOf(node, 'name') : undefined
      if (!key || textOf(key) !== name) continue
      const callee = node.parent?.parent && childOf(node.parent.parent, 'function')
      const target = callee?.type === 'identifier' ? scopes.resolve(callee) : undefined
      if (target && target === functionBinding) {
        edits.push(editOf(other, key, newName))
        continue
      }
      const calledName = callee && textOf(callee).split('.').at(-1)
      const isKnown = functionName !== undefined && calledName !== textOf(functionName) && !isMethod
      const isConstructor = functionName !== undefined && textOf(functionName) === '__init__'
      const isUnrelated =
        isKnown || (isMethod && !isConstructor && calledName !== (functionName && textOf(functionName)))
      if (!isUnrelated) return { reason: `A call passes \`${name}\` by its name.` }
    }
  }
  const escapes = functionBinding?.references.some(
    ({ field, parent }) => !(field === 'function' && parent?.type === 'call'),
  )
  if (escapes && edits.length === 0 && mentionsKeyword(files, name))
    return { reason: `The function is used as a value, and a call passes \`${name}\` by its name.` }
  const spreads = functionBinding?.references.some(
    ({ parent }) =>
      parent?.type === 'call' && [...walk(parent)].some(({ type }) => type === 'dictionary_splat'),
  )
  if (spreads) return { reason: 'A call passes parameters from a dictionary.' }
  return { edits }
}

function mentionsKeyword(files: readonly ParsedFile[], name: string): boolean {
  return files.some(({ text }) => new RegExp(`\\b${name}\\s*=[^=]`).test(text))
}

/** `__all__` and annotations in quotes change; other strings with the name may be used to look it up. */
function renameInStrings({ files }: Refactoring, file: ParsedFile, name: string, newName: string): Result {
  const edits: FileTextEdit[] = []
  for (const other of files) {
    for (const node of walk(other.tree.root)) {
      if (node.type !== 'string_content') continue
      const text = textOf(node)
      const isWhole = text === name
      if (!isWhole && !text.endsWith(`.${name}`) && !(isInAnnotation(node) && hasWord(text, name))) continue
      if (other === file && (isInAnnotation(node) || (isWhole && isInAll(node))))
        edits.push(...wordEdits(file, node, name, newName))
      else if (isLookup(node)) return { reason: `A string names \`${name}\`.` }
    }
  }
  return { edits }
}

function renameAnnotations(file: ParsedFile, { scope, name }: Binding, newName: string): Result {
  const edits: FileTextEdit[] = []
  for (const node of walk(scope.node)) {
    if (node.type === 'string_content' && isInAnnotation(node) && hasWord(textOf(node), name))
      edits.push(...wordEdits(file, node, name, newName))
  }
  return { edits }
}

const hasWord = (text: string, word: string) => new RegExp(`(?<![\\w.])${word}\\b`).test(text)

function wordEdits(file: ParsedFile, node: SyntaxNode, word: string, newName: string): FileTextEdit[] {
  return [...textOf(node).matchAll(new RegExp(`(?<![\\w.])${word}\\b`, 'g'))].map((match) => ({
    path: file.path,
    start: node.start + match.index,
    end: node.start + match.index + word.length,
    text: newName,
  }))
}

function isInAnnotation(node: SyntaxNode): boolean {
  for (const { type } of ancestorsOf(node)) if (type === 'type') return true
  return false
}

function isInAll(node: SyntaxNode): boolean {
  for (const ancestor of ancestorsOf(node)) {
    if (/assignment$/.test(ancestor.type)) return textOf(ancestor).startsWith('__all__')
  }
  return false
}

/** An argument of `getattr`, `patch` and the like. */
function isLookup(node: SyntaxNode): boolean {
  return node.parent?.parent?.type === 'argument_list'
}

/** `from file import name`, and `file.name` after `import file`. */
function renameInOtherFiles({ files }: Refactoring, file: ParsedFile, name: string, newName: string): Result {
  const edits: FileTextEdit[] = []
  for (const other of files) {
    if (other === file || !hasWord(other.text.replaceAll('.', ' '), name)) continue
    const isFile = (module: string) => meansFile(module, other.path, file.path, files)
    for (const node of walk(other.tree.root)) {
      if (node.type === 'import_from_statement') {
        const module = childOf(node, 'module_name')
        if (!module || !isFile(textOf(module))) continue
        const renamed = renameInImporter(other, node, name, newName)
        if ('reason' in renamed) return renamed
        edits.push(...renamed.edits)
      } else if (node.type === 'attribute') {
        const object = childOf(node, 'object')
        const attribute = childOf(node, 'attribute')
        if (!object || !attribute || textOf(attribute) !== name) continue
        const isModule = importedModules(other).some(
          ({ bound, module }) => textOf(object) === bound && isFile(module),
        )
        if (isModule) edits.push(editOf(other, attribute, newName))
      }
    }
  }
  return { edits }
}

/** Renames the name in `from file import name`, and what refers to it in the importing file. */
function renameInImporter(
  importer: ParsedFile,
  statement: SyntaxNode,
  name: string,
  newName: string,
): Result {
  if (statement.children.some(({ type }) => type === 'wildcard_import'))
    return { reason: `${importer.path} imports all names of the file.` }
  const scopes = analyzeScopes(importer.tree)
  const edits: FileTextEdit[] = []
  for (const child of statement.children.filter(({ field }) => field === 'name')) {
    const path = childOf(child, 'name') ?? child
    if (textOf(path) !== name) continue
    edits.push(editOf(importer, path, newName))
    if (childOf(child, 'alias')) continue
    const [identifier] = path.children
    const binding = identifier && scopes.resolve(identifier)
    if (!binding || binding.sites.length > 1 || isNameUsed(scopes, newName, binding.scope))
      return { reason: `${importer.path} uses the name \`${newName}\` or binds \`${name}\` twice.` }
    for (const reference of binding.references) edits.push(editOf(importer, reference, newName))
  }
  return { edits }
}

function importedModules({ tree }: ParsedFile): { bound: string; module: string }[] {
  const modules: { bound: string; module: string }[] = []
  for (const node of walk(tree.root)) {
    if (node.type !== 'import_statement' && node.type !== 'import_from_statement') continue
    const from = childOf(node, 'module_name')
    for (const child of node.children.filter(({ field }) => field === 'name')) {
      const name = textOf(childOf(child, 'name') ?? child)
      const alias = childOf(child, 'alias')
      const prefix = from ? `${textOf(from)}${textOf(from).endsWith('.') ? '' : '.'}` : ''
      modules.push({ bound: alias ? textOf(alias) : name, module: `${prefix}${name}` })
    }
  }
  return modules
}

/** True if an import of `module` in the file `from` loads the file `path`. */
function meansFile(module: string, from: string, path: string, files: readonly ParsedFile[]): boolean {
  const target = path.replace(/(\/__init__)?\.pyi?$/, '').split('/')
  const dots = /^\.*/.exec(module)?.[0].length ?? 0
  const parts = module.slice(dots).split('.').filter(Boolean)
  if (dots > 0) {
    const base = from.split('/').slice(0, -dots)
    return [...base, ...parts].join('/') === target.join('/')
  }
  const matches = files.filter(({ path: other }) => {
    const segments = other.replace(/(\/__init__)?\.pyi?$/, '').split('/')
    return segments.slice(-parts.length).join('.') === parts.join('.')
  })
  return matches.length === 1 && matches[0]?.path === path
}

/** An attribute of one class that the files only reach through `self` and `cls`. */
function renameAttribute(
  { files }: Refactoring,
  file: ParsedFile,
  node: SyntaxNode,
  newName: string,
): Result {
  const name = textOf(node)
  const owner = [...ancestorsOf(node)].find(({ type }) => type === 'class_definition')
  if (!owner) {
    const isBuiltin = builtinName(analyzeScopes(file.tree), node) && node.field !== 'attribute'
    return {
      reason: isBuiltin ? `Nothing in the file binds \`${name}\`.` : 'The types of objects are unknown.',
    }
  }
  if (isMangled(name) || /^__\w+__$/.test(name)) return { reason: `\`${name}\` has a meaning in Python.` }
  const bases = childOf(owner, 'superclasses')
  if (bases && !/^\((object)?\)$/.test(textOf(bases)))
    return { reason: 'A base class may have the same attribute.' }
  const className = textOf(childOf(owner, 'name') ?? owner)
  const edits: FileTextEdit[] = []
  let isBound = false
  for (const other of files) {
    for (const each of walk(other.tree.root)) {
      if (each.type === 'string_content' && textOf(each) === name && isLookup(each))
        return { reason: `A string names \`${name}\`.` }
      if (each.type === 'identifier' && textOf(each) === newName && each.field === 'attribute')
        return { reason: `An attribute is named \`${newName}\` already.` }
      if (each.type !== 'identifier' || textOf(each) !== name) continue
      const isOwn = other === file && each.start > owner.start && each.end <= owner.end
      if (each.field === 'attribute') {
        const object = each.parent && childOf(each.parent, 'object')
        const receiver = object ? textOf(object) : ''
        const isSelf = isOwn && isReceiver(object, owner)
        if (!isSelf && receiver !== className)
          return { reason: `\`${receiver.slice(0, 40)}.${name}\` may be another attribute.` }
        isBound = true
        edits.push(editOf(other, each, newName))
      } else if (isOwn && analyzeScopes(other.tree).resolve(each)?.scope.node === owner) {
        isBound = true
        edits.push(editOf(other, each, newName))
      }
    }
  }
  const subclasses = files.flatMap(({ tree }) =>
    [...walk(tree.root)].filter(
      (each) =>
        each.type === 'argument_list' && each.field === 'superclasses' && hasWord(textOf(each), className),
    ),
  )
  if (subclasses.length > 0) return { reason: `Another class inherits from ${className}.` }
  if (analyzeScopes(file.tree).all.some((scope) => scope.node === owner && scope.bindings.has(newName)))
    return { reason: `The class has a member \`${newName}\` already.` }
  return isBound ? { edits } : { reason: `Nothing in the file binds \`${name}\`.` }
}

/** The first parameter of a method of the class. */
function isReceiver(object: SyntaxNode | undefined, owner: SyntaxNode): boolean {
  if (object?.type !== 'identifier') return false
  const binding = analyzeScopes(object.tree).resolve(object)
  const site = binding?.sites[0]
  if (binding?.sites.length !== 1 || site?.kind !== 'parameter') return false
  const method = binding.scope.node
  const first = childOf(method, 'parameters')?.children.find(({ isNamed }) => isNamed)
  const container = [...ancestorsOf(method)].find(
    ({ type }) => type === 'class_definition' || type === 'function_definition',
  )
  return (
    first !== undefined && site.node.start >= first.start && site.node.end <= first.end && container === owner
  )
}
