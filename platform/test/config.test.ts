import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Type } from 'typebox'
import { resolveSettings, type SettingSources, SettingsError, variableOf } from '../src/config.ts'

const schema = Type.Object({
  port: Type.Integer({ default: 8000, minimum: 0, maximum: 65_535 }),
  strictAll: Type.Boolean({ default: false }),
  shape: Type.Enum(['object', 'array'], { default: 'object' }),
  ratio: Type.Number({ default: 0.5 }),
  base: Type.Optional(Type.String({ pattern: '^https?://' })),
})

const resolve = (sources: SettingSources) => resolveSettings(schema, sources)

function problemsOf(work: () => unknown): readonly string[] {
  try {
    work()
  } catch (error) {
    assert.ok(error instanceof SettingsError)
    for (const problem of error.problems) assert.ok(error.message.includes(problem))
    return error.problems
  }
  return assert.fail('it was accepted')
}

test('settings without a source use the defaults', () => {
  const { values, origins } = resolve({})
  assert.deepEqual(values, { port: 8000, strictAll: false, shape: 'object', ratio: 0.5 })
  assert.deepEqual(origins, {
    port: 'default',
    strictAll: 'default',
    shape: 'default',
    ratio: 'default',
    base: 'default',
  })
})

test('settings from several sources prefer the flag, then the environment, then the file', () => {
  const flags = { port: '1' }
  const env = { OCTAVO_PORT: '2', OCTAVO_STRICT_ALL: 'true' }
  const file = { port: 3, strictAll: false, shape: 'array' }
  const { values, origins } = resolve({ flags, env, file })
  assert.deepEqual(values, { port: 1, strictAll: true, shape: 'array', ratio: 0.5 })
  assert.deepEqual(origins, {
    port: 'flag',
    strictAll: 'environment',
    shape: 'file',
    ratio: 'default',
    base: 'default',
  })
})

test('falsy settings override the defaults', () => {
  const flags = { strictAll: false, port: 0 }
  const env = { OCTAVO_STRICT_ALL: 'true', OCTAVO_PORT: '9' }
  const { values, origins } = resolve({ flags, env })
  assert.deepEqual([values.strictAll, origins.strictAll], [false, 'flag'])
  assert.deepEqual([values.port, origins.port], [0, 'flag'])
})

test('settings given as strings are converted to the type of the schema', () => {
  const env = { OCTAVO_PORT: '80', OCTAVO_STRICT_ALL: '1', OCTAVO_RATIO: '0.25', OCTAVO_BASE: 'http://a' }
  assert.deepEqual(resolve({ env }).values, {
    port: 80,
    strictAll: true,
    ratio: 0.25,
    shape: 'object',
    base: 'http://a',
  })
})

test('invalid settings are reported all at once, with their values and sources', () => {
  const problems = problemsOf(() =>
    resolve({
      flags: { port: '65536', shape: 'round' },
      env: { OCTAVO_STRICT_ALL: 'maybe', OCTAVO_RATIO: '' },
      file: { base: 'ftp://a' },
    }),
  )
  assert.equal(problems.length, 5)
  const report = problems.join('\n')
  for (const part of [
    /^port .*65535.*65536.*\(flag\)\.$/m,
    /^shape .*"object", "array".*"round".*\(flag\)\.$/m,
    /^strictAll .*boolean.*"maybe".*\(environment\)\.$/m,
    /^ratio .*number.*"".*\(environment\)\.$/m,
    /^base .*pattern.*"ftp:\/\/a".*\(file\)\.$/m,
  ])
    assert.match(report, part)
})

