import ts from 'typescript-6'
import { startsStatement } from '../../../typescript/expressions.ts'
import type { Project } from '../../../typescript/project.ts'
import type { TypescriptOperation } from '../refactoring.ts'

/** `Object.assign({}, a)` becomes `{ ...a }`. */
export const useObjectSpread: TypescriptOperation = (refactoring) => {
  for (const file of refactoring.sourceFiles)
    refactoring.visit(file, (node) => {
      if (!ts.isCallExpression(node) || !isStaticCall(refactoring.project, node, 'Object', 'assign')) return
      const [target, ...sources] = node.arguments
      if (!target || !ts.isObjectLiteralExpression(target)) return
      if (sources.length === 0 || sources.some(ts.isSpreadElement)) return
      if (
        target.properties.some(
          (property) => ts.isAccessor(property) || property.name?.getText().includes('__proto__'),
        )
      )
        return refactoring.reject(node, 'The first object has accessors.')
      if (ts.isExpressionStatement(node.parent)) return
      const properties = [
        ...(target.properties.length > 0 ? [inside(target)] : []),
        ...sources.map((source) =>
          ts.isObjectLiteralExpression(source) && source.properties.every(isPlain)
            ? inside(source)
            : `...${ts.isBinaryExpression(source) && source.operatorToken.kind === ts.SyntaxKind.CommaToken ? `(${source.getText()})` : source.getText()}`,
        ),
      ].filter((text) => text !== '')
      const literal = `{ ${properties.join(', ')} }`
      const hasParentheses = ts.isParenthesizedExpression(node.parent)
      refactoring.change(node, 'Use object spread', [
        [node, startsStatement(node) && !hasParentheses ? `(${literal})` : literal],
      ])
      return
    })
}

/** The properties, without braces and a trailing comma. */
function inside({ properties }: ts.ObjectLiteralExpression): string {
  const [first] = properties
  const last = properties.at(-1)
  return first && last ? first.getSourceFile().text.slice(first.getStart(), last.end) : ''
}

const isPlain = (property: ts.ObjectLiteralElementLike): boolean =>
  !ts.isAccessor(property) && !property.name?.getText().includes('__proto__')

/** A call such as `Object.assign(…)`, where `Object` is the global one. */
export function isStaticCall(
  { checker, sourceFiles }: Project,
  node: ts.CallExpression,
  owner: string,
  method: string,
): boolean {
  const { expression } = node
  if (node.questionDotToken || !ts.isPropertyAccessExpression(expression) || expression.name.text !== method)
    return false
  if (!ts.isIdentifier(expression.expression) || expression.expression.text !== owner) return false
  const declarations = checker.getSymbolAtLocation(expression.expression)?.declarations ?? []
  return declarations.length > 0 && declarations.every((each) => !sourceFiles.includes(each.getSourceFile()))
}
