import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { commitFirst } from '@octavo/testing/commit-first.ts'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { startOnce } from '@octavo/testing/start-once.ts'
import { autoMergeJobs } from '../src/merging/auto-merge-jobs.ts'
import { autoMergeKind } from '../src/merging/auto-merge-triggers.ts'
import { createAutoMerges } from '../src/merging/auto-merges.ts'
import { createMergeGate } from '../src/merging/merge-gate.ts'
import { findMergePull, storeMergeTest } from '../src/merging/store/merge-pulls.ts'
import type { Writer } from '../src/repositories/authorized-writes.ts'
import { getRepositoryById } from '../src/repositories/store/repositories.ts'
import { readOwnerGroups } from '../src/reviews/code-owners.ts'
import { nobody } from '../src/rules/protection-settings.ts'
import { createAppWorld, password, sign } from './app-world.ts'
import { describeOnBothDatabases } from './databases.ts'
import { ada as author, writeTreeBomb } from './git/open-git.ts'
import { type MergeRepository, startMergeWorld } from './merge-world.ts'

// The assertions check what responses contain.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Json = any

async function enableAutoMerge(
  call: (method: string, path: string, body: unknown) => Promise<Json>,
  pullRequestId: string,
): Promise<void> {
  const query = `mutation { enablePullRequestAutoMerge(input: {pullRequestId: "${pullRequestId}"}) { clientMutationId } }`
  assert.equal((await call('POST', '/graphql', { query })).json.errors, undefined)
}

const oneApproval = {
  count: 1,
  dismissesStale: false,
  requiresCodeOwners: false,
  requiresLastPushApproval: false,
  dismissal: null,
  bypass: nobody,
}

/** Installs a new app on the account of Ada. Returns a function that calls as the app. */
async function installApp(
  world: Awaited<ReturnType<typeof startMergeWorld>>,
  name: string,
  permissions: Record<string, string>,
) {
  const { ada, anonymous, context } = world
  const maker = `maker-of-${name}`
  await context.auth.createUser({ login: maker, password, plan: 'user' })
  const app = await createAppWorld(world).createApp(maker, { name, default_permissions: permissions })
  const { json: installation } = await ada('POST', '/user/installations', {
    app_slug: app.slug,
    account: 'ada',
  })
  const access = `/app/installations/${installation.id}/access_tokens`
  const assertion = { authorization: `Bearer ${sign(app, Date.now())}` }
  const { json } = await anonymous('POST', access, undefined, assertion)
  const authorization = `Bearer ${json.token}`
  return {
    bot: (method: string, path: string, body?: unknown) => anonymous(method, path, body, { authorization }),
    uninstall: () => ada('DELETE', `/user/installations/${installation.id}`),
  }
}

