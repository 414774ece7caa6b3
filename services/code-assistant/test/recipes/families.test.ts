import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { parse as parseYaml } from 'yaml'
import { parseQuery } from '../../src/recipes/expressions/parse-query.ts'
import { parseSchedule } from '../../src/recipes/expressions/parse-schedule.ts'
import { writeQuery } from '../../src/recipes/expressions/query.ts'
import { findSlowShape } from '../../src/recipes/patterns/find-slow-shape.ts'
import { patternFormats } from '../../src/recipes/patterns/pattern-formats.ts'
import { toPython } from '../../src/recipes/patterns/pattern-recipes.ts'
import { findTypeErrors, hasProgram, runProgram, writeFiles } from './compile.ts'
import { generate } from './generate.ts'

test('patterns: the examples of all formats hold, and their time is linear', () => {
  assert.ok(patternFormats.length >= 170)
  assert.equal(new Set(patternFormats.map(({ id }) => id)).size, patternFormats.length)
  for (const { title, pattern, valid, invalid } of patternFormats) {
    assert.ok(valid.length > 0 && invalid.length > 0, title)
    for (const text of valid) assert.match(text, pattern, title)
    for (const text of invalid) assert.doesNotMatch(text, pattern, title)
    assert.equal(findSlowShape(pattern), undefined, title)
  }
})

test('patterns: slow shapes are found', () => {
  for (const pattern of [/^(a+)+$/, /^(a|a)*$/, /^(\w+\s?)*$/, /^(?:a{1,3})+$/, /^(a*)*$/])
    assert.equal(findSlowShape(pattern), 'exponential', `${pattern}`)
  for (const pattern of [/^a*a*$/, /^\d+\d+$/, /^\s*\w*\s*\w*x$/])
    assert.equal(findSlowShape(pattern), 'polynomial', `${pattern}`)
  for (const pattern of [/^\d+\.\d+$/, /^(?:[a-z]+-)*[a-z]+$/, /^(a|ab)(c|bcd)*$/])
    assert.equal(findSlowShape(pattern), undefined, `${pattern}`)
})

test('patterns: examples hold in Python too', {
  skip: !hasProgram('python3') && 'python3 is not installed',
}, async () => {
  const cases = patternFormats.flatMap(({ title, pattern, valid, invalid }) => {
    const python = toPython(pattern)
    return python ? [{ title, source: python.source, flags: python.flags, valid, invalid }] : []
  })
  assert.ok(cases.length > 150)
  const script = `import json, re
for case in json.load(open("cases.json")):
    flags = re.ASCII | (re.IGNORECASE if "re.IGNORECASE" in case["flags"] else 0)
    pattern = re.compile(case["source"], flags)
    for text in case["valid"]:
        assert pattern.search(text), (case["title"], text)
    for text in case["invalid"]:
        assert not pattern.search(text), (case["title"], text)
`
  await runProgram(
    'python3',
    ['all.py'],
    writeFiles([
      { path: 'cases.json', content: JSON.stringify(cases) },
      { path: 'all.py', content: script },
    ]),
  )
})

test('patterns: a pattern for text search finds examples within a text', async () => {
  const { code } = await generate({ prompt: 'regex to extract all hashtags from a text in typescript' })
  assert.match(code, /\/gu$/m)
  assert.match(code, /export function findAllHashtag\(text: string\): string\[\]/)
  const described = await generate({
    prompt: "regex that starts with 'ab' followed by one or more digits and ends with 'x'",
  })
  assert.equal(described.code, '/^(?:ab)\\d+x$/\n')
})

const schedules: [text: string, cron: string][] = [
  ['every 5 minutes', '*/5 * * * *'],
  ['every hour', '0 * * * *'],
  ['every day at 9:30', '30 9 * * *'],
  ['every weekday at 8am', '0 8 * * 1-5'],
  ['every monday at 6:15 pm', '15 18 * * 1'],
  ['on the first day of every month at midnight', '0 0 1 * *'],
  ['every 15 minutes between 9 and 17 on weekdays', '*/15 9-17 * * 1-5'],
  ['every january 1 at noon', '0 12 1 1 *'],
  ['twice a day', '0 0,12 * * *'],
  ['every sunday and wednesday at 7', '0 7 * * 0,3'],
  ['at 14:00 on the 15th of every month', '0 14 15 * *'],
  ['every 2 hours', '0 */2 * * *'],
]

