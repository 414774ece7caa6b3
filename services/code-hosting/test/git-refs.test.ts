import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeRepository } from './repository-content.ts'
import { startCodeHosting } from './service.ts'

const { as } = await startCodeHosting({ limits: 'off' })
const ana = await as('ana')
const nowhere = '0123456789'.repeat(4)

async function open(name: string) {
  const repository = await makeRepository(ana, name)
  const head = (await repository.headOf('main')) ?? ''
  const create = (ref: string, sha = head) => ana('POST', `${repository.at}/git/refs`, { ref, sha })
  return { ...repository, head, create }
}

test('a ref can be created, found, matched by prefix, updated and deleted', async () => {
  const { at, create, head, commit } = await open('life')
  const createdRef = await create('refs/heads/feature/a')
  assert.equal(createdRef.status, 201, createdRef.text)
  assert.equal(createdRef.headers.get('location'), createdRef.json.url)
  await create('refs/heads/feature/b')
  await create('refs/heads/feat')
  const names = async (path: string) => {
    const { status, json } = await ana('GET', `${at}/git/${path}`)
    assert.equal(status, 200, path)
    return json.map(({ ref }: { ref: string }) => ref)
  }
  assert.deepEqual(await names('matching-refs/heads/feat'), [
    'refs/heads/feat',
    'refs/heads/feature/a',
    'refs/heads/feature/b',
  ])
  assert.deepEqual(await names('matching-refs/heads%2Ffeature%2Fb'), ['refs/heads/feature/b'])
  assert.deepEqual(await names('matching-refs/heads/none'), [])
  assert.equal((await names('matching-refs/')).length, 4)
  assert.equal((await names('refs')).length, 4)
  assert.equal((await names('refs/')).length, 4)
  assert.deepEqual(await names('refs/heads/feature'), ['refs/heads/feature/a', 'refs/heads/feature/b'])
  assert.equal((await ana('GET', `${at}/git/refs/heads/feat`)).json.object.sha, head)
  assert.equal((await ana('GET', `${at}/git/ref/heads/feature`)).status, 404)
  const next = await commit('next', [{ path: 'n', content: 'n' }])
  const update = await ana('PATCH', `${at}/git/refs/heads/feature/a`, { sha: next })
  assert.deepEqual([update.status, update.json.object.sha], [200, next])
  assert.equal((await ana('DELETE', `${at}/git/refs/heads/feature/a`)).status, 204)
  assert.equal((await ana('GET', `${at}/git/ref/heads/feature/a`)).status, 404)
})

test("invalid refs are refused with GitHub's messages", async () => {
  const { create, commit, at, head } = await open('wrong')
  const tree = (await ana('GET', `${at}/git/commits/${head}`)).json.tree.sha
  const assertRejected = async (ref: string, words: RegExp, sha?: string) => {
    const { status, json } = await create(ref, sha)
    assert.equal(status, 422, ref)
    assert.match(json.message, words)
  }
  await assertRejected('refs/heads/main', /^Reference already exists$/)
  await assertRejected('refs/heads/x', /^Object does not exist$/, nowhere)
  await assertRejected('refs/heads/x', /^Object does not exist$/, 'main')
  await assertRejected('refs/heads/x', /not a commit/, tree)
  await assertRejected('refs/heads/main/sub', /conflicts with an existing reference/)
  await assertRejected('heads/x', /must start with 'refs'/)
  await assertRejected('refs/x', /must start with 'refs'/)
  await assertRejected('refs/octavo/x', /cannot be changed/)
  await assertRejected('refs/pull/1/head', /cannot be changed/)
  for (const name of [
    'a..b',
    'a b',
    '.a',
    'a.lock',
    'a~1',
    'a^',
    'a:b',
    'a\\b',
    '@{x',
    'a/',
    'x\n',
    '\u0001',
    'a'.repeat(40),
    '0123456789'.repeat(4),
  ])
    await assertRejected(`refs/heads/${name}`, /not a valid ref name/)
  await commit('x', [{ path: 'x', content: 'x' }])
})

