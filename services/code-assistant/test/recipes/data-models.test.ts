import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { Compile } from 'typebox/compile'
import { sampleOf } from '../../src/recipes/crud/sample-values.ts'
import { targets } from '../../src/recipes/data-models/data-model-recipes.ts'
import { dependenciesFirst, type Model } from '../../src/recipes/data-models/model.ts'
import { readModels } from '../../src/recipes/data-models/read-models.ts'
import { writeJsonSchema } from '../../src/recipes/data-models/write-json-schema.ts'
import { writeSql } from '../../src/recipes/data-models/write-tables.ts'
import { writeTypeScript } from '../../src/recipes/data-models/write-typescript.ts'
import { findTypeErrors, hasProgram, runProgram, writeFiles } from './compile.ts'
import { generate } from './generate.ts'

const sample = `{
  "id": 7, "name": "Ada", "email": "ada@example.org", "isActive": true, "score": 1.5, "note": null,
  "createdAt": "2024-01-31T12:00:00Z", "birthday": "1990-12-10", "homepage": "https://example.org/",
  "key": "123e4567-e89b-42d3-a456-426614174000", "tags": ["a"],
  "address": {"city": "Paris", "zip-code": "75001"}, "orders": [{"id": 1, "total": 9.5}, {"id": 2, "total": 1, "coupon": "x"}]
}`

const schema = JSON.stringify({
  title: 'Ticket',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 2, maxLength: 10 },
    state: { enum: ['open', 'it is "closed"'] },
    priority: { type: 'integer', minimum: 1, maximum: 5 },
    owner: { $ref: '#/$defs/person' },
    labels: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    due: { type: ['string', 'null'], format: 'date' },
  },
  required: ['title', 'state', 'priority', 'labels', 'due'],
  $defs: {
    person: {
      type: 'object',
      properties: { name: { type: 'string', pattern: '^\\w+$' } },
      required: ['name'],
    },
  },
})

const specs: Record<string, string> = {
  sample,
  schema,
  types: `export interface Book { id: number; title: string; isbn?: string; state: 'new' | 'used'; authors: Author[]; extra: Record<string, unknown>; next: string | null }
    interface Author { name: string; born: Date }`,
  tables: `CREATE TABLE orders (id bigserial PRIMARY KEY, email varchar(120) NOT NULL, state text NOT NULL CHECK (state IN ('open', 'paid')), total numeric(10, 2), created_at timestamptz NOT NULL);`,
}

const readAll = (): [string, Model[]][] =>
  Object.entries(specs).map(([name, spec]) => [
    name,
    readModels(spec, '', name === 'sample' ? 'User' : undefined)?.models ?? [],
  ])

test('data models: a sample gives types, formats, optional and nullable fields', () => {
  const [root, address, order] = readModels(sample, '', 'User')?.models ?? []
  assert.equal(root?.name, 'User')
  const types = Object.fromEntries(
    root.fields.map(({ name, type }) => [name, 'format' in type ? type.format : type.kind]),
  )
  assert.deepEqual(types, {
    id: 'integer',
    name: 'string',
    email: 'email',
    isActive: 'boolean',
    score: 'number',
    note: 'any',
    createdAt: 'date-time',
    birthday: 'date',
    homepage: 'uri',
    key: 'uuid',
    tags: 'array',
    address: 'model',
    orders: 'array',
  })
  assert.equal(address?.name, 'Address')
  assert.deepEqual(
    order?.fields.map(({ name, isOptional }) => [name, isOptional]),
    [
      ['id', false],
      ['total', false],
      ['coupon', true],
    ],
  )
})

test('data models: JSON Schema and TypeScript are read back as the same model', () => {
  for (const [name, models] of readAll()) {
    assert.deepEqual(readModels(writeJsonSchema(models), '', undefined)?.models, models, name)
    const text = writeTypeScript(models)
    assert.equal(writeTypeScript(readModels(text, '', undefined)?.models ?? []), text, name)
  }
})

test('data models: tables are read back as the same columns, in each dialect', () => {
  const [model] = readModels(specs.tables, '', undefined)?.models ?? []
  assert.ok(model)
  for (const dialect of ['postgresql', 'mysql'] as const)
    assert.deepEqual(readModels(writeSql([model], dialect), '', undefined)?.models, [model], dialect)
  const [inSqlite] = readModels(writeSql([model], 'sqlite'), '', undefined)?.models ?? []
  assert.deepEqual(
    inSqlite?.fields.map(({ name }) => name),
    model.fields.map(({ name }) => name),
  )
})

test('data models: SQLite accepts all tables', () => {
  for (const [name, models] of readAll()) {
    const database = new DatabaseSync(':memory:')
    assert.doesNotThrow(() => database.exec(writeSql(models, 'sqlite')), name)
    database.close()
  }
})

