import assert from 'node:assert/strict'
import { test } from 'node:test'
import { run } from '../../src/recipes/generate-code.ts'
import { describePattern } from '../../src/recipes/patterns/describe-pattern.ts'
import { run as scoreRecipes } from '../../src/recipes/score-recipes.ts'
import { readUtterances } from '../intents/utterances.ts'
import { generate } from './generate.ts'

const matches: [prompt: string, recipe: string][] = [
  ['an LRU cache class named UserCache with 500 entries', 'algorithms/lru-cache'],
  ['write quicksort in rust', 'algorithms/quick-sort'],
  ['debounce function in TypeScript', 'algorithms/debounce'],
  ['retry a failed request with exponential backoff in python', 'algorithms/retry'],
  ['group an array of objects by a key', 'algorithms/group-by'],
  ['two sum in C', 'algorithms/two-sum'],
  ['to snake case in rust', 'algorithms/change-case'],
  ['how do I check whether a string is a palindrome in java', 'algorithms/palindrome'],
  ['topological sort of a dependency graph', 'algorithms/topological-sort'],
  ['nth fibonacci number in C', 'algorithms/fibonacci'],
  ['parse CSV in TypeScript', 'algorithms/csv-parse'],
  ['split by a condition', 'algorithms/partition'],
  ['get a nested value by path', 'algorithms/get-path'],
  ['write a hello world program in java', 'algorithms/hello-world'],
  ['how do I read a file line by line in Go', 'algorithms/read-lines'],
  ['write a string to a file in java', 'algorithms/write-file'],
  ['append a line to a text file in rust', 'algorithms/append-file'],
  ['fetch JSON from an API with a timeout', 'algorithms/fetch-json'],
  ['add 30 days to a date in python', 'algorithms/add-days'],
  ['random number between 1 and 10', 'algorithms/random-integer'],
  ['hash a password with sha256', 'algorithms/hash-password'],
  ['top 10 words in a file', 'algorithms/top-words'],
  ['word frequency', 'algorithms/word-count'],
  ['capitalize the first letter of a string', 'algorithms/capitalize'],
  ['capitalize the first letter of each word', 'algorithms/title-case'],
  ['find the second largest number', 'algorithms/second-largest'],
  ['two sum', 'algorithms/two-sum'],
  ['sort a dict by value in python', 'algorithms/sort-dictionary-by-value'],
  ['swap keys and values of a map', 'algorithms/invert-dictionary'],
  ['a small web server in python', 'algorithms/http-server'],
  ['solve the 8 queens problem', 'algorithms/n-queens'],
  ['regex for an email address', 'patterns/email-address'],
  ['regular expression that matches a UUID', 'patterns/uuid'],
  ['regex for 3 digits followed by a dash and 2 to 4 letters', 'patterns/described'],
  ['validate an ipv4 address in python', 'patterns/ipv4-address'],
  ['cron expression for every weekday at 9:30', 'expressions/cron'],
  ['SQL query to count orders per customer', 'expressions/sql-query'],
  ['git command to undo the last commit', 'commands/git-undo-the-last-commit-keep-the-changes'],
  ['shell command to find files named *.log', 'commands/shell-find-files-by-name'],
  ['Dockerfile for a python app on port 9000', 'project-files/dockerfile'],
  ['MIT license', 'project-files/license'],
  ['a .gitignore for a rust project', 'project-files/gitignore'],
  ['TypeScript interface for User with name, email and age', 'data-models/typescript'],
  ['zod schema for {"id": 1, "name": "x"}', 'data-models/zod'],
  ['java record Person with name, age and tags', 'data-models/java'],
  ['CRUD API for a Product with name, price and stock in fastify', 'crud/rest-api'],
]

test('matching: requests find their recipes', async () => {
  for (const [prompt, recipe] of matches) assert.equal((await generate({ prompt })).recipe, recipe, prompt)
})

const abstentions = [
  'write a REST API with Express',
  'write me an operating system kernel',
  'hello how are you',
  'what is the capital of France',
  'build a machine learning model that predicts churn',
  'translate this poem to German',
  'a chess engine in rust',
  'the sum of two columns',
  'implement a sorting hat game',
  'regex for a valid python program',
  'cron expression for the first monday of the month',
  'fix the bug in my code',
  'select a good restaurant for tonight',
  'make a 3d game with physics',
  'read a PDF file',
  'write a function to parse a file',
  'sudoku solver',
  'swap two nodes of a linked list',
  'make a change to my code',
  'reverse the words of a string',
]

test('matching: long descriptions of patterns end', () => {
  const letters = Array(14).fill('letters').join(' followed by ')
  const described = describePattern(`Write a regex for ${letters} followed by a dash`)
  assert.equal(described?.pattern.source, '^[A-Za-z]{14,}-$')
  for (const text of ['3000000 digits followed by a dash', '600000000 digits', `${letters}, ${letters}`])
    assert.equal(describePattern(`Write a regex for ${text}`), undefined, text)
  assert.equal(describePattern(`regex for a dash${' '.repeat(100_000)}x`), undefined)
})

