import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Field, type FieldType, findIdField, type Model } from '../data-models/model.ts'
import { readModels } from '../data-models/read-models.ts'
import { columnName, quote, tableName, writeSql } from '../data-models/write-tables.ts'
import { propertyName, typeScriptType, writeInterface } from '../data-models/write-typescript.ts'
import { writeValidator } from '../data-models/write-validator.ts'
import type { GenerationRequest } from '../matching/read-request.ts'
import { camelCase, kebabCase, pascalCase, pluralize } from '../names.ts'
import type { Recipe, RecipeResult } from '../recipe.ts'
import { sampleOf } from './sample-values.ts'
import { writeOpenApi } from './write-openapi.ts'

const frameworks = ['node:http', 'express', 'fastify', 'hono'] as const

type Framework = (typeof frameworks)[number]

export const crudRecipe: Recipe = {
  id: 'crud/rest-api',
  title: 'CRUD API with a SQL repository, for node:http, Express, Fastify or Hono',
  score({ prompt, spec, name, language }) {
    if (language && language !== 'typescript') return /\bcrud\b/i.test(prompt) ? 0.5 : 0
    const isAsked =
      /\bcrud\b/i.test(prompt) ||
      /\brest(?:ful)? (?:api|endpoints?|service|server|handlers?)\b/i.test(prompt) ||
      /\b(?:endpoints|handlers|repository|routes)\b.*\b(?:for|of)\b/i.test(prompt)
    if (!isAsked || /\bclient\b/i.test(prompt)) return 0
    return readModels(spec, prompt, name) ? 0.98 : 0.62
  },
  generate(request) {
    const source = readModels(request.spec, request.prompt, request.name)
    const [root, ...others] = source?.models ?? []
    if (!root)
      return {
        missing:
          'A CRUD API needs a model: send it in `spec`, or list its fields, as in “REST API for a Todo with title, done and due_date, using Express”.',
      }
    return generateCrud(root, others, findFramework(request))
  },
}

function findFramework({ framework, prompt }: GenerationRequest): Framework {
  const text = `${framework ?? ''} ${prompt}`.toLowerCase()
  return frameworks.find((name) => text.includes(name)) ?? 'node:http'
}

