import { childOf, namedChildrenOf, type SyntaxNode, textOf } from '../../syntax/syntax-tree.ts'
import type { Refactoring } from '../parsed-code/refactoring.ts'
import { builtinName, importEdits, isInFString } from './code.ts'
import { analyzeScopes, type Scopes } from './scopes.ts'

/** Functions whose result has the same type in both modules. */
const methods: Readonly<Record<string, (path: string) => string>> = {
  'os.path.exists': (path) => `${path}.exists()`,
  'os.path.isfile': (path) => `${path}.is_file()`,
  'os.path.isdir': (path) => `${path}.is_dir()`,
  'os.path.islink': (path) => `${path}.is_symlink()`,
  'os.path.getsize': (path) => `${path}.stat().st_size`,
  'os.path.getmtime': (path) => `${path}.stat().st_mtime`,
  'os.remove': (path) => `${path}.unlink()`,
  'os.unlink': (path) => `${path}.unlink()`,
  'os.rmdir': (path) => `${path}.rmdir()`,
  'os.mkdir': (path) => `${path}.mkdir()`,
}

/** `os.path.exists(a)` → `Path(a).exists()`, for paths that are strings and not empty. */
export function usePathlib(refactoring: Refactoring): void {
  for (const file of refactoring.targets) {
    const scopes = analyzeScopes(file.tree)
    for (const node of refactoring.nodes(file)) {
      const result = node.type === 'call' ? convert(node, scopes) : undefined
      if (!result) continue
      const imports = 'text' in result ? importEdits(file, 'pathlib', 'Path') : undefined
      if ('reason' in result) refactoring.reject(file, node, result.reason)
      else if (!imports) refactoring.reject(file, node, 'The file uses the name `Path` for something else.')
      else
        refactoring.change(file, node, `Use pathlib: ${textOf(node).slice(0, 60)}`, [
          ...imports,
          { start: node.start, end: node.end, text: result.text },
        ])
    }
  }
}

function convert(node: SyntaxNode, scopes: Scopes): { text: string } | { reason: string } | undefined {
  const isOpen = builtinName(scopes, childOf(node, 'function')) === 'open'
  const name = osFunction(node, scopes)
  const values = argumentsOf(node)
  const [first] = values ?? []
  if (isOpen) {
    const joined = first && joinedPath(first, scopes)
    if (!joined || !first) return undefined
    return { text: textOf(node).replace(textOf(first), () => joined) }
  }
  const method = name && Object.hasOwn(methods, name) ? methods[name] : undefined
  if (!method && name !== 'os.makedirs') return undefined
  if (!first || !values || first.type === 'keyword_argument' || /splat|generator/.test(first.type))
    return { reason: `${name} has other arguments than a path.` }
  if (textOf(node).includes('#')) return { reason: 'The arguments contain a comment.' }
  const path = joinedPath(first, scopes) ?? `Path(${textOf(first)})`
  if (isInFString(node)) return { reason: 'The call is in an f-string.' }
  if (name === 'os.makedirs') {
    const option = values[1] && textOf(values[1]).replace(/\s/g, '')
    if (values.length === 1) return { text: `${path}.mkdir(parents=True)` }
    if (values.length === 2 && option === 'exist_ok=True')
      return { text: `${path}.mkdir(parents=True, exist_ok=True)` }
    return { reason: 'os.makedirs has other arguments than a path.' }
  }
  if (values.length > 1) return { reason: `${name} has other arguments than a path.` }
  return method && { text: method(path) }
}

function argumentsOf(node: SyntaxNode): SyntaxNode[] | undefined {
  const list = childOf(node, 'arguments')
  return list?.type === 'argument_list' ? namedChildrenOf(list) : undefined
}

/** `os.path.exists` for a call through `import os` or `import os.path`. */
function osFunction(node: SyntaxNode, scopes: Scopes): string | undefined {
  const callee = childOf(node, 'function')
  if (callee?.type !== 'attribute') return undefined
  let root: SyntaxNode | undefined = callee
  while (root?.type === 'attribute') root = childOf(root, 'object')
  const binding = root?.type === 'identifier' && textOf(root) === 'os' ? scopes.resolve(root) : undefined
  const isModule = binding?.sites.every(
    ({ node: site, kind }) => kind === 'import' && site.parent?.parent?.type === 'import_statement',
  )
  return isModule ? textOf(callee) : undefined
}

function joinedPath(node: SyntaxNode, scopes: Scopes): string | undefined {
  if (node.type !== 'call' || osFunction(node, scopes) !== 'os.path.join') return undefined
  const values = argumentsOf(node)
  if (!values || values.length < 2 || values.some(({ type }) => /splat|keyword/.test(type))) return undefined
  return `Path(${values.map((value) => textOf(value)).join(', ')})`
}
