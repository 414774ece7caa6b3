import { snakeCase } from '../names.ts'
import type { Field, FieldType, Model } from './model.ts'

/** The models come in the order of their dependencies. */
export function writeDataclasses(models: readonly Model[]): string {
  const types = models.flatMap(({ fields }) => fields)
  const imports = [
    'from __future__ import annotations\n',
    'from dataclasses import dataclass',
    ...typingImports(types),
  ]
  const classes = models.map(({ name, fields }) => {
    // Fields with a default come last.
    const ordered = [...fields.filter(isRequired), ...fields.filter((field) => !isRequired(field))]
    const lines = ordered.map(
      (field) =>
        `    ${pythonName(field.name)}: ${pythonFieldType(field)}${isRequired(field) ? '' : ' = None'}\n`,
    )
    return `@dataclass(slots=True)\nclass ${name}:\n${lines.join('') || '    pass\n'}`
  })
  return `${imports.join('\n')}\n\n\n${classes.join('\n\n')}`
}

/** Models of pydantic 2. The models come in the order of their dependencies. */
export function writePydantic(models: readonly Model[]): string {
  const types = models.flatMap(({ fields }) => fields)
  const lines = models.map(({ name, fields }) => {
    const body = fields.map((field) => {
      const alias = pythonName(field.name)
      const options = [
        ...(isRequired(field) ? [] : ['default=None']),
        ...(alias === field.name ? [] : [`alias=${JSON.stringify(field.name)}`]),
        ...constraintsOf(field.type),
      ]
      const [only] = options
      const value =
        options.length === 1 && only === 'default=None'
          ? ' = None'
          : options.length
            ? ` = Field(${options.join(', ')})`
            : ''
      return `    ${alias}: ${pythonFieldType(field, true)}${value}\n`
    })
    const config = fields.some((field) => pythonName(field.name) !== field.name)
      ? '    model_config = ConfigDict(populate_by_name=True)\n\n'
      : ''
    return `class ${name}(BaseModel):\n${config}${body.join('') || '    pass\n'}`
  })
  const text = lines.join('\n\n')
  const names = ['AnyUrl', 'BaseModel', 'ConfigDict', 'Field'].filter((name) =>
    new RegExp(`\\b${name}\\b`).test(text),
  )
  const standard = typingImports(types, true)
  return `from __future__ import annotations\n\n${standard.map((line) => `${line}\n`).join('')}${standard.length ? '\n' : ''}from pydantic import ${names.join(', ')}\n\n\n${text}`
}

const isRequired = ({ isOptional }: Field): boolean => !isOptional

const keywords = new Set(
  'and as assert async await break class continue def del elif else except False finally for from global if import in is lambda None nonlocal not or pass raise return True try while with yield'.split(
    ' ',
  ),
)

function pythonName(name: string): string {
  const snake = snakeCase(name)
  return keywords.has(snake) ? `${snake}_` : snake
}

function pythonFieldType({ type, isOptional, isNullable }: Field, isPydantic = false): string {
  const name = pythonType(type, isPydantic)
  return (isOptional || isNullable) && name !== 'Any' ? `${name} | None` : name
}

function pythonType(type: FieldType, isPydantic: boolean): string {
  switch (type.kind) {
    case 'string':
      if (type.format === 'date-time') return 'datetime'
      if (type.format === 'date') return 'date'
      if (type.format === 'uuid') return 'UUID'
      return type.format === 'uri' && isPydantic ? 'AnyUrl' : 'str'
    case 'integer':
      return 'int'
    case 'number':
      return 'float'
    case 'boolean':
      return 'bool'
    case 'any':
      return 'Any'
    case 'enum':
      return `Literal[${type.values.map((value) => JSON.stringify(value)).join(', ')}]`
    case 'array':
      return `list[${pythonType(type.items, isPydantic)}]`
    case 'map':
      return `dict[str, ${pythonType(type.values, isPydantic)}]`
    case 'model':
      return type.name
  }
}

function typingImports(fields: readonly Field[], isPydantic = false): string[] {
  const text = fields.map((field) => pythonFieldType(field, isPydantic).replace(/"[^"]*"/g, '')).join(' ')
  const has = (name: string) => new RegExp(`\\b${name}\\b`).test(text)
  const dates = ['date', 'datetime'].filter(has)
  const typing = ['Any', 'Literal'].filter(has)
  return [
    ...(dates.length ? [`from datetime import ${dates.join(', ')}`] : []),
    ...(typing.length ? [`from typing import ${typing.join(', ')}`] : []),
    ...(has('UUID') ? ['from uuid import UUID'] : []),
  ]
}

function constraintsOf(type: FieldType): string[] {
  if (type.kind === 'integer' || type.kind === 'number')
    return [
      ...(type.minimum === undefined ? [] : [`ge=${type.minimum}`]),
      ...(type.maximum === undefined ? [] : [`le=${type.maximum}`]),
    ]
  if (type.kind !== 'string') return []
  return [
    ...(type.minLength === undefined ? [] : [`min_length=${type.minLength}`]),
    ...(type.maxLength === undefined ? [] : [`max_length=${type.maxLength}`]),
    ...(type.pattern === undefined ? [] : [`pattern=${JSON.stringify(type.pattern)}`]),
    ...(type.format === 'email' ? ['pattern=r"^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$"'] : []),
  ]
}