const request = {
  prompt: '',
  stems: [],
  sequence: '',
  content: new Set<string>(),
  language: undefined,
  framework: undefined,
  name: undefined,
  numbers: [],
  wantsTests: false,
  spec: undefined,
}

function renderTargets(ids: readonly string[]) {
  return readAll().flatMap(([name, models]) =>
    targets
      .filter(({ id }) => ids.includes(id))
      .map(({ id, needsOrder, path, write }) => ({
        path: `${name}-${id}/${path(models[0]?.name ?? '')}`,
        content: write(needsOrder ? (dependenciesFirst(models) ?? []) : models, request),
      })),
  )
}

test('data models: types, validators, zod and TypeBox schemas pass the strict checks of types', () => {
  assert.equal(findTypeErrors(renderTargets(['typescript', 'validator', 'zod', 'typebox'])), '')
})

/** Values that differ from a valid one in one field. */
function breakValue(model: Model, valid: Record<string, unknown>): [field: string, value: unknown][] {
  return model.fields
    .filter(({ type }) => type.kind !== 'any')
    .flatMap((field): [string, unknown][] => [
      [field.name, { ...valid, [field.name]: Symbol.for('wrong') }],
      ...(field.isOptional
        ? []
        : [
            [
              field.name,
              Object.fromEntries(Object.entries(valid).filter(([name]) => name !== field.name)),
            ] as [string, unknown],
          ]),
      ...(field.isNullable ? [] : [[field.name, { ...valid, [field.name]: null }] as [string, unknown]]),
    ])
}

test('data models: validators, zod, TypeBox and JSON Schema accept and reject the same values', async () => {
  const files = renderTargets(['validator', 'zod', 'typebox'])
  const folder = writeFiles([])
  const base = new URL(`file://${folder}/`)
  const { writeFileSync } = await import('node:fs')
  for (const [name, models] of readAll()) {
    const [root, ...others] = models
    assert.ok(root)
    const load = async (id: string) => {
      const file = files.find(({ path }) => path.startsWith(`${name}-${id}/`))
      const url = new URL(`${name}-${id}.ts`, base)
      // Packages resolve from here, not from the temporary folder.
      writeFileSync(
        url,
        file?.content.replace(
          /from '(zod|typebox)'/g,
          (_, specifier) => `from '${import.meta.resolve(specifier)}'`,
        ) ?? '',
      )
      return import(url.href)
    }
    const [validator, zod, typebox] = [await load('validator'), await load('zod'), await load('typebox')]
    const schemaName = `${root.name.charAt(0).toLowerCase()}${root.name.slice(1)}Schema`
    const typeBoxCheck = Compile(typebox[root.name])
    const jsonCheck = Compile(JSON.parse(writeJsonSchema(models)))
    const accepts = {
      validator: (value: unknown) => validator[`is${root.name}`](value),
      zod: (value: unknown) => zod[schemaName].safeParse(value).success,
      typebox: (value: unknown) => typeBoxCheck.Check(value),
      json: (value: unknown) => jsonCheck.Check(value),
    }
    const valid = sampleOf(root, others)
    for (const [library, accept] of Object.entries(accepts)) {
      assert.equal(accept(valid), true, `${library} accepts ${name}`)
      for (const [field, value] of breakValue(root, valid))
        assert.equal(accept(value), false, `${library} rejects ${field} of ${name}`)
    }
  }
})

test('data models: Python models are valid', {
  skip: !hasProgram('python3') && 'python3 is not installed',
}, async () => {
  const files = renderTargets(['dataclass', 'pydantic'])
  const hasPydantic = await runProgram('python3', ['-c', 'import pydantic'], '/').then(
    () => true,
    () => false,
  )
  const script = files
    .map(({ path }) =>
      path.includes('-pydantic/') && !hasPydantic
        ? `compile(open(${JSON.stringify(path)}).read(), ${JSON.stringify(path)}, 'exec')`
        : `runpy.run_path(${JSON.stringify(path)})`,
    )
    .join('\n')
  await runProgram(
    'python3',
    ['all.py'],
    writeFiles([...files, { path: 'all.py', content: `import runpy\n${script}\n` }]),
  )
})

test('data models: Java records compile', {
  skip: !hasProgram('javac') && 'javac is not installed',
}, async () => {
  const files = renderTargets(['java'])
  const folder = writeFiles(files)
  await runProgram('javac', ['-proc:none', '-d', 'classes', ...files.map(({ path }) => path)], folder)
})

test('data models: all targets parse', async () => {
  for (const [language, word] of [
    ['go', 'struct'],
    ['rust', 'struct'],
    ['csharp', 'record'],
    ['java', 'record'],
    ['python', 'dataclass'],
  ] as const)
    for (const spec of Object.values(specs)) {
      const { checks, recipe } = await generate({ prompt: `a ${word} for this`, language, spec })
      assert.match(recipe, /^data-models\//)
      assert.equal(checks[0]?.name, 'parse')
    }
})
