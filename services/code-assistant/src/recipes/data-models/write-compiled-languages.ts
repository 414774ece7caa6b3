import { camelCase, pascalCase, snakeCase, splitName } from '../names.ts'
import type { Field, FieldType, Model } from './model.ts'

/** Structs with JSON tags. */
export function writeGo(models: readonly Model[]): string {
  const structs = models.map(({ name, fields }) => {
    const lines = fields.map((field) => {
      const omit = field.isOptional ? ',omitempty' : ''
      return [goName(field.name), goFieldType(field), `\`json:"${field.name}${omit}"\``]
    })
    const widths = [0, 1].map((column) => Math.max(0, ...lines.map((line) => line[column]?.length ?? 0)))
    const rows = lines.map(
      ([first = '', second = '', tag = '']) =>
        `\t${first.padEnd(widths[0] ?? 0)} ${second.padEnd(widths[1] ?? 0)} ${tag}\n`,
    )
    return `// ${name} is a JSON object.\ntype ${name} struct {\n${rows.join('')}}\n`
  })
  const usesTime = structs.some((text) => text.includes('time.Time'))
  return `package models\n\n${usesTime ? 'import "time"\n\n' : ''}${structs.join('\n')}`
}

const initialisms = new Set(['id', 'url', 'uri', 'api', 'http', 'json', 'uuid', 'html', 'ip', 'sql'])

const goName = (name: string): string =>
  splitName(name)
    .map((word) => (initialisms.has(word) ? word.toUpperCase() : pascalCase(word)))
    .join('')
    .replace(/^(?=\d)/, 'X')

function goFieldType({ type, isOptional, isNullable }: Field): string {
  const name = goType(type)
  return (isOptional || isNullable) && !/^(?:\[\]|map|any)/.test(name) ? `*${name}` : name
}

function goType(type: FieldType): string {
  switch (type.kind) {
    case 'string':
      return type.format === 'date-time' ? 'time.Time' : 'string'
    case 'enum':
      return 'string'
    case 'integer':
      return 'int64'
    case 'number':
      return 'float64'
    case 'boolean':
      return 'bool'
    case 'any':
      return 'any'
    case 'array':
      return `[]${goType(type.items)}`
    case 'map':
      return `map[string]${goType(type.values)}`
    case 'model':
      return type.name
  }
}

const rustKeywords = new Set(
  'as async await break const continue crate dyn else enum extern false fn for if impl in let loop match mod move mut pub ref return self static struct super trait true type union unsafe use where while'.split(
    ' ',
  ),
)

/** Structs with serde. */
export function writeRust(models: readonly Model[]): string {
  const enums: string[] = []
  const structs = models.map(({ name, fields }) => {
    const lines = fields.map((field) => {
      const own = snakeCase(field.name)
      const rustName = rustKeywords.has(own) ? `${own}_` : own
      const attributes = [
        ...(rustName === field.name ? [] : [`rename = ${JSON.stringify(field.name)}`]),
        ...(field.isOptional ? ['default', 'skip_serializing_if = "Option::is_none"'] : []),
      ]
      const type = rustType(field.type, () => {
        const enumName = `${name}${pascalCase(field.name)}`
        enums.push(writeRustEnum(enumName, valuesOf(field.type)))
        return enumName
      })
      const wrapped = field.isOptional || field.isNullable ? `Option<${type}>` : type
      return `${attributes.length ? `    #[serde(${attributes.join(', ')})]\n` : ''}    pub ${rustName}: ${wrapped},\n`
    })
    return `#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]\npub struct ${name} {\n${lines.join('')}}\n`
  })
  const text = [...structs, ...enums].join('\n')
  const maps = text.includes('HashMap<') ? '\nuse std::collections::HashMap;\n' : ''
  return `use serde::{Deserialize, Serialize};\n${maps}\n${text}`
}

function valuesOf(type: FieldType): string[] {
  if (type.kind === 'enum') return type.values
  if (type.kind === 'array') return valuesOf(type.items)
  return type.kind === 'map' ? valuesOf(type.values) : []
}

