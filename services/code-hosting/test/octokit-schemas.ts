import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/**
 * The published schemas of webhook and feed payloads exist only as TypeScript types. This parses the types and
 * validates values against them.
 */
export interface OctokitSchemas {
  has(schema: string): boolean
  /** Returns the errors of a value by path, or nothing if it is valid. Additional fields are allowed. */
  findErrors(schema: string, value: unknown): string[]
}

type Type =
  | { is: 'object'; members: Member[] }
  | { is: 'union'; of: Type[] }
  | { is: 'all'; of: Type[] }
  | { is: 'tuple'; of: Type[] }
  | { is: 'list'; of: Type }
  | { is: 'literal'; value: unknown }
  | { is: 'named'; name: string }
  | { is: 'schema'; name: string }

interface Member {
  name: string
  isOptional: boolean
  type: Type
}

export function readOctokitSchemas(types: string): OctokitSchemas {
  const text = readFileSync(createRequire(import.meta.url).resolve(`@octokit/${types}/types.d.ts`), 'utf8')
  const schemas = text.slice(text.indexOf('\n  schemas: {'), text.indexOf('\n  responses: '))
  const starts = new Map(
    [...schemas.matchAll(/^ {4}(?:"([^"]+)"|(\w+)):(?=\s)/gm)].map((match) => [
      match[1] ?? match[2] ?? '',
      match.index + match[0].length,
    ]),
  )
  const parsed = new Map<string, Type>()

  function typeOf(name: string): Type {
    const start = starts.get(name)
    if (start === undefined) throw new Error(`Nothing is published as ${name}`)
    const type = parsed.get(name) ?? parse(schemas, start)
    parsed.set(name, type)
    return type
  }

  function errorsIn(type: Type, value: unknown, path: string): string[] {
    const isWrong = (what: string) => [`${path}: ${JSON.stringify(value)?.slice(0, 60)} is not ${what}`]
    if (type.is === 'schema') return errorsIn(typeOf(type.name), value, path)
    if (type.is === 'all') return type.of.flatMap((one) => errorsIn(one, value, path))
    if (type.is === 'literal') return type.value === value ? [] : isWrong(JSON.stringify(type.value))
    if (type.is === 'named') return isNamed(type.name, value) ? [] : isWrong(type.name)
    if (type.is === 'list') {
      if (!Array.isArray(value)) return isWrong('a list')
      return value.flatMap((item, at) => errorsIn(type.of, item, `${path}[${at}]`))
    }
    if (type.is === 'tuple') throw new Error('A tuple stands only inside of OneOf')
    if (type.is === 'union') {
      const all = type.of.map((one) => errorsIn(one, value, path))
      return all.reduce((least, one) => (one.length < least.length ? one : least))
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return isWrong('an object')
    const fields = new Map(Object.entries(value))
    return type.members.flatMap((member) => {
      const at = `${path}.${member.name}`
      if (!fields.has(member.name)) return member.isOptional ? [] : [`${at} is missing`]
      return errorsIn(member.type, fields.get(member.name), at)
    })
  }

  return {
    has: (name) => starts.has(name),
    findErrors: (name, value) => errorsIn(typeOf(name), value, name),
  }
}

function isNamed(name: string, value: unknown): boolean {
  if (name === 'unknown') return true
  if (name === 'null') return value === null
  if (name === 'bigint') return false
  if (['string', 'number', 'boolean'].includes(name)) return typeof value === name
  // `Record<string, never>` and similar.
  if (name === 'Record') return typeof value === 'object' && value !== null
  throw new Error(`What is a ${name}?`)
}

/** Parses the types that the generator writes, not all of TypeScript. */
function parse(text: string, start: number): Type {
  const token = /\s*(?:\/\*[\s\S]*?\*\/\s*)*("(?:[^"\\]|\\.)*"|-?[\d.]+|\w+|[{}[\]()<>|&?:;,])/y
  let next = ''
  token.lastIndex = start
  advance()
  return union()

  function advance(): string {
    const takenName = next
    const match = token.exec(text)
    if (!match?.[1]) throw new Error(`Cannot read the type at ${text.slice(token.lastIndex, 80)}`)
    next = match[1]
    return takenName
  }

  function isNext(expected: string): boolean {
    return next === expected
  }

  function take(expected: string): void {
    if (next !== expected) throw new Error(`${next} stands where ${expected} should`)
    advance()
  }

  function several(separator: string, one: () => Type, is: 'union' | 'all'): Type {
    if (next === separator) advance()
    const of = [one()]
    while (next === separator) {
      advance()
      of.push(one())
    }
    return of.length === 1 && of[0] ? of[0] : { is, of }
  }

  function union(): Type {
    return several('|', () => several('&', postfix, 'all'), 'union')
  }

  function postfix(): Type {
    let type = primary()
    while (next === '[') {
      advance()
      if (isNext(']')) type = { is: 'list', of: type }
      // The last of `components["schemas"]["…"]` counts.
      else type = { is: 'schema', name: JSON.parse(advance()) }
      take(']')
    }
    return type
  }

  function primary(): Type {
    const takenName = advance()
    if (takenName === '{') return members()
    if (takenName === '(') return closeType(')', union())
    if (takenName === '[') return list(']', 'tuple')
    if (takenName === 'readonly') return postfix()
    if (/^["\d-]/.test(takenName)) return { is: 'literal', value: JSON.parse(takenName) }
    if (takenName === 'true' || takenName === 'false') return { is: 'literal', value: takenName === 'true' }
    if (next !== '<') return { is: 'named', name: takenName }
    advance()
    const { of } = list('>', 'tuple')
    const [inner] = of
    return takenName === 'OneOf' && inner?.is === 'tuple'
      ? { is: 'union', of: inner.of }
      : { is: 'named', name: takenName }
  }

  function closeType(end: string, type: Type): Type {
    take(end)
    return type
  }

  function list(end: string, is: 'tuple'): { is: 'tuple'; of: Type[] } {
    const of: Type[] = []
    while (next !== end) {
      of.push(union())
      if (next === ',') advance()
    }
    take(end)
    return { is, of }
  }

  function members(): Type {
    const matches: Member[] = []
    while (next !== '}') {
      const isIndex = next === '['
      const name = isIndex ? '' : advance().replace(/^"|"$/g, '')
      while (isIndex && advance() !== ']');
      const isOptional = next === '?'
      if (isOptional) advance()
      take(':')
      const type = union()
      take(';')
      // Other names may have any value.
      if (!isIndex) matches.push({ name, isOptional, type })
    }
    take('}')
    return { is: 'object', members: matches }
  }
}