export function generateCrud(model: Model, others: readonly Model[], framework: Framework): RecipeResult {
  const key = findIdField(model)
  const id: Field =
    key && (key.type.kind === 'integer' || key.type.kind === 'string')
      ? key
      : { name: 'id', type: { kind: 'integer' }, isOptional: false, isNullable: false }
  const values = model.fields.filter((field) => field.name !== id.name)
  const input: Model = { name: `New${model.name}`, fields: values }
  const full: Model = {
    name: model.name,
    fields: [{ ...id, isOptional: false, isNullable: false }, ...values],
  }
  const isText = id.type.kind === 'string'
  const slots: Record<string, string> = {
    id: id.name,
    idColumn: columnName(id),
    table: indent(
      writeSql([full], 'sqlite').replace('CREATE TABLE', 'CREATE TABLE IF NOT EXISTS').trim(),
      '    ',
    ).trim(),
    tableName: quote(tableName(full), 'sqlite'),
    assignments: values
      .map((field) => `${quote(columnName(field), 'sqlite')} = :${columnName(field)}`)
      .join(', '),
    create: writeCreate(full, id, isText),
    toRow: values.map((field) => `    ${columnName(field)}: ${toColumn(field)},`).join('\n'),
    toModel: full.fields.map((field) => `    ${fromColumn(field)},`).join('\n'),
    parseId: isText ? 'key' : 'Number(key)',
  }
  const serverPath = `${kebabCase(model.name)}-${framework === 'node:http' ? 'server' : 'app'}.ts`
  const isServer = framework === 'node:http' || framework === 'express'
  const testSlots = {
    ...slots,
    importOnce: isServer ? "import { once } from 'node:events'\n" : '',
    createName: framework === 'node:http' ? 'createThingServer' : 'createThingApp',
    serverPath,
    sample: indent(
      JSON.stringify(sampleOf(input, others), null, 2)
        .replace(/"(\w+)":/g, '$1:')
        .replace(/"((?:[^"\\'])*)"/g, "'$1'"),
      '',
    ).trim(),
    listen: templates.get(isServer ? 'listen:server' : `listen:${framework}`) ?? '',
  }
  const render = (name: string, by: Record<string, string>) =>
    rename(fill(templates.get(name) ?? '', by), model.name)
  const base = kebabCase(model.name)
  const modelFile = `${writeValidator([input, ...others])}\n${writeInterface(full).replace(/\n$/, '')}\n`
  return {
    language: 'typescript',
    files: [
      { path: serverPath, content: `${render(framework, slots)}\n` },
      { path: `${base}-repository.ts`, content: `${render('repository', slots)}\n` },
      { path: `${base}.ts`, content: modelFile },
      { path: 'openapi.json', content: writeOpenApi(full, input, others) },
    ],
    tests: [{ path: `${base}.test.ts`, content: `${render('test', testSlots)}\n` }],
    explanation: `CRUD API for \`${model.name}\` with ${framework}: \`GET\` and \`POST /${pluralize(base)}\`, \`GET\`, \`PUT\` and \`DELETE /${pluralize(base)}/ID\`, stored with \`node:sqlite\`. The main file is \`${serverPath}\`.`,
  }
}

const templates = new Map(
  [
    ...readFileSync(join(import.meta.dirname, 'templates.md'), 'utf8').matchAll(
      /^```typescript (\S+)\n([\s\S]*?)\n```$/gm,
    ),
  ].map(([, name = '', content = '']) => [name, content]),
)

const fill = (text: string, slots: Record<string, string>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => slots[name] ?? '')

/** Replaces the stand-in of the model in all its forms. */
function rename(text: string, name: string): string {
  const plural = pluralize(kebabCase(name))
  return text
    .replace(/(['`/])things(?=['`/?])/g, `$1${plural}`)
    .replace(/thing-repository/g, `${kebabCase(name)}-repository`)
    .replace(/\.\/thing\.ts/g, `./${kebabCase(name)}.ts`)
    .replace(/Thing(?=[A-Z]|\b)/g, pascalCase(name))
    .replace(/\bthings\b/g, camelCase(pluralize(name)))
    .replace(/\bthing\b/g, camelCase(name))
}

const indent = (text: string, by: string): string => text.replace(/\n(?=.)/g, `\n${by}`)

function writeCreate(model: Model, id: Field, isText: boolean): string {
  const columns = model.fields.filter((field) => isText || field !== model.fields[0])
  const names = columns.map((field) => quote(columnName(field), 'sqlite')).join(', ')
  const parameters = columns.map((field) => `:${columnName(field)}`).join(', ')
  const statement = `INSERT INTO ${quote(tableName(model), 'sqlite')} (${names}) VALUES (${parameters})`
  return isText
    ? `const id = crypto.randomUUID()\n    this.#db.prepare('${statement}').run({ ...toRow(values), ${columnName(id)}: id })\n    return { ${id.name}: id, ...values }`
    : `const { lastInsertRowid } = this.#db.prepare('${statement}').run(toRow(values))\n    return { ${id.name}: Number(lastInsertRowid), ...values }`
}

const isJson = ({ kind }: FieldType): boolean =>
  kind === 'array' || kind === 'map' || kind === 'model' || kind === 'any'

const access = (object: string, name: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(name) ? `${object}.${name}` : `${object}[${JSON.stringify(name)}]`

/** The value of a column, from `values`. */
function toColumn({ name, type, isOptional, isNullable }: Field): string {
  const value = access('values', name)
  const isMissing = isOptional || isNullable
  if (isJson(type))
    return isOptional
      ? `${value} === undefined ? null : JSON.stringify(${value})`
      : `JSON.stringify(${value})`
  if (type.kind === 'boolean')
    return isMissing ? `${value} == null ? null : Number(${value})` : `Number(${value})`
  return isOptional ? `${value} ?? null` : value
}

/** A property of the model, from `row`. */
function fromColumn(field: Field): string {
  const { name, type, isOptional, isNullable } = field
  const column = access('row', columnName(field))
  const typeName = typeScriptType(type)
  const base = isJson(type)
    ? `JSON.parse(${column} as string)`
    : type.kind === 'boolean'
      ? `${column} === 1`
      : `${column} as ${typeName.includes('|') ? `(${typeName})` : typeName}`
  const value =
    !isNullable || isOptional || isJson(type)
      ? base
      : type.kind === 'boolean'
        ? `${column} === null ? null : ${base}`
        : `${column} as ${typeName} | null`
  return isOptional
    ? `...(${column} !== null && { ${propertyName(name)}: ${base} })`
    : `${propertyName(name)}: ${value}`
}
