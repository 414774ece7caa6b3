import assert from 'node:assert/strict'
import { test } from 'node:test'
import { resolveSettings, type SettingSources } from '@octavo/platform/config.ts'
import { Type } from 'typebox'
import { presentSettings, type SettingView } from '../src/portal/present-settings.ts'
import { resolveServerSettings, serverSettings } from '../src/settings.ts'
import { openPortal } from './open-portal.ts'

function presentServerSettings(sources: SettingSources): Record<string, SettingView> {
  const settings = presentSettings(serverSettings, resolveServerSettings(sources, []))
  return Object.fromEntries(settings.map((setting) => [setting.name, setting]))
}

test('settings: each has its value, origin and flag', () => {
  const { port, limits, log, publicUrl, trustedProxies } = presentServerSettings({
    flags: { port: '9000' },
    env: { OCTAVO_PORT: '1', OCTAVO_LIMITS: 'off', OCTAVO_PUBLIC_URL: 'https://{service}.example.org' },
    file: { log: 'json', limits: 'spec' },
  })
  assert.deepEqual(port, {
    name: 'port',
    flag: '--port',
    variable: 'OCTAVO_PORT',
    value: 9000,
    origin: 'flag',
    description: "the portal's port; services follow; 0 takes free ports",
  })
  assert.deepEqual([limits?.value, limits?.origin], ['off', 'environment'])
  assert.deepEqual([log?.value, log?.origin], ['json', 'file'])
  assert.deepEqual([publicUrl?.flag, publicUrl?.value], ['--public-url', 'https://{service}.example.org'])
  assert.deepEqual([trustedProxies?.value, trustedProxies?.origin], [null, 'default'])
})

test('settings: any password in a URL is masked', () => {
  for (const [url, expected] of [
    ['postgres://ada:s3cret@db.example.org/octavo', 'postgres://ada:…@db.example.org/octavo'],
    ['postgres://ada:s3c@ret@db:5432/octavo', 'postgres://ada:…@db:5432/octavo'],
    ['postgres://ada:s3c:/@ret@db/octavo', 'postgres://ada:…@db/octavo'],
    ['postgres://:s3cret@db/octavo', 'postgres://:…@db/octavo'],
    ['postgresql://db/octavo?user=ada&password=s3cret', 'postgresql://db/octavo?user=ada&password=…'],
    ['postgres://ada@db/octavo', 'postgres://ada@db/octavo'],
    ['postgres://db:5432/octavo', 'postgres://db:5432/octavo'],
  ])
    assert.equal(presentServerSettings({ flags: { databaseUrl: url } }).databaseUrl?.value, expected)
})

test('settings: values with a secret name are masked unless empty', () => {
  const schema = Type.Object({
    apiKey: Type.String(),
    signingSecret: Type.String(),
    mailPassword: Type.Optional(Type.String()),
    keyboard: Type.String(),
  })
  const flags = { 'mail.apiKey': 'abc', 'mail.signingSecret': '', 'mail.keyboard': 'qwertz' }
  const settings = presentSettings(schema, resolveSettings(schema, { flags }, 'mail'), 'mail')
  assert.deepEqual(
    settings.map(({ flag, value }) => [flag, value]),
    [
      ['--mail.apiKey', '…'],
      ['--mail.signingSecret', ''],
      ['--mail.mailPassword', null],
      ['--mail.keyboard', 'qwertz'],
    ],
  )
})

test('settings: secrets inside of lists and objects are masked', () => {
  const server = Type.Object({ name: Type.String(), key: Type.String(), url: Type.String() })
  const schema = Type.Object({
    upstreams: Type.Array(server),
    mail: Type.Object({ password: Type.String() }),
  })
  const upstreams = [{ name: 'one', key: 'sk-hidden', url: 'https://ada:hidden@models.example.org/v1' }]
  const file = { assistant: { upstreams, mail: { password: 'hidden' } } }
  const settings = presentSettings(schema, resolveSettings(schema, { file }, 'assistant'), 'assistant')
  assert.deepEqual(
    settings.map(({ value }) => value),
    [[{ name: 'one', key: '…', url: 'https://ada:…@models.example.org/v1' }], { password: '…' }],
  )
})

test('settings: the portal returns those of the server and of each service', async () => {
  const databaseUrl = 'postgres://ada:s3cret@db/octavo'
  const { callAsAdmin } = await openPortal(
    { settings: resolveServerSettings({ flags: { databaseUrl } }, []) },
    { settings: { env: { OCTAVO_ACCOUNTS_RETRIES: '5' }, file: { accounts: { signingSecret: 'hush' } } } },
  )
  const { json, text } = await callAsAdmin('/api/settings')
  assert.deepEqual(Object.keys(json.services), ['accounts', 'echo'])
  assert.deepEqual(json.services.echo, [])
  assert.deepEqual(json.services.accounts[2], {
    name: 'retries',
    flag: '--accounts.retries',
    variable: 'OCTAVO_ACCOUNTS_RETRIES',
    value: 5,
    origin: 'environment',
    description: 'How often to try.',
  })
  assert.deepEqual([json.services.accounts[1].value, json.services.accounts[1].origin], ['…', 'file'])
  assert.deepEqual(
    json.server.map(({ name }: SettingView) => name),
    Object.keys(serverSettings.properties),
  )
  assert.ok(!text.includes('s3cret') && !text.includes('hush'))
})
