import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { createLogger, type LogStyle } from '../src/log.ts'
import { maskBody, maskSecrets } from '../src/mask-secrets.ts'

function record(style: LogStyle) {
  const texts: string[] = []
  const log = createLogger(style, (text) => texts.push(text))
  return { log, output: () => texts.join(''), take: () => texts.splice(0).join('') }
}

test('a pretty log shows time, level, module, message and fields', () => {
  const { log, take } = record('pretty')
  log.child({ service: 'photo' }).warn({ port: 8007, name: 'two words', list: [1] }, 'it happened')
  assert.match(
    take(),
    /^\d\d:\d\d:\d\d warn {2}photo: it happened {2}port=8007 {2}name="two words" {2}list=\[1\]\n$/,
  )
  log.info('plain')
  assert.match(take(), /^\d\d:\d\d:\d\d info {2}plain\n$/)
})

test('a pretty log shows the stack of an error below its line, and other thrown values in it', () => {
  const { log, take } = record('pretty')
  log.error({ err: new Error('broken', { cause: new Error('deeper') }), requestId: 'a-1' }, 'request failed')
  const [head, ...stack] = take().trimEnd().split('\n')
  assert.match(String(head), /error request failed {2}requestId=a-1$/)
  assert.match(String(stack[0]), /^ {4}Error: broken/)
  assert.ok(stack.some((line) => line.includes('caused by: Error: deeper')))
  for (const line of stack) assert.match(line, /^ {4}/)
  log.error({ err: 'a text' }, 'thrown')
  assert.match(take(), /error thrown {2}err="a text"\n$/)
})

test('a JSON log is one object a line', () => {
  const { log, output } = record('json')
  log.info({ a: 1, nested: { b: 'two\nlines' } }, 'what\nhappened')
  log.error({ err: new Error('broken') }, 'failed')
  const lines = output()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  assert.equal(lines.length, 2)
  assert.deepEqual([lines[0].msg, lines[0].a, lines[0].nested], ['what\nhappened', 1, { b: 'two\nlines' }])
  assert.equal(lines[1].err.message, 'broken')
})

test('a silent log writes nothing', () => {
  const { log, output } = record('silent')
  log.fatal('the end')
  assert.equal(output(), '')
})

test('both log formats mask secrets everywhere', () => {
  const value = 'hunter2'
  const logged = {
    password: value,
    token: [value],
    deep: {
      er: { still: { authorization: `Bearer ${value}`, 'set-cookie': [value], list: [{ secret: value }] } },
    },
    headers: { Authorization: value, Cookie: value, 'x-api-key': value, 'proxy-authorization': value },
    client_secret: value,
    accessToken: value,
    refresh_token: { inside: value },
    err: Object.assign(new Error('failed'), { config: { headers: { authorization: value } } }),
  }
  for (const style of ['json', 'pretty'] as const) {
    const { log, output } = record(style)
    log.info(logged, 'all of it')
    assert.doesNotMatch(output(), /hunter2/)
    assert.match(output(), /…/)
  }
})

test('both log formats keep values that only look like secrets', () => {
  for (const style of ['json', 'pretty'] as const) {
    const { log, output } = record(style)
    log.info({ tokenId: 17, tokens: 'three', secretary: 'Ada' }, 'told')
    for (const part of ['17', 'three', 'Ada']) assert.match(output(), new RegExp(part))
  }
})

test('a pretty log escapes line breaks in untrusted text', () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom('\n', '\r', '\u2028', '\u0085', '\u001b[2J', 'x', ' ', '"') }),
  )
  fc.assert(
    fc.property(text, text, text, (msg, key, value) => {
      const { log, output } = record('pretty')
      const err = new Error(`${value}\n12:00:00 info  forged`)
      log.info({ [`k${key}`]: value, service: value }, `m${msg}`)
      assert.match(output(), /^[^\p{Cc}\p{Zl}\p{Zp}]*\n$/u)
      log.error({ err }, 'failed')
      const lines = output().split('\n').slice(1, -1)
      assert.equal(lines.filter((line) => /^\d\d:\d\d:\d\d /.test(line)).length, 1)
      for (const line of lines) assert.match(line, /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u)
    }),
  )
})

const code = 'a1B2'.repeat(10)

test('maskSecrets masks the credentials in a query and nothing else', () => {
  const cases: [string, string][] = [
    ['/a/b', '/a/b'],
    ['/a?q=1&page=2', '/a?q=1&page=2'],
    ['/a?token=x&q=1', '/a?token=…&q=1'],
    ['/a?q=1&access_token=x%26y', '/a?q=1&access_token=…'],
    ['/a?client_id=x&client_secret=y', '/a?client_id=…&client_secret=…'],
    ['/a?API-Key=x&apikey=y&api_key=z', '/a?API-Key=…&apikey=…&api_key=…'],
    ['/a?token=', '/a?token=…'],
    ['/token=x?tokens=3', '/token=x?tokens=3'],
    ['http://app.test/back#access_token=x&state=y', 'http://app.test/back#access_token=…&state=y'],
    [`http://app.test/back?code=${code}&state=y`, 'http://app.test/back?code=…&state=y'],
    ['/a?code=SUMMER&country_code=fr', '/a?code=SUMMER&country_code=fr'],
  ]
  for (const [url, masked] of cases) assert.equal(maskSecrets(url), masked)
})

test('maskSecrets takes time proportional to the length', () => {
  // A quadratic search would take half an hour.
  const url = '?'.repeat(1_000_000)
  assert.equal(maskSecrets(url), url)
})

test('maskBody masks the credentials in a form, JSON or XML and nothing else', () => {
  const cases: [string, string][] = [
    ['', ''],
    ['client_id=x&client_secret=y&a=1', 'client_id=x&client_secret=…&a=1'],
    [`grant_type=password&username=zoë&password=a%20b`, 'grant_type=password&username=zoë&password=…'],
    [`code=${code}&code_verifier=${code}`, 'code=…&code_verifier=…'],
    [`device_code=${code}&user_code=ABCD-EFGH`, 'device_code=…&user_code=ABCD-EFGH'],
    ['user[password]=x&user%5Btoken%5D=y', 'user[password]=…&user%5Btoken%5D=…'],
    ['{"access_token":"x","expires_in":9}', '{"access_token":"…","expires_in":9}'],
    [String.raw`{"a":{"password" : "x\"y\\"},"b":1}`, '{"a":{"password" : "…"},"b":1}'],
    [`{"code":"${code}","client_id":"x"}`, '{"code":"…","client_id":"x"}'],
    ['{"errors":[{"code":"missing_field"}],"tokens":3}', '{"errors":[{"code":"missing_field"}],"tokens":3}'],
    ['{"password":12345678,"tokens":3}', '{"password":…,"tokens":3}'],
    [
      '{"download_url":"http://a.test/raw?token=x.y&b=1","url":"http://a.test/?invite_token=x"}',
      '{"download_url":"http://a.test/raw?token=…&b=1","url":"http://a.test/?invite_token=…"}',
    ],
    ['<a href="/raw?token=x">raw</a>', '<a href="/raw?token=…">raw</a>'],
    ['{"password":"cut off he', '{"password":"…'],
    ['<OAuth><access_token>x</access_token></OAuth>', '<OAuth><access_token>…</access_token></OAuth>'],
    ['No password="x" is in prose, and no token.', 'No password="x" is in prose, and no token.'],
  ]
  for (const [text, masked] of cases) assert.equal(maskBody(text), masked)
})
