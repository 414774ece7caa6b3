import { AnalysisProblem } from '../../analysis/analysis-problem.ts'
import { ancestorsOf, nodeAt, type SyntaxNode, textOf, walk } from '../../syntax/syntax-tree.ts'
import { type ParsedFile, type Refactoring, type Span, selectedCode } from '../parsed-code/refactoring.ts'
import { isKeyword } from './keywords.ts'
import {
  closures,
  declaresByAssignment,
  enclosingFunction,
  isVariableToken,
  roleOf,
  usesWord,
} from './variables.ts'

/** Renames a local variable or parameter, if every use of its name in the function can only mean it. */
export function renameLocal(refactoring: Refactoring): void {
  const selection = selectedCode(refactoring)
  const { file } = selection
  const { language } = file.tree
  const plain = String(refactoring.arguments.newName).replace(/^\$/, '')
  if (!/^[A-Za-z_]\w*$/.test(plain) || isKeyword(language, plain))
    throw new AnalysisProblem(
      'request_invalid',
      `"${plain}" is not a valid variable name.`,
      'arguments.newName',
    )
  const newName = language === 'php' ? `$${plain}` : plain
  const node = variableAt(file, selection)
  const scope = node && enclosingFunction(node)
  if (!node || !scope) {
    refactoring.reject(file, selection, 'There is no local variable at the selection.')
    return
  }
  const name = textOf(node)
  if (name === newName) return
  const uses = [...walk(scope)].filter((each) => isVariableToken(each) && textOf(each) === name)
  const reason = findProblem(file, scope, uses, { name, newName })
  if (reason) refactoring.reject(file, node, reason)
  else
    refactoring.change(
      file,
      node,
      `Rename ${name} to ${newName}`,
      uses
        .filter((each) => roleOf(each) !== 'other')
        .map(({ start, end }) => ({ start, end, text: newName })),
    )
}

function variableAt(file: ParsedFile, { start, end }: Span): SyntaxNode | undefined {
  for (const at of [nodeAt(file.tree, start, end), nodeAt(file.tree, Math.max(0, start - 1), start)]) {
    const variable = [at, ...ancestorsOf(at)].slice(0, 2).find((each) => isVariableToken(each))
    if (variable && /^(variable|declaration)$/.test(roleOf(variable))) return variable
  }
  return undefined
}

function findProblem(
  file: ParsedFile,
  scope: SyntaxNode,
  uses: readonly SyntaxNode[],
  { name, newName }: { name: string; newName: string },
): string | undefined {
  const { language, text } = file.tree
  const plain = newName.replace(/^\$/, '')
  if (usesWord(scope, plain) || usesWord(scope, newName))
    return `The function uses the name ${newName} already.`
  const variables = uses.filter((each) => roleOf(each) !== 'other')
  if (variables.some((each) => roleOf(each) === 'unknown'))
    return `A use of ${name} may be something else than the variable.`
  const declarations = variables.filter((each) => roleOf(each) === 'declaration')
  const [first, ...others] = declarations
  if (!first || variables.some(({ start }) => start < first.start))
    return `${name} is not declared in the function.`
  if (others.length > 0 && !declaresByAssignment(language))
    return `The function declares ${name} more than once.`
  const body = text.slice(scope.start, scope.end)
  const problem = dynamicUse(language, body, name)
  if (problem) return problem
  if (declaresByAssignment(language)) {
    const inClosure = variables.some((each) =>
      [...ancestorsOf(each)].some((at) => closures.test(at.type) && at.start > scope.start),
    )
    // Variables of closures in PHP are others; in Ruby, a block may begin one.
    if (inClosure && (language === 'php' || others.length > 0)) return `A closure uses ${name}.`
    return undefined
  }
  const block = blockOf(first, scope)
  return variables.every(({ start, end }) => start >= block.start && end <= block.end)
    ? undefined
    : `A use of ${name} is outside of its block.`
}

/** The part of the function that sees a declaration. */
function blockOf(declaration: SyntaxNode, scope: SyntaxNode): SyntaxNode {
  for (const ancestor of ancestorsOf(declaration)) {
    if (ancestor === scope) break
    if (
      /block|compound_statement|statement_list|for|catch|lambda|literal|closure|using|try_with_resources/.test(
        ancestor.type,
      )
    )
      return ancestor
    if (/^(if_statement|switch_statement|expression_switch_statement|while_statement)$/.test(ancestor.type))
      return ancestor
  }
  return scope
}

function dynamicUse(language: string, body: string, name: string): string | undefined {
  const plain = name.replace(/^\$/, '')
  const reason = 'The code accesses variables by name at run time.'
  if (language === 'php' && /\b(compact|extract|get_defined_vars|eval|parse_str)\s*\(|\$\$|\$\{/.test(body))
    return reason
  if (language === 'ruby' && /\b(binding|eval|instance_eval|local_variables|local_variable_get)\b/.test(body))
    return reason
  if (language === 'rust' && new RegExp(`\\{${plain}\\s*[:}]`).test(body))
    return 'A format string names the variable.'
  if ((language === 'c' || language === 'cpp') && /^\s*#\s*\w/m.test(body))
    return 'The function contains directives of the preprocessor.'
  return undefined
}
