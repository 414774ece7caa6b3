import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { readFileListing } from '../src/rules/agent/file-listing.ts'
import { piApis, preparePi } from './pi.ts'
import { startCodeAssistant } from './service.ts'

const assistant = await startCodeAssistant({ limits: 'off' })
const ada = await assistant.as('ada')
const home = await mkdtemp(join(tmpdir(), 'octavo-agent-mode-'))
after(() => rm(home, { recursive: true, force: true }))

for (const api of piApis)
  test(`pi edits a file over ${api}`, { timeout: 120_000 }, async () => {
    const agent = await preparePi(join(home, api), { url: assistant.url, api, key: ada.key })
    const path = join(agent.folder, 'a.js')
    await writeFile(path, '// Keep.\nfunction foo(n) {\n  return n + 1\n}\n\nconsole.log(foo(1))\n')
    const { output, errors } = await agent.run('rename foo to bar in a.js')
    assert.equal(
      await readFile(path, 'utf8'),
      '// Keep.\nfunction bar(n) {\n  return n + 1\n}\n\nconsole.log(bar(1))\n',
      output + errors,
    )
    assert.match(output, /^Changed `a\.js`\.[\s\S]*\+function bar\(n\)/, errors)
  })

interface Step {
  text: string
  calls: { id: string; name: string; values: Record<string, unknown> }[]
}

const string = { type: 'string' }
const tool = (name: string, properties: Record<string, unknown>, required = Object.keys(properties)) => ({
  type: 'function',
  function: { name, description: `The tool ${name}.`, parameters: { type: 'object', properties, required } },
})

/** Plays a client whose tools work on files in memory. */
async function sendMessages(
  prompt: string | readonly { type: 'text'; text: string }[],
  tools: readonly ReturnType<typeof tool>[],
  execute: (name: string, values: Record<string, unknown>) => string,
): Promise<Step[]> {
  const messages: unknown[] = [{ role: 'user', content: prompt }]
  const steps: Step[] = []
  for (let turn = 0; turn < 6; turn++) {
    const { status, json } = await ada('POST', '/v1/chat/completions', { model: 'rules', messages, tools })
    assert.equal(status, 200, JSON.stringify(json))
    const [{ message, finish_reason: reason }] = json.choices
    // The body of the protocol.
    const calls = (
      (message.tool_calls ?? []) as { id: string; function: { name: string; arguments: string } }[]
    ).map(({ id, function: { name, arguments: text } }) => ({ id, name, values: JSON.parse(text) }))
    assert.equal(reason, calls.length > 0 ? 'tool_calls' : 'stop')
    steps.push({ text: message.content ?? '', calls })
    if (calls.length === 0) return steps
    messages.push(message)
    for (const { id, name, values } of calls)
      messages.push({ role: 'tool', tool_call_id: id, content: execute(name, values) })
  }
  throw new Error('The conversation did not end')
}

const bash = tool('bash', { command: string })
const namesOf = (steps: readonly Step[]) => steps.map(({ calls }) => calls.map(({ name }) => name))

test('Numbered lines are read, and only the changed lines are replaced', async () => {
  const tools = [
    bash,
    tool('read', { filePath: string, offset: { type: 'number' } }, ['filePath']),
    tool(
      'edit',
      { filePath: string, oldString: string, newString: string, replaceAll: { type: 'boolean' } },
      ['filePath', 'oldString', 'newString'],
    ),
  ]
  const steps = await sendMessages('use const in src/a.js', tools, (name) =>
    name === 'read'
      ? '<path>/src/a.js</path>\n<type>file</type>\n<content>\n1: let a = 1\n2: console.log(a)\n\n(End of file - total 2 lines)\n</content>'
      : 'Edit applied successfully.',
  )
  assert.deepEqual(namesOf(steps), [['read'], ['edit'], []])
  assert.deepEqual(steps[0]?.calls[0]?.values, { filePath: 'src/a.js' })
  assert.deepEqual(steps[1]?.calls[0]?.values, {
    filePath: 'src/a.js',
    oldString: 'let a = 1\n',
    newString: 'const a = 1\n',
    replaceAll: false,
  })
  assert.match(steps[2]?.text ?? '', /^Changed `src\/a\.js`\.[\s\S]*-let a = 1\n\+const a = 1/)
})

test('A diff of a file with an absolute path has the headers that git writes', async () => {
  const content = 'let a = 1\nconsole.log(a)\n'
  const steps = await sendMessages('use const in /home/ada/app/a.js', pathAndEdit, () => content)
  assert.match(steps.at(-1)?.text ?? '', /--- a\/home\/ada\/app\/a\.js\n\+\+\+ b\/home\/ada\/app\/a\.js\n/)
})

test('A client that only writes whole files gets the whole file', async () => {
  const tools = [
    tool('read_file', { path: string }),
    tool('write_to_file', { path: string, content: string }),
    tool('execute_command', { command: string }),
  ]
  const code = 'export function add(a: number, b: number): number {\n  return a + b\n}\n'
  const steps = await sendMessages('document src/a.ts', tools, (name) =>
    name === 'read_file' ? code : 'Saved.',
  )
  assert.deepEqual(namesOf(steps), [['read_file'], ['write_to_file'], []])
  const { content } = steps[1]?.calls[0]?.values ?? {}
  assert.match(String(content), /^\/\*\*[\s\S]*@returns[\s\S]*export function add/)
  assert.ok(String(content).endsWith(code))
})

