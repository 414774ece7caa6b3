import { parse as parseYaml } from 'yaml'
import { pascalCase, singularize } from '../names.ts'
import type { Model } from './model.ts'
import { readFieldList } from './read-field-list.ts'
import { readJsonSample } from './read-json-sample.ts'
import { readJsonSchema } from './read-json-schema.ts'
import { readSql } from './read-tables.ts'
import { readTypeScript } from './read-typescript.ts'

export type SpecFormat = 'JSON sample' | 'JSON Schema' | 'OpenAPI' | 'SQL' | 'TypeScript' | 'field list'

export interface ModelsOfSpec {
  format: SpecFormat
  /** The root comes first. */
  models: Model[]
}

/** Recognizes the format of a specification and reads its models. */
export function readModels(
  spec: string | undefined,
  prompt: string,
  name: string | undefined,
): ModelsOfSpec | undefined {
  const rootName = name ?? findModelName(prompt) ?? 'Root'
  if (!spec) {
    const models = readFieldList(prompt, rootName)
    return models && { format: 'field list', models }
  }
  const result = readSpec(spec, rootName)
  // A given name replaces that of the root.
  if (result && name) renameModel(result.models, result.models[0]?.name ?? '', pascalCase(name))
  return result
}

function readSpec(spec: string, rootName: string): ModelsOfSpec | undefined {
  if (/\bcreate\s+table\b/i.test(spec)) return withFormat('SQL', readSql(spec))
  const value = parseDocument(spec)
  if (value === undefined) return withFormat('TypeScript', readTypeScript(spec))
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const document: Record<string, unknown> = { ...value }
    if ('openapi' in document || 'components' in document)
      return withFormat('OpenAPI', readJsonSchema(document, rootName))
    const isSchema =
      '$schema' in document ||
      '$defs' in document ||
      (typeof document.type === 'string' && typeof document.properties === 'object')
    if (isSchema) return withFormat('JSON Schema', readJsonSchema(document, rootName))
  }
  return withFormat('JSON sample', readJsonSample(value, rootName))
}

const withFormat = (format: SpecFormat, models: Model[] | undefined): ModelsOfSpec | undefined =>
  models && models.length > 0 ? { format, models } : undefined

/** JSON, or a YAML mapping that is an OpenAPI document or a schema. */
export function parseDocument(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    if (!/^(?:openapi|\$schema|type|components)\s*:/m.test(text)) return undefined
    try {
      return parseYaml(text, { maxAliasCount: 20 })
    } catch {
      return undefined
    }
  }
}

/** `a User model`, `class for users`, `table users`. */
function findModelName(prompt: string): string | undefined {
  const noun =
    '(?:data ?class|model|interface|type|struct|record|table|schema|entity|resource|class|crud|api|endpoints|validator|handlers?|repository)'
  const [, after] =
    new RegExp(
      `\\b${noun}s?\\s+(?:for|of|to store|to manage)\\s+(?:an?\\s+|the\\s+)?([A-Za-z]\\w*)`,
      'i',
    ).exec(prompt) ?? []
  const [, before] = new RegExp(`\\b([A-Za-z]\\w*)\\s+${noun}\\b`, 'i').exec(prompt) ?? []
  const [, direct] = new RegExp(`\\b${noun}\\s+\`?([A-Z][A-Za-z\\d]*)`).exec(prompt) ?? []
  const [, pascal] =
    /\b([A-Z][a-z]+(?:[A-Z][a-z]+)*)\s+(?:data ?class|model|interface|type|struct|record|table|schema|entity)\b/.exec(
      prompt,
    ) ?? []
  const name = [pascal, direct, after, before].find((candidate) => candidate && !notNames.test(candidate))
  return name && singularize(name)
}

const notNames =
  /^(?:an?|the|this|that|these|my|our|data|json|zod|pydantic|typebox|typescript|ts|python|go|golang|rust|java|csharp|sql|sqlite|postgres|postgresql|mysql|rest|express|fastify|hono|http|node|crud|openapi|serde|following|new|simple|typed|create|generate|write|make|with|for|from|as|and|to|of|in|java|database)$/i

function renameModel(models: Model[], from: string, to: string): void {
  for (const model of models) {
    if (model.name === from) model.name = to
    for (const field of model.fields)
      field.type = JSON.parse(
        JSON.stringify(field.type).replaceAll(
          `{"kind":"model","name":${JSON.stringify(from)}}`,
          `{"kind":"model","name":${JSON.stringify(to)}}`,
        ),
      )
  }
}
