import { pascalCase, singularize } from '../names.ts'
import type { Field, FieldType, Model } from './model.ts'

/** Reads `CREATE TABLE` statements of PostgreSQL, SQLite and MySQL. */
export function readSql(text: string): Model[] | undefined {
  const source = text.replace(/--[^\n]*/g, '').replace(/\/\*[\s\S]*?\*\//g, '')
  const models: Model[] = []
  for (const match of source.matchAll(/create\s+table\s+(?:if\s+not\s+exists\s+)?([\w."`[\]]+)\s*\(/gi)) {
    const body = readParentheses(source, match.index + match[0].length)
    const name = unquote((match[1] ?? '').split('.').at(-1) ?? '')
    const keys = findPrimaryKeys(body)
    const fields = splitTopLevel(body).flatMap((definition) => readColumn(definition, keys))
    if (fields.length > 0) models.push({ name: pascalCase(singularize(name)), fields })
  }
  return models.length > 0 ? models : undefined
}

/** The text from a position after an opening parenthesis to the one that closes it. */
function readParentheses(text: string, start: number): string {
  let depth = 1
  for (let end = start; end < text.length; end++) {
    if (text[end] === '(') depth += 1
    else if (text[end] === ')' && --depth === 0) return text.slice(start, end)
  }
  return text.slice(start)
}

function splitTopLevel(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (const [index, character] of [...text].entries()) {
    if (character === '(') depth += 1
    else if (character === ')') depth -= 1
    else if (character === ',' && depth === 0) {
      parts.push(text.slice(start, index))
      start = index + 1
    }
  }
  return [...parts, text.slice(start)].map((part) => part.trim()).filter(Boolean)
}

function findPrimaryKeys(body: string): string[] {
  const [, columns = ''] = /(?:^|,)\s*(?:constraint\s+\S+\s+)?primary\s+key\s*\(([^)]*)\)/i.exec(body) ?? []
  return columns.split(',').map(unquote)
}

const unquote = (name: string): string => name.trim().replace(/^["`[]|["`\]]$/g, '')

function readColumn(definition: string, keys: readonly string[]): Field[] {
  if (/^(?:primary|foreign|unique|constraint|check|key|index|exclude)\b/i.test(definition)) return []
  const match =
    /^("[^"]+"|`[^`]+`|\[[^\]]+\]|\w+)\s+([a-z]+(?:\s+(?:precision|varying))?)\s*(\(([^)]*)\))?([\s\S]*)$/i.exec(
      definition,
    )
  if (!match) return []
  const [, quoted = '', typeName = '', , size = '', rest = ''] = match
  const name = unquote(quoted)
  const isKey = /\bprimary\s+key\b/i.test(rest) || keys.includes(name)
  const [, values] = /\bin\s*\(((?:\s*'(?:[^']|'')*'\s*,?)+)\)/i.exec(rest) ?? []
  const enumeration = values ?? (/^enum$/i.test(typeName) ? size : undefined)
  const type: FieldType = enumeration
    ? {
        kind: 'enum',
        values: [...enumeration.matchAll(/'((?:[^']|'')*)'/g)].map(([, value = '']) =>
          value.replace(/''/g, "'"),
        ),
      }
    : columnType(typeName.toLowerCase(), size, rest)
  const isArray = /^\s*\[\]/.test(rest)
  return [
    {
      name,
      type: isArray ? { kind: 'array', items: type } : type,
      isOptional: false,
      isNullable: !isKey && !/\bnot\s+null\b/i.test(rest),
    },
  ]
}

function columnType(name: string, size: string, rest: string): FieldType {
  if (/^(?:tinyint)$/.test(name) && size.trim() === '1') return { kind: 'boolean' }
  if (/^bool/.test(name)) return { kind: 'boolean' }
  if (/^(?:small|big|medium|tiny)?int|^(?:small|big)?serial|^integer/.test(name)) {
    const isFlag = /check\s*\(\s*\S+\s+in\s*\(\s*0\s*,\s*1\s*\)/i.test(rest)
    return { kind: isFlag ? 'boolean' : 'integer' }
  }
  if (/^(?:numeric|decimal|real|double|float|money)/.test(name)) return { kind: 'number' }
  if (/^timestamp|^datetime/.test(name)) return { kind: 'string', format: 'date-time' }
  if (name === 'date') return { kind: 'string', format: 'date' }
  if (name === 'uuid') return { kind: 'string', format: 'uuid' }
  if (/^json/.test(name)) return { kind: 'any' }
  const maxLength = Number.parseInt(size, 10)
  return /char/.test(name) && maxLength ? { kind: 'string', maxLength } : { kind: 'string' }
}