test('messages about invalid settings contain no secrets', () => {
  const server = Type.Object({ name: Type.String({ minLength: 2 }), key: Type.String() })
  const withServers = Type.Object({
    signingSecret: Type.String({ minLength: 20, default: 'x'.repeat(20) }),
    databaseUrl: Type.String({ pattern: '^postgres:', default: 'postgres:' }),
    servers: Type.Array(server, { default: [] }),
  })
  const servers = [{ name: '1', key: 'hidden' }]
  const problems = problemsOf(() =>
    resolveSettings(withServers, {
      flags: { signingSecret: 'hidden', databaseUrl: 'mysql://ada:hidden@db' },
      file: { servers },
    }),
  )
  assert.equal(problems.length, 3)
  assert.match(problems.join('\n'), /"name":"1"/)
  const fromText = problemsOf(() =>
    resolveSettings(withServers, { flags: { servers: JSON.stringify(servers) } }),
  )
  const fromBrokenText = problemsOf(() =>
    resolveSettings(withServers, { flags: { servers: '[{"key":"hidden' } }),
  )
  assert.doesNotMatch([problems, fromText, fromBrokenText].flat().join('\n'), /hidden/)
})

test('integer settings reject fractions', () => {
  for (const port of ['80.5', '0x50', ' 80', '80 ', 'eighty', 80.5, true])
    assert.equal(problemsOf(() => resolve({ flags: { port } })).length, 1, String(port))
})

test('missing required settings are reported as missing', () => {
  const required = Type.Object({ key: Type.String(), other: Type.String() })
  const problems = problemsOf(() => resolveSettings(required, {}, 'photo'))
  assert.deepEqual(problems, ['photo.key is required.', 'photo.other is required.'])
})

test('settings of a service have its name as a prefix in every source', () => {
  const service = Type.Object({
    alphaShape: Type.String({ default: '' }),
    v31AlphaShape: Type.String({ default: '' }),
    size: Type.Integer({ default: 1 }),
  })
  const { values, origins } = resolveSettings(
    service,
    {
      flags: { 'country-data.size': '5', size: '6', alphaShape: 'no' },
      env: { OCTAVO_COUNTRY_DATA_V31_ALPHA_SHAPE: 'array', OCTAVO_SIZE: '7' },
      file: { 'country-data': { alphaShape: 'object' }, size: 8 },
    },
    'country-data',
  )
  assert.deepEqual(values, { alphaShape: 'object', v31AlphaShape: 'array', size: 5 })
  assert.deepEqual(origins, { alphaShape: 'file', v31AlphaShape: 'environment', size: 'flag' })
})

test('unknown settings of a service are rejected with a list of the known ones', () => {
  const service = Type.Object({ size: Type.Integer({ default: 1 }) })
  const file = { photo: { size: 2, sise: 3 } }
  assert.deepEqual(
    problemsOf(() => resolveSettings(service, { file }, 'photo')),
    ['photo.sise is not a setting; there are size.'],
  )
  assert.deepEqual(
    problemsOf(() => resolveSettings(Type.Object({}), { file: { photo: { size: 2 } } }, 'photo')),
    ['photo.size is not a setting; there are none.'],
  )
})

test('a service section that is not an object is rejected', () => {
  const service = Type.Object({ size: Type.Integer({ default: 1 }) })
  for (const photo of ['small', 5, true, ['size']])
    assert.deepEqual(
      problemsOf(() => resolveSettings(service, { file: { photo } }, 'photo')),
      ['photo must be an object of settings (file).'],
    )
})

test('settings may be named like properties of Object.prototype', () => {
  const { values } = resolve({ file: JSON.parse('{"__proto__":{"port":5},"constructor":{"port":6}}') })
  assert.equal(values.port, 8000)
})

test('variableOf returns a valid shell variable name for any setting', () => {
  assert.equal(variableOf('port'), 'OCTAVO_PORT')
  assert.equal(variableOf('publicUrl'), 'OCTAVO_PUBLIC_URL')
  assert.equal(variableOf('databaseUrl', 'photo'), 'OCTAVO_PHOTO_DATABASE_URL')
  assert.equal(variableOf('v31AlphaShape', 'country-data'), 'OCTAVO_COUNTRY_DATA_V31_ALPHA_SHAPE')
})