test('A name is searched when the request names no file, and renamed in all of them', async () => {
  const disk = new Map([
    ['src/sum.js', 'export function total(xs) {\n  return xs.length\n}\n'],
    ['src/main.js', "import { total } from './sum.js'\n\nconsole.log(total([]))\n"],
  ])
  const tools = [
    tool('Grep', { pattern: string, path: string }, ['pattern']),
    tool('Read', { file_path: string }),
    tool('Edit', { file_path: string, old_string: string, new_string: string }),
  ]
  const steps = await sendMessages('rename total to sum', tools, (name, values) => {
    const path = String(values.file_path)
    if (name === 'Grep')
      return "src/main.js:1:import { total } from './sum.js'\nsrc/main.js:3:total([])\nsrc/sum.js:1:function total"
    if (name === 'Edit')
      disk.set(
        path,
        disk.get(path)?.replace(String(values.old_string), () => String(values.new_string)) ?? '',
      )
    return name === 'Read' ? (disk.get(path) ?? 'File not found') : 'Done'
  })
  assert.deepEqual(namesOf(steps), [['Grep'], ['Read', 'Read'], ['Edit', 'Edit'], []])
  assert.deepEqual(
    [...disk.values()],
    [
      'export function sum(xs) {\n  return xs.length\n}\n',
      "import { sum } from './sum.js'\n\nconsole.log(sum([]))\n",
    ],
  )
})

const pathAndEdit = [
  tool('read', { path: string }),
  tool('edit', { path: string, oldText: string, newText: string }),
]

test('A file that is shown in part, or not at all, is not changed', async () => {
  const partial = await sendMessages(
    'use const in a.js',
    pathAndEdit,
    () => 'let a = 1\n\n[12 more lines in file. Use offset=2 to continue.]',
  )
  assert.deepEqual(namesOf(partial), [['read'], []])
  assert.match(partial[1]?.text ?? '', /only a part of `a\.js`/)
  const missing = await sendMessages('use const in a.js', pathAndEdit, () => 'Error: ENOENT: no such file')
  assert.deepEqual(namesOf(missing), [['read'], []])
  assert.match(missing[1]?.text ?? '', /ENOENT/)
  const failing = await sendMessages('use const in a.js', pathAndEdit, (name) =>
    name === 'read' ? 'let a = 1\n' : 'Error: the text was not found',
  )
  assert.deepEqual(namesOf(failing), [['read'], ['edit'], []])
  assert.match(failing[2]?.text ?? '', /the text was not found/)
})

test('A request that tools cannot fulfil gets a response without calls', async () => {
  const never = () => assert.fail('No tool is to be called')
  for (const [prompt, tools] of [
    ['What is the capital of France?', pathAndEdit],
    ['rename foo to bar in src/a.js', [bash]],
    ['use const:\n```js\nlet a = 1\nconsole.log(a)\n```', pathAndEdit],
  ] as const) {
    const [step] = await sendMessages(prompt, tools, never)
    assert.ok(step?.text, prompt)
  }
})

test('Explanations and reviews read the file and change nothing', async () => {
  const steps = await sendMessages(
    'explain src/a.js',
    pathAndEdit,
    () => 'export const add = (a, b) => a + b\n',
  )
  assert.deepEqual(namesOf(steps), [['read'], []])
  assert.match(steps[1]?.text ?? '', /add/)
})

test('A change that the user rejects is not reported as done', async () => {
  const steps = await sendMessages('use const in a.js', pathAndEdit, (name) =>
    name === 'read' ? 'let a = 1\n' : 'The user rejected this operation.',
  )
  assert.match(steps.at(-1)?.text ?? '', /^A tool failed[\s\S]*The user rejected/)
})

test('Tests are shown and not written, because the file may exist', async () => {
  const tools = [...pathAndEdit, tool('write', { path: string, content: string })]
  const steps = await sendMessages('write tests for src/a.ts', tools, () => 'export const one = () => 1\n')
  assert.deepEqual(namesOf(steps), [['read'], []])
  assert.match(steps[1]?.text ?? '', /a\.test\.ts/)
})

test('A message of several parts may begin with reminders of the client', async () => {
  const parts = [
    "<system-reminder>\nI'm currently working in the directory: /home/ada/app\n</system-reminder>",
    '<system-reminder>\nSchedule jobs with `cron_create`.\n</system-reminder>',
    'explain a.js',
  ].map((text) => ({ type: 'text' as const, text }))
  const absolute = { type: 'string', description: 'Must be an absolute path: root plus relative path.' }
  const tools = [tool('view_image', { path: string }), tool('read_file', { file_path: absolute })]
  const steps = await sendMessages(parts, tools, () => 'export const add = (a, b) => a + b\n')
  assert.deepEqual(
    steps[0]?.calls.map(({ name, values }) => [name, values]),
    [['read_file', { file_path: '/home/ada/app/a.js' }]],
  )
  assert.match(steps[1]?.text ?? '', /add/)
  const [only] = await sendMessages('explain a.js', tools.slice(0, 1), () =>
    assert.fail('No tool is to be called'),
  )
  assert.ok(only?.text)
})

test('A file of very many empty lines is read in linear time', () => {
  const content = `${'\n'.repeat(500_000)}x`
  assert.equal(readFileListing(`<content>\n${content}\n</content>`), content)
  assert.equal(
    readFileListing('<content>\nlet a = 1\n\n(End of file - total 1 lines)\n</content>'),
    'let a = 1',
  )
  const long = 'let a = 1 '.repeat(100)
  assert.equal(readFileListing(`<content>\n${long}\n(End of file)\n</content>`), long)
})
