import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Analysis } from '../src/analysis/analysis.ts'
import { type RedactionMode, redactBody } from '../src/redaction/redact-body.ts'
import { findSecrets } from '../src/redaction/secrets.ts'
import { createEventParser } from '../src/wire/event-parser.ts'
import { beginStream, chunk, done, lastChunk, sendJson, startFakeUpstream, stream } from './fake-upstream.ts'
import { startGateway, upstreamSettings } from './gateway.ts'

// In two pieces, so that scanners of this repository do not find them.
const github = `ghp${'_a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8'}`
const pem = `-----BEGIN PRIVATE${' KEY-----'}\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASC\nab/cd+ef==\n-----END PRIVATE${' KEY-----'}`

const upstream = await startFakeUpstream()
const modes: RedactionMode[] = ['redact', 'block', 'flag', 'off']
const gateway = await startGateway({
  upstreams: modes.map((redaction) => upstreamSettings(redaction, upstream.url, { redaction })),
})

const redact = (text: string, analysis: Pick<Analysis, 'run'> = gateway.context.analysis) =>
  redactBody(Buffer.from(text), 'redact', analysis, { userId: 1 })

const messagesWith = (content: string) => [{ role: 'user', content }]

/** Answers with the content of the request, in pieces of this length. */
function echo(model: string, length: number) {
  upstream.on(model, (response, { json }) => {
    const content: string = json.messages[0].content
    if (!json.stream) return sendJson(response, { choices: [{ message: { content } }], usage: {} })
    const pieces = content.match(new RegExp(`[\\s\\S]{1,${length}}`, 'g')) ?? []
    stream(
      ...pieces.map((piece) => chunk({ content: piece })),
      lastChunk(),
      done,
    )(response, { json } as never)
  })
}

// The test knows the chunks.
// biome-ignore lint/suspicious/noExplicitAny: see above
function chunksOf(text: string): any[] {
  const parser = createEventParser()
  const events = [...parser.push(Buffer.from(text)), ...parser.end()]
  return events.flatMap(({ data }) => (data === '[DONE]' ? [] : [JSON.parse(data)]))
}

const contentOf = (text: string) =>
  chunksOf(text)
    .map(({ choices }) => choices[0].delta.content ?? '')
    .join('')

describe('detection', () => {
  const secrets: Record<string, [string, string]> = {
    'GitHub token': [`key: ${github}.`, github],
    'private key': [`a\n${pem}\nb`, pem],
    'AWS key': [`id ${'AKIA'}IOSFODNN7EXAMPLE`, `${'AKIA'}IOSFODNN7EXAMPLE`],
    'JSON Web Token': [
      `x ${'eyJ'}hbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w`,
      `${'eyJ'}hbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w`,
    ],
    'Slack token': [`${'xoxb'}-1234567890-abcdefghij`, `${'xoxb'}-1234567890-abcdefghij`],
    'payment key': [`${'sk_live'}_4eC39HqLyjWDarjtT1zdp7dc`, `${'sk_live'}_4eC39HqLyjWDarjtT1zdp7dc`],
    'model server key': [`${'sk-ant'}-api03-abcdefghijklmnop123`, `${'sk-ant'}-api03-abcdefghijklmnop123`],
    'password of a URL': ['postgres://app:s3cr3tpw@db/x', 's3cr3tpw'],
    'environment file': ['DB_PASSWORD=hunter2hunter3\nA=1', 'hunter2hunter3'],
    'field of an object': ['{"apiKey": "Zx81kq09Lmn4"}', 'Zx81kq09Lmn4'],
  }
  for (const [name, [text, expected]] of Object.entries(secrets))
    test(`${name}: is found, without the text around it`, () => {
      assert.deepEqual(
        findSecrets(text).map(({ start, end }) => text.slice(start, end)),
        [expected],
      )
    })

  for (const text of [
    'const password = getPassword(user1)',
    'token: string; apiKey?: string',
    'const key = process.env.API_KEY2',
    'sha256 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    'https://example.org:8080/a@b',
    'SECRET=<your secret 1>',
    'sk-learn is a library',
  ])
    test(`no secret: ${text}`, () => assert.deepEqual(findSecrets(text), []))

  // Quadratic time would take hours for a text this long.
  for (const beginning of ['token', '-----BEGIN PRIVATE KEY-----', 'eyJaaaaaaaa-'])
    test(`a long text that repeats "${beginning}": is searched, and has no secret`, () =>
      assert.deepEqual(findSecrets(beginning.repeat(8_000_000 / beginning.length)), []))

  test('long secrets: are found as a whole', () => {
    const token = `${'eyJ'}hbGciOiJIUzI1NiJ9.eyJ${'a1'.repeat(2_000)}.dozjgNryP4J3jVmNHl0w`
    const name = `DB_PASSWORD_${'OF_A_SERVICE_'.repeat(4)}`
    assert.deepEqual(
      findSecrets(`${token} ${name}=hunter2hunter3`).map(({ end, start }) => end - start),
      [token.length, 'hunter2hunter3'.length],
    )
  })

  test('secrets that are written with escape sequences: are found', async () => {
    const escaped = [...github]
      .map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join('')
    const { body, secrets } = await redact(`{"a":"${escaped}"}`)
    assert.equal(secrets, 1)
    assert.ok(!JSON.parse(body.toString()).a.includes(github))
  })

  test('a body without secrets: keeps its bytes', async () => {
    const text = '{ "a" : "the password is a word: token=\\u0041", "n":1.0 }'
    assert.equal((await redact(text)).body.toString(), text)
  })

  test('a body with secrets: keeps everything else', async () => {
    const { body } = await redact(`{ "n":1.0, "x":"${github}", "big":12345678901234567890, "x":1}`)
    assert.match(
      body.toString(),
      /^\{ "n":1\.0, "x":"REDACTED_[A-Z\d]{12}_0{7}", "big":12345678901234567890, "x":1\}$/,
    )
  })
})

