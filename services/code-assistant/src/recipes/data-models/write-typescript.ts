import type { Field, FieldType, Model } from './model.ts'

export function writeTypeScript(models: readonly Model[]): string {
  return models.map(writeInterface).join('\n')
}

export function writeInterface({ name, fields }: Model): string {
  return `export interface ${name} {\n${fields.map(writeField).join('')}}\n`
}

const writeField = ({ name, type, isOptional, isNullable }: Field): string =>
  `  ${propertyName(name)}${isOptional ? '?' : ''}: ${typeScriptType(type)}${isNullable && type.kind !== 'any' ? ' | null' : ''}\n`

export const propertyName = (name: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)

export function typeScriptType(type: FieldType): string {
  switch (type.kind) {
    case 'string':
    case 'boolean':
      return type.kind
    case 'integer':
    case 'number':
      return 'number'
    case 'any':
      return 'unknown'
    case 'enum':
      return type.values.map(literal).join(' | ')
    case 'array': {
      const items = typeScriptType(type.items)
      return items.includes(' ') && !items.includes('<') ? `(${items})[]` : `${items}[]`
    }
    case 'map':
      return `Record<string, ${typeScriptType(type.values)}>`
    case 'model':
      return type.name
  }
}

/** A string in single quotes. */
export const literal = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'")}'`