test('a ref update must be a fast-forward unless forced', async () => {
  const { at, commit, head } = await open('forward')
  const next = await commit('next', [{ path: 'n', content: 'n' }])
  const move = (name: string, body: object) => ana('PATCH', `${at}/git/refs/${name}`, body)
  const reset = await move('heads/main', { sha: head })
  assert.deepEqual([reset.status, reset.json.message], [422, 'Update is not a fast forward'])
  assert.equal((await move('heads/main', { sha: head, force: true })).status, 200)
  assert.equal((await move('heads/main', { sha: next })).status, 200)
  const absent = await move('heads/none', { sha: head })
  assert.deepEqual([absent.status, absent.json.message], [422, 'Reference does not exist'])
  const lostUpdate = await move('heads/main', { sha: nowhere })
  assert.deepEqual([lostUpdate.status, lostUpdate.json.message], [422, 'Object does not exist'])
})

test('a missing ref and the default branch cannot be deleted', async () => {
  const { at } = await open('deletion')
  const absent = await ana('DELETE', `${at}/git/refs/heads/none`)
  assert.deepEqual([absent.status, absent.json.message], [422, 'Reference does not exist'])
  assert.equal((await ana('DELETE', `${at}/git/refs/heads/main`)).status, 422)
})

test('refs of pull requests and of the server are neither changed nor deleted', async () => {
  const { at, commit, head } = await open('reserved')
  await commit('next', [{ path: 'n', content: 'n' }], { branch: 'next' })
  const pull = await ana('POST', `${at}/pulls`, { title: 'Next', head: 'next', base: 'main' })
  assert.equal(pull.status, 201, pull.text)
  for (const name of ['pull/1/head', 'octavo/x'])
    for (const response of [
      await ana('PATCH', `${at}/git/refs/${name}`, { sha: head, force: true }),
      await ana('DELETE', `${at}/git/refs/${name}`),
    ]) {
      assert.equal(response.status, 422, response.text)
      assert.equal(response.json.message, `refs/${name} is a reserved ref and cannot be changed.`)
    }
  assert.equal((await ana('GET', `${at}/git/ref/pull/1/head`)).json.object.sha, pull.json.head.sha)
})

test('of many concurrent creations of one ref, exactly one succeeds', async () => {
  const { create } = await open('race')
  const responses = await Promise.all(Array.from({ length: 6 }, () => create('refs/heads/same')))
  assert.deepEqual(responses.map(({ status }) => status).sort(), [201, 422, 422, 422, 422, 422])
  for (const { status, json } of responses) {
    if (status === 422) assert.equal(json.message, 'Reference already exists')
  }
})

test('branches are merged unless they conflict', async () => {
  const { at, commit, head } = await open('merging')
  const topic = await commit('topic', [{ path: 'topic', content: 't' }], { branch: 'topic' })
  const main = await commit('main', [{ path: 'main', content: 'm' }])
  const merge = (body: object) => ana('POST', `${at}/merges`, body)
  const mergeCommit = await merge({ base: 'main', head: 'topic', commit_message: 'Bring topic in' })
  assert.equal(mergeCommit.status, 201, mergeCommit.text)
  assert.equal(mergeCommit.json.commit.message, 'Bring topic in')
  assert.deepEqual(
    mergeCommit.json.parents.map(({ sha }: { sha: string }) => sha),
    [main, topic],
  )
  assert.equal(mergeCommit.json.author.login, 'ana')
  assert.equal((await merge({ base: 'main', head: 'topic' })).status, 204)
  assert.equal((await merge({ base: 'main', head })).status, 204)
  await commit('ours', [{ path: 'same', content: 'ours\n' }])
  await commit('theirs', [{ path: 'same', content: 'theirs\n' }], { branch: 'topic' })
  const conflict = await merge({ base: 'main', head: 'topic' })
  assert.deepEqual([conflict.status, conflict.json.message], [409, 'Merge conflict'])
  const absent = async (body: object) => {
    const { status, json } = await merge(body)
    return [status, json.message]
  }
  assert.deepEqual(await absent({ base: 'none', head: 'topic' }), [404, 'Base does not exist'])
  assert.deepEqual(await absent({ base: 'main', head: 'none' }), [404, 'Head does not exist'])
  assert.equal((await merge({ base: 'main' })).status, 422)
})

test('a branch that becomes the default branch at the same time is not deleted', async () => {
  const { at, create, headOf } = await open('default')
  const choose = (name: string) => ana('PATCH', at, { default_branch: name })
  const remove = () => ana('DELETE', `${at}/git/refs/heads/next`)
  for (const requests of [
    [() => choose('next'), remove],
    [remove, () => choose('next')],
  ]) {
    await create('refs/heads/next')
    await Promise.all(requests.map((send) => send()))
    const { json } = await ana('GET', at)
    assert.ok(await headOf(json.default_branch))
    await choose('main')
  }
})
