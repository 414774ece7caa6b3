import ts from 'typescript-6'
import { isJavaScript } from '../../../typescript/code-paths.ts'
import { visit } from '../../../typescript/nodes.ts'
import { type NodeEdit, spanAt, type TypescriptOperation } from '../refactoring.ts'

/** Renames JavaScript files and writes the types of their JSDoc comments, or `any`, to parameters. */
export const convertToTypescript: TypescriptOperation = (refactoring) => {
  const { project, files } = refactoring
  for (const file of refactoring.sourceFiles) {
    const path = project.pathOf(file.fileName)
    if (!isJavaScript(path)) continue
    const newPath = path.replace(/js(x?)$/i, 'ts$1')
    const fileSpan = spanAt(file, 0, file.end)
    if (files.some((each) => each.path === newPath))
      refactoring.reject(fileSpan, `"${newPath}" exists already.`)
    else if (isCommonJs(file))
      refactoring.reject(fileSpan, 'The file is a CommonJS module. Convert it to an ES module first.')
    else
      refactoring.change(fileSpan, `Convert ${path} to TypeScript`, typeEdits(file, project.checker), {
        moved: [{ path, newPath }],
      })
  }
}

function isCommonJs(file: ts.SourceFile): boolean {
  return (
    !file.statements.some(
      (each) => ts.isImportDeclaration(each) || ts.isExportDeclaration(each) || ts.isExportAssignment(each),
    ) && /\brequire\(|\bmodule\.exports\b|^exports\./m.test(file.text)
  )
}

function typeEdits(file: ts.SourceFile, checker: ts.TypeChecker): NodeEdit[] {
  const edits: NodeEdit[] = []
  visit(file, (node) => {
    if (ts.isFunctionLike(node) && !ts.isFunctionTypeNode(node) && !ts.isJSDocSignature(node)) {
      const isBare = ts.isArrowFunction(node) && file.text[node.parameters.pos - 1] !== '('
      for (const parameter of node.parameters) {
        const type = typeOf(parameter, checker)
        if (!type) continue
        const [open, close] = isBare ? ['(', ')'] : ['', '']
        if (open) edits.push([spanAt(file, parameter.getStart(file)), open])
        edits.push([spanAt(file, parameter.name.end), `${type}${close}`])
      }
      const result = ts.getJSDocReturnType(node)
      const text = result && simpleTypeText(result)
      if (
        text &&
        'body' in node &&
        node.body &&
        !ts.isArrowFunction(node) &&
        !ts.isConstructorDeclaration(node)
      )
        edits.push([spanAt(file, file.text.indexOf(')', node.parameters.end) + 1), `: ${text}`])
    }
    return !ts.isJSDoc(node)
  })
  return edits
}

function typeOf(parameter: ts.ParameterDeclaration, checker: ts.TypeChecker): string | undefined {
  if (parameter.type) return undefined
  const documented = ts.getJSDocType(parameter)
  const text = documented && simpleTypeText(documented)
  const isOptional =
    documented &&
    !parameter.initializer &&
    ts.getJSDocParameterTags(parameter).some(({ isBracketed }) => isBracketed)
  if (text) return `${isOptional ? '?' : ''}: ${parameter.dotDotDotToken ? `${text}[]` : text}`
  if (parameter.initializer || isTypedCallback(parameter.parent, checker)) return undefined
  return parameter.dotDotDotToken ? ': any[]' : ': any'
}

/** The types of its parameters follow from where it is passed, if that is known. */
function isTypedCallback(owner: ts.SignatureDeclaration, checker: ts.TypeChecker): boolean {
  if (!ts.isArrowFunction(owner) && !ts.isFunctionExpression(owner)) return false
  if (!ts.isCallExpression(owner.parent)) return false
  const [signature] = checker.getContextualType(owner)?.getCallSignatures() ?? []
  return signature !== undefined
}

/** A type of JSDoc that means the same in TypeScript. */
function simpleTypeText(type: ts.TypeNode): string | undefined {
  const text = type.getText()
  return /^(?!function\b)[A-Za-z][\w.]*(\[\])*(\s*\|\s*[A-Za-z][\w.]*(\[\])*)*$/.test(text) ? text : undefined
}