test('matching: texts that a described pattern does not match follow from its parts', () => {
  for (const text of [
    '3 digits followed by a dash and 2 to 4 letters',
    'characters followed by a dash',
    '1 to 3 characters',
    'optional digits',
    '2 letters, 3 letters, at least 2 digits',
  ]) {
    const described = describePattern(`regex for ${text}`)
    assert.ok(described, text)
    for (const value of described.valid) assert.match(value, described.pattern)
    for (const value of described.invalid) assert.doesNotMatch(value, described.pattern)
  }
})

test('matching: no recipe fits messages that are no task on code', async () => {
  const files = ['design-utterances.txt', 'held-out-utterances.txt', 'second-held-out-utterances.txt']
  const messages = files.flatMap(readUtterances).filter(({ label }) => label === 'unknown')
  assert.ok(messages.length > 50)
  for (const { text } of messages) assert.ok((await scoreRecipes({ prompt: text })) < 0.7, text)
})

test('matching: requests without a recipe get none', async () => {
  for (const prompt of abstentions) {
    const result = await run({ prompt })
    assert.ok('abstained' in result, `${prompt} gives ${'recipe' in result ? result.recipe : ''}`)
    assert.match(result.abstained, /It uses no language model/)
  }
})

test('matching: names and numbers of the request reach the code', async () => {
  const cache = await generate({ prompt: 'an LRU cache class named UserCache with 500 entries', tests: true })
  assert.match(cache.code, /export class UserCache</)
  assert.match(cache.code, /maxEntries = 500\b/)
  assert.equal(cache.files[0]?.path, 'user-cache.ts')
  assert.match(cache.tests[0]?.content ?? '', /new UserCache<string, number>\(2\)/)
  const retry = await generate({ prompt: 'retry named fetchAgain in python with 3 attempts', tests: true })
  assert.match(retry.code, /def fetch_again\(/)
  assert.match(retry.code, /max_attempts: int = 3,/)
  const ttl = await generate({ prompt: 'a cache with time to live of 5 minutes' })
  assert.match(ttl.code, /maxAgeMs = 300000\b/)
})

test('matching: a name of the request does not replace the same name of a library', async () => {
  const zip = await generate({ prompt: 'zip named pairUp in rust' })
  assert.match(zip.code, /pub fn pair_up</)
  assert.match(zip.code, /\.zip\(second\)/)
  const timeout = await generate({ prompt: 'timeout wrapper named limitTime in go' })
  assert.match(timeout.code, /func LimitTime\[/)
  assert.match(timeout.code, /context\.WithTimeout\(/)
  const goZip = await generate({ prompt: 'zip named pairUp in go' })
  assert.match(goZip.code, /^\/\/ PairUp pairs .*\nfunc PairUp\[/m)
  const pick = await generate({ prompt: 'pick keys named selectKeys' })
  assert.match(pick.code, /function selectKeys<.*: Pick</)
  const crc = await generate({ prompt: 'crc32 named checksum in java' })
  assert.match(crc.code, /class Checksum .*java\.util\.zip\.CRC32/s)
  const goCrc = await generate({ prompt: 'crc32 named checksum in go' })
  assert.match(goCrc.code, /"hash\/crc32".*func Checksum\(.*crc32\.ChecksumIEEE/s)
  const java = await generate({ prompt: 'zip named pairUp in java', tests: true })
  assert.match(java.tests[0]?.content ?? '', /PairUp\.pairUp\(/)
})

test('matching: JavaScript is TypeScript without types', async () => {
  const { code, tests, language } = await generate({ prompt: 'debounce', language: 'js', tests: true })
  assert.equal(language, 'javascript')
  assert.match(code, /export function debounce\(action, waitMs = 300\)/)
  assert.match(tests[0]?.content ?? '', /from '\.\/debounce\.js'/)
})

test('matching: a missing language is named with the available ones', async () => {
  const result = await run({ prompt: 'curry in Rust' })
  assert.ok('abstained' in result)
  assert.match(result.abstained, /not available in Rust, only in TypeScript, Python\./)
})

test('matching: the test of a whole program in JavaScript imports its file', async () => {
  const prompt = 'hello world named firstProgram'
  const { files, tests } = await generate({ prompt, language: 'js', tests: true })
  assert.deepEqual(
    files.map(({ path }) => path),
    ['first-program.js'],
  )
  assert.match(tests[0]?.content ?? '', /import\('\.\/first-program\.js'\)/)
})

test('matching: the same request gives the same result', async () => {
  const input = { prompt: 'merge sort in go with tests' }
  assert.deepEqual(await run(input), await run(input))
})
