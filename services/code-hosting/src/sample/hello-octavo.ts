import type { SampleRepository } from './sample.ts'

const readme = `# Hello, Octavo

A repository to try things on. Everything here is real: clone it, push to it, open an issue, break it.

\`\`\`sh
git clone http://127.0.0.1:8001/demo/hello-octavo.git
\`\`\`
`

const greeting = `export function greet(name = 'reader') {
  return \`Hello, \${name}.\`
}
`

const politeGreeting = `/** The words change with the hour of the day. */
export function greet(name = 'reader', hour = new Date().getHours()) {
  const time = hour < 5 || hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'afternoon'
  return \`Good \${time}, \${name}.\`
}
`

const test = `import assert from 'node:assert/strict'
import { test } from 'node:test'
import { greet } from '../greeting.js'

test('a greeting at seven in the morning says so', () => {
  assert.equal(greet('Ada', 7), 'Good morning, Ada.')
})

test('a greeting at midnight is one of the evening', () => {
  assert.equal(greet('Ada', 0), 'Good evening, Ada.')
})
`

export const helloOctavo: SampleRepository = {
  owner: 'demo',
  name: 'hello-octavo',
  description: 'A repository to try things on.',
  topics: ['example', 'greeting'],
  createdAt: '2026-02-02T08:30:00Z',
  writers: ['ines', 'tomasz'],
  starredBy: ['ines', 'tomasz'],
  commits: [
    {
      author: 'demo',
      at: '2026-02-02T09:00:00Z',
      message: 'Begin with a README',
      files: { 'README.md': readme, '.gitignore': 'node_modules/\n' },
    },
    {
      author: 'demo',
      at: '2026-02-02T10:15:00Z',
      message: 'Say hello',
      files: {
        'greeting.js': greeting,
        'package.json': `${JSON.stringify({ name: 'hello-octavo', type: 'module', scripts: { test: 'node --test' } }, null, 2)}\n`,
      },
    },
    {
      author: 'ines',
      at: '2026-02-05T18:40:00Z',
      message: 'Greet by the hour of the day\n\nA plain hello at three in the morning felt wrong.',
      files: { 'greeting.js': politeGreeting },
    },
    {
      author: 'ines',
      at: '2026-02-05T19:05:00Z',
      message: 'Test both ends of the day',
      files: { 'test/greeting.test.js': test },
    },
    {
      author: 'tomasz',
      at: '2026-02-09T07:20:00Z',
      message: 'Tell how to run the tests',
      files: { 'README.md': `${readme}\nThe tests run with \`npm test\` and need nothing but Node.\n` },
    },
  ],
  branches: [
    {
      name: 'languages',
      from: 4,
      commits: [
        {
          author: 'tomasz',
          at: '2026-02-11T20:00:00Z',
          message: 'Keep the words of each language in a file of their own',
          files: {
            'words/en.json':
              '{ "morning": "Good morning", "afternoon": "Good afternoon", "evening": "Good evening" }\n',
            'words/pl.json':
              '{ "morning": "Dzień dobry", "afternoon": "Dzień dobry", "evening": "Dobry wieczór" }\n',
            'words/pt.json': '{ "morning": "Bom dia", "afternoon": "Boa tarde", "evening": "Boa noite" }\n',
          },
        },
      ],
    },
  ],
  tags: [{ name: 'v1.0.0', commit: 3, message: 'The first greeting worth a number' }],
  labels: [{ name: 'languages', color: '7057ff', description: 'Words in other tongues' }],
  milestones: [{ title: '1.1', description: 'Greetings in three languages.', dueOn: '2027-03-31T00:00:00Z' }],
  issues: [
    {
      author: 'ines',
      at: '2026-02-03T12:00:00Z',
      title: 'The greeting is the same at noon and at midnight',
      body: 'Whoever reads this at night deserves a *good evening*.\n\n- [x] morning\n- [x] afternoon\n- [x] evening',
      labels: ['enhancement'],
      assignees: ['ines'],
      comments: [{ author: 'demo', at: '2026-02-03T12:30:00Z', body: 'Agreed. Would you like to do it?' }],
      closed: { at: '2026-02-05T19:10:00Z', by: 'ines', reason: 'completed' },
    },
    {
      author: 'tomasz',
      at: '2026-02-10T08:00:00Z',
      title: 'Greet in Polish and Portuguese',
      body: 'The words could stand in files, one for each language. I have begun on the branch `languages`.',
      labels: ['enhancement', 'languages'],
      assignees: ['tomasz'],
      milestone: '1.1',
      comments: [
        {
          author: 'ines',
          at: '2026-02-10T09:12:00Z',
          body: 'In Portuguese the evening begins when it is dark, not at six.',
        },
        { author: 'tomasz', at: '2026-02-10T21:55:00Z', body: 'Then the hour alone will not do. See #3.' },
      ],
    },
    {
      author: 'tomasz',
      at: '2026-02-10T21:50:00Z',
      title: 'Evening depends on the season',
      body: 'In Gdynia it is dark at four in December and at ten in June.\n\n```js\ngreet("Ines", 17) // afternoon or evening?\n```',
      labels: ['question'],
    },
    {
      author: 'demo',
      at: '2026-02-12T15:00:00Z',
      title: 'An empty name gives "Good morning, ."',
      body: '`greet("")` should fall back to *reader*, as `greet()` does.',
      labels: ['bug', 'good first issue'],
      milestone: '1.1',
    },
  ],
}
