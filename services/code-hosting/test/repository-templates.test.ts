import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { Octokit } from '@octokit/rest'
import { startCodeHosting } from './service.ts'

test('a new repository contains the requested templates with their placeholders filled', async () => {
  const { as } = await startCodeHosting({ clock: createManualClock(Date.parse('2031-12-31T23:59:59Z')) })
  const ada = await as('ada')
  await ada('PATCH', '/user', { name: 'Ada $& Co' })
  const templates = { auto_init: true, gitignore_template: 'Rust', license_template: 'mit' }
  const repository = await ada('POST', '/user/repos', { name: 'begun', ...templates })
  assert.equal(repository.status, 201)
  const raw = { accept: 'application/vnd.github.raw' }
  const read = async (path: string) =>
    (await ada('GET', `/repos/ada/begun/contents/${path}`, undefined, raw)).text
  assert.match(await read('LICENSE'), /\(c\) 2031 Ada \$& Co\n/)
  assert.match(await read('.gitignore'), /target\//)
  assert.match(await read('README.md'), /^# begun/)
  for (const wrong of [{ license_template: 'nonsense' }, { gitignore_template: '../x' }]) {
    const { status, json } = await ada('POST', '/user/repos', { name: 'never', ...wrong })
    assert.equal(status, 422)
    assert.equal(json.errors[0].field, Object.keys(wrong)[0])
  }
  assert.equal((await ada('GET', '/repos/ada/never')).status, 404)
})

test('each license is written into the first commit, and recognized there', async () => {
  const { as, context, url } = await startCodeHosting()
  const ada = await as('ada')
  const { json: licenses } = await ada('GET', '/licenses?per_page=100')
  const keys: string[] = licenses.map(({ key }: { key: string }) => key)
  for (const key of ['apache-2.0', 'gpl-3.0', 'mpl-2.0', 'bsl-1.0']) assert.ok(keys.includes(key), key)
  for (const key of keys) {
    const { status } = await ada('POST', '/user/repos', { name: `by-${key}`, license_template: key })
    assert.equal(status, 201, key)
  }
  await context.jobs.idle()
  const { rest } = new Octokit({ baseUrl: `${url}/api/v3`, auth: ada.token })
  for (const key of keys) {
    const repo = `by-${key}`
    const { data } = await rest.licenses.getForRepo({ owner: 'ada', repo })
    assert.equal(data.path, 'LICENSE', key)
    assert.equal(data.license?.key, key)
    assert.equal((await rest.repos.get({ owner: 'ada', repo })).data.license?.key, key)
  }
})
