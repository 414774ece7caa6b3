import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { AttributeWrite } from './resource.ts'

/** Default maximum length, which every index supports. */
const maxTextLength = 255
/** Default maximum length of lists and objects, as JSON. */
const maxStructureLength = 65_536
const maxInteger = 2_147_483_647

export const blank = "can't be blank"

/** Validates and encodes a value. Error messages use the wording that Kitsu clients know. */
export function readValue(
  { schema, isRequired = false }: Pick<AttributeWrite, 'schema' | 'isRequired'>,
  input: unknown,
): { value: unknown } | { error: string } {
  const value = input === null ? emptyValueOf(schema) : input
  if (isRequired && isBlank(value)) return { error: blank }
  if (value === null) return { value }
  const error = validate(schema, value)
  return error === undefined ? { value } : { error }
}

function validate(schema: TSchema, value: unknown): string | undefined {
  const [first] = validatorOf(schema).Errors(value)
  if (first) return wordsOf(first, value)
  if (typeof value === 'string') {
    const isLong = isPlainText(schema) && value.length > maxTextLength
    return isLong ? tooLong(maxTextLength) : undefined
  }
  if (typeof value === 'number') return isWithin(schema, value)
  if (typeof value !== 'object') return undefined
  return JSON.stringify(value).length > maxStructureLength ? tooLong(maxStructureLength) : undefined
}

function isPlainText(schema: TSchema): boolean {
  return !Object.hasOwn(schema, 'maxLength') && !Object.hasOwn(schema, 'anyOf')
}

function isWithin(schema: TSchema, value: number): string | undefined {
  if (value > maxInteger && !Object.hasOwn(schema, 'maximum'))
    return `must be less than or equal to ${maxInteger}`
  if (value < -maxInteger && !Object.hasOwn(schema, 'minimum'))
    return `must be greater than or equal to ${-maxInteger}`
  return undefined
}

type Flaw = ReturnType<ReturnType<typeof Compile>['Errors']>[number]

function wordsOf({ keyword, instancePath, params }: Flaw, value: unknown): string {
  const { limit, type } = { limit: undefined, type: undefined, ...params }
  if (instancePath !== '') return 'is invalid'
  switch (keyword) {
    case 'maxLength':
      return tooLong(Number(limit))
    case 'minLength':
      return value === '' ? blank : `is too short (minimum is ${limit} characters)`
    case 'enum':
      return 'is not included in the list'
    case 'minimum':
      return `must be greater than or equal to ${limit}`
    case 'maximum':
      return `must be less than or equal to ${limit}`
    case 'type':
      if (type !== 'integer') return 'is invalid'
      return typeof value === 'number' ? 'must be an integer' : 'is not a number'
    default:
      return 'is invalid'
  }
}

function tooLong(max: number): string {
  return `is too long (maximum is ${max} characters)`
}

const validators = new WeakMap<TSchema, ReturnType<typeof Compile>>()

function validatorOf(schema: TSchema): ReturnType<typeof Compile> {
  const existing = validators.get(schema)
  if (existing) return existing
  const validator = Compile(schema)
  validators.set(schema, validator)
  return validator
}

/** `null` for arrays, objects and booleans. */
function emptyValueOf(schema: TSchema): unknown {
  const { type } = { type: undefined, ...schema }
  if (type === 'array') return []
  if (type === 'object') return {}
  return type === 'boolean' ? false : null
}

function isBlank(value: unknown): boolean {
  if (value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  return typeof value === 'object' && Object.keys(value ?? {}).length === 0
}
