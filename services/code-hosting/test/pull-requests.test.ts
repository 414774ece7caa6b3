import assert from 'node:assert/strict'
import { test } from 'node:test'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { startOnce } from '@octavo/testing/start-once.ts'
import { Octokit } from '@octokit/rest'
import { viewerOfAccount } from '../src/accounts/viewer-account.ts'
import { createPullChanges } from '../src/pulls/pull-changes.ts'
import { getRepositoryById } from '../src/repositories/store/repositories.ts'
import { describeOnBothDatabases } from './databases.ts'
import { openHookTarget } from './hook-target.ts'
import { readOctokitSchemas } from './octokit-schemas.ts'
import { startPullWorld } from './pull-world.ts'

const publishedSchemas = readOctokitSchemas('openapi-types')
const webhooks = readOctokitSchemas('openapi-webhooks-types')

describeOnBothDatabases('pull requests', ({ location }) => {
  const startWorld = startOnce(() => {
    return startPullWorld(databaseOptions(location()))
  })

  async function start(name: string, settings: object = {}) {
    const world = await startWorld()
    return { world, ...(await world.repository(name, settings)) }
  }

  test('a pull request shares its number with issues and is shown by both', async () => {
    const { owner: ada, path, branch, open, tip } = await start('opened')
    await ada('POST', `${path}/issues`, { title: 'An issue' })
    await branch('feature', { 'a.txt': 'one\ntwo\n', 'b.txt': 'three\n' })
    const openedPull = await open('feature', { body: 'See #1', draft: true })
    assert.equal(openedPull.status, 201, openedPull.text)
    assert.deepEqual(publishedSchemas.findErrors('pull-request', openedPull.json), [])
    assert.equal(openedPull.headers.get('location'), openedPull.json.url)
    const { number, commits, additions, deletions, changed_files, draft, head, base } = openedPull.json
    assert.deepEqual(
      { number, commits, additions, deletions, changed_files, draft },
      { number: 2, commits: 2, additions: 3, deletions: 0, changed_files: 2, draft: true },
    )
    assert.deepEqual([head.label, head.sha], ['ada:feature', await tip('feature')])
    assert.deepEqual([base.label, base.sha], ['ada:main', await tip()])
    const response = await ada('GET', `${path}/pulls/2`)
    // A job may have tested the merge meanwhile.
    const untested = { mergeable: null, mergeable_state: null, rebaseable: null, merge_commit_sha: null }
    const comparable = (pull: { head: object; base: object }) => ({
      ...pull,
      ...untested,
      head: { ...pull.head, repo: undefined },
      base: { ...pull.base, repo: undefined },
    })
    assert.deepEqual(comparable(response.json), comparable(openedPull.json))
    assert.equal(openedPull.json.base.repo.open_issues_count, 2)
    const issue = await ada('GET', `${path}/issues/2`)
    assert.equal(issue.json.pull_request.url, openedPull.json.url)
    assert.equal(issue.json.draft, true)
    const all = await ada('GET', `${path}/issues?direction=asc`)
    assert.deepEqual(
      all.json.map((one: { number: number; pull_request?: object }) => [one.number, !!one.pull_request]),
      [
        [1, false],
        [2, true],
      ],
    )
    const pulls = await ada('GET', `${path}/pulls`)
    assert.deepEqual(publishedSchemas.findErrors('pull-request-simple', pulls.json[0]), [])
    assert.deepEqual(
      pulls.json.map((one: { number: number }) => one.number),
      [2],
    )
    assert.equal((await ada('GET', `${path}/pulls/1`)).status, 404)
    const timeline = await ada('GET', `${path}/issues/1/timeline`)
    assert.deepEqual(
      timeline.json.map(({ event }: { event: string }) => event),
      ['cross-referenced'],
    )
    const ref = await ada('GET', `${path}/git/ref/pull/2/head`)
    assert.equal(ref.json.object.sha, head.sha)
  })

  test('invalid pull requests are refused with the field', async () => {
    const { path, owner: ada, branch, open } = await start('refused')
    await branch('feature')
    await ada('POST', `${path}/git/refs`, {
      ref: 'refs/heads/same',
      sha: (await ada('GET', `${path}/git/ref/heads/main`)).json.object.sha,
    })
    const first = (response: {
      status: number
      json: { errors: { field?: string; message?: string }[] }
    }) => [response.status, response.json.errors?.[0]?.field ?? response.json.errors?.[0]?.message]
    assert.deepEqual(first(await open('missing')), [422, 'head'])
    assert.deepEqual(first(await open('stranger:feature')), [422, 'head'])
    assert.deepEqual(first(await open('feature', { base: 'missing' })), [422, 'base'])
    assert.deepEqual(first(await open('feature', { title: null })), [422, 'title'])
    assert.deepEqual(first(await open('same')), [422, 'No commits between main and same'])
    assert.equal((await open('feature')).status, 201)
    assert.deepEqual(first(await open('ada:feature')), [
      422,
      'A pull request already exists for ada:feature.',
    ])
  })

  test('of concurrent pull requests for one branch, exactly one is created', async () => {
    const { branch, open } = await start('raced')
    await branch('feature')
    const responses = await Promise.all(Array.from({ length: 5 }, () => open('feature')))
    assert.deepEqual(responses.map(({ status }) => status).sort(), [201, 422, 422, 422, 422])
  })

  test('lists are filtered by state, head and base, and pages partition them', async () => {
    const { owner: ada, path, branch, open } = await start('listed')
    for (const name of ['one', 'two', 'three', 'four', 'five']) {
      await branch(name)
      assert.equal((await open(name)).status, 201)
    }
    await ada('PATCH', `${path}/pulls/2`, { state: 'closed' })
    await ada('PATCH', `${path}/pulls/5`, { base: 'one' })
    const numbers = async (query: string) =>
      (await ada('GET', `${path}/pulls?${query}`)).json.map((one: { number: number }) => one.number)
    assert.deepEqual(await numbers(''), [5, 4, 3, 1])
    assert.deepEqual(await numbers('state=closed'), [2])
    assert.deepEqual(await numbers('state=all&direction=asc'), [1, 2, 3, 4, 5])
    assert.deepEqual(await numbers('base=one'), [5])
    assert.deepEqual(await numbers('head=ada:three'), [3])
    assert.deepEqual(await numbers('head=ada:three&base=one'), [])
    assert.deepEqual(await numbers('head=nobody:three'), [])
    assert.deepEqual(await numbers('head=three'), [5, 4, 3, 1])
    assert.deepEqual(await numbers('sort=long-running'), [])
    await ada('POST', `${path}/issues/3/comments`, { body: 'Nice' })
    assert.deepEqual(await numbers('sort=popularity&direction=desc&per_page=1'), [3])
    for (const query of ['state=all&sort=updated', 'state=all&base=main', 'state=all&sort=popularity']) {
      const seenNumbers: number[] = []
      let next: string | undefined = `${path}/pulls?${query}&per_page=2`
      for (let pages = 0; next !== undefined && pages < 5; pages++) {
        const page: Awaited<ReturnType<typeof ada>> = await ada('GET', next)
        seenNumbers.push(...page.json.map((one: { number: number }) => one.number))
        next = /<[^>]*\/api\/v3([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1]
      }
      const expected = query.includes('base') ? [1, 2, 3, 4] : [1, 2, 3, 4, 5]
      assert.deepEqual(
        seenNumbers.sort((a, b) => a - b),
        expected,
        query,
      )
    }
  })

  test('an issue becomes a pull request', async () => {
    const { owner: ada, path, branch, open } = await start('converted')
    await ada('POST', `${path}/issues`, { title: 'Wish', body: 'Please' })
    await branch('feature')
    const pull = await open('feature', { title: undefined, issue: 1 })
    assert.equal(pull.status, 201, pull.text)
    assert.deepEqual([pull.json.number, pull.json.title, pull.json.body], [1, 'Wish', 'Please'])
    assert.equal((await ada('GET', `${path}/pulls`)).json.length, 1)
    await branch('other')
    assert.equal((await open('other', { title: undefined, issue: 1 })).status, 422)
  })

  test('title, body, base and state are changed with their events, and only one of two pull requests of a branch is open', async () => {
    const { owner: ada, path, branch, open, timeline } = await start('changed')
    await branch('next')
    await branch('feature')
    await open('feature')
    const at = `${path}/pulls/1`
    const update = await ada('PATCH', at, { title: 'Renamed', body: 'Text', base: 'next' })
    assert.equal(update.status, 200, update.text)
    assert.deepEqual([update.json.title, update.json.base.ref], ['Renamed', 'next'])
    assert.equal((await ada('PATCH', at, { base: 'missing' })).status, 422)
    assert.equal((await ada('PATCH', at, { state: 'closed' })).json.state, 'closed')
    assert.equal((await ada('PATCH', `${path}/issues/1`, { state: 'open' })).json.state, 'open')
    assert.equal((await ada('PATCH', `${path}/issues/1`, { state: 'closed' })).json.state_reason, null)
    assert.equal((await open('feature', { base: 'next' })).status, 201)
    const twin = await ada('PATCH', at, { state: 'open' })
    assert.equal(twin.status, 422)
    assert.match(twin.json.errors[0].message, /already an open pull request/)
    assert.deepEqual(await timeline(1), [
      'committed',
      'base_ref_changed',
      'renamed',
      'closed',
      'reopened',
      'closed',
    ])
  })

  test('a stranger can open and close only its own pull requests', async () => {
    const { world, path, owner: ada, branch, open } = await start('strangers')
    const cy = await world.as('cy')
    await branch('feature')
    await open('feature')
    await world.fork(cy, 'strangers')
    await cy('PUT', '/repos/cy/strangers/contents/cy.txt', { message: 'Write', content: '' })
    const ownPull = await cy('POST', `${path}/pulls`, { title: 'Own', head: 'cy:main', base: 'main' })
    assert.equal(ownPull.status, 201, ownPull.text)
    for (const state of ['closed', 'open'])
      assert.equal((await cy('PATCH', `${path}/pulls/${ownPull.json.number}`, { state })).json.state, state)
    assert.equal((await cy('PATCH', `${path}/pulls/1`, { title: 'Mine' })).status, 403)
    assert.equal((await cy('PATCH', `${path}/pulls/1`, { state: 'closed' })).status, 403)
    assert.equal((await ada('PATCH', `${path}/pulls/1`, { state: 'closed' })).status, 200)
    assert.equal(
      (await world.anonymous('POST', `${path}/pulls`, { title: 'x', head: 'a', base: 'b' })).status,
      401,
    )
  })

  test('commits, files, diffs and rendered bodies of a pull request are served', async () => {
    const { owner: ada, path, branch, open, tip } = await start('contents')
    await branch('feature', { 'a.txt': 'one\n', 'b.txt': 'two\n' })
    await open('feature', { body: '**bold**' })
    const at = `${path}/pulls/1`
    const commits = await ada('GET', `${at}/commits`)
    assert.deepEqual(
      commits.json.map((one: { commit: { message: string } }) => one.commit.message),
      ['Write a.txt', 'Write b.txt'],
    )
    assert.equal(commits.json[1].sha, await tip('feature'))
    const files = await ada('GET', `${at}/files?per_page=1&page=2`)
    assert.deepEqual(publishedSchemas.findErrors('diff-entry', files.json[0]), [])
    assert.deepEqual(
      [files.json.length, files.json[0].filename, files.json[0].patch],
      [1, 'b.txt', '@@ -0,0 +1 @@\n+two'],
    )
    const accept = (variant: string) => ({ accept: `application/vnd.github.${variant}` })
    const diff = await ada('GET', at, undefined, accept('diff'))
    assert.match(diff.text, /^diff --git a\/a\.txt b\/a\.txt/)
    const patch = await ada('GET', at, undefined, accept('patch'))
    assert.match(patch.text, /Subject: \[PATCH 1\/2\] Write a\.txt/)
    const full = await ada('GET', at, undefined, accept('full+json'))
    assert.deepEqual([full.json.body, full.json.body_text], ['**bold**', 'bold'])
    assert.match(full.json.body_html, /<strong>bold<\/strong>/)
  })

  test('pull requests of private repositories stay hidden', async () => {
    const { world, path, branch, open } = await start('hidden', { private: true })
    await branch('feature')
    await open('feature')
    const cy = await world.as('cy')
    const absent = await cy('GET', '/repos/ada/absent/pulls/1')
    for (const subpath of ['/pulls/1', '/pulls', '/pulls/1/files', '/pulls/1/commits']) {
      const response = await cy('GET', path + subpath)
      assert.deepEqual([response.status, response.json], [404, absent.json])
    }
  })

  test('a pull request from a fork brings its commits into the base repository', async () => {
    const { world, ...base } = await start('forked')
    const dan = await world.as('dan')
    const fork = await world.fork(dan, 'forked')
    const oid = await fork.write('main', 'fork.txt', 'fork\n')
    assert.equal((await world.ada('GET', `${base.path}/commits/${oid}`)).status, 422)
    const create = (more: object) =>
      dan('POST', `${base.path}/pulls`, { title: 'Fork', head: 'dan:main', base: 'main', ...more })
    const pull = await create({})
    assert.equal(pull.status, 201, pull.text)
    assert.deepEqual(
      [pull.json.head.label, pull.json.head.repo.full_name, pull.json.maintainer_can_modify],
      ['dan:main', 'dan/forked', true],
    )
    assert.equal((await world.ada('GET', `${base.path}/commits/${oid}`)).status, 200)
    const files = await world.ada('GET', `${base.path}/pulls/1/files`)
    assert.equal(files.json[0].filename, 'fork.txt')
    await world.repository('unrelated')
    const unrelated = await dan('POST', '/repos/ada/unrelated/pulls', {
      title: 'x',
      head: 'dan:main',
      base: 'main',
    })
    assert.deepEqual([unrelated.status, unrelated.json.errors[0].field], [422, 'head'])
  })

  test('a private fork is hidden from readers of the base, who see its commits in the pull request only', async () => {
    const { world, path, owner, member, get } = await start('shared', { private: true })
    const dan = await member('dan', 'read')
    const eve = await member('eve', 'read')
    const fork = await world.fork(dan, 'shared')
    const oid = await fork.write('main', 'secret.txt', 'secret\n')
    const create = (caller: typeof dan) =>
      caller('POST', `${path}/pulls`, { title: 'Private', head: 'dan:main', base: 'main' })
    const stranger = await create(eve)
    assert.deepEqual([stranger.status, stranger.json.errors[0].field], [422, 'head'])
    assert.equal((await eve('GET', `${path}/commits/${oid}`)).status, 422)
    assert.equal((await create(dan)).status, 201)
    assert.equal((await eve('GET', `${path}/pulls/1`)).json.head.repo, null)
    assert.equal((await eve('GET', `${path}/pulls`)).json[0].head.repo, null)
    assert.equal((await dan('GET', `${path}/pulls/1`)).json.head.repo.full_name, 'dan/shared')
    assert.equal((await eve('GET', `${path}/commits/${oid}`)).status, 200)
    assert.equal((await owner('GET', `${path}/pulls/1/files`)).json[0].filename, 'secret.txt')
    assert.equal((await get(1)).maintainer_can_modify, true)
  })

  test('pull requests of a commit are listed, merged ones alone once it is on the default branch', async () => {
    const { owner, path, branch, open, tip } = await start('associated')
    await branch('feature')
    await branch('other')
    await open('feature')
    const oid = await tip('feature')
    const numbers = async (sha: string) =>
      (await owner('GET', `${path}/commits/${sha}/pulls`)).json.map((one: { number: number }) => one.number)
    assert.deepEqual(await numbers(oid), [1])
    assert.deepEqual(await numbers(await tip()), [])
    assert.equal((await owner('POST', `${path}/merges`, { base: 'main', head: 'feature' })).status, 201)
    assert.deepEqual(await numbers(oid), [1])
    assert.deepEqual(await numbers(await tip()), [1])
    assert.equal((await owner('GET', `${path}/commits/${'0'.repeat(40)}/pulls`)).status, 422)
  })

  test('issue operations work on pull requests where issues are disabled, and emit pull_request events', async (t) => {
    const { world, owner, path, branch, open, repositoryId } = await start('operated', { has_issues: false })
    const target = await openHookTarget(t)
    const hook = { config: { url: target.url, content_type: 'json' }, events: ['pull_request', 'issues'] }
    assert.equal((await owner('POST', `${path}/hooks`, hook)).status, 201)
    await owner('POST', `${path}/milestones`, { title: 'Soon' })
    await branch('feature')
    await open('feature')
    assert.equal((await owner('POST', `${path}/issues`, { title: 'No' })).status, 410)
    const at = `${path}/issues/1`
    const changes: [string, string, unknown][] = [
      ['POST', `${at}/labels`, { labels: ['bug'] }],
      ['DELETE', `${at}/labels/bug`, undefined],
      ['POST', `${at}/assignees`, { assignees: ['ada'] }],
      ['DELETE', `${at}/assignees`, { assignees: ['ada'] }],
      ['PATCH', at, { milestone: 1 }],
      ['PATCH', at, { milestone: null }],
      ['PUT', `${at}/lock`, {}],
      ['DELETE', `${at}/lock`, undefined],
      ['PATCH', at, { title: 'Other' }],
    ]
    for (const [method, url, body] of changes) {
      const { status, text } = await owner(method, url, body)
      assert.ok(status < 300, `${method} ${url}: ${text}`)
    }
    const drafts = createPullChanges(world.context)
    const writer = {
      repository: await getRepositoryById(world.context.db.read, repositoryId),
      actor: owner.user,
      role: 'admin' as const,
      viewer: viewerOfAccount(owner.user),
      origin: world.url,
    }
    await drafts.setDraft(writer, 1, true)
    await drafts.setDraft(writer, 1, true)
    await drafts.setDraft(writer, 1, false)
    for (const state of ['closed', 'open']) await owner('PATCH', `${path}/pulls/1`, { state })
    const actions = [
      'opened',
      'labeled',
      'unlabeled',
      'assigned',
      'unassigned',
      'milestoned',
      'demilestoned',
      'locked',
      'unlocked',
      'edited',
      'converted_to_draft',
      'ready_for_review',
      'closed',
      'reopened',
    ]
    const payloads = (await target.waitFor(actions.length, 'pull_request')).map(({ body }) =>
      JSON.parse(body),
    )
    assert.deepEqual(payloads.map(({ action }) => action).sort(), [...actions].sort())
    for (const payload of payloads) {
      const schema = `webhook-pull-request-${payload.action.replaceAll('_', '-')}`
      assert.deepEqual(webhooks.findErrors(schema, payload), [])
    }
    const events = await owner('GET', `${path}/events`)
    const feed = events.json.filter(({ type }: { type: string }) => type === 'PullRequestEvent')
    assert.ok(feed.some(({ payload }: { payload: { action: string } }) => payload.action === 'opened'))
    assert.equal(events.json.filter(({ type }: { type: string }) => type === 'IssuesEvent').length, 0)
    const comment = await owner('POST', `${at}/comments`, { body: 'Hello' })
    assert.equal(comment.status, 201)
    assert.match(comment.json.html_url, /\/pull\/1#issuecomment-/)
    const page = await owner('GET', '/ada/operated/pull/1', undefined, { accept: 'text/html' })
    assert.equal(page.status, 200)
    assert.match(page.text, /Other/)
    const diff = await owner('GET', '/ada/operated/pull/1.diff', undefined, { accept: 'text/html' })
    assert.match(diff.text, /^diff --git/)
  })

  test('Octokit opens, lists, reads and changes pull requests', async () => {
    const { world, owner, branch } = await start('kit')
    await branch('feature')
    const octokit = new Octokit({ auth: owner.token, baseUrl: `${world.url}/api/v3` })
    const repo = { owner: 'ada', repo: 'kit' }
    const { data } = await octokit.rest.pulls.create({ ...repo, title: 'Kit', head: 'feature', base: 'main' })
    const pull = { ...repo, pull_number: data.number }
    assert.equal((await octokit.rest.pulls.get(pull)).data.title, 'Kit')
    assert.equal((await octokit.paginate(octokit.rest.pulls.list, repo)).length, 1)
    assert.equal((await octokit.rest.pulls.listFiles(pull)).data.length, 1)
    assert.equal((await octokit.rest.pulls.listCommits(pull)).data.length, 1)
    assert.equal((await octokit.rest.pulls.update({ ...pull, state: 'closed' })).data.state, 'closed')
  })
})
