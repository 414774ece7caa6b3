import type { Language } from '../source-code/languages.ts'
import { listOperations } from './catalogue.ts'
import { instructionPhrases } from './instruction-phrases.ts'
import type { OperationDefinition } from './operation.ts'
import type { CodeRange } from './refactor-code-task.ts'

export type Instruction =
  | { operation: OperationDefinition; arguments: Record<string, unknown>; range?: CodeRange }
  /** The operations that have most words of the instruction, if it is unclear. */
  | { closest: readonly OperationDefinition[] }

const maxClosest = 5
const name = '[`\'"]?([\\p{ID_Start}$_][\\p{ID_Continue}$.]*)[`\'"]?'
const kinds =
  '(?:the |a |an )?(?:(?:local )?(?:variable|function|method|class|constant|const|parameter|type|interface|property|symbol|enum)s? )?'

/** Reads an instruction in plain English, such as “rename foo to bar”. */
export function readInstruction(text: string, language?: Language): Instruction {
  const operations = listOperations(language)
  const words = text.trim().replace(/(?<![.!])[.!]+$/, '')
  const lower = words.toLowerCase()
  const operation = instructionPhrases
    .filter(([, phrase]) => phrase.test(lower))
    .map(([id]) => operations.find((each) => each.id === id))
    .find((each) => each !== undefined)
  if (!operation) return findByTitle(operations, lower)
  const values = readArguments(operation, words)
  const range = readLines(lower)
  if (!values) return { closest: [operation] }
  return { operation, arguments: values, ...(range && { range }) }
}

/** Undefined if a required argument is missing. */
function readArguments(
  { id, arguments: schema }: OperationDefinition,
  text: string,
): Record<string, unknown> | undefined {
  if (id === 'rename') {
    const match = new RegExp(
      `(?:rename|change the name of) ${kinds}${name} (?:to|into|as) ${name}`,
      'iu',
    ).exec(text)
    return match ? { symbol: match[1], newName: match[2] } : undefined
  }
  if (id === 'rename-file') {
    const match = /\b(?:rename|move)(?: the)? file [`'"]?([^\s`'"]+)[`'"]? to [`'"]?([^\s`'"]+)/i.exec(text)
    return match ? { path: match[1], newPath: match[2] } : undefined
  }
  const properties = new Set(Object.keys(propertiesOf(schema)))
  const values: Record<string, unknown> = {}
  const requestedName = new RegExp(`\\b(?:named|called|name it|call it|as) ${name}$`, 'iu').exec(text)?.[1]
  if (requestedName && properties.has('name')) values.name = requestedName
  const target = /\b(?:to|into) (?:the file )?[`'"]?([\w./-]+\.\w+)[`'"]?$/i.exec(text)?.[1]
  if (target && properties.has('target')) values.target = target
  const number = /-?\d+(?:\.\d+)?/.exec(text)?.[0]
  if (number && properties.has('value')) values.value = Number(number)
  const quoted = /[`'"]([\p{ID_Start}$_][\p{ID_Continue}$.]*)[`'"]/u.exec(text)?.[1]
  const symbol =
    quoted ??
    new RegExp(`\\b(?:inline|move|convert) ${kinds}([\\p{ID_Start}$_][\\p{ID_Continue}$.]*)$`, 'iu').exec(
      text,
    )?.[1]
  if (
    symbol &&
    symbol !== values.name &&
    properties.has('symbol') &&
    !/^(?:variable|function|it|this|that)$/i.test(symbol)
  )
    values.symbol = symbol
  const { required = [] } = schema as { required?: readonly string[] }
  return required.every((each) => each in values) ? values : undefined
}

// Every schema of arguments is an object.
const propertiesOf = (schema: object): object => ('properties' in schema ? (schema.properties as object) : {})

/** `lines 3 to 5` and `line 3`. */
function readLines(text: string): CodeRange | undefined {
  const match = /\blines? (\d{1,7})(?:\s*(?:-|–|to|through)\s*(\d{1,7}))?/.exec(text)
  if (!match) return undefined
  const startLine = Number(match[1])
  return { startLine, endLine: Math.max(startLine, Number(match[2] ?? startLine)) }
}

/** The id or the title itself also names an operation. */
function findByTitle(operations: readonly OperationDefinition[], text: string): Instruction {
  const instructionWords = wordsOf(text)
  const scored = operations
    .map((operation) => {
      const own = new Set(wordsOf(`${operation.id} ${operation.title}`))
      return { operation, score: instructionWords.filter((word) => own.has(word)).length }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  const exact = operations.find(
    ({ id, title }) => text === id || text === id.replaceAll('-', ' ') || text === title.toLowerCase(),
  )
  const values = exact && readArguments(exact, text)
  if (exact && values) return { operation: exact, arguments: values }
  const closest = scored.slice(0, maxClosest).map(({ operation }) => operation)
  return { closest: closest.length > 0 ? closest : operations.slice(0, maxClosest) }
}

const stopWords = new Set('a an and the to of in into with it this that use code please make'.split(' '))

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word && !stopWords.has(word))
    .map((word) => word.replace(/(?<=\w{3})(?:s|es|ed|ing)$/, ''))