const writeRustEnum = (name: string, values: readonly string[]): string =>
  `#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]\npub enum ${name} {\n${uniqueVariants(
    values,
  )
    .map(([variant, value]) => `    #[serde(rename = ${JSON.stringify(value)})]\n    ${variant},\n`)
    .join('')}}\n`

/** Values that differ only in case or punctuation get a number. */
function uniqueVariants(values: readonly string[]): [variant: string, value: string][] {
  const used = new Set<string>()
  return values.map((value) => {
    const base = pascalCase(value).replace(/^_/, 'V')
    let variant = base
    for (let suffix = 2; used.has(variant); suffix++) variant = `${base}${suffix}`
    used.add(variant)
    return [variant, value]
  })
}

function rustType(type: FieldType, enumName: () => string): string {
  switch (type.kind) {
    case 'string':
      return 'String'
    case 'enum':
      return enumName()
    case 'integer':
      return 'i64'
    case 'number':
      return 'f64'
    case 'boolean':
      return 'bool'
    case 'any':
      return 'serde_json::Value'
    case 'array':
      return `Vec<${rustType(type.items, enumName)}>`
    case 'map':
      return `HashMap<String, ${rustType(type.values, enumName)}>`
    case 'model':
      return type.name
  }
}

const javaKeywords = new Set(
  'abstract assert boolean break byte case catch char class const continue default do double else enum extends final finally float for goto if implements import instanceof int interface long native new package private protected public return short static super switch this throw throws try void volatile while true false null record'.split(
    ' ',
  ),
)

/** Records; each model has its own file in Java, so the others are nested in the first. */
export function writeJava(models: readonly Model[]): string {
  const [root, ...others] = models
  if (!root) return ''
  const nested = others.map((model) => `    ${javaRecord(model)} {}\n`)
  const text = `public ${javaRecord(root)} {${nested.length ? `\n${nested.join('\n')}` : ''}}\n`
  const imports = [
    ['List', 'java.util.List'],
    ['Map', 'java.util.Map'],
    ['Instant', 'java.time.Instant'],
    ['LocalDate', 'java.time.LocalDate'],
    ['UUID', 'java.util.UUID'],
    ['URI', 'java.net.URI'],
  ].flatMap(([name = '', path = '']) => (new RegExp(`\\b${name}\\b`).test(text) ? [`import ${path};`] : []))
  return `${imports.sort().join('\n')}${imports.length ? '\n\n' : ''}${text}`
}

function javaRecord({ name, fields }: Model): string {
  const components = fields.map((field) => {
    const own = camelCase(field.name)
    const isBoxed = field.isOptional || field.isNullable
    return `${javaType(field.type, isBoxed)} ${javaKeywords.has(own) ? `${own}_` : own}`
  })
  return `record ${name}(${components.join(', ')})`
}

function javaType(type: FieldType, isBoxed: boolean): string {
  switch (type.kind) {
    case 'string': {
      const formats = { 'date-time': 'Instant', date: 'LocalDate', uuid: 'UUID', uri: 'URI', email: 'String' }
      return type.format ? formats[type.format] : 'String'
    }
    case 'enum':
      return 'String'
    case 'integer':
      return isBoxed ? 'Long' : 'long'
    case 'number':
      return isBoxed ? 'Double' : 'double'
    case 'boolean':
      return isBoxed ? 'Boolean' : 'boolean'
    case 'any':
      return 'Object'
    case 'array':
      return `List<${javaType(type.items, true)}>`
    case 'map':
      return `Map<String, ${javaType(type.values, true)}>`
    case 'model':
      return type.name
  }
}

/** Records with the names of System.Text.Json. */
export function writeCSharp(models: readonly Model[]): string {
  const records = models.map(({ name, fields }) => {
    const lines = fields.map((field) => {
      const own = pascalCase(field.name)
      // A member cannot have the name of its type.
      const property = own === name ? `${own}Value` : own
      const mark = field.isOptional || field.isNullable ? '?' : ''
      return `    [property: JsonPropertyName(${JSON.stringify(field.name)})] ${csharpType(field.type)}${mark} ${property}`
    })
    return `public sealed record ${name}(\n${lines.join(',\n')});\n`
  })
  return `using System;\nusing System.Collections.Generic;\nusing System.Text.Json;\nusing System.Text.Json.Serialization;\n\n${records.join('\n')}`
}

function csharpType(type: FieldType): string {
  switch (type.kind) {
    case 'string': {
      const formats = {
        'date-time': 'DateTimeOffset',
        date: 'DateOnly',
        uuid: 'Guid',
        uri: 'Uri',
        email: 'string',
      }
      return type.format ? formats[type.format] : 'string'
    }
    case 'enum':
      return 'string'
    case 'integer':
      return 'long'
    case 'number':
      return 'double'
    case 'boolean':
      return 'bool'
    case 'any':
      return 'JsonElement'
    case 'array':
      return `IReadOnlyList<${csharpType(type.items)}>`
    case 'map':
      return `IReadOnlyDictionary<string, ${csharpType(type.values)}>`
    case 'model':
      return type.name
  }
}
