import type { TSchema } from 'typebox'
import Value from 'typebox/value'

/**
 * Texts by name as the numbers, booleans and lists that the schema asks for. TypeBox alone would make 1 of "1.5" and
 * 0 of "": here a text that does not say exactly the value stays a text, for the check to refuse.
 */
export function convertTexts(schema: TSchema, values: unknown): unknown {
  const texts = new Map(Object.entries(Object(values)))
  const converted = Object.entries(Object(Value.Convert(schema, Object.fromEntries(texts))))
  return Object.fromEntries(converted.map(([name, value]) => [name, exactly(texts.get(name), value)]))
}

function exactly(given: unknown, converted: unknown): unknown {
  if (Array.isArray(converted)) {
    const items = [given].flat()
    return converted.map((item, index) => exactly(items[index], item))
  }
  // What is no text says its type itself.
  if (typeof given !== 'string') return given
  return typeof converted === 'number' && !isNumeral(given, converted) ? given : converted
}

function isNumeral(text: string, number: number): boolean {
  const isExact = !Number.isInteger(number) || Number.isSafeInteger(number)
  return isExact && Number(text) === number && /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text)
}