describeOnBothDatabases('merging', ({ location, dialect }) => {
  const startWorld = startOnce(() => {
    return startMergeWorld(databaseOptions(location()))
  })

  /** Each test has its own repository. */
  async function start(name: string) {
    const world = await startWorld()
    return { ...world, ...(await world.repository(name)) }
  }

  const commitOf = async ({ ada, path }: MergeRepository, oid: string): Promise<Json> =>
    (await ada('GET', `${path}/git/commits/${oid}`)).json
  const parentsOf = ({ parents }: Json) => parents.map(({ sha }: Json) => sha)

  test('a merge commit has both parents, the default message and the caller as author', async () => {
    const repository = await start('both-parents')
    const { ada, branch, open, merge, path, tip } = repository
    await branch('topic', { 'a.txt': 'a' })
    const [base, head] = [await tip(), await tip('topic')]
    const number = await open('topic', { title: 'Add a' })
    assert.equal((await ada('GET', `${path}/pulls/${number}/merge`)).status, 404)
    const { status, json, text } = await merge(number)
    assert.equal(status, 200, text)
    assert.deepEqual([json.merged, json.message], [true, 'Pull Request successfully merged'])
    assert.equal(await tip(), json.sha)
    const commit = await commitOf(repository, json.sha)
    assert.deepEqual(parentsOf(commit), [base, head])
    assert.equal(commit.message, `Merge pull request #${number} from ada/topic\n\nAdd a`)
    assert.equal(commit.author.name, 'ada')
    assert.equal((await ada('GET', `${path}/pulls/${number}/merge`)).status, 204)
    assert.equal((await merge(number)).status, 405)
    assert.equal((await merge(999)).status, 404)
  })

  test('a squash has one parent, the messages of the commits and trailers for other authors', async () => {
    const repository = await start('squash')
    const { branch, open, merge, tip, write } = repository
    await branch('topic', { 'a.txt': 'a' })
    const author = { name: 'Bob', email: 'bob@example.org' }
    await write('topic', 'b.txt', 'b', { message: 'Write b\n\nWith a reason', author })
    const base = await tip()
    const number = await open('topic', { title: 'Add letters' })
    const { json } = await merge(number, { merge_method: 'squash' })
    const commit = await commitOf(repository, json.sha)
    assert.deepEqual(parentsOf(commit), [base])
    assert.equal(
      commit.message,
      `Add letters (#${number})\n\n* Write a.txt\n\n* Write b\n\nWith a reason\n\nCo-authored-by: Bob <bob@example.org>`,
    )
  })

  test('a rebase writes the commits again on top of the base', async () => {
    const { ada, branch, open, merge, path, tip, write } = await start('rebase')
    await branch('topic', { 'a.txt': 'a', 'b.txt': 'b' })
    const base = await write('main', 'c.txt', 'c')
    const number = await open('topic')
    const { json } = await merge(number, { merge_method: 'rebase' })
    assert.equal(await tip(), json.sha)
    const { json: commits } = await ada('GET', `${path}/commits?per_page=3`)
    assert.deepEqual(
      commits.map(({ commit }: Json) => commit.message),
      ['Write b.txt', 'Write a.txt', 'Write c.txt'],
    )
    assert.equal(commits[2].sha, base)
  })

  test('the settings of the repository choose the default message and the allowed methods', async () => {
    const repository = await start('settings')
    const { ada, branch, open, merge, path } = repository
    await ada('PATCH', path, {
      allow_squash_merge: false,
      merge_commit_title: 'PR_TITLE',
      merge_commit_message: 'PR_BODY',
    })
    await branch('one', { 'a.txt': 'a' })
    const number = await open('one', { title: 'One', body: 'Because' })
    const rejection = await merge(number, { merge_method: 'squash' })
    assert.deepEqual(
      [rejection.status, rejection.json.message],
      [405, 'Squash merges are not allowed on this repository.'],
    )
    const { json } = await merge(number)
    assert.equal((await commitOf(repository, json.sha)).message, `One (#${number})\n\nBecause`)
    await branch('two', { 'b.txt': 'b' })
    const custom = await merge(await open('two'), { commit_title: 'Two', commit_message: 'Words' })
    assert.equal((await commitOf(repository, custom.json.sha)).message, 'Two\n\nWords')
  })

  test('a conflict, a draft, a moved head and a missing role block the merge', async () => {
    const { ada, member, branch, open, merge, path, tip, write } = await start('refused')
    await branch('conflict', { 'a.txt': 'ours' })
    await branch('stale', { 'b.txt': 'b' })
    await write('main', 'a.txt', 'theirs')
    const base = await tip()
    const conflict = await open('conflict')
    for (const method of ['merge', 'squash'])
      assert.deepEqual((await merge(conflict, { merge_method: method })).json, {
        message: 'Pull Request is not mergeable',
        documentation_url: 'https://docs.github.com/rest',
        status: '405',
      })
    assert.equal((await merge(conflict, { merge_method: 'rebase' })).status, 405)
    const number = await open('stale')
    const rejection = await merge(number, { sha: base })
    assert.deepEqual(
      [rejection.status, rejection.json.message],
      [409, 'Head branch was modified. Review and try the merge again.'],
    )
    const reader = await member('reader-of-refused', 'triage')
    assert.equal((await reader('PUT', `${path}/pulls/${number}/merge`)).status, 403)
    assert.equal((await merge(number, { merge_method: 'octopus' })).status, 422)
    assert.equal(await tip(), base)
    assert.equal((await merge(number, { sha: await tip('stale') })).status, 200)
    assert.equal((await ada('GET', `${path}/pulls/${conflict}/merge`)).status, 404)
  })

  test('a merged branch is deleted if the repository has that setting', async () => {
    const { ada, branch, context, open, merge, path } = await start('deleted-branch')
    await ada('PATCH', path, { delete_branch_on_merge: true })
    await branch('topic', { 'a.txt': 'a' })
    assert.equal((await merge(await open('topic'))).status, 200)
    await context.jobs.idle()
    assert.equal((await ada('GET', `${path}/branches/topic`)).status, 404)
  })

  test('an updated head branch contains the base, and has the head that the caller saw', async () => {
    const { ada, branch, member, open, path, tip, write } = await start('update')
    await branch('topic', { 'a.txt': 'a' })
    const number = await open('topic')
    const at = `${path}/pulls/${number}/update-branch`
    assert.equal((await ada('PUT', at)).json.message, 'There are no new commits on the base branch.')
    const base = await write('main', 'b.txt', 'b')
    const head = await tip('topic')
    assert.equal((await ada('PUT', at, { expected_head_sha: base })).status, 422)
    const reader = await member('reader-of-update', 'read')
    assert.equal((await reader('PUT', at)).status, 403)
    const { status, json } = await ada('PUT', at, { expected_head_sha: head })
    assert.deepEqual([status, json.message], [202, 'Updating pull request branch.'])
    const { json: commit } = await ada('GET', `${path}/git/commits/${await tip('topic')}`)
    assert.deepEqual(parentsOf(commit), [head, base])
    assert.equal(commit.message, "Merge branch 'main' into topic")
  })

  test('a pull request of more than a hundred commits is not rebased, and can be merged', async () => {
    const { ada, branch, context, git, open, merge, repositoryId: id, tip } = await start('long')
    await branch('topic', { 'a.txt': 'a' })
    const [base, from] = [await tip(), await tip('topic')]
    const { tree, author } = (await git.findCommit(from)) ?? assert.fail('no commit')
    let to = from
    for (let at = 0; at < 100; at++)
      to = await git.writeCommit({ tree, parents: [to], author, committer: author, message: `Step ${at}` })
    const actor = { id: ada.user.id, login: 'ada', role: 'user' }
    const changes = [{ ref: 'refs/heads/topic', from, to }]
    await context.pushes.recordRefChanges({ repository: { id }, actor, changes })
    const number = await open('topic')
    const rejection = await merge(number, { merge_method: 'rebase' })
    assert.deepEqual([rejection.status, rejection.json.message], [405, "This branch can't be rebased"])
    assert.equal(await tip(), base)
    const pull = await findMergePull(context.db.read, id, number)
    await context.db.write((tx) =>
      context.jobs.enqueue(tx, {
        kind: 'test-merge',
        payload: { issueId: pull?.issue.id },
        key: String(pull?.issue.id),
      }),
    )
    await context.jobs.idle()
    const tested = (await findMergePull(context.db.read, id, number))?.pull
    assert.deepEqual([tested?.mergeability, tested?.is_rebaseable], ['mergeable', 0])
    assert.equal((await merge(number, { merge_method: 'squash' })).status, 200)
  })

  test('a merge test stores its result for the tested commits, with a ref for builds', async () => {
    const { branch, context, git, open, repositoryId, tip, write } = await start('tested')
    await branch('clean', { 'a.txt': 'a' })
    await branch('conflict', { 'b.txt': 'ours' })
    await write('main', 'b.txt', 'theirs')
    const numbers = [await open('clean'), await open('conflict')]
    const find = (number: number) => findMergePull(context.db.read, repositoryId, number)
    for (const number of numbers) {
      const issueId = (await find(number))?.issue.id
      await context.db.write((tx) =>
        context.jobs.enqueue(tx, { kind: 'test-merge', payload: { issueId }, key: String(issueId) }),
      )
    }
    await context.jobs.idle()
    const [clean, conflict] = (await Promise.all(numbers.map(find))).map((one) => one?.pull)
    assert.deepEqual([clean?.mergeability, clean?.is_rebaseable], ['mergeable', 1])
    assert.deepEqual([conflict?.mergeability, conflict?.is_rebaseable], ['conflicting', 0])
    assert.deepEqual([clean?.tested_base_oid, clean?.tested_head_oid], [await tip(), await tip('clean')])
    const merge = await git.findRef(`refs/pull/${numbers[0]}/merge`)
    assert.equal(merge?.oid, clean?.merge_commit_oid)
    assert.equal(await git.findRef(`refs/pull/${numbers[1]}/merge`), undefined)
    assert.deepEqual((await git.findCommit(merge?.oid ?? ''))?.parents, [await tip(), await tip('clean')])
    // The result of a test that another push has overtaken is dropped.
    const stale = { baseOid: await tip(), headOid: await tip('conflict') }
    await context.db.write((tx) =>
      storeMergeTest(tx, clean?.issue_id ?? 0, {
        ...stale,
        mergeability: 'conflicting',
        isRebaseable: false,
        mergeCommitOid: null,
      }),
    )
    assert.equal((await find(numbers[0] ?? 0))?.pull.mergeability, 'mergeable')
  })

  test('rules of the base branch decide the mergeable state and block the merge', async () => {
    const { ada, branch, context, member, open, merge, path, protect, tip, write } = await start('ruled')
    const check = { isStrict: true, checks: [{ context: 'ci', appId: null }] }
    await branch('topic', { 'a.txt': 'a' })
    await branch('other', { 'b.txt': 'b' })
    const number = await open('topic')
    const stateOf = async () => {
      const { mergeable_state } = (await ada('GET', `${path}/pulls/${number}`)).json
      if (mergeable_state !== 'unknown') return mergeable_state
      await context.jobs.idle()
      return (await ada('GET', `${path}/pulls/${number}`)).json.mergeable_state
    }
    const rejection = async (body: object = {}) => {
      const { status, json } = await merge(number, body)
      assert.equal(status, 405)
      return json.message
    }
    assert.equal(await stateOf(), 'clean')
    await ada('POST', `${path}/statuses/${await tip('topic')}`, { state: 'pending', context: 'other' })
    assert.equal(await stateOf(), 'unstable')
    await protect({ requiredReviews: oneApproval })
    assert.equal(await stateOf(), 'blocked')
    assert.equal(await rejection(), 'At least 1 approving review is required by reviewers with write access.')
    const reviewer = await member('reviewer-of-ruled', 'write')
    const review = await reviewer('POST', `${path}/pulls/${number}/reviews`, { event: 'APPROVE' })
    assert.equal(review.status, 200, review.text)
    await protect({ requiredReviews: oneApproval, requiredChecks: check, requiresLinearHistory: true })
    assert.equal(await rejection({ merge_method: 'squash' }), 'Required status check "ci" is expected.')
    await ada('POST', `${path}/statuses/${await tip('topic')}`, { state: 'success', context: 'ci' })
    assert.equal(await rejection(), 'This branch must not contain merge commits.')
    await protect({})
    await write('main', 'c.txt', 'c')
    await protect({ requiredChecks: check, requiresLinearHistory: true })
    assert.match(await rejection({ merge_method: 'squash' }), /^Head branch is out of date/)
    await protect({ requiredChecks: check, enforcesAdmins: false })
    assert.equal((await merge(await open('other'))).status, 200)
    assert.equal((await merge(number)).status, 200)
  })

  test('a merge into the default branch closes the issues that the description names', async () => {
    const { ada, branch, open, merge, path, tip } = await start('closing')
    const issue = async (number: number) => (await ada('GET', `${path}/issues/${number}`)).json
    const [one, two] = [
      await ada('POST', `${path}/issues`, { title: 'One' }),
      await ada('POST', `${path}/issues`, { title: 'Two' }),
    ]
    await branch('topic', { 'a.txt': 'a' })
    const body = `Fixes #${one.json.number}, see #${two.json.number}`
    const number = await open('topic', { body })
    assert.equal((await merge(number)).status, 200)
    assert.equal((await issue(one.json.number)).state, 'closed')
    assert.equal((await issue(two.json.number)).state, 'open')
    const { json: pull } = await ada('GET', `${path}/pulls/${number}`)
    assert.deepEqual(
      [pull.state, pull.merged, pull.merge_commit_sha, pull.merged_by.login],
      ['closed', true, await tip(), 'ada'],
    )
  })

  test('a merge closes no issues that its token cannot write', async () => {
    const { ada, as, branch, open, path, repositoryId } = await start('limited-closing')
    await ada('POST', `${path}/issues`, { title: 'One' })
    const isClosed = async () => (await ada('GET', `${path}/issues/1`)).json.state === 'closed'
    const mergeWith = async (head: string, permissions: string[]) => {
      await branch(head, { [`${head}.txt`]: head })
      const number = await open(head, { body: 'Fixes #1' })
      const scopes = [`owner:${ada.user.id}`, `repository:${repositoryId}`, ...permissions]
      const limited = await as('ada', { kind: 'fine-grained', scopes })
      assert.equal((await limited('PUT', `${path}/pulls/${number}/merge`, {})).status, 200)
    }
    await mergeWith('one', ['contents=write', 'pull_requests=write'])
    assert.equal(await isClosed(), false)
    await mergeWith('two', ['contents=write', 'pull_requests=write', 'issues=write'])
    assert.equal(await isClosed(), true)
  })

  test('auto-merge happens after an event that allows it, if its user can still write', async () => {
    const { ada, branch, context, member, open, path, protect, repositoryId, tip } = await start('automatic')
    // Ada may bypass the rules, but her automatic merge does not.
    const checks = [{ context: 'ci', appId: null }]
    await protect({ enforcesAdmins: false, requiredChecks: { isStrict: false, checks } })
    await ada('PATCH', path, { allow_auto_merge: true })
    const repository = await getRepositoryById(context.db.read, repositoryId)
    const ben = await member('ben-automatic', 'write')
    const actorOf = (user: { id: number; login: string; role: string }): Writer => ({
      repository,
      role: 'write',
      actor: { id: user.id, login: user.login, role: user.role },
    })
    const automatic = createAutoMerges(
      context,
      createMergeGate(context, { refreshCodeOwners: async () => {} }),
    )
    await branch('one', { 'a.txt': 'a' })
    await branch('two', { 'b.txt': 'b' })
    await branch('three', { 'c.txt': 'c' })
    const [one, two, three] = [await open('one'), await open('two'), await open('three')]
    await automatic.enable(actorOf(ada.user), one, {
      method: 'squash',
      mayChangeWorkflows: true,
      title: 'Automatic',
    })
    await automatic.enable(actorOf(ben.user), two, { method: 'merge', mayChangeWorkflows: true })
    await automatic.enable(actorOf(ada.user), three, { method: 'merge', mayChangeWorkflows: true })
    await automatic.disable(actorOf(ada.user), three)
    await assert.rejects(
      automatic.enable(actorOf(ada.user), one, {
        method: 'merge',
        mayChangeWorkflows: true,
        headOid: await tip(),
      }),
    )
    await context.db.write((tx) => tx.deleteFrom('collaborator').where('user_id', '=', ben.user.id).execute())
    await context.jobs.idle()
    const waitingPull = (await ada('GET', `${path}/pulls/${one}`)).json
    assert.deepEqual(
      [
        waitingPull.mergeable_state,
        waitingPull.auto_merge.merge_method,
        waitingPull.auto_merge.enabled_by.login,
      ],
      ['blocked', 'squash', 'ada'],
    )
    for (const name of ['one', 'two', 'three'])
      await ada('POST', `${path}/statuses/${await tip(name)}`, { state: 'success', context: 'ci' })
    await context.jobs.idle()
    const find = async (number: number) => (await findMergePull(context.db.read, repositoryId, number))?.pull
    assert.equal((await find(one))?.merge_commit_oid, await tip())
    assert.equal((await context.git.repository(repositoryId).findCommit(await tip()))?.message, 'Automatic')
    assert.deepEqual([(await find(two))?.merged_at_ms, (await find(two))?.auto_merge], [null, null])
    assert.deepEqual([(await find(three))?.merged_at_ms, (await find(three))?.auto_merge], [null, null])

    await branch('four', { 'd.txt': 'd' })
    const four = await open('four')
    await automatic.enable(actorOf(ada.user), four, { method: 'merge', mayChangeWorkflows: true })
    assert.equal((await ada('PATCH', path, { archived: true })).status, 200)
    await protect({})
    const job = { kind: autoMergeKind, key: String(repositoryId), payload: { repositoryId } }
    await context.db.write((tx) => context.jobs.enqueue(tx, job))
    await context.jobs.idle()
    assert.deepEqual(
      [(await find(four))?.merged_at_ms, (await find(four))?.auto_merge === null],
      [null, false],
    )
  })

  test('a strict check requires the latest base, and an updated branch can be merged after its own check', async () => {
    const repository = await start('strict')
    const { ada, branch, context, git, member, open, merge, path, protect, tip, write } = repository
    await branch('topic', { 'a.txt': 'a' })
    await protect({ requiredChecks: { isStrict: true, checks: [{ context: 'ci', appId: null }] } })
    const number = await open('topic')
    const pass = async () =>
      ada('POST', `${path}/statuses/${await tip('topic')}`, { state: 'success', context: 'ci' })
    await pass()
    const base = await write('main', 'b.txt', 'b', {}).catch(() => undefined)
    assert.equal(base, undefined, 'the protected branch refuses direct commits')
    await protect({})
    await write('main', 'b.txt', 'b')
    await protect({ requiredChecks: { isStrict: true, checks: [{ context: 'ci', appId: null }] } })
    assert.match((await merge(number)).json.message, /^Head branch is out of date/)
    const writer = await member('writer-of-strict', 'write')
    const old = await tip('topic')
    const update = await writer('PUT', `${path}/pulls/${number}/update-branch`, { expected_head_sha: old })
    assert.equal(update.status, 202, update.text)
    await context.jobs.idle()
    const { json: pull } = await ada('GET', `${path}/pulls/${number}`)
    assert.deepEqual([pull.head.sha, pull.commits], [await tip('topic'), 2])
    assert.equal((await merge(number)).json.message, 'Required status check "ci" is expected.')
    await pass()
    assert.equal((await merge(number, { sha: old })).status, 409)
    assert.equal((await merge(number, { sha: pull.head.sha })).status, 200)
    assert.ok(await git.isAncestor(pull.head.sha, await tip()))
  })

  test('a maintainer updates the branch of a fork only while its owner allows that', async () => {
    const { as, ada, context, member, merge, path, write } = await start('forked')
    const dan = await as('dan-forked')
    const fork = `/repos/${dan.user.login}/forked`
    assert.equal((await dan('POST', `${path}/forks`, {})).status, 202)
    await context.jobs.idle()
    const file = { message: 'Add far', branch: 'main', content: Buffer.from('far').toString('base64') }
    assert.equal((await dan('PUT', `${fork}/contents/far.txt`, file)).status, 201)
    const body = { title: 'Far', head: `${dan.user.login}:main`, base: 'main' }
    const { json: openedPull } = await dan('POST', `${path}/pulls`, { ...body, maintainer_can_modify: false })
    const base = await write('main', 'b.txt', 'b')
    const at = `${path}/pulls/${openedPull.number}`
    const writer = await member('writer-of-forked', 'write')
    const reader = await member('reader-of-forked', 'read')
    for (const call of [ada, writer, reader])
      assert.equal((await call('PUT', `${at}/update-branch`)).status, 403)
    assert.equal((await dan('PATCH', at, { maintainer_can_modify: true })).status, 200)
    assert.equal((await reader('PUT', `${at}/update-branch`)).status, 403)
    const update = await writer('PUT', `${at}/update-branch`)
    assert.equal(update.status, 202, update.text)
    await context.jobs.idle()
    const tip = (await dan('GET', `${fork}/git/ref/heads/main`)).json.object.sha
    const { json: pull } = await ada('GET', at)
    assert.deepEqual([pull.head.sha, pull.commits, pull.changed_files], [tip, 2, 1])
    const { json: commit } = await dan('GET', `${fork}/git/commits/${tip}`)
    assert.deepEqual(parentsOf(commit), [openedPull.head.sha, base])
    assert.equal((await merge(openedPull.number)).status, 200)
    assert.equal((await dan('PUT', `${at}/update-branch`)).status, 422)
  })

  test('only users with write access to a head branch can allow maintainers to push to it', async () => {
    const { as, ada, context, path, tip, write } = await start('seized')
    const eve = await as('eve-seized')
    const fork = `/repos/${eve.user.login}/seized`
    assert.equal((await eve('POST', `${path}/forks`, {})).status, 202)
    await context.jobs.idle()
    const file = { message: 'Add', content: 'ZXZpbA==' }
    assert.equal((await eve('PUT', `${fork}/contents/evil.txt`, file)).status, 201)
    await write('main', 'b.txt', 'b')
    // The fork is the base, and the branch of another owner the head.
    const body = { title: 'Sync', head: 'ada:main', base: 'main' }
    assert.equal((await eve('POST', `${fork}/pulls`, { ...body, maintainer_can_modify: true })).status, 422)
    const pull = await eve('POST', `${fork}/pulls`, { ...body, maintainer_can_modify: false })
    assert.equal(pull.status, 201, pull.text)
    const at = `${fork}/pulls/${pull.json.number}`
    const update = await eve('PATCH', at, { maintainer_can_modify: true })
    assert.deepEqual([update.status, update.json.errors[0].field], [422, 'fork_collab'])
    assert.equal((await eve('PATCH', at, { maintainer_can_modify: false })).status, 200)
    const before = await tip()
    assert.equal((await eve('PUT', `${at}/update-branch`)).status, 403)
    // As earlier versions have stored it.
    await context.db.write((tx) =>
      tx.updateTable('pull_request').set({ maintainer_can_modify: 1 }).where('is_open', '=', 1).execute(),
    )
    assert.equal((await eve('PUT', `${at}/update-branch`)).status, 403)
    await context.jobs.idle()
    assert.equal(await tip(), before)
    assert.equal((await ada('GET', `${path}/contents/evil.txt`)).status, 404)
  })

  test('auto-merge is disabled when a user without write access pushes to the head or changes the base', async () => {
    const { as, ada, branch, context, path, protect, repositoryId, tip } = await start('taken')
    const rules = { requiredChecks: { isStrict: false, checks: [{ context: 'ci', appId: null }] } }
    await protect(rules)
    await ada('PATCH', path, { allow_auto_merge: true })
    const repository = await getRepositoryById(context.db.read, repositoryId)
    const gate = createMergeGate(context, { refreshCodeOwners: async () => {} })
    const automatic = createAutoMerges(context, gate)
    const dan = await as('dan-taken')
    const fork = `/repos/${dan.user.login}/taken`
    assert.equal((await dan('POST', `${path}/forks`, {})).status, 202)
    await context.jobs.idle()
    await branch('open', { 'open.txt': 'open' })
    const first = await tip()
    const write = (name: string, file: string) =>
      dan('PUT', `${fork}/contents/${file}`, { message: file, branch: name, content: 'eA==' })
    const propose = async (name: string): Promise<number> => {
      await dan('POST', `${fork}/git/refs`, { ref: `refs/heads/${name}`, sha: first })
      assert.equal((await write(name, `${name}.txt`)).status, 201)
      const body = { title: name, head: `${dan.user.login}:${name}`, base: 'main' }
      const { json } = await dan('POST', `${path}/pulls`, body)
      const actor = { id: ada.user.id, login: ada.user.login, role: ada.user.role }
      await automatic.enable({ repository, role: 'admin', actor }, json.number, {
        method: 'merge',
        mayChangeWorkflows: true,
      })
      return json.number
    }
    const stateOf = async (number: number) => {
      const { json } = await ada('GET', `${path}/pulls/${number}`)
      return [json.merged, json.auto_merge === null]
    }
    const [movedPull, changedPull, keptPull] = [
      await propose('moved'),
      await propose('changed'),
      await propose('kept'),
    ]
    assert.equal((await write('moved', 'surprise.txt')).status, 201)
    const edit = await dan('PATCH', `${path}/pulls/${changedPull}`, { base: 'open' })
    assert.equal(edit.status, 200, edit.text)
    await dan('PATCH', `${path}/pulls/${keptPull}`, { title: 'Another title' })
    await context.jobs.idle()
    assert.deepEqual(
      [await stateOf(movedPull), await stateOf(changedPull), await stateOf(keptPull)],
      [
        [false, true],
        [false, true],
        [false, false],
      ],
    )
    const events = (await ada('GET', `${path}/issues/${changedPull}/events`)).json
    assert.equal(events.at(-1).event, 'auto_merge_disabled')
    assert.equal(events.at(-1).actor.login, dan.user.login)
  })

  test('auto-merge is disabled when the head is pushed without write access, also if many pull requests follow it', async () => {
    const { as, ada, context, path, protect } = await start('followed')
    await ada('PATCH', path, { allow_auto_merge: true })
    await protect({ requiredChecks: { isStrict: false, checks: [{ context: 'ci', appId: null }] } })
    const eve = await as('eve-followed')
    const fork = `/repos/${eve.user.login}/followed`
    await eve('POST', `${path}/forks`, {})
    await context.jobs.idle()
    const { json: main } = await eve('GET', `${fork}/git/ref/heads/main`)
    const branchAt = (name: string) =>
      eve('POST', `${fork}/git/refs`, { ref: `refs/heads/${name}`, sha: main.object.sha })
    const write = (file: string) =>
      eve('PUT', `${fork}/contents/${file}`, { message: file, branch: 'topic', content: 'eA==' })
    await branchAt('topic')
    await write('good.txt')
    const body = { title: 'Good', head: `${eve.user.login}:topic`, base: 'main' }
    const { json: pull } = await ada('POST', `${path}/pulls`, body)
    await enableAutoMerge(ada, pull.node_id)
    for (const base of ['b1', 'b2', 'b3', 'b4', 'b5']) {
      await branchAt(base)
      assert.equal((await eve('POST', `${fork}/pulls`, { title: base, head: 'topic', base })).status, 201)
    }
    const { json: evil } = await write('evil.txt')
    await context.jobs.idle()
    await ada('POST', `${path}/statuses/${evil.commit.sha}`, { state: 'success', context: 'ci' })
    await context.jobs.idle()
    const { json: after } = await ada('GET', `${path}/pulls/${pull.number}`)
    assert.deepEqual([after.head.sha, after.merged, after.auto_merge], [evil.commit.sha, false, null])
  })

  test('auto-merge has the rights of its user and of the token that enabled it', async () => {
    const { as, ada, branch, context, member, open, path, protect, tip } = await start('enabled')
    await ada('PATCH', path, { allow_auto_merge: true })
    const ben = await member('ben-enabled', 'write')
    const carl = await member('carl-enabled', 'write')
    const requiredChecks = { isStrict: false, checks: [{ context: 'ci', appId: null }] }
    const wait = async (call: typeof ben, name: string) => {
      await branch(name)
      const number = await open(name)
      const { json } = await ada('GET', `${path}/pulls/${number}`)
      await enableAutoMerge(call, json.node_id)
      return number
    }
    const pass = async (name: string, number: number) => {
      await ada('POST', `${path}/statuses/${await tip(name)}`, { state: 'success', context: 'ci' })
      await context.jobs.idle()
      const { json } = await ada('GET', `${path}/pulls/${number}`)
      return [json.merged, json.auto_merge === null]
    }
    await protect({ requiredChecks, restrictions: { ...nobody, userIds: [ben.user.id] } })
    assert.deepEqual(await pass('listed', await wait(ben, 'listed')), [true, true])
    assert.deepEqual(await pass('unlisted', await wait(carl, 'unlisted')), [false, false])
    await protect({ requiredChecks })
    const suspendedPull = await wait(ben, 'suspended')
    await context.auth.changeUser(ben.user.id, { suspended: true })
    assert.deepEqual(await pass('suspended', suspendedPull), [false, true])

    const workflows = await as('ada', { scopes: ['repo', 'workflow'] })
    const workflow = (name: string) =>
      workflows('PUT', `${path}/contents/.github/workflows/${name}.yml`, {
        message: 'Add a workflow',
        branch: name,
        content: 'eA==',
      })
    const rejected = await wait(carl, 'refused')
    assert.equal((await workflow('refused')).status, 201)
    assert.deepEqual(await pass('refused', rejected), [false, true])
    const allowedPull = await wait(workflows, 'allowed')
    assert.equal((await workflow('allowed')).status, 201)
    assert.deepEqual(await pass('allowed', allowedPull), [true, true])
  })

  test('an error of one automatic merge does not stop the others', async () => {
    const { ada, branch, context, open, path, protect, repositoryId } = await start('errors')
    await ada('PATCH', path, { allow_auto_merge: true })
    await protect({ requiredChecks: { isStrict: false, checks: [{ context: 'ci', appId: null }] } })
    const numbers: number[] = []
    for (const name of ['one', 'two']) {
      await branch(name)
      const number = await open(name)
      numbers.push(number)
      await enableAutoMerge(ada, (await ada('GET', `${path}/pulls/${number}`)).json.node_id)
    }
    const attempted: number[] = []
    const jobs = autoMergeJobs(context, {
      async merge(_writer, number) {
        attempted.push(number)
        throw new Error('The disk is full')
      },
    })
    const job = { id: 1, attempt: 1, signal: new AbortController().signal }
    await assert.rejects(async () => jobs[autoMergeKind]?.run({ repositoryId }, job), AggregateError)
    assert.deepEqual(attempted, numbers)
  })

  test('an app enables an automatic merge while it is installed', async () => {
    const world = await start('by-app')
    const { ada, branch, context, open, path, protect, tip } = world
    await ada('PATCH', path, { allow_auto_merge: true })
    await protect({ requiredChecks: { isStrict: false, checks: [{ context: 'ci', appId: null }] } })
    const { bot, uninstall } = await installApp(world, 'merger', {
      contents: 'write',
      pull_requests: 'write',
    })
    const attempt = async (name: string, between?: () => Promise<unknown>) => {
      await branch(name)
      const number = await open(name)
      await enableAutoMerge(bot, (await ada('GET', `${path}/pulls/${number}`)).json.node_id)
      await context.jobs.idle()
      await between?.()
      await ada('POST', `${path}/statuses/${await tip(name)}`, { state: 'success', context: 'ci' })
      await context.jobs.idle()
      return (await ada('GET', `${path}/pulls/${number}`)).json.merged
    }
    assert.equal(await attempt('kept'), true)
    assert.equal(await attempt('removed', uninstall), false)
  })

  test('an approval of an app counts while the app may write pull requests', async () => {
    const world = await start('approving-app')
    const { branch, merge, open, path, protect } = world
    const { bot, uninstall } = await installApp(world, 'approver', { pull_requests: 'write' })
    await protect({ requiredReviews: oneApproval })
    const approve = async (name: string) => {
      await branch(name)
      const number = await open(name)
      assert.equal((await bot('POST', `${path}/pulls/${number}/reviews`, { event: 'APPROVE' })).status, 200)
      return number
    }
    const [one, two] = [await approve('one'), await approve('two')]
    assert.equal((await merge(one)).status, 200)
    await uninstall()
    assert.equal((await merge(two)).status, 405)
  })

  test('an approval does not count while its author is suspended', async () => {
    const { branch, context, member, merge, open, path, protect } = await start('suspended')
    const ben = await member('ben-suspended', 'write')
    await branch('topic')
    const number = await open('topic')
    await protect({ requiredReviews: oneApproval })
    await ben('POST', `${path}/pulls/${number}/reviews`, { event: 'APPROVE' })
    await context.auth.changeUser(ben.user.id, { suspended: true })
    assert.match((await merge(number)).json.message, /^At least 1 approving review/)
    await context.auth.changeUser(ben.user.id, { suspended: false })
    assert.equal((await merge(number)).status, 200)
  })

  test('an updated branch does not get the commits of the former base', async () => {
    const { ada, branch, context, open, path, tip } = await start('retargeted')
    await branch('other')
    await branch('topic')
    const number = await open('topic', { base: 'other' })
    const head = await tip('topic')
    await commitFirst(context, () => ada('PATCH', `${path}/pulls/${number}`, { base: 'main' }))
    assert.equal((await ada('PUT', `${path}/pulls/${number}/update-branch`)).status, 409)
    assert.equal(await tip('topic'), head)
  })

  test('a renamed file needs the owners of its old name, and too many files stay unreviewed', async () => {
    const { branch, context, member, open, merge, path, protect, repositoryId, tip, write } =
      await start('renamed')
    const owner = await member('owner-of-renamed', 'write')
    const other = await member('other-of-renamed', 'write')
    await write('main', 'CODEOWNERS', `/safe/ @${owner.user.login}\n`)
    const safe = await write('main', 'safe/policy.txt', 'None.\n'.repeat(50))
    await branch('topic')
    const store = context.git.repository(repositoryId)
    const commit = async (tree: string) =>
      store.writeCommit({ tree, parents: [safe], author, committer: author, message: 'Change' })
    const policy = await store.entryAt(safe, 'safe/policy.txt')
    const tree = await store.writeTree({
      base: safe,
      entries: [
        { path: 'safe/policy.txt', oid: null },
        { path: 'open/policy.txt', mode: '100644', oid: policy?.oid ?? '' },
      ],
    })
    const sha = await commit(tree)
    const ref = await other('PATCH', `${path}/git/refs/heads/topic`, { sha, force: true })
    assert.equal(ref.status, 200, ref.text)
    const requiredReviews = { ...oneApproval, requiresCodeOwners: true }
    await protect({ requiredReviews })
    const number = await open('topic')
    const at = `${path}/pulls/${number}`
    await other('POST', `${at}/reviews`, { event: 'APPROVE' })
    assert.equal((await merge(number)).json.message, 'Waiting on code owner review.')
    assert.equal(await tip(), safe)
    await owner('POST', `${at}/reviews`, { event: 'APPROVE' })
    assert.equal((await merge(number)).status, 200)
    const bomb = await commit(await writeTreeBomb(store, tree))
    const key = { base_oid: safe, head_oid: bomb }
    const row = await getRepositoryById(context.db.read, repositoryId)
    assert.equal(await readOwnerGroups(context, row, key), null)
  })

  test('an owner among thousands of names approves, and unknown names are reported up to a maximum', async () => {
    const { ada, branch, member, open, merge, path, protect, write } = await start('crowd')
    const owner = await member('owner-of-crowd', 'write')
    const names = Array.from({ length: 40_000 }, (_, at) => `@nobody-${at}`)
    await write('main', 'CODEOWNERS', `* ${names.join(' ')} @${owner.user.login}\n`)
    const { json, text } = await ada('GET', `${path}/codeowners/errors`)
    assert.equal(json.errors.length, 500)
    assert.ok(text.length < 2_000_000)
    await branch('topic')
    await protect({
      requiredReviews: { ...oneApproval, count: 0, requiresCodeOwners: true },
    })
    const number = await open('topic')
    assert.equal((await merge(number)).json.message, 'Waiting on code owner review.')
    await owner('POST', `${path}/pulls/${number}/reviews`, { event: 'APPROVE' })
    assert.equal((await merge(number)).status, 200)
  })

  test('missing approvals of code owners and open conversations block a merge', async () => {
    const { branch, context, ada, member, open, merge, path, protect, write } = await start('owned')
    const owner = await member('owner-of-owned', 'write')
    const other = await member('other-of-owned', 'write')
    await write('main', '.github/CODEOWNERS', `*.txt @${owner.user.login}\n`)
    await branch('topic', { 'a.txt': 'a\n' })
    const requiredReviews = { ...oneApproval, requiresCodeOwners: true }
    await protect({ requiredReviews, requiresConversationResolution: true })
    const number = await open('topic')
    await context.jobs.idle()
    const at = `${path}/pulls/${number}`
    const { json: reviewers } = await ada('GET', `${at}/requested_reviewers`)
    assert.deepEqual(
      reviewers.users.map(({ login }: Json) => login),
      [owner.user.login],
    )
    const comment = { path: 'a.txt', line: 1, body: 'Why?' }
    const approve = (call: typeof owner, more: object = {}) =>
      call('POST', `${at}/reviews`, { event: 'APPROVE', ...more })
    assert.equal((await approve(other)).status, 200)
    assert.equal((await merge(number)).json.message, 'Waiting on code owner review.')
    assert.equal((await approve(owner, { comments: [comment] })).status, 200)
    const rejection = await merge(number)
    assert.equal(rejection.status, 405)
    assert.match(rejection.json.message, /^A conversation must be resolved/)
    const thread = await context.db.read
      .selectFrom('review_thread')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    await context.db.write((tx) =>
      tx
        .updateTable('review_thread')
        .set({ resolved_by_id: ada.user.id, resolved_at_ms: 1 })
        .where('id', '=', thread.id)
        .execute(),
    )
    assert.equal((await merge(number)).status, 200)
  })

  // Takes a minute on slow machines.
  const slow = { timeout: 600_000 }
  // More than there are database connections and git processes on both.
  const concurrentMerges = dialect === 'sqlite' ? 200 : 60

  test(`${concurrentMerges} concurrent merges into one branch each happen exactly once`, slow, async () => {
    const { ada, branch, context, open, merge, repositoryId: id, tip, git } = await start('rush')
    const count = concurrentMerges
    const first = await tip()
    const actor = { id: ada.user.id, login: 'ada', role: 'user' }
    const signature = { name: 'Ada', email: 'ada@example.org', atMs: 0, offsetMinutes: 0 }
    const changes = []
    for (let at = 0; at < count; at++) {
      const oid = await git.writeBlob(Buffer.from(String(at)))
      const tree = await git.writeTree({ base: first, entries: [{ path: `f${at}`, mode: '100644', oid }] })
      const message = `Add ${at}`
      const to = await git.writeCommit({
        tree,
        parents: [first],
        message,
        author: signature,
        committer: signature,
      })
      changes.push({ ref: `refs/heads/t${at}`, from: null, to })
    }
    await context.pushes.recordRefChanges({ repository: { id }, actor, changes })
    await branch('last', {})
    const numbers: number[] = []
    for (let at = 0; at < count; at++) numbers.push(await open(`t${at}`))
    const methods = ['merge', 'squash', 'rebase']
    const requests = numbers.flatMap((number, at) => {
      const body = { merge_method: methods[at % 3] }
      // Every tenth is sent twice.
      return at % 10 ? [[number, body] as const] : [[number, body] as const, [number, body] as const]
    })
    const results = await Promise.all(requests.map(([number, body]) => merge(number, body)))
    const statuses = Map.groupBy(results, ({ status }) => status)
    assert.deepEqual([...statuses.keys()].sort(), [200, 405])
    assert.equal(statuses.get(200)?.length, count)
    const mergeCommits = new Set(statuses.get(200)?.map(({ json }) => json.sha))
    const history = await git.log({ from: await tip(), not: [first], limit: 1000, firstParent: true })
    assert.deepEqual(new Set(history.map(({ oid }) => oid)), mergeCommits)
    const { entries } = await git.listTree(await tip())
    assert.equal(entries.filter(({ path: name }) => /^f\d+$/.test(name)).length, count)
    assert.deepEqual(await git.fsck(), [])
  })
})

test('a pull request of one commit and its merge start git once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-counted-git-'))
  after(() => rm(folder, { recursive: true }))
  const [program, log] = [join(folder, 'git'), join(folder, 'log')]
  await writeFile(program, `#!/bin/sh\necho "$2" >> '${log}'\nexec git "$@"\n`, { mode: 0o700 })
  const world = await startMergeWorld({ settings: { flags: { 'code-hosting.gitBinary': program } } })
  const { branch, write, open, merge } = await world.repository('counted')
  await branch('topic', { 'a.txt': 'a' })
  await world.context.jobs.idle()
  await writeFile(log, '')
  const number = await open('topic')
  await world.context.jobs.idle()
  await write('main', 'b.txt', 'b')
  assert.equal((await merge(number)).status, 200)
  await world.context.jobs.idle()
  // The diff counts the lines. The reader of objects starts again after some idle seconds.
  const commands = (await readFile(log, 'utf8'))
    .split('\n')
    .filter((line) => !['', 'cat-file'].includes(line))
  assert.deepEqual(commands, ['diff-tree'])
})
