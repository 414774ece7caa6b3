import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startForReaders } from './reader.ts'
import { makeRepository } from './repository-content.ts'

const { ana, read, readWhole } = await startForReaders()

test('an issue page contains the timeline, with the anchors of the API', async () => {
  const { at } = await makeRepository(ana, 'talk')
  await ana('POST', `${at}/milestones`, { title: 'First' })
  await ana('POST', `${at}/issues`, { title: 'Other', body: 'x' })
  await ana('POST', `${at}/issues`, {
    title: 'Talk',
    body: '**Bold** #1',
    labels: ['bug'],
    milestone: 1,
    assignees: ['ana'],
  })
  const { json: comment } = await ana('POST', `${at}/issues/2/comments`, { body: '# Heard' })
  await ana('POST', `${at}/issues/comments/${comment.id}/reactions`, { content: 'heart' })
  await ana('PATCH', `${at}/issues/2`, { title: 'Talks', state: 'closed', state_reason: 'not_planned' })
  await ana('PUT', `${at}/issues/2/lock`, { lock_reason: 'resolved' })
  const { json: events } = await ana('GET', `${at}/issues/2/events`)
  const text = await readWhole('/ana/talk/issues/2')
  for (const { id, event } of events) assert.ok(text.includes(`id="event-${id}"`), event)
  assert.ok(text.includes(`id="${comment.html_url.split('#')[1]}"`))
  for (const words of [
    /<strong>Bold<\/strong>/,
    /closed this as not planned/,
    /self-assigned this/,
    /added this to the <b>First/,
  ])
    assert.match(text, words)
  assert.match(text, /changed the title from <del>Talk<\/del>/)
  assert.match(text, /aria-label="heart"/)
  assert.match(text, />locked</)
  assert.match(await readWhole('/ana/talk/issues/1'), /mentioned this in <a[^>]*>Talks/)
  assert.doesNotMatch(await readWhole('/ana/talk/issues'), />Talks</)
  assert.match(await readWhole('/ana/talk/issues?state=closed&labels=bug'), />Talks</)
  assert.equal((await read('/ana/talk/pull/2')).headers.get('location'), '/ana/talk/issues/2')
  assert.equal((await read('/ana/talk/labels/bug')).headers.get('location'), '/ana/talk/issues?labels=bug')
  assert.equal((await read('/ana/talk/issues/99')).status, 404)
  assert.equal((await read('/ana/talk/issues?creator=nobody-here')).status, 422)
})

test('a long issue list is paginated', async () => {
  const { at } = await makeRepository(ana, 'long')
  for (let number = 1; number <= 5; number++) await ana('POST', `${at}/issues`, { title: `Issue ${number}` })
  const first = await readWhole('/ana/long/issues?per_page=2')
  assert.match(first, /Page 1 of 3/)
  const next = /rel="next" href="([^"]+)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? assert.fail()
  assert.match(await readWhole(next), /Issue 3/)
  assert.match(await readWhole('/ana/long/issues?per_page=2&page=3'), /Issue 1</)
})
