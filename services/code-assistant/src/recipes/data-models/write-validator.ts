import type { Field, FieldType, Model } from './model.ts'
import { propertyName, writeTypeScript } from './write-typescript.ts'

/** Types, and functions without dependencies that check unknown values against them. */
export function writeValidator(models: readonly Model[]): string {
  const [root] = models
  const name = root?.name ?? ''
  const functions = models.map(writeCheck).join('\n')
  return `${writeTypeScript(models)}
/** Returns what is wrong with a value, such as \`email must be a string\`; nothing if it is a ${name}. */
export function find${name}Issues(value: unknown): string[] {
  const issues: string[] = []
  check${name}(value, 'value', issues)
  return issues
}

export function is${name}(value: unknown): value is ${name} {
  return find${name}Issues(value).length === 0
}

/** Returns the value, or throws an error that lists all issues. */
export function parse${name}(value: unknown): ${name} {
  const issues = find${name}Issues(value)
  if (issues.length > 0) throw new TypeError(issues.join('; '))
  return value as ${name}
}

${functions}
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
`
}

function writeCheck({ name, fields }: Model): string {
  return `function check${name}(value: unknown, path: string, issues: string[]): void {
  if (!isRecord(value)) {
    issues.push(\`\${path} must be an object\`)
    return
  }
${fields.map(writeFieldCheck).join('')}}
`
}

function writeFieldCheck({ name, type, isOptional, isNullable }: Field): string {
  const access = /^[A-Za-z_$][\w$]*$/.test(name) ? `value.${name}` : `value[${propertyName(name)}]`
  const path = `\${path}.${name.replace(/[`\\$]/g, '\\$&')}`
  const check = writeTypeCheck(type, access, path, '  ')
  const conditions = [isOptional && `${access} !== undefined`, isNullable && `${access} !== null`].filter(
    (part) => part !== false,
  )
  if (!check)
    return type.kind === 'any' && !isOptional
      ? `  if (${access} === undefined) issues.push(\`${path} is required\`)\n`
      : ''
  if (conditions.length === 0) return check
  return `  if (${conditions.join(' && ')}) {\n${check.replace(/^(?=.)/gm, '  ')}  }\n`
}

const patterns = {
  'date-time': '/^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d+)?)?(?:Z|[+-]\\d{2}:\\d{2})$/',
  date: '/^\\d{4}-\\d{2}-\\d{2}$/',
  uuid: '/^[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}$/i',
  email: '/^[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+$/',
  uri: '/^[a-z][a-z\\d+.-]*:\\S+$/i',
}

/** Statements that add issues of one value. `path` is the inside of a template literal. */
function writeTypeCheck(type: FieldType, access: string, path: string, indent: string): string {
  const issue = (condition: string, text: string) =>
    `${indent}if (${condition}) issues.push(\`${path} ${text}\`)\n`
  switch (type.kind) {
    case 'any':
      return ''
    case 'boolean':
      return issue(`typeof ${access} !== 'boolean'`, 'must be a boolean')
    case 'integer':
    case 'number': {
      const base = type.kind === 'integer' ? `!Number.isInteger(${access})` : `typeof ${access} !== 'number'`
      const bounds = [
        ...(type.minimum === undefined ? [] : [`Number(${access}) < ${type.minimum}`]),
        ...(type.maximum === undefined ? [] : [`Number(${access}) > ${type.maximum}`]),
      ]
      const limits = [
        type.minimum !== undefined && `from ${type.minimum}`,
        type.maximum !== undefined && `up to ${type.maximum}`,
      ]
      const noun = type.kind === 'integer' ? 'an integer' : 'a number'
      return issue([base, ...bounds].join(' || '), ['must be', noun, ...limits.filter(Boolean)].join(' '))
    }
    case 'enum':
      return issue(
        `typeof ${access} !== 'string' || !${JSON.stringify(type.values).replace(/","/g, '", "')}.includes(${access})`,
        `must be one of ${type.values.join(', ').replace(/[\\`$]/g, '\\$&')}`,
      )
    case 'string': {
      const conditions = [
        `typeof ${access} !== 'string'`,
        ...(type.format ? [`!${patterns[type.format]}.test(${access})`] : []),
        ...(type.minLength === undefined ? [] : [`${access}.length < ${type.minLength}`]),
        ...(type.maxLength === undefined ? [] : [`${access}.length > ${type.maxLength}`]),
        ...(type.pattern === undefined
          ? []
          : [`!new RegExp(${JSON.stringify(type.pattern)}).test(${access})`]),
      ]
      const details = [
        type.format && `in the format ${type.format}`,
        type.minLength !== undefined && `of at least ${type.minLength} characters`,
        type.maxLength !== undefined && `of at most ${type.maxLength} characters`,
        type.pattern !== undefined && 'that matches the pattern',
      ]
      return issue(conditions.join(' || '), ['must be a string', ...details.filter(Boolean)].join(' '))
    }
    case 'model':
      return `${indent}check${type.name}(${access}, \`${path}\`, issues)\n`
    case 'array':
      return writeCollectionCheck({ access, path, indent, items: type.items, isArray: true })
    case 'map':
      return writeCollectionCheck({ access, path, indent, items: type.values, isArray: false })
  }
}

interface Collection {
  access: string
  path: string
  indent: string
  items: FieldType
  isArray: boolean
}

function writeCollectionCheck({ access, path, indent, items, isArray }: Collection): string {
  const depth = indent.length
  const [item, key] = [`item${depth}`, `key${depth}`]
  // Loops over nested collections need their own names.
  const inner = writeTypeCheck(items, item, `${path}[\${${key}}]`, `${indent}    `)
  const guard = isArray ? `!Array.isArray(${access})` : `!isRecord(${access})`
  const failure = `${indent}if (${guard}) issues.push(\`${path} must be ${isArray ? 'an array' : 'an object'}\`)\n`
  if (!inner) return failure
  const entries = isArray ? `${access}.entries()` : `Object.entries(${access})`
  return `${failure}${indent}else {\n${indent}  for (const [${key}, ${item}] of ${entries}) {\n${inner}${indent}  }\n${indent}}\n`
}
