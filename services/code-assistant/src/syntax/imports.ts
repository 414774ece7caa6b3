import { childOf, lineOf, type SyntaxNode, type SyntaxTree, textOf, walk } from './syntax-tree.ts'

export interface SourceImport {
  /** The module, package, path or header as the file writes it, without quotes. */
  source: string
  /** The names that the file can use because of it, without those that the language adds by itself. */
  names: string[]
  start: number
  end: number
  /** Lines start at 1. */
  line: number
}

const importNodes = new Set([
  'import_statement',
  'import_from_statement',
  'future_import_statement',
  'import_spec',
  'use_declaration',
  'import_declaration',
  'using_directive',
  'preproc_include',
  'namespace_use_declaration',
])

/** Lists the imports of a file: `import`, `use`, `using`, `#include`, `require` and `source`. */
export function listImports(tree: SyntaxTree): SourceImport[] {
  const imports: SourceImport[] = []
  for (const node of walk(tree.root)) {
    if (node.start === node.end) continue
    for (const { source, names } of readImport(node))
      imports.push({ source, names, start: node.start, end: node.end, line: lineOf(tree, node.start) })
  }
  return imports
}

function readImport(node: SyntaxNode): { source: string; names: string[] }[] {
  if (!importNodes.has(node.type)) return readCall(node)
  switch (node.tree.language) {
    case 'python':
      return readPython(node)
    case 'go':
      return node.type === 'import_spec' ? [goImport(node)] : []
    case 'java':
      return [javaImport(node)]
    case 'rust': {
      const argument = childOf(node, 'argument')
      return argument ? readRustUse(argument, '') : []
    }
    case 'csharp': {
      const name = childOf(node, 'name')
      const target = node.children.findLast(({ isNamed }) => isNamed)
      return target ? [{ source: textOf(target), names: name ? [textOf(name)] : [] }] : []
    }
    case 'php':
      return readPhpUse(node)
    default: {
      const source = childOf(node, 'source') ?? childOf(node, 'path') ?? node.children[1]
      return source ? [{ source: unquote(textOf(source)), names: scriptNames(node) }] : []
    }
  }
}

function readPython(node: SyntaxNode): { source: string; names: string[] }[] {
  const imported = node.children.filter(({ field }) => field === 'name')
  const pairs = imported.map((child) => {
    const name = textOf(childOf(child, 'name') ?? child)
    const alias = childOf(child, 'alias')
    return { name, alias: alias && textOf(alias) }
  })
  if (node.type === 'import_statement')
    return pairs.map(({ name, alias }) => ({ source: name, names: [alias ?? name.split('.')[0] ?? name] }))
  const module = childOf(node, 'module_name')
  return [
    { source: module ? textOf(module) : '__future__', names: pairs.map(({ name, alias }) => alias ?? name) },
  ]
}

function goImport(node: SyntaxNode): { source: string; names: string[] } {
  const source = unquote(textOf(childOf(node, 'path') ?? node))
  const name = childOf(node, 'name')
  if (name) return { source, names: name.type === 'package_identifier' ? [textOf(name)] : [] }
  // By convention the last part of the path, before a version such as `v2`, names the package.
  const parts = source.split('/').filter((part) => !/^v\d+$/.test(part))
  return { source, names: [parts.at(-1)?.replace(/\.v\d+$|^go-|-go$/g, '') ?? source] }
}

function javaImport(node: SyntaxNode): { source: string; names: string[] } {
  const path = node.children.find(({ type }) => type === 'scoped_identifier' || type === 'identifier')
  const source = path ? textOf(path) : ''
  const isWildcard = node.children.some(({ type }) => type === 'asterisk')
  return { source, names: isWildcard ? [] : [source.split('.').at(-1) ?? source] }
}

function readRustUse(node: SyntaxNode, prefix: string): { source: string; names: string[] }[] {
  const path = childOf(node, 'path')
  const join = (name: string) => (prefix ? `${prefix}::${name}` : name)
  switch (node.type) {
    case 'scoped_use_list': {
      const list = childOf(node, 'list')
      return list ? readRustUse(list, path ? join(textOf(path)) : prefix) : []
    }
    case 'use_list':
      return node.children.filter(({ isNamed }) => isNamed).flatMap((child) => readRustUse(child, prefix))
    case 'use_as_clause': {
      const alias = childOf(node, 'alias')
      return path ? [{ source: join(textOf(path)), names: alias ? [textOf(alias)] : [] }] : []
    }
    case 'use_wildcard':
      return [{ source: join(textOf(node)), names: [] }]
    case 'self':
      return [{ source: prefix, names: [prefix.split('::').at(-1) ?? prefix] }]
    case 'line_comment':
    case 'block_comment':
      return []
    default:
      return [{ source: join(textOf(node)), names: [textOf(node).split('::').at(-1) ?? ''] }]
  }
}

function readPhpUse(node: SyntaxNode): { source: string; names: string[] }[] {
  const prefix = node.children.find(({ type }) => type === 'namespace_name')
  return [...walk(node)]
    .filter(({ type }) => type === 'namespace_use_clause')
    .map((clause) => {
      const alias = childOf(clause, 'alias')
      const path = clause.children.find(({ type }) => type === 'qualified_name' || type === 'name')
      const source = `${prefix ? `${textOf(prefix)}\\` : ''}${textOf(path ?? clause)}`
      return { source, names: [alias ? textOf(alias) : (source.split('\\').at(-1) ?? source)] }
    })
}

function scriptNames(node: SyntaxNode): string[] {
  const clause = node.children.find(({ type }) => type === 'import_clause')
  if (!clause) return []
  const names: string[] = []
  for (const child of walk(clause)) {
    if (child.type === 'import_specifier') {
      const name = childOf(child, 'alias') ?? childOf(child, 'name')
      if (name) names.push(textOf(name))
    } else if (child.type === 'identifier' && child.parent?.type !== 'import_specifier')
      names.push(textOf(child))
  }
  return names
}

/** Calls that import: `require`, `import()`, `source`, and the re-exports of modules. */
function readCall(node: SyntaxNode): { source: string; names: string[] }[] {
  const { language } = node.tree
  if (node.type === 'export_statement') {
    const source = childOf(node, 'source')
    return source ? [{ source: unquote(textOf(source)), names: [] }] : []
  }
  if (language === 'bash' && node.type === 'command') {
    const argument = childOf(node, 'argument')
    const isSource = /^(source|\.)$/.test(textOf(childOf(node, 'name') ?? node))
    return isSource && argument ? [{ source: unquote(textOf(argument)), names: [] }] : []
  }
  if (
    !/^(call|call_expression|require_once_expression|require_expression|include_expression)$/.test(node.type)
  )
    return []
  const callee = childOf(node, 'function') ?? childOf(node, 'method') ?? node.children[0]
  if (!callee || !/^(require|require_relative|import|require_once|include)$/.test(textOf(callee))) return []
  const list = childOf(node, 'arguments')
  const argument = list ? list.children.find(({ isNamed }) => isNamed) : node.children[1]
  return argument && /string/.test(argument.type) ? [{ source: unquote(textOf(argument)), names: [] }] : []
}

function unquote(text: string): string {
  return text.replace(/^['"`<]|['"`>]$/g, '')
}
