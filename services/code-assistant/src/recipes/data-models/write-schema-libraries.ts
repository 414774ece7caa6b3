import { camelCase } from '../names.ts'
import type { Field, FieldType, Model } from './model.ts'
import { literal, propertyName } from './write-typescript.ts'

/** Schemas of zod 4: https://zod.dev/api. The models come in the order of their dependencies. */
export function writeZod(models: readonly Model[]): string {
  const schemas = models.map(
    ({ name, fields }) =>
      `export const ${camelCase(name)}Schema = z.object({\n${fields.map((field) => `  ${propertyName(field.name)}: ${zodField(field)},\n`).join('')}})\n\nexport type ${name} = z.infer<typeof ${camelCase(name)}Schema>\n`,
  )
  return `import { z } from 'zod'\n\n${schemas.join('\n')}`
}

const zodField = ({ type, isOptional, isNullable }: Field): string =>
  `${zodType(type)}${isNullable ? '.nullable()' : ''}${isOptional ? '.optional()' : ''}`

function zodType(type: FieldType): string {
  switch (type.kind) {
    case 'string': {
      const formats = {
        'date-time': 'z.iso.datetime({ offset: true })',
        date: 'z.iso.date()',
        uuid: 'z.uuid()',
        email: 'z.email()',
        uri: 'z.url()',
      }
      const base = type.format ? formats[type.format] : 'z.string()'
      return [
        base,
        type.minLength === undefined ? '' : `.min(${type.minLength})`,
        type.maxLength === undefined ? '' : `.max(${type.maxLength})`,
        type.pattern === undefined ? '' : `.regex(new RegExp(${JSON.stringify(type.pattern)}))`,
      ].join('')
    }
    case 'integer':
    case 'number':
      return [
        type.kind === 'integer' ? 'z.int()' : 'z.number()',
        type.minimum === undefined ? '' : `.min(${type.minimum})`,
        type.maximum === undefined ? '' : `.max(${type.maximum})`,
      ].join('')
    case 'boolean':
      return 'z.boolean()'
    case 'any':
      return 'z.unknown()'
    case 'enum':
      return `z.enum([${type.values.map(literal).join(', ')}])`
    case 'array':
      return `z.array(${zodType(type.items)})`
    case 'map':
      return `z.record(z.string(), ${zodType(type.values)})`
    case 'model':
      return `${camelCase(type.name)}Schema`
  }
}

/** Schemas of TypeBox 1: https://github.com/sinclairzx81/typebox. The models come in the order of their dependencies. */
export function writeTypeBox(models: readonly Model[]): string {
  const schemas = models.map(
    ({ name, fields }) =>
      `export const ${name} = Type.Object({\n${fields.map((field) => `  ${propertyName(field.name)}: ${typeBoxField(field)},\n`).join('')}})\n\nexport type ${name} = Static<typeof ${name}>\n`,
  )
  return `import { type Static, Type } from 'typebox'\n\n${schemas.join('\n')}`
}

function typeBoxField({ type, isOptional, isNullable }: Field): string {
  const schema = typeBoxType(type)
  const nullable = isNullable && type.kind !== 'any' ? `Type.Union([${schema}, Type.Null()])` : schema
  return isOptional ? `Type.Optional(${nullable})` : nullable
}

function typeBoxType(type: FieldType): string {
  switch (type.kind) {
    case 'string':
    case 'integer':
    case 'number': {
      const { kind, ...options } = type
      const entries = Object.entries(options).map(
        ([key, value]) => `${key}: ${typeof value === 'string' ? literal(value) : value}`,
      )
      const name = { string: 'String', integer: 'Integer', number: 'Number' }[kind]
      return `Type.${name}(${entries.length ? `{ ${entries.join(', ')} }` : ''})`
    }
    case 'boolean':
      return 'Type.Boolean()'
    case 'any':
      return 'Type.Unknown()'
    case 'enum':
      return `Type.Union([${type.values.map((value) => `Type.Literal(${literal(value)})`).join(', ')}])`
    case 'array':
      return `Type.Array(${typeBoxType(type.items)})`
    case 'map':
      return `Type.Record(Type.String(), ${typeBoxType(type.values)})`
    case 'model':
      return type.name
  }
}
