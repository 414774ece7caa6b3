import { pascalCase, singularize } from '../names.ts'
import type { Field, FieldType, Model, StringFormat } from './model.ts'

/** Infers models from a JSON value. Objects of an array are samples of the same model. */
export function readJsonSample(value: unknown, rootName: string): Model[] | undefined {
  const models: Model[] = []
  const samples = Array.isArray(value) ? value : [value]
  if (samples.length === 0 || !samples.every(isObject)) return undefined
  addModel(models, rootName, samples)
  return models
}

type JsonObject = Record<string, unknown>

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function addModel(models: Model[], name: string, samples: readonly JsonObject[]): FieldType {
  const model: Model = { name: freeName(models, name), fields: [] }
  models.push(model)
  const keys = new Set(samples.flatMap((sample) => Object.keys(sample)))
  model.fields = [...keys].map((key): Field => {
    const values = samples.filter((sample) => Object.hasOwn(sample, key)).map((sample) => sample[key])
    const present = values.filter((value) => value !== null)
    return {
      name: key,
      type: inferType(models, key, present),
      isOptional: values.length < samples.length,
      // A value of any type can be null.
      isNullable: present.length > 0 && present.length < values.length,
    }
  })
  const same = models.find((other) => other !== model && sameFields(other, model))
  // The same shape under another key, such as `billingAddress` and `shippingAddress`, stays its own model unless the names agree.
  if (same && model.name.startsWith(same.name)) {
    models.splice(models.indexOf(model), 1)
    return { kind: 'model', name: same.name }
  }
  return { kind: 'model', name: model.name }
}

const sameFields = (a: Model, b: Model): boolean => JSON.stringify(a.fields) === JSON.stringify(b.fields)

function freeName(models: readonly Model[], name: string): string {
  const base = pascalCase(name)
  for (let suffix = 1; ; suffix++) {
    const candidate = suffix === 1 ? base : `${base}${suffix}`
    if (!models.some((model) => model.name === candidate)) return candidate
  }
}

function inferType(models: Model[], key: string, values: readonly unknown[]): FieldType {
  if (values.length === 0) return { kind: 'any' }
  if (values.every((value) => typeof value === 'boolean')) return { kind: 'boolean' }
  if (values.every((value) => typeof value === 'number'))
    return { kind: values.every(Number.isInteger) ? 'integer' : 'number' }
  if (values.every((value) => typeof value === 'string')) {
    const [format, ...others] = new Set(values.map(findFormat))
    return others.length || !format ? { kind: 'string' } : { kind: 'string', format }
  }
  if (values.every(Array.isArray))
    return {
      kind: 'array',
      items: inferType(
        models,
        singularize(key),
        values.flat().filter((value) => value !== null),
      ),
    }
  if (values.every(isObject)) return addModel(models, key, values)
  return { kind: 'any' }
}

const formats: [StringFormat, RegExp][] = [
  ['date-time', /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/],
  ['date', /^\d{4}-\d{2}-\d{2}$/],
  ['uuid', /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i],
  ['email', /^[^\s@]+@[^\s@]+\.[^\s@]+$/],
  ['uri', /^https?:\/\/\S+$/],
]

const findFormat = (text: string): StringFormat | undefined =>
  formats.find(([, pattern]) => pattern.test(text))?.[0]
