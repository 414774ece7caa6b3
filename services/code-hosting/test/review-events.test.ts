import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createReviewThreads } from '../src/reviews/review-threads.ts'
import { openHookTarget } from './hook-target.ts'
import { readOctokitSchemas } from './octokit-schemas.ts'
import { startReviewWorld } from './review-world.ts'

// The assertions check what responses contain.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Json = any

const toWebhooks = readOctokitSchemas('openapi-webhooks-types')
const toFeeds = readOctokitSchemas('openapi-types')

test('webhook and feed payloads of reviews match the published schemas', async (t) => {
  const { ada, ben, context, findPull, member, openPull, path, writerOf } = await startReviewWorld()
  const carl = await member('carl', 'write')
  const target = await openHookTarget(t)
  const config = { url: target.url, content_type: 'json', secret: 's' }
  const events = ['pull_request_review', 'pull_request_review_comment', 'pull_request_review_thread']
  await ada('POST', `${path}/hooks`, { name: 'web', config, events: [...events, 'pull_request'] })
  const { at, head, number } = await openPull('told')
  const ok = async (by: typeof ada, method: string, url: string, body?: object) => {
    const response = await by(method, url, body)
    assert.ok(response.status < 300, `${method} ${url}: ${response.text}`)
    return response.text && response.json
  }

  const reviewersPath = `${at}/requested_reviewers`
  const names = { reviewers: ['carl', 'ada'] }
  const requestResponse = await ok(ada, 'POST', reviewersPath, names)
  assert.deepEqual(requestResponse.requested_reviewers.map(({ login }: Json) => login).sort(), [
    'ada',
    'carl',
  ])
  await ok(ada, 'DELETE', reviewersPath, { reviewers: ['ada'] })
  const comments = [{ path: 'poem.txt', start_line: 9, line: 10, body: 'Why?' }]
  const review = await ok(carl, 'POST', `${at}/reviews`, { event: 'APPROVE', body: 'Good', comments })
  await ok(carl, 'PUT', `${at}/reviews/${review.id}`, { body: 'Very good' })
  await ok(ben, 'PUT', `${at}/reviews/${review.id}/dismissals`, { message: 'Not yet' })
  const input = { path: 'poem.txt', line: 20, commit_id: head, body: 'And here' }
  const alone = await ok(carl, 'POST', `${at}/comments`, input)
  await ok(carl, 'PATCH', `${path}/pulls/comments/${alone.id}`, { body: 'Here, too' })
  await ok(carl, 'DELETE', `${path}/pulls/comments/${alone.id}`)
  const { id } = await context.db.read.selectFrom('review_thread').select('id').executeTakeFirstOrThrow()
  const threads = createReviewThreads(context)
  await threads.resolve(await writerOf(ben, 'write'), id)
  await threads.unresolve(await writerOf(ben, 'write'), id)
  // A pending review emits nothing.
  await ok(carl, 'POST', `${at}/reviews`, { body: 'Hm', comments: [{ ...comments[0], body: 'Hm' }] })
  await context.jobs.idle()

  const receivedEvents = target.requests.flatMap(({ headers, body }) => {
    const payload = JSON.parse(body)
    return headers['x-github-event'] === 'ping' ? [] : [{ name: String(headers['x-github-event']), payload }]
  })
  const errors = receivedEvents.flatMap(({ name, payload }) =>
    toWebhooks.findErrors(`webhook-${`${name}-${payload.action}`.replaceAll('_', '-')}`, payload),
  )
  assert.deepEqual([...new Set(errors)], [])
  assert.deepEqual(receivedEvents.map(({ name, payload }) => `${name} ${payload.action}`).sort(), [
    'pull_request opened',
    'pull_request review_request_removed',
    'pull_request review_requested',
    'pull_request review_requested',
    'pull_request_review dismissed',
    'pull_request_review edited',
    'pull_request_review submitted',
    'pull_request_review submitted',
    'pull_request_review_comment created',
    'pull_request_review_comment created',
    'pull_request_review_comment deleted',
    'pull_request_review_comment edited',
    'pull_request_review_thread resolved',
    'pull_request_review_thread unresolved',
  ])
  const editPayload = receivedEvents.find(({ payload }) => payload.changes)?.payload
  assert.deepEqual(editPayload.changes, { body: { from: 'Good' } })
  assert.equal(editPayload.pull_request.number, number)
  assert.equal((await findPull(number)).pull.review_comments, 1)

  const feed = (await ada('GET', `${path}/events?per_page=100`)).json
  const reviews = feed.filter(({ type }: Json) => type.startsWith('PullRequestReview'))
  const feedErrors = reviews.flatMap(({ type, payload }: Json) =>
    toFeeds.findErrors(type.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase(), payload),
  )
  assert.deepEqual([...new Set(feedErrors)], [])
  assert.deepEqual(
    reviews.map(({ type, payload }: Json) => `${type} ${payload.action}`),
    [
      'PullRequestReviewCommentEvent created',
      'PullRequestReviewEvent created',
      'PullRequestReviewEvent dismissed',
      'PullRequestReviewEvent updated',
      'PullRequestReviewCommentEvent created',
      'PullRequestReviewEvent created',
    ],
  )
  assert.deepEqual(Object.keys(reviews[1].payload.pull_request.head.repo).sort(), ['id', 'name', 'url'])
})
