import type { TextEdit } from '../../source-code/text-edits.ts'
import { childOf, namedChildrenOf, type SyntaxNode, textOf } from '../../syntax/syntax-tree.ts'
import { newlineOf } from '../parsed-code/lines.ts'
import type { ParsedFile, Refactoring } from '../parsed-code/refactoring.ts'
import { builtinName, importEdits, importOffset } from './code.ts'
import { analyzeScopes } from './scopes.ts'

/** `print(…)` → `logger.info(…)` */
export function printToLogging(refactoring: Refactoring): void {
  for (const file of refactoring.targets) {
    const scopes = analyzeScopes(file.tree)
    for (const node of refactoring.nodes(file)) {
      if (node.type !== 'call' || builtinName(scopes, childOf(node, 'function')) !== 'print') continue
      if (node.parent?.type !== 'expression_statement') {
        refactoring.reject(file, node, 'The value of print is used.')
        continue
      }
      const call = loggingCall(node)
      if ('reason' in call) {
        refactoring.reject(file, node, call.reason)
        continue
      }
      const setup = loggerEdits(file)
      if (!setup) {
        refactoring.reject(file, node, 'The file uses the names `logging` or `logger` for something else.')
        continue
      }
      refactoring.change(file, node, `Log instead of printing: ${textOf(node).slice(0, 60)}`, [
        ...setup,
        { start: node.start, end: node.end, text: call.text },
      ])
    }
  }
}

function loggingCall(node: SyntaxNode): { text: string } | { reason: string } {
  const list = childOf(node, 'arguments')
  if (list?.type !== 'argument_list') return { reason: 'The argument is a generator.' }
  if (textOf(list).includes('#')) return { reason: 'The arguments contain a comment.' }
  let level = 'info'
  const values: string[] = []
  for (const argument of namedChildrenOf(list)) {
    const name = childOf(argument, 'name')
    const value = childOf(argument, 'value')
    if (argument.type === 'keyword_argument' && name && value) {
      const option = `${textOf(name)}=${textOf(value)}`
      if (option === 'file=sys.stderr') level = 'error'
      else if (option !== 'flush=True' && option !== 'file=sys.stdout')
        return { reason: `Logging has no equivalent of ${option}.` }
    } else if (/splat/.test(argument.type)) return { reason: 'The number of values is unknown.' }
    else values.push(textOf(argument))
  }
  const [first] = values
  if (first === undefined) return { reason: 'Logging has no equivalent of an empty line.' }
  if (values.length === 1) return { text: `logger.${level}(${first})` }
  return { text: `logger.${level}("${values.map(() => '%s').join(' ')}", ${values.join(', ')})` }
}

/** `import logging` and `logger = logging.getLogger(__name__)`, if the file does not have them. */
function loggerEdits(file: ParsedFile): TextEdit[] | undefined {
  const scopes = analyzeScopes(file.tree)
  const imports = importEdits(file, 'logging')
  if (!imports) return undefined
  const binding = scopes.module.bindings.get('logger')
  if (binding) {
    const [site, ...others] = binding.sites
    const value = site?.node.parent && childOf(site.node.parent, 'right')
    const isLogger = value && /^logging\.getLogger\(/.test(textOf(value))
    return isLogger && others.length === 0 && imports.length === 0 ? [] : undefined
  }
  if (scopes.all.some((scope) => scope.bindings.has('logger'))) return undefined
  const newline = newlineOf(file.text)
  const line = 'logger = logging.getLogger(__name__)'
  const [added] = imports
  if (added)
    return [{ ...added, text: `${added.text.trimEnd()}${newline}${newline}${line}${newline}${newline}` }]
  const at = importOffset(file)
  const logging = scopes.module.bindings.get('logging')?.sites[0]
  if (!logging || logging.node.start > at) return undefined
  return [{ start: at, end: at, text: `${newline}${line}${newline}` }]
}
