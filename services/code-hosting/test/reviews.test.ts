import assert from 'node:assert/strict'
import { test } from 'node:test'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { startOnce } from '@octavo/testing/start-once.ts'
import { Octokit } from '@octokit/rest'
import { createHeadFollower } from '../src/reviews/head-follower.ts'
import { createReviewDiffs } from '../src/reviews/review-diffs.ts'
import { createReviewThreads } from '../src/reviews/review-threads.ts'
import { createReviewers } from '../src/reviews/reviewers.ts'
import { createReviews } from '../src/reviews/reviews.ts'
import { defaultProtection, nobody } from '../src/rules/protection-settings.ts'
import { saveProtection } from '../src/rules/store/protections.ts'
import { describeOnBothDatabases } from './databases.ts'
import { readOctokitSchemas } from './octokit-schemas.ts'
import { createReviewWorld } from './review-world.ts'
import { startCodeHosting } from './service.ts'

// The assertions check what responses contain.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Json = any

const publishedSchemas = readOctokitSchemas('openapi-types')

describeOnBothDatabases('reviews', ({ location }) => {
  const startService = startOnce(() => {
    return startCodeHosting({ limits: 'off', ...databaseOptions(location()) })
  })
  const start = async (name: string) => createReviewWorld(await startService(), name)

  test('a review is pending for its author alone, and visible when submitted', async () => {
    const { ada, as, ben, openPull } = await start('pending')
    const eve = await as('eve')
    const { at, head } = await openPull('draft')
    const pending = await eve('POST', `${at}/reviews`, {
      body: 'First look',
      comments: [{ path: 'poem.txt', line: 10, body: 'Why?' }],
    })
    assert.equal(pending.status, 200, pending.text)
    const { id, state, commit_id, submitted_at } = pending.json
    assert.deepEqual([state, commit_id, submitted_at], ['PENDING', head, undefined])
    for (const other of [ada, ben]) {
      assert.deepEqual((await other('GET', `${at}/reviews`)).json, [])
      assert.equal((await other('GET', `${at}/reviews/${id}`)).status, 404)
      assert.equal((await other('GET', `${at}/reviews/${id}/comments`)).status, 404)
      assert.deepEqual((await other('GET', `${at}/comments`)).json, [])
      assert.equal((await other('DELETE', `${at}/reviews/${id}`)).status, 404)
    }
    assert.equal((await eve('GET', `${at}/reviews`)).json.length, 1)
    const [comment] = (await eve('GET', `${at}/reviews/${id}/comments`)).json
    assert.equal(comment.body, 'Why?')
    assert.equal((await ada('GET', comment.url.replace(/.*\/api\/v3/, ''))).status, 404)

    const second = await eve('POST', `${at}/reviews`, { body: 'Again', event: 'COMMENT' })
    assert.deepEqual(
      [second.status, second.json.errors],
      [422, ['User can only have one pending review per pull request']],
    )
    const submission = await eve('POST', `${at}/reviews/${id}/events`, { event: 'REQUEST_CHANGES' })
    assert.equal(submission.status, 200, submission.text)
    assert.deepEqual([submission.json.state, submission.json.body], ['CHANGES_REQUESTED', 'First look'])
    assert.deepEqual(publishedSchemas.findErrors('pull-request-review', submission.json), [])
    assert.equal((await ada('GET', `${at}/reviews`)).json[0].id, id)
    assert.equal((await ada('GET', `${at}/comments`)).json[0].id, comment.id)
    const repeat = await eve('POST', `${at}/reviews/${id}/events`, { event: 'APPROVE' })
    assert.equal(repeat.status, 422)
  })

  test('the author cannot approve or request changes, and each review needs a text or comments', async () => {
    const { ada, ben, openPull } = await start('own')
    const { at } = await openPull('own')
    const reviewOwn = async (event: string) =>
      (await ben('POST', `${at}/reviews`, { event, body: 'Mine' })).json
    assert.deepEqual(await reviewOwn('APPROVE').then(({ message, errors }) => [message, errors]), [
      'Unprocessable Entity',
      ['Can not approve your own pull request'],
    ])
    assert.deepEqual((await reviewOwn('REQUEST_CHANGES')).errors, [
      'Can not request changes on your own pull request',
    ])
    assert.equal((await reviewOwn('COMMENT')).state, 'COMMENTED')
    for (const event of ['COMMENT', 'REQUEST_CHANGES'])
      assert.equal((await ada('POST', `${at}/reviews`, { event, body: ' ' })).status, 422)
    const approval = await ada('POST', `${at}/reviews`, { event: 'APPROVE' })
    assert.deepEqual([approval.status, approval.json.state], [200, 'APPROVED'])
    assert.deepEqual(
      (await ben('GET', `${at}/reviews?per_page=1&page=2`)).json.map(({ state }: Json) => state),
      ['APPROVED'],
    )
  })

  test('a review is changed by its author, deleted while pending and dismissed with write access', async () => {
    const { ada, as, ben, context, openPull, path } = await start('changed')
    const eve = await as('eve')
    const { at } = await openPull('changed')
    const { json: pending } = await eve('POST', `${at}/reviews`, {
      comments: [{ path: 'poem.txt', line: 10, body: 'Hm' }],
    })
    const ofPending = `${at}/reviews/${pending.id}`
    assert.equal((await eve('PUT', ofPending, { body: 'Better' })).json.body, 'Better')
    const [note] = (await eve('GET', `${ofPending}/comments`)).json
    const reaction =
      note && (await eve('POST', `${path}/pulls/comments/${note.id}/reactions`, { content: '+1' }))
    assert.equal(reaction?.status, 201)
    assert.equal((await eve('DELETE', ofPending)).json.id, pending.id)
    const reactions = context.db.read.selectFrom('reaction').select('id').where('target_id', '=', note.id)
    assert.deepEqual(await reactions.where('target', '=', 'review_comment').execute(), [])
    assert.equal((await eve('GET', ofPending)).status, 404)

    const { json: review } = await eve('POST', `${at}/reviews`, { event: 'APPROVE', body: 'Good' })
    const ofReview = `${at}/reviews/${review.id}`
    assert.equal((await eve('DELETE', ofReview)).status, 422)
    assert.equal((await eve('PUT', ofReview, { body: '' })).status, 422)
    assert.equal((await eve('PUT', ofReview, { body: 'Very good' })).json.body, 'Very good')
    const dismissal = { message: 'It changed' }
    assert.equal((await eve('PUT', `${ofReview}/dismissals`, dismissal)).status, 403)
    assert.equal((await ben('PUT', `${ofReview}/dismissals`, { message: '' })).status, 422)
    assert.equal((await ben('PUT', `${ofReview}/dismissals`, dismissal)).json.state, 'DISMISSED')
    assert.deepEqual((await ada('PUT', `${ofReview}/dismissals`, dismissal)).json.errors, [
      'Can not dismiss a dismissed pull request review',
    ])
  })

  test('of concurrent reviews of one user, one is pending', async () => {
    const { as, openPull } = await start('racing')
    const eve = await as('eve')
    const { at } = await openPull('racing')
    const tries = await Promise.all(
      Array.from({ length: 6 }, () => eve('POST', `${at}/reviews`, { body: 'Wait' })),
    )
    assert.deepEqual(tries.map(({ status }) => status).sort(), [200, 422, 422, 422, 422, 422])
    const [review] = (await eve('GET', `${at}/reviews`)).json
    const submit = () => eve('POST', `${at}/reviews/${review.id}/events`, { event: 'APPROVE' })
    const submissions = await Promise.all([submit(), submit(), submit()])
    assert.deepEqual(submissions.map(({ status }) => status).sort(), [200, 422, 422])
  })

  test('readers cannot edit their reviews and comments of a locked pull request', async () => {
    const { ada, as, openPull, path } = await start('frozen')
    const eve = await as('eve')
    const { at, number } = await openPull('frozen')
    const { json: review } = await eve('POST', `${at}/reviews`, {
      event: 'COMMENT',
      body: 'First',
      comments: [{ path: 'poem.txt', line: 10, body: 'Here' }],
    })
    const { json: comments } = await eve('GET', `${at}/reviews/${review.id}/comments`)
    const edit = async (person: typeof eve) => [
      (await person('PUT', `${at}/reviews/${review.id}`, { body: 'Edited' })).status,
      (await person('PATCH', `${path}/pulls/comments/${comments[0].id}`, { body: 'Edited' })).status,
    ]
    assert.deepEqual(await edit(eve), [200, 200])
    await ada('PUT', `${path}/issues/${number}/lock`)
    assert.deepEqual(await edit(eve), [403, 403])
    assert.deepEqual(await edit(ada), [200, 200])
  })

  test('a locked pull request accepts reviews of writers only, and a private one stays hidden', async () => {
    const { ada, as, ben, openPull, path } = await start('locked')
    const eve = await as('eve')
    const { at, number } = await openPull('locked')
    const { json: review } = await ben('POST', `${at}/reviews`, { event: 'COMMENT', body: 'Note' })
    assert.equal((await ada('PUT', `${path}/issues/${number}/lock`)).status, 204)
    const remark = { event: 'COMMENT', body: 'Let me in' }
    assert.equal((await eve('POST', `${at}/reviews`, remark)).status, 403)
    assert.equal((await ben('POST', `${at}/reviews`, remark)).status, 200)
    assert.equal((await ada('PATCH', path, { private: true })).status, 200)
    for (const [method, suffix, body] of [
      ['GET', '/reviews'],
      ['POST', '/reviews', remark],
      ['GET', `/reviews/${review.id}`],
      ['GET', `/reviews/${review.id}/comments`],
      ['GET', '/comments'],
    ] as const)
      assert.equal((await eve(method, at + suffix, body)).status, 404, suffix)
    assert.equal((await ben('GET', `${at}/reviews`)).json.length, 2)
  })

  test('the decision counts the latest opinion of each user with write access', async () => {
    const { ada, as, ben, decide: decideOn, member, openPull, path } = await start('decided')
    const { at, number } = await openPull('decided')
    const decide = () => decideOn(number)
    const review = async (by: typeof ada, event: string) => {
      const { status, json, text } = await by('POST', `${at}/reviews`, { event, body: event })
      assert.equal(status, 200, text)
      return json
    }
    const [eve, carl] = [await as('eve'), await member('carl', 'write')]
    await review(eve, 'APPROVE')
    assert.deepEqual((await decide()).approvedBy, [])
    await review(carl, 'REQUEST_CHANGES')
    await review(ada, 'APPROVE')
    assert.deepEqual((await decide()).changesRequestedBy, [carl.user.id])
    const approval = await review(carl, 'APPROVE')
    await review(carl, 'COMMENT')
    let decision = await decide()
    assert.deepEqual([decision.approvedBy, decision.changesRequestedBy], [[ada.user.id, carl.user.id], []])
    await ben('PUT', `${at}/reviews/${approval.id}/dismissals`, { message: 'No' })
    decision = await decide()
    assert.deepEqual([decision.approvedBy, decision.changesRequestedBy], [[ada.user.id], []])
    assert.equal((await ada('DELETE', `${path}/collaborators/carl`)).status, 204)
    assert.deepEqual((await decide()).approvedBy, [ada.user.id])
  })

  test('the latest push is approved only by users other than its pusher', async () => {
    const { ada, ben, decide, member, openPull } = await start('pushed')
    const carl = await member('carl', 'write')
    const { at, number } = await openPull('pushed')
    assert.equal((await ada('POST', `${at}/reviews`, { event: 'APPROVE' })).status, 200)
    // Ada made the push herself.
    assert.equal((await decide(number)).isLastPushApproved, false)
    assert.equal((await carl('POST', `${at}/reviews`, { event: 'APPROVE' })).status, 200)
    assert.equal((await decide(number)).isLastPushApproved, true)
    assert.equal((await ben('GET', `${at}/reviews`)).json.length, 2)
  })

  test('conversations are resolved by the author and by writers, and counted until then', async () => {
    const { ada, as, ben, context, decide, openPull, writerOf } = await start('resolved')
    const eve = await as('eve')
    const { at, head, number } = await openPull('resolved')
    const input = { body: 'Why?', commit_id: head, path: 'poem.txt', line: 10 }
    const { json: comment } = await eve('POST', `${at}/comments`, input)
    await ada('POST', `${at}/reviews`, { comments: [{ body: 'Later', path: 'poem.txt', line: 20 }] })
    assert.equal((await decide(number)).unresolvedConversations, 1)
    const { thread_id } = await context.db.read
      .selectFrom('review_comment')
      .select('thread_id')
      .where('id', '=', comment.id)
      .executeTakeFirstOrThrow()
    const threads = createReviewThreads(context)
    await assert.rejects(threads.resolve(await writerOf(eve, 'read'), thread_id), { code: 'forbidden' })
    await assert.rejects(threads.resolve(await writerOf(ben, 'read'), thread_id + 1), { code: 'not_found' })
    const resolved = await threads.resolve(await writerOf(ben, 'read'), thread_id)
    assert.equal(resolved.resolved_by_id, ben.user.id)
    assert.equal((await threads.resolve(await writerOf(ada, 'admin'), thread_id)).resolved_by_id, ben.user.id)
    assert.equal((await decide(number)).unresolvedConversations, 0)
    assert.equal((await threads.unresolve(await writerOf(ada, 'admin'), thread_id)).resolved_by_id, null)
    assert.equal((await decide(number)).unresolvedConversations, 1)
  })

  test('reviews of code owners are requested once and decide', async () => {
    const { ada, base, ben, commit, context, decide, findPull, member, moveHead, openPull } =
      await start('owned')
    const [carl, dan] = [await member('carl', 'write'), await member('dan', 'read')]
    const owners = '* @nobody\npoem.txt @Carl @ben @dan carl@example.com\n'
    await commit('main', '.github/CODEOWNERS', owners)
    const { at, number } = await openPull('owned')
    await moveHead('owned', { 10: 'X' })
    const listReviewerIds = async () =>
      (await ada('GET', `${at}/requested_reviewers`)).json.users.map(({ id }: Json) => id)
    assert.deepEqual(await listReviewerIds(), [carl.user.id])
    assert.equal((await decide(number)).codeOwners, 'missing')
    await dan('POST', `${at}/reviews`, { event: 'APPROVE' })
    await ada('POST', `${at}/reviews`, { event: 'APPROVE' })
    assert.equal((await decide(number)).codeOwners, 'missing')
    const { json: approval } = await carl('POST', `${at}/reviews`, { event: 'APPROVE' })
    assert.equal((await decide(number)).codeOwners, 'approved')
    assert.deepEqual(await listReviewerIds(), [])
    await moveHead('owned', { 10: 'Y' })
    assert.deepEqual(await listReviewerIds(), [])
    await ben('PUT', `${at}/reviews/${approval.id}/dismissals`, { message: 'Not yet' })
    assert.equal((await decide(number)).codeOwners, 'missing')
    await context.db.write((tx) => tx.updateTable('pull_request').set({ base_oid: base }).execute())
    assert.equal((await decide(number)).codeOwners, 'unknown')
    const { refreshCodeOwners } = createHeadFollower(context, createReviewDiffs(context))
    await refreshCodeOwners((await findPull(number)).issue.id)
    assert.equal((await decide(number)).codeOwners, 'approved')
  })

  test('a review fulfills its requests, and the timeline lists all events', async () => {
    const { ada, ben, context, member, openPull, path, writerOf } = await start('told')
    const carl = await member('carl', 'read')
    const { at, number } = await openPull('told')
    const reviewers = createReviewers(context)
    const byAda = await writerOf(ada, 'admin')
    await reviewers.request(byAda, number, { logins: ['CARL'], teams: [] })
    await reviewers.request(byAda, number, { logins: ['carl'], teams: [] })
    for (const logins of [['ben'], ['eve'], ['carl', 'nobody']])
      await assert.rejects(reviewers.request(byAda, number, { logins, teams: [] }), { code: 'unprocessable' })
    const requestedReviewers = await ben('GET', `${at}/requested_reviewers`)
    assert.deepEqual(
      requestedReviewers.json.users.map(({ login }: Json) => login),
      ['carl'],
    )
    const review = {
      event: 'APPROVE',
      body: 'Fine',
      comments: [{ path: 'poem.txt', line: 10, body: 'Nice' }],
    }
    const { json } = await carl('POST', `${at}/reviews`, review)
    assert.deepEqual((await ben('GET', `${at}/requested_reviewers`)).json, { users: [], teams: [] })
    await ben('PUT', `${at}/reviews/${json.id}/dismissals`, { message: 'It changed' })
    const { json: timeline } = await ben('GET', `${path}/issues/${number}/timeline`)
    assert.deepEqual(
      timeline.map(({ event }: Json) => event),
      ['committed', 'review_requested', 'reviewed', 'line-commented', 'review_dismissed'],
    )
    const [, request, reviewed, commented, dismissed] = timeline
    assert.deepEqual([request.requested_reviewer.login, request.review_requester.login], ['carl', 'ada'])
    assert.equal(commented.comments[0].body, 'Nice')
    assert.equal(dismissed.dismissed_review.dismissal_message, 'It changed')
    for (const [schema, entry] of [
      ['review-requested-issue-event', request],
      ['timeline-reviewed-event', reviewed],
      ['review-dismissed-issue-event', dismissed],
    ] as const)
      assert.deepEqual(publishedSchemas.findErrors(schema, entry), [])
    const events = (await ada('GET', `${path}/issues/${number}/events`)).json
    assert.deepEqual(
      events.map(({ event }: Json) => event),
      ['review_requested', 'review_dismissed'],
    )
  })

  test('a push dismisses approvals if the branch rules require new ones', async () => {
    const { ada, context, decide, moveHead, openPull, path, repositoryId } = await start('stale')
    const { at, number } = await openPull('stale')
    const { json: approval } = await ada('POST', `${at}/reviews`, { event: 'APPROVE' })
    await moveHead('stale', { 1: 'one' })
    assert.deepEqual((await decide(number)).approvedBy, [ada.user.id])
    const requiredReviews = {
      count: 1,
      dismissesStale: true,
      requiresCodeOwners: false,
      requiresLastPushApproval: false,
      dismissal: nobody,
      bypass: nobody,
    }
    const protection = { ...defaultProtection, requiredReviews }
    await context.db.write((tx) => saveProtection(tx, repositoryId, 'main', protection, 1))
    await moveHead('stale', { 2: 'two' })
    assert.deepEqual((await decide(number)).approvedBy, [])
    assert.equal((await ada('GET', `${at}/reviews/${approval.id}`)).json.state, 'DISMISSED')
    const timeline = (await ada('GET', `${path}/issues/${number}/timeline`)).json
    assert.equal(timeline.at(-1).dismissed_review.review_id, approval.id)
  })

  test('an approval of an older commit is dismissed immediately, and does not approve the latest push', async () => {
    const { context, decide, member, moveHead, openPull, repositoryId } = await start('late')
    const [carl, dan] = [await member('carl', 'write'), await member('dan', 'write')]
    const { at, head, number } = await openPull('late')
    const { json: pending } = await dan('POST', `${at}/reviews`, { body: 'Fine' })
    const latest = await moveHead('late', { 2: 'two' })
    const requiredReviews = {
      count: 1,
      dismissesStale: true,
      requiresCodeOwners: false,
      requiresLastPushApproval: true,
      dismissal: nobody,
      bypass: nobody,
    }
    const protect = (settings: object) =>
      context.db.write((tx) =>
        saveProtection(tx, repositoryId, 'main', { ...defaultProtection, ...settings }, 1),
      )
    const approval = { event: 'APPROVE', commit_id: head }
    assert.equal((await carl('POST', `${at}/reviews`, approval)).json.state, 'APPROVED')
    assert.equal((await decide(number)).isLastPushApproved, false)
    await protect({ requiredReviews })
    const { json: dismissedReview } = await carl('POST', `${at}/reviews`, approval)
    assert.deepEqual([dismissedReview.state, dismissedReview.commit_id], ['DISMISSED', head])
    const submission = await dan('POST', `${at}/reviews/${pending.id}/events`, { event: 'APPROVE' })
    assert.equal(submission.json.state, 'DISMISSED')
    assert.deepEqual((await decide(number)).approvedBy, [])
    const upperCase = { event: 'APPROVE', commit_id: latest.toUpperCase() }
    assert.equal((await carl('POST', `${at}/reviews`, upperCase)).json.state, 'APPROVED')
    const decision = await decide(number)
    assert.deepEqual([decision.approvedBy, decision.isLastPushApproved], [[carl.user.id], true])
    // The head repository was deleted, and a job has not closed the pull request yet.
    await context.db.write((tx) =>
      tx
        .updateTable('pull_request')
        .set({ head_repository_id: null })
        .where('repository_id', '=', repositoryId)
        .execute(),
    )
    assert.equal((await decide(number)).isLastPushApproved, false)
  })

  test('another base branch dismisses approvals if its rules require new ones', async () => {
    const { ada, ben, context, decide, openPull, path, repositoryId } = await start('rebased')
    const { sha } = (await ada('GET', `${path}/git/ref/heads/main`)).json.object
    await ada('POST', `${path}/git/refs`, { ref: 'refs/heads/free', sha })
    const { at, number } = await openPull('rebased')
    assert.equal((await ada('PATCH', at, { base: 'free' })).status, 200)
    assert.equal((await ada('POST', `${at}/reviews`, { event: 'APPROVE' })).status, 200)
    const requiredReviews = {
      count: 1,
      dismissesStale: true,
      requiresCodeOwners: false,
      requiresLastPushApproval: false,
      dismissal: nobody,
      bypass: nobody,
    }
    const protection = { ...defaultProtection, requiredReviews }
    await context.db.write((tx) => saveProtection(tx, repositoryId, 'main', protection, 1))
    assert.deepEqual((await decide(number)).approvedBy, [ada.user.id])
    assert.equal((await ben('PATCH', at, { base: 'main' })).status, 200)
    assert.deepEqual((await decide(number)).approvedBy, [])
  })

  test('a review is of the latest commit, also when the head moves while it is created', async () => {
    const { ada, context, moveHead, openPull, writerOf } = await start('raced')
    const { head, number } = await openPull('raced')
    const diffs = createReviewDiffs(context)
    let newHead: string | undefined
    const reviews = createReviews(context, {
      ...diffs,
      async isPartOf(...parts) {
        newHead ??= await moveHead('raced', { 10: 'five', 12: 'twelve' })
        return diffs.isPartOf(...parts)
      },
    })
    const comments = [
      {
        body: 'Why?',
        path: 'poem.txt',
        line: 10,
        position: null,
        side: null,
        startLine: null,
        startSide: null,
        subject: null,
      },
    ]
    const input = { commitId: undefined, body: '', event: 'COMMENT' as const, comments }
    const review = await reviews.create(await writerOf(ada, 'admin'), number, input)
    assert.notEqual(review.commit_oid, head)
    assert.equal(review.commit_oid, newHead)
  })

  test('teams are requested, own code by their members, and stay hidden when secret', async () => {
    const { ada, as, commit, context, decide, moveHead, openPull, writerOf } = await start('teams')
    const { number } = await openPull('teams')
    await context.auth.createUser({ login: 'root', role: 'site_admin' })
    const root = await as('root', { scopes: ['site_admin', 'repo', 'admin:org'] })
    const carl = await as('carl')
    const ok = async (by: typeof ada, method: string, path: string, body?: object) => {
      const response = await by(method, path, body)
      assert.ok(response.status < 300, `${method} ${path}: ${response.text}`)
      return response.text && response.json
    }
    await ok(root, 'POST', '/admin/organizations', { login: 'guild', admin: 'ada' })
    await ok(ada, 'POST', '/repos/ada/teams/transfer', { new_owner: 'guild' })
    const at = `/repos/guild/teams/pulls/${number}`
    await ok(ada, 'PUT', '/orgs/guild/memberships/carl', { role: 'member' })
    await ok(carl, 'PATCH', '/user/memberships/orgs/guild', { state: 'active' })
    const parent = await ok(ada, 'POST', '/orgs/guild/teams', { name: 'smiths', privacy: 'closed' })
    const child = { name: 'apprentices', privacy: 'closed', parent_team_id: parent.id }
    await ok(ada, 'POST', '/orgs/guild/teams', child)
    await ok(ada, 'POST', '/orgs/guild/teams', { name: 'strangers', privacy: 'closed' })
    await ok(ada, 'POST', '/orgs/guild/teams', { name: 'spies', privacy: 'secret' })
    for (const team of ['smiths', 'spies'])
      await ok(ada, 'PUT', `/orgs/guild/teams/${team}/repos/guild/teams`, { permission: 'push' })
    await ok(ada, 'PUT', '/orgs/guild/teams/apprentices/memberships/carl', { role: 'member' })

    const reviewers = createReviewers(context)
    const request = async (...teams: string[]) =>
      reviewers.request(await writerOf(ada, 'admin'), number, { logins: [], teams })
    for (const team of ['strangers', 'spies', 'nobody'])
      await assert.rejects(request(team), { code: 'unprocessable' })
    await request('Smiths', 'apprentices')
    const listTeamSlugs = async () =>
      (await ada('GET', `${at}/requested_reviewers`)).json.teams.map(({ slug }: Json) => slug)
    assert.deepEqual(await listTeamSlugs(), ['smiths', 'apprentices'])
    const timeline = await ok(ada, 'GET', `/repos/guild/teams/issues/${number}/timeline`)
    assert.equal(timeline.at(-1).requested_team.slug, 'apprentices')
    await reviewers.remove(await writerOf(ada, 'admin'), number, { logins: [], teams: ['apprentices'] })
    assert.deepEqual(await listTeamSlugs(), ['smiths'])
    await ok(ada, 'PATCH', '/orgs/guild/teams/apprentices', { parent_team_id: null })
    await ok(ada, 'PATCH', '/orgs/guild/teams/smiths', { privacy: 'secret' })
    assert.deepEqual(await listTeamSlugs(), [])
    const hiddenTimeline = await ok(ada, 'GET', `/repos/guild/teams/issues/${number}/timeline`)
    assert.ok(!JSON.stringify(hiddenTimeline).includes('smiths'))
    await ok(ada, 'PATCH', '/orgs/guild/teams/smiths', { privacy: 'closed' })
    await ok(ada, 'PATCH', '/orgs/guild/teams/apprentices', { parent_team_id: parent.id })

    const base_oid = await commit('main', 'CODEOWNERS', '*.txt @guild/smiths @guild/spies\n')
    await context.db.write((tx) => tx.updateTable('pull_request').set({ base_oid }).execute())
    await moveHead('teams', { 11: 'eleven' })
    assert.equal((await decide(number)).codeOwners, 'missing')
    assert.equal((await carl('POST', `${at}/reviews`, { event: 'APPROVE' })).status, 200)
    assert.equal((await decide(number)).codeOwners, 'approved')
    assert.deepEqual(await listTeamSlugs(), [])
  })

  test('Octokit reviews a pull request, comments, replies and reacts', async () => {
    const { ada, member, openPull, url } = await start('octokit')
    const carl = await member('carl', 'write')
    const { number, head } = await openPull('octokit')
    const client = (auth: string) => new Octokit({ baseUrl: `${url}/api/v3`, auth }).rest
    const params = { owner: 'ada', repo: 'octokit', pull_number: number }
    const { pulls, reactions } = client(carl.token)
    const { data: review } = await pulls.createReview({
      ...params,
      comments: [{ path: 'poem.txt', start_line: 9, line: 10, side: 'RIGHT', body: 'Shorter?' }],
    })
    assert.equal(review.state, 'PENDING')
    const { data: submittedReview } = await pulls.submitReview({
      ...params,
      review_id: review.id,
      event: 'REQUEST_CHANGES',
      body: 'Please',
    })
    assert.equal(submittedReview.state, 'CHANGES_REQUESTED')
    const { data: comments } = await pulls.listCommentsForReview({ ...params, review_id: review.id })
    const [comment] = comments
    assert.ok(comment)
    assert.deepEqual(publishedSchemas.findErrors('review-comment', comment), [])
    const { data: reply } = await client(ada.token).pulls.createReplyForReviewComment({
      ...params,
      comment_id: comment.id,
      body: 'It is short',
    })
    assert.equal(reply.in_reply_to_id, comment.id)
    const { data: alone } = await pulls.createReviewComment({
      ...params,
      commit_id: head,
      path: 'poem.txt',
      line: 20,
      side: 'RIGHT',
      body: 'And here',
    })
    assert.deepEqual(publishedSchemas.findErrors('pull-request-review-comment', alone), [])
    await reactions.createForPullRequestReviewComment({ ...params, comment_id: alone.id, content: 'eyes' })
    const { data: all } = await pulls.listReviewCommentsForRepo({ ...params, sort: 'created' })
    assert.deepEqual(
      all.map(({ body }) => body),
      ['Shorter?', 'It is short', 'And here'],
    )
    const dismissal = { ...params, review_id: review.id, message: 'Done' }
    assert.equal((await client(ada.token).pulls.dismissReview(dismissal)).data.state, 'DISMISSED')
    assert.deepEqual((await pulls.listRequestedReviewers(params)).data, { users: [], teams: [] })
  })
})
