import type { TSchema } from 'typebox'
import Value from 'typebox/value'
import { asRecord } from '../unknown-values.ts'

/**
 * Converts strings to the types of the schema. TypeBox alone would convert "1.5" to 1 and "" to 0; here a
 * string that does not exactly represent the value stays a string, and validation rejects it.
 */
export function convertTexts(schema: TSchema, values: unknown): unknown {
  const texts = new Map(Object.entries(asRecord(values)))
  const converted = Object.entries(asRecord(Value.Convert(schema, Object.fromEntries(texts))))
  return Object.fromEntries(converted.map(([name, value]) => [name, exactly(texts.get(name), value)]))
}

function exactly(original: unknown, converted: unknown): unknown {
  if (Array.isArray(converted)) {
    const items = [original].flat()
    return converted.map((item, index) => exactly(items[index], item))
  }
  if (typeof original !== 'string') return original
  return typeof converted === 'number' && !isNumeral(original, converted) ? original : converted
}

function isNumeral(text: string, number: number): boolean {
  const isExact = !Number.isInteger(number) || Number.isSafeInteger(number)
  return isExact && Number(text) === number && /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text)
}