test('cron: schedules are read, and the explanations of their expressions have the same meaning', async () => {
  for (const [text, cron] of schedules) {
    assert.equal(parseSchedule(text), cron, text)
    const { code } = await generate({ prompt: `cron expression for ${text}` })
    assert.equal(code.trim(), cron)
  }
  for (const text of [
    'every banana',
    'first monday of the month',
    'every 5 minutes unless it rains',
    'at 25:00',
  ])
    assert.equal(parseSchedule(text), undefined, text)
})

const queries: [text: string, rows: unknown[]][] = [
  ['select name from users where age is greater than 18 order by name descending limit 1', [{ name: 'Cy' }]],
  [
    'count users per city',
    [
      { city: 'Bern', count: 1 },
      { city: 'Rome', count: 2 },
    ],
  ],
  [
    'average age of users by city',
    [
      { city: 'Bern', average_age: 40 },
      { city: 'Rome', average_age: 18 },
    ],
  ],
  ['names of users where city is Rome and age is at most 17', [{ name: 'Bo' }]],
  [
    'distinct city of users where name contains "y" or age between 15 and 17',
    [{ city: 'Rome' }, { city: 'Bern' }],
  ],
  ['how many users are there', [{ count: 3 }]],
  ['top 1 users by age', [{ name: 'Cy', age: 40, city: 'Bern' }]],
  ['name from users where city is not null and name starts with A', [{ name: 'Al' }]],
]

test('SQL: sentences become queries with the expected rows on SQLite', () => {
  const database = new DatabaseSync(':memory:')
  database.exec(
    "CREATE TABLE users (name TEXT, age INTEGER, city TEXT); INSERT INTO users VALUES ('Al', 20, 'Rome'), ('Bo', 16, 'Rome'), ('Cy', 40, 'Bern')",
  )
  for (const [text, rows] of queries) {
    const query = parseQuery(text.replace(/^names of/, 'name of'))
    assert.ok(query, text)
    const actual = database
      .prepare(writeQuery(query))
      .all()
      .map((row) => ({ ...row }))
    assert.deepEqual(actual, rows, text)
  }
  const update = parseQuery('update users set city to Paris where name is Bo')
  const deletion = parseQuery('delete users where age is over 30')
  assert.ok(update && deletion)
  database.exec(writeQuery(update))
  database.exec(writeQuery(deletion))
  assert.deepEqual(
    database
      .prepare('SELECT name, city FROM users')
      .all()
      .map((row) => ({ ...row })),
    [
      { name: 'Al', city: 'Rome' },
      { name: 'Bo', city: 'Paris' },
    ],
  )
  assert.equal(parseQuery('select everything from the moon that is cheesy'), undefined)
})

test('SQL: names are those of the schema, and unknown ones are refused', async () => {
  const spec = 'CREATE TABLE orders (id int primary key, customer_id int not null, total numeric)'
  const { code } = await generate({ prompt: 'SQL query to count orders per customer', spec })
  assert.match(code, /GROUP BY customer_id;/)
  const { run } = await import('../../src/recipes/generate-code.ts')
  const result = await run({ prompt: 'SQL query: colors of orders', spec })
  assert.ok('abstained' in result)
  assert.match(result.abstained, /has no column “colors”/)
})

test('commands: values of the request fill the slots, and only plain ones', async () => {
  const command = await generate({ prompt: 'shell command to find files named *.log' })
  assert.equal(command.code, "find . -type f -name '*.log'\n")
  const ended = await generate({ prompt: 'terminal command to kill the process on port 8080' })
  assert.match(ended.code, /-iTCP:8080 /)
  const hostile = await generate({
    prompt: 'git commit message: change the last commit message to "x\\"; rm -rf /"',
  })
  assert.doesNotMatch(hostile.code, /rm -rf/)
})

