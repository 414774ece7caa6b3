import assert from 'node:assert/strict'
import { test } from 'node:test'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { describeOnBothDatabases } from './databases.ts'
import { startCodeHosting } from './service.ts'

describeOnBothDatabases('validators of lists', ({ location }) => {
  test('change at most once per push, including the later statistics', async () => {
    const { as, context } = await startCodeHosting(databaseOptions(location()))
    const ana = await as('ana')
    const at = '/repos/ana/tide'
    await ana('POST', '/user/repos', { name: 'tide', auto_init: true })
    await ana('POST', `${at}/issues`, { title: 'Ebb' })
    await ana('PUT', `${at}/topics`, { names: ['sea'] })
    await context.jobs.idle()

    const paths = ['branches', 'tags', 'branches/main', 'issues', 'issues/1', 'issues/comments', 'labels']
    const read = async (path: string) => (await ana('GET', `${at}/${path}`)).headers.get('etag') ?? ''
    const readAll = () => Promise.all([...paths, 'topics'].map(read))

    const before = await readAll()
    // Large enough that the size, the language and the license that are measured afterwards all change.
    for (const [path, text] of [
      ['code.ts', 'export const tide = 1\n'.repeat(9_000)],
      ['LICENSE', 'Permission is hereby granted, free of charge, to any person obtaining a copy'],
    ]) {
      const content = Buffer.from(text ?? '').toString('base64')
      assert.equal((await ana('PUT', `${at}/contents/${path}`, { message: 'm', content })).status, 201)
    }
    const pushedEtags = await readAll()
    await context.jobs.idle()
    const { json: payload } = await ana('GET', at)
    assert.equal(payload.language, 'TypeScript')
    assert.equal(payload.license.spdx_id, 'MIT')
    assert.deepEqual(await readAll(), pushedEtags)

    const unchanged = ['issues', 'issues/1', 'issues/comments', 'labels', 'topics']
    const indexes = unchanged.map((path) => [...paths, 'topics'].indexOf(path))
    for (const index of indexes)
      assert.equal(pushedEtags[index], before[index], String([...paths, 'topics'][index]))
    assert.notEqual(pushedEtags[0], before[0])

    const bob = await as('bob')
    assert.equal((await bob('PUT', '/user/starred/ana/tide')).status, 204)
    assert.deepEqual(await readAll(), pushedEtags)
  })

  test('change with their content', async () => {
    const { as } = await startCodeHosting(databaseOptions(location()))
    const ana = await as('ana')
    const at = '/repos/ana/moor'
    await ana('POST', '/user/repos', { name: 'moor', auto_init: true })
    await ana('POST', `${at}/issues`, { title: 'Fog' })
    const read = async (path: string) => (await ana('GET', `${at}/${path}`)).headers.get('etag')
    const steps: [path: string, change: () => Promise<unknown>][] = [
      ['labels', () => ana('PATCH', `${at}/labels/bug`, { color: '00ff00' })],
      ['issues', () => ana('PATCH', `${at}/issues/1`, { title: 'Mist' })],
      ['issues', () => ana('POST', `${at}/issues/1/labels`, { labels: ['bug'] })],
      ['issues', () => ana('DELETE', `${at}/labels/bug`)],
      ['issues/1', () => ana('POST', `${at}/issues/1/reactions`, { content: 'heart' })],
      ['issues/comments', () => ana('POST', `${at}/issues/1/comments`, { body: 'Lifting' })],
      ['branches', () => ana('POST', `${at}/branches/main/rename`, { new_name: 'trunk' })],
      ['tags', () => ana('PUT', `${at}/contents/x`, { message: 'm', content: '' })],
      ['topics', () => ana('PUT', `${at}/topics`, { names: ['wet'] })],
    ]
    for (const [path, change] of steps) {
      const before = await read(path)
      await change()
      assert.notEqual(await read(path), before, path)
    }
    // A repository that takes the name of a deleted one starts from the same counters.
    const labels = await read('labels')
    await ana('DELETE', at)
    await ana('POST', '/user/repos', { name: 'moor', auto_init: true })
    assert.notEqual(await read('labels'), labels)
  })
})