describe('requests and responses', () => {
  for (const length of [1, 2, 7, 29, 1000])
    test(`a stream in pieces of ${length}: has the secrets again, and the server never saw them`, async () => {
      const model = `echo-${length}`
      echo(model, length)
      const text = `REDA ${github} and ${pem}, again ${github} REDACTED_`
      const response = await gateway.send({
        model: `redact/${model}`,
        messages: messagesWith(text),
        stream: true,
      })
      assert.equal(response.headers.get('x-secrets-found'), '2')
      const received = await response.text()
      assert.equal(contentOf(received), text)
      assert.match(received, /\[DONE\]/)
      const body = upstream.requestsFor(model)[0]?.body.toString() ?? ''
      assert.ok(!body.includes(github) && !body.includes('MIIEvQ'))
      // Each occurrence has the same placeholder.
      assert.equal(new Set(body.match(/REDACTED_\w{12}_\d{7}/g)).size, 2)
    })

  test('a whole response: has the secrets again', async () => {
    echo('whole', 1)
    const response = await gateway.send({ model: 'redact/whole', messages: messagesWith(pem) })
    const { choices } = JSON.parse(await response.text())
    assert.equal(choices[0].message.content, pem)
  })

  test('arguments of tool calls: stay valid JSON', async () => {
    upstream.on('arguments', (response, { json }) => {
      beginStream(response)
      const call = (piece: string) => chunk({ tool_calls: [{ index: 0, function: { arguments: piece } }] })
      for (const letter of JSON.stringify({ key: json.messages[0].content })) response.write(call(letter))
      response.end(lastChunk('tool_calls') + done)
    })
    const response = await gateway.send({
      model: 'redact/arguments',
      messages: messagesWith(pem),
      stream: true,
    })
    const json = chunksOf(await response.text())
      .map(({ choices }) => choices[0].delta.tool_calls?.[0].function.arguments ?? '')
      .join('')
    assert.deepEqual(JSON.parse(json), { key: pem })
  })

  test('placeholders that a client or a server makes up: stay text', async () => {
    const fake = 'REDACTED_ABCDEFGHJKLM_0000000'
    echo('spoof', 3)
    const text = `${fake} ${github}`
    const response = await gateway.send({ model: 'redact/spoof', messages: messagesWith(text), stream: true })
    assert.equal(contentOf(await response.text()), text)
  })

  test('more than 10,000 secrets: each comes back in its place', async () => {
    const secrets = Array.from({ length: 10_002 }, (_, at) => `${'sk-test'}-${String(at).padStart(24, '0')}`)
    echo('many', 1)
    const content = secrets.join(' ')
    const response = await gateway.send({ model: 'redact/many', messages: messagesWith(content) })
    assert.equal(JSON.parse(await response.text()).choices[0].message.content, content)
  })

  test('line separators of Unicode: stay inside of an event', async () => {
    echo('separators', 4)
    const text = `a\u2028b\u2029c\u0085\n${github}`
    const body = { model: 'redact/separators', messages: messagesWith(text), stream: true }
    assert.equal(contentOf(await (await gateway.send(body)).text()), text)
  })

  test('a large body: is searched on another thread, also if it has many short texts', async () => {
    const tasks: string[] = []
    const analysis: typeof gateway.context.analysis = {
      ...gateway.context.analysis,
      run(task, ...rest) {
        tasks.push(task.module.pathname)
        return gateway.context.analysis.run(task, ...rest)
      },
    }
    const short = `"${'_'.repeat(10)}",`.repeat(20_000)
    const { secrets } = await redact(`[${short}"${github}"]`, analysis)
    assert.equal(secrets, 1)
    assert.match(tasks.join(), /redact-strings/)
  })

  test('a client that leaves: closes the request to the server', async () => {
    upstream.on('left', (response) => {
      beginStream(response).write(chunk({ content: 'half' }))
    })
    const leave = new AbortController()
    const response = await gateway.send(
      { model: 'redact/left', messages: messagesWith(github), stream: true },
      { signal: leave.signal },
    )
    await response.body?.getReader().read()
    const closed = upstream.closedOf('left')
    leave.abort()
    await closed
  })

  test('block: the request is rejected and not sent', async () => {
    echo('blocked', 1)
    const response = await gateway.send({ model: 'block/blocked', messages: messagesWith(github) })
    const { error } = JSON.parse(await response.text())
    assert.deepEqual([response.status, error.code], [400, 'secrets_found'])
    assert.ok(!JSON.stringify(error).includes(github))
    assert.equal(upstream.requestsFor('blocked').length, 0)
  })

  test('flag and off: the bytes are sent unchanged', async () => {
    for (const [mode, header] of [
      ['flag', '1'],
      ['off', null],
    ] as const) {
      echo(`${mode}-echo`, 1)
      const response = await gateway.send({ model: `${mode}/${mode}-echo`, messages: messagesWith(github) })
      assert.equal(response.headers.get('x-secrets-found'), header)
      assert.ok(upstream.requestsFor(`${mode}-echo`)[0]?.body.includes(github))
    }
  })
})
