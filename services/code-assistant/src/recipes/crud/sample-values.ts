import type { FieldType, Model } from '../data-models/model.ts'

/** A sample object of a model. */
export function sampleOf(model: Model, others: readonly Model[], depth = 0): Record<string, unknown> {
  return Object.fromEntries(
    model.fields
      // Models that contain themselves end here.
      .filter(({ isOptional }) => !isOptional || depth < 2)
      .map(({ name, type, isNullable }) => [
        name,
        isNullable && depth >= 2 ? null : sampleValue(type, others, depth),
      ]),
  )
}

function sampleValue(type: FieldType, others: readonly Model[], depth: number): unknown {
  switch (type.kind) {
    case 'string': {
      const formats = {
        'date-time': '2024-01-31T12:00:00Z',
        date: '2024-01-31',
        uuid: '123e4567-e89b-42d3-a456-426614174000',
        email: 'ada@example.org',
        uri: 'https://example.org/',
      }
      const text = type.format ? formats[type.format] : 'text'
      return text.padEnd(type.minLength ?? 0, 'x').slice(0, type.maxLength ?? Infinity)
    }
    case 'integer':
    case 'number':
      return Math.min(
        type.maximum ?? Infinity,
        Math.max(type.minimum ?? -Infinity, type.kind === 'integer' ? 1 : 1.5),
      )
    case 'boolean':
      return true
    case 'any':
      return 'any'
    case 'enum':
      return type.values[0]
    case 'array':
      return depth < 3 ? [sampleValue(type.items, others, depth + 1)] : []
    case 'map':
      return { key: sampleValue(type.values, others, depth + 1) }
    case 'model': {
      const model = others.find(({ name }) => name === type.name)
      return model ? sampleOf(model, others, depth + 1) : {}
    }
  }
}
