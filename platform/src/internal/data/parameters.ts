import type { SQLInputValue } from 'node:sqlite'

/**
 * Both databases accept the same kinds of value: null, text, bytes, finite numbers and bigint. Anything else is
 * rejected, because each driver would convert it differently.
 */
export function checkParameter(value: unknown): SQLInputValue {
  switch (typeof value) {
    case 'string':
    case 'bigint':
      return value
    case 'number':
      if (Number.isSafeInteger(value)) return value
      if (!Number.isFinite(value)) throw unusable(`${value}`, 'a finite number')
      if (Number.isInteger(value))
        throw unusable(`the integer ${value}`, 'a bigint, because it is above 2^53')
      return value
    case 'boolean':
      throw unusable(`${value}`, 'toBit(value)')
    case 'undefined':
      throw unusable('undefined', 'null, or leave the column out')
    default:
      if (value === null) return null
      // ArrayBuffer.isView defines exactly this type.
      if (ArrayBuffer.isView(value)) return value as NodeJS.ArrayBufferView
      if (value instanceof Date) throw unusable('a Date', 'epoch milliseconds')
      throw unusable(
        Array.isArray(value) ? 'an array' : `a value of type ${typeof value}`,
        'encodeJson(value)',
      )
  }
}

/** node:sqlite binds every number as a real: 5 would become '5.0' in a text column or in JSON. */
export function toSqliteParameters(values: readonly unknown[]): SQLInputValue[] {
  const parameters: SQLInputValue[] = new Array(values.length)
  for (let index = 0; index < values.length; index++) {
    const value = checkParameter(values[index])
    parameters[index] = typeof value === 'number' && Number.isInteger(value) ? BigInt(value) : value
  }
  return parameters
}

function unusable(actual: string, expected: string): TypeError {
  return new TypeError(`A query parameter cannot be ${actual}: pass ${expected} instead`)
}
