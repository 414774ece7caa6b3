import ts from 'typescript-6'
import { pascalCase, singularize } from '../names.ts'
import type { Field, FieldType, Model } from './model.ts'

/** Reads interfaces and object types. Returns undefined if the text has none. */
export function readTypeScript(text: string): Model[] | undefined {
  const source = ts.createSourceFile('model.ts', text, ts.ScriptTarget.Latest)
  const models: Model[] = []
  const aliases = new Map<string, ts.TypeNode>()
  for (const statement of source.statements)
    if (ts.isTypeAliasDeclaration(statement) && !ts.isTypeLiteralNode(statement.type))
      aliases.set(statement.name.text, statement.type)

  function addModel(name: string, members: ts.NodeArray<ts.TypeElement>): FieldType {
    const model: Model = { name: pascalCase(name), fields: [] }
    models.push(model)
    model.fields = members.filter(ts.isPropertySignature).map((member): Field => {
      const key = nameOf(member.name)
      const { type, isNullable, isUndefined } = readType(key, member.type)
      return { name: key, type, isOptional: member.questionToken !== undefined || isUndefined, isNullable }
    })
    return { kind: 'model', name: model.name }
  }

  function nameOf(name: ts.PropertyName): string {
    return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText(source)
  }

  function readType(key: string, node: ts.TypeNode | undefined) {
    const members = node ? (ts.isUnionTypeNode(node) ? [...node.types] : [node]) : []
    const isNull = (member: ts.TypeNode) =>
      ts.isLiteralTypeNode(member) && member.literal.kind === ts.SyntaxKind.NullKeyword
    const isUndefined = (member: ts.TypeNode) => member.kind === ts.SyntaxKind.UndefinedKeyword
    const values = members.filter((member) => !isNull(member) && !isUndefined(member))
    return {
      type: readUnion(key, values),
      isNullable: members.some(isNull),
      isUndefined: members.some(isUndefined),
    }
  }

  function readUnion(key: string, members: readonly ts.TypeNode[]): FieldType {
    const texts = members.flatMap((member) =>
      ts.isLiteralTypeNode(member) && ts.isStringLiteral(member.literal) ? [member.literal.text] : [],
    )
    if (texts.length === members.length && texts.length > 0) return { kind: 'enum', values: texts }
    const [only, ...others] = members
    if (only && others.length === 0) return readSingle(key, only)
    const isBoolean = members.every(
      (member) => ts.isLiteralTypeNode(member) && /^(?:true|false)$/.test(member.getText(source)),
    )
    return { kind: isBoolean && members.length > 0 ? 'boolean' : 'any' }
  }

  function readSingle(key: string, node: ts.TypeNode): FieldType {
    if (ts.isParenthesizedTypeNode(node)) return readType(key, node.type).type
    if (ts.isTypeOperatorNode(node)) return readSingle(key, node.type)
    if (ts.isArrayTypeNode(node))
      return { kind: 'array', items: readType(singularize(key), node.elementType).type }
    if (ts.isTypeLiteralNode(node)) return addModel(key, node.members)
    if (ts.isTypeReferenceNode(node)) return readReference(key, node)
    switch (node.kind) {
      case ts.SyntaxKind.StringKeyword:
        return { kind: 'string' }
      case ts.SyntaxKind.NumberKeyword:
        return { kind: 'number' }
      case ts.SyntaxKind.BigIntKeyword:
        return { kind: 'integer' }
      case ts.SyntaxKind.BooleanKeyword:
        return { kind: 'boolean' }
      default:
        return { kind: 'any' }
    }
  }

  function readReference(key: string, { typeName, typeArguments }: ts.TypeReferenceNode): FieldType {
    const name = typeName.getText(source)
    const [first, second] = typeArguments ?? []
    if (name === 'Date') return { kind: 'string', format: 'date-time' }
    if (['Array', 'ReadonlyArray', 'Set'].includes(name))
      return { kind: 'array', items: readType(singularize(key), first).type }
    if (name === 'Record' || name === 'Map')
      return { kind: 'map', values: readType(singularize(key), second).type }
    if (['Partial', 'Readonly', 'Required'].includes(name) && first) return readType(key, first).type
    const alias = aliases.get(name)
    // An alias is resolved once, so that aliases of themselves end.
    aliases.delete(name)
    const type: FieldType = alias ? readType(key, alias).type : { kind: 'model', name: pascalCase(name) }
    if (alias) aliases.set(name, alias)
    return type
  }

  for (const statement of source.statements) {
    if (ts.isInterfaceDeclaration(statement)) addModel(statement.name.text, statement.members)
    else if (ts.isTypeAliasDeclaration(statement) && ts.isTypeLiteralNode(statement.type))
      addModel(statement.name.text, statement.type.members)
  }
  const modelNames = new Set(models.map(({ name }) => name))
  const resolve = (type: FieldType): FieldType => {
    if (type.kind === 'array') return { ...type, items: resolve(type.items) }
    if (type.kind === 'map') return { ...type, values: resolve(type.values) }
    return type.kind === 'model' && !modelNames.has(type.name) ? { kind: 'any' } : type
  }
  for (const model of models)
    model.fields = model.fields.map((field) => ({ ...field, type: resolve(field.type) }))
  return models.length > 0 ? models : undefined
}