test('CRUD: handlers of each framework pass the checks of types, and their tests pass', async () => {
  const spec = JSON.stringify({
    id: 1,
    name: 'Tea',
    price: 1.5,
    isActive: true,
    tags: ['hot'],
    maker: { name: 'x' },
    createdAt: '2024-01-01T00:00:00Z',
  })
  const files = []
  for (const framework of ['node:http', 'fastify', 'hono']) {
    const { files: code, tests } = await generate({
      prompt: 'CRUD API for products',
      framework,
      spec,
      tests: true,
    })
    files.push(
      ...[...code, ...tests].map(({ path, content }) => ({
        path: `${framework.replace(':', '-')}/${path}`,
        content,
      })),
    )
  }
  const scripts = files.filter(({ path }) => path.endsWith('.ts'))
  assert.equal(findTypeErrors(scripts), '')
  const resolved = files.map(({ path, content }) => ({
    path,
    content: content.replace(/from '(fastify|hono)'/g, (_, name) => `from '${import.meta.resolve(name)}'`),
  }))
  const folder = writeFiles([...resolved, { path: 'package.json', content: '{"type":"module"}' }])
  const tests = files.map(({ path }) => path).filter((path) => path.endsWith('.test.ts'))
  const output = await runProgram(
    process.execPath,
    ['--test', '--test-isolation=none', '--test-reporter=spec', ...tests],
    folder,
  )
  assert.match(output, /^ℹ pass 3$/m)
})

test('CRUD: Express handlers parse', async () => {
  const { code } = await generate({ prompt: 'CRUD API for Users with name and email in express' })
  assert.match(code, /app\.put\('\/users\/:key'/)
})

test('API clients: a client of a generated OpenAPI document passes the checks of types and calls the right addresses', async () => {
  const api = await generate({ prompt: 'CRUD API for Products with name, price and tags' })
  const spec = api.files.find(({ path }) => path === 'openapi.json')?.content ?? ''
  const { code, files } = await generate({ prompt: 'typed fetch client', spec })
  assert.equal(findTypeErrors(files), '')
  const folder = writeFiles([{ path: 'client.ts', content: code }])
  const { ProductsClient, ApiError } = await import(`file://${folder}/client.ts`)
  const calls: string[] = []
  const fetch = async (url: URL, { method, body }: RequestInit) => {
    calls.push(`${method} ${url.pathname}${url.search} ${body ?? ''}`.trim())
    return method === 'DELETE'
      ? new Response('{"error":"gone"}', { status: 404, headers: { 'content-type': 'application/json' } })
      : Response.json({ id: 1 })
  }
  const client = new ProductsClient({ baseUrl: 'http://localhost/api/', fetch })
  assert.deepEqual(await client.getProduct('a/b'), { id: 1 })
  await client.listProducts({ limit: 5 })
  await client.createProduct({ name: 'x' })
  await assert.rejects(
    client.deleteProduct(1),
    (error: unknown) => error instanceof ApiError && error instanceof Error && error.message.includes('404'),
  )
  assert.deepEqual(calls, [
    'GET /api/products/a%2Fb',
    'GET /api/products?limit=5',
    'POST /api/products {"name":"x"}',
    'DELETE /api/products/1',
  ])
})

test('project files: workflows, Compose files and configurations parse', async () => {
  for (const language of ['typescript', 'python', 'go', 'rust', 'java']) {
    const { code } = await generate({ prompt: 'GitHub Actions workflow with postgres', language })
    assert.equal(parseYaml(code).jobs.test['runs-on'], 'ubuntu-latest')
    const docker = await generate({ prompt: 'Dockerfile on port 9000', language })
    assert.match(docker.code, /^EXPOSE 9000$/m)
    assert.match(docker.code, /^(?:USER |FROM .*nonroot)/m)
  }
  const compose = parseYaml(
    (await generate({ prompt: 'docker compose file with postgres on port 4000' })).code,
  )
  assert.deepEqual(compose.services.app.ports, ['4000:4000'])
  assert.equal(compose.services.db.image, 'postgres:17')
  const config = JSON.parse((await generate({ prompt: 'tsconfig for a react app' })).code)
  assert.equal(config.compilerOptions.jsx, 'react-jsx')
  const license = await generate({ prompt: 'BSD-3-Clause license, copyright holder Ada Lovelace, 2024' })
  assert.match(license.code, /^Copyright \(c\) 2024 Ada Lovelace$/m)
})
