import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { describeOnBothDatabases } from './databases.ts'
import { linksOf } from './issue-world.ts'
import { startReviewWorld } from './review-world.ts'

// The assertions check what responses contain.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Json = any

describeOnBothDatabases('review comments', ({ location }) => {
  async function start(name: string) {
    const clock = createManualClock(Date.parse('2030-01-01T00:00:00Z'))
    const world = await startReviewWorld({ clock, ...databaseOptions(location()) }, name)
    return { ...world, clock }
  }

  test('a comment is located by line, by position, on several lines, on the left and on a file', async () => {
    const { ada, openPull } = await start('located')
    const { at, head } = await openPull('located')
    const comment = async (location: object) => {
      const { status, json, text } = await ada('POST', `${at}/comments`, {
        body: 'Look',
        commit_id: head,
        path: 'poem.txt',
        ...location,
      })
      assert.equal(status, 201, text)
      return json
    }
    const right = await comment({ line: 10 })
    assert.deepEqual(
      [right.side, right.position, right.original_position, right.original_line, right.subject_type],
      ['RIGHT', 5, 5, 10, 'line'],
    )
    assert.equal(right.diff_hunk.split('\n')[0].slice(0, 2), '@@')
    assert.ok(right.diff_hunk.endsWith('-line 10\n+ten'))
    assert.equal((await comment({ position: 5 })).line, 10)
    const removedLineComment = await comment({ position: 4 })
    assert.deepEqual([removedLineComment.side, removedLineComment.line], ['LEFT', 10])
    const leftComment = await comment({ line: 20, side: 'LEFT' })
    assert.deepEqual([leftComment.side, leftComment.line, leftComment.position], ['LEFT', 20, 13])
    const several = await comment({ start_line: 8, line: 10, start_side: 'RIGHT', side: 'RIGHT' })
    assert.deepEqual([several.start_line, several.line, several.start_side], [8, 10, 'RIGHT'])
    const file = await comment({ subject_type: 'file' })
    assert.deepEqual([file.subject_type, file.line, file.position], ['file', null, 1])
    assert.equal((await ada('GET', `${at}/comments`)).json.length, 6)
  })

  test("a comment outside of the diff is refused with GitHub's errors", async () => {
    const { ada, base, commit, openPull } = await start('outside')
    const { at, head } = await openPull('outside')
    const foreign = await commit('main', 'other.txt', 'Other\n')
    const errors = async (body: object) => {
      const input = { body: 'Look', commit_id: head, path: 'poem.txt', ...body }
      const { status, json } = await ada('POST', `${at}/comments`, input)
      assert.equal(status, 422)
      return (json.errors ?? []).map(({ field }: Json) => field)
    }
    const noLine = ['pull_request_review_thread.line', 'pull_request_review_thread.diff_hunk']
    for (const location of [
      { line: 1 },
      { line: 99 },
      { line: -1 },
      { position: 0, line: 2 ** 31 },
      { position: 99 },
      { position: 9 },
    ])
      assert.deepEqual(await errors(location), noLine, JSON.stringify(location))
    assert.deepEqual(await errors({ line: 10, path: 'none.txt' }), [
      'pull_request_review_thread.path',
      'pull_request_review_thread.diff_hunk',
    ])
    assert.deepEqual(await errors({ start_line: 8, line: 20 }), ['pull_request_review_thread.start_line'])
    assert.deepEqual(await errors({ start_line: 10, line: 10 }), ['pull_request_review_thread.start_line'])
    for (const commit_id of [foreign, 'f'.repeat(40), 'main', '', '../x'])
      assert.equal((await errors({ line: 10, commit_id }))[0], 'commit_id', commit_id)
    assert.deepEqual(await errors({ line: 10, commit_id: base }), [
      'pull_request_review_thread.path',
      'pull_request_review_thread.diff_hunk',
    ])
    assert.deepEqual(await errors({}), ['line'])
    assert.deepEqual(await errors({ line: 10, body: ' ' }), ['body'])
    const { json } = await ada('POST', `${at}/reviews`, {
      event: 'COMMENT',
      comments: [{ path: 'poem.txt', line: 1, body: 'Look' }],
    })
    assert.deepEqual(json.errors, [
      "Pull request review thread line must be part of the diff and Pull request review thread diff hunk can't be blank",
    ])
    assert.deepEqual((await ada('GET', `${at}/reviews`)).json, [])
  })

  test('a reply to any comment of a thread joins the thread', async () => {
    const { ada, ben, openPull } = await start('replies')
    const { at, head } = await openPull('replies')
    const other = await openPull('elsewhere')
    const { json: first } = await ada('POST', `${at}/comments`, {
      body: 'Why?',
      commit_id: head,
      path: 'poem.txt',
      line: 10,
    })
    const reply = await ben('POST', `${at}/comments/${first.id}/replies`, { body: 'Because' })
    assert.deepEqual([reply.status, reply.json.in_reply_to_id, reply.json.line], [201, first.id, 10])
    const second = await ada('POST', `${at}/comments`, { body: 'I see', in_reply_to: reply.json.id })
    assert.deepEqual([second.status, second.json.in_reply_to_id], [201, first.id])
    assert.equal((await ben('POST', `${other.at}/comments/${first.id}/replies`, { body: 'x' })).status, 404)
    const { json: pending } = await ben('POST', `${at}/reviews`, { body: 'Later' })
    assert.equal(
      (await ben('POST', `${at}/comments/${first.id}/replies`, { body: 'x' })).json.errors[0].message,
      'user_id can only have one pending review per pull request',
    )
    await ben('DELETE', `${at}/reviews/${pending.id}`)
    assert.equal((await ada('DELETE', path(first))).status, 204)
    const remaining = (await ada('GET', `${at}/comments`)).json
    assert.deepEqual(
      remaining.map(({ body }: Json) => body),
      ['Because', 'I see'],
    )
    for (const { url } of remaining) assert.equal((await ada('DELETE', path({ url }))).status, 204)
    assert.deepEqual((await ada('GET', `${at}/reviews`)).json, [])
  })

  test('comments follow their lines when the head moves, and are outdated when those change', async () => {
    const { ada, moveHead, openPull } = await start('moving')
    const { at, head } = await openPull('moving')
    const review = await ada('POST', `${at}/reviews`, {
      event: 'COMMENT',
      comments: [
        { path: 'poem.txt', line: 10, body: 'ten' },
        { path: 'poem.txt', line: 20, body: 'twenty' },
        { path: 'poem.txt', line: 20, side: 'LEFT', body: 'left' },
        { path: 'poem.txt', start_line: 19, line: 20, body: 'range' },
      ],
    })
    assert.equal(review.status, 200, review.text)
    const locations = async () =>
      (await ada('GET', `${at}/comments`)).json.map(({ body, line, position, commit_id }: Json) => [
        body,
        line,
        position,
        commit_id,
      ])
    const movedHead = await moveHead('moving', { 3: 'three\nand a half', 10: 'changed', 20: 'twenty' })
    assert.deepEqual(await locations(), [
      ['ten', null, null, movedHead],
      ['twenty', 21, 22, movedHead],
      ['left', 20, 21, movedHead],
      ['range', 21, 22, movedHead],
    ])
    const [outdated, , , range] = (await ada('GET', `${at}/comments`)).json
    assert.deepEqual([outdated.original_line, outdated.original_commit_id], [10, head])
    assert.deepEqual([range.start_line, range.original_start_line], [20, 19])
    const lateComment = await ada('POST', `${at}/comments`, {
      body: 'Late',
      commit_id: head,
      path: 'poem.txt',
      line: 20,
    })
    assert.deepEqual(
      [lateComment.json.original_line, lateComment.json.line, lateComment.json.commit_id],
      [20, 21, movedHead],
    )
    const restoredHead = await moveHead('moving', { 10: 'ten', 20: 'twenty' })
    assert.deepEqual((await locations())[0], ['ten', 10, 5, restoredHead])
  })

  test('comments are listed by time with pages and since, and present their media types', async () => {
    const { ada, clock, openPull, path: repository } = await start('listed')
    const { at, head } = await openPull('listed')
    const ids: number[] = []
    for (const body of ['one', '**two**', 'three']) {
      const input = { body, commit_id: head, path: 'poem.txt', line: 10 }
      ids.push((await ada('POST', `${at}/comments`, input)).json.id)
      clock.advance(1000)
    }
    const list = async (query: string) => {
      const { json, headers } = await ada('GET', `${repository}/pulls/comments?${query}`)
      return { ids: json.map(({ id }: Json) => id), links: linksOf(headers) }
    }
    assert.deepEqual((await list('sort=created&direction=desc')).ids, ids.toReversed())
    assert.deepEqual((await list('direction=desc')).ids, ids)
    await ada('PATCH', `${repository}/pulls/comments/${ids[0]}`, { body: 'one, later' })
    const byUpdate = [ids[1], ids[2], ids[0]]
    assert.deepEqual((await list('sort=updated')).ids, byUpdate)
    const first = await list('sort=updated&per_page=2')
    assert.deepEqual(first.ids, byUpdate.slice(0, 2))
    const next = new URL(first.links.next ?? '').pathname.replace(/.*(?=\/pulls)/, repository)
    const nextPage = await ada('GET', `${next}${new URL(first.links.next ?? '').search}`)
    assert.deepEqual(
      nextPage.json.map(({ id }: Json) => id),
      byUpdate.slice(2),
    )
    const { json: editedComment } = await ada('GET', `${repository}/pulls/comments/${ids[0]}`)
    assert.deepEqual((await list(`since=${editedComment.updated_at}`)).ids, [ids[0]])
    assert.equal((await ada('GET', `${at}/comments?since=${editedComment.updated_at}`)).json.length, 1)
    const accept = { accept: 'application/vnd.github.html+json' }
    const html = await ada('GET', `${repository}/pulls/comments/${ids[1]}`, undefined, accept)
    assert.match(html.json.body_html, /<strong>two<\/strong>/)
    assert.equal(html.json.body, undefined)
  })

  test('a comment is edited by its author and by writers, and has each reaction once per user', async () => {
    const { ada, as, ben, openPull } = await start('changed-comment')
    const [eve, dan] = [await as('eve'), await as('dan')]
    const { at, head } = await openPull('changed-comment')
    const input = { body: 'Look', commit_id: head, path: 'poem.txt', line: 10 }
    const { json: comment } = await eve('POST', `${at}/comments`, input)
    const ownComment = path(comment)
    assert.equal((await dan('PATCH', ownComment, { body: 'Mine' })).status, 403)
    assert.equal((await dan('DELETE', ownComment)).status, 403)
    assert.equal((await eve('PATCH', ownComment, { body: ' ' })).status, 422)
    assert.equal((await ben('PATCH', ownComment, { body: 'Look here' })).json.body, 'Look here')
    const react = () => dan('POST', `${ownComment}/reactions`, { content: 'heart' })
    const [one, two] = [await react(), await react()]
    assert.deepEqual([one.status, two.status, two.json.id], [201, 200, one.json.id])
    assert.equal((await ada('GET', ownComment)).json.reactions.heart, 1)
    assert.equal((await ada('GET', `${ownComment}/reactions`)).json[0].user.login, 'dan')
    assert.equal((await eve('DELETE', `${ownComment}/reactions/${one.json.id}`)).status, 403)
    assert.equal((await dan('DELETE', `${ownComment}/reactions/${one.json.id}`)).status, 204)
    assert.equal((await eve('DELETE', ownComment)).status, 204)
    assert.equal((await eve('GET', ownComment)).status, 404)
  })
})

function path({ url }: { url: string }): string {
  return url.replace(/.*\/api\/v3/, '')
}
