import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeRepository } from './repository-content.ts'
import { startCodeHosting } from './service.ts'

const { as, anonymous } = await startCodeHosting({ limits: 'off' })
const ana = await as('ana')
const messagesOf = (json: { commits: { commit: { message: string } }[] }) =>
  json.commits.map(({ commit }) => commit.message)

test('diverged branches are compared with their merge base', async () => {
  const { at, commit, headOf } = await makeRepository(ana, 'apart')
  const start = await headOf('main')
  await commit('b1', [{ path: 'b', content: '1' }], { branch: 'topic/b' })
  await commit('b2', [{ path: 'b', content: '2' }], { branch: 'topic/b' })
  await commit('m1', [{ path: 'm', content: '1' }])
  const { status, json } = await ana('GET', `${at}/compare/main...topic/b`)
  assert.equal(status, 200)
  assert.deepEqual([json.status, json.ahead_by, json.behind_by, json.total_commits], ['diverged', 2, 1, 2])
  assert.equal(json.merge_base_commit.sha, start)
  assert.deepEqual(messagesOf(json), ['b1', 'b2'])
  assert.deepEqual(
    json.files.map(({ filename }: { filename: string }) => filename),
    ['b'],
  )
  const statusOf = async (words: string) => (await ana('GET', `${at}/compare/${words}`)).json.status
  assert.equal(await statusOf('main...main'), 'identical')
  assert.equal(await statusOf(`main...${start}`), 'behind')
  assert.equal(await statusOf(`${start}...main`), 'ahead')
  for (const words of ['main...nope', 'nope...main', 'main', '...', 'main...', 'nobody:main...main'])
    assert.equal((await ana('GET', `${at}/compare/${words}`)).status, 404, words)
})

test('a long comparison is paginated, oldest first, with files on the first page only', async () => {
  const { at, commit, headOf } = await makeRepository(ana, 'pages')
  const start = await headOf('main')
  for (let i = 0; i < 5; i++) await commit(`c${i}`, [{ path: `f${i}`, content: 'x' }])
  const first = await ana('GET', `${at}/compare/${start}...main?per_page=2`)
  assert.deepEqual(messagesOf(first.json), ['c0', 'c1'])
  assert.equal(first.json.total_commits, 5)
  assert.equal(first.json.files.length, 5)
  assert.match(first.headers.get('link') ?? '', /page=2>; rel="next".*page=3>; rel="last"/)
  const last = await ana('GET', `${at}/compare/${start}...main?per_page=2&page=3`)
  assert.deepEqual(messagesOf(last.json), ['c4'])
  assert.equal(last.json.files, undefined)
  assert.deepEqual(messagesOf((await ana('GET', `${at}/compare/${start}...main`)).json).length, 5)
})

test('a comparison can be requested as diff or patch', async () => {
  const { at, commit, headOf } = await makeRepository(ana, 'texts')
  const start = await headOf('main')
  await commit('one', [{ path: 'f', content: '1\n' }])
  await commit('two', [{ path: 'f', content: '2\n' }])
  const read = (kind: string) =>
    ana('GET', `${at}/compare/${start}...main`, undefined, { accept: `application/vnd.github.v3.${kind}` })
  assert.match((await read('diff')).text, /^diff --git a\/f b\/f\n[\s\S]*\+2\n$/)
  const patch = (await read('patch')).text
  assert.match(patch, /Subject: \[PATCH 1\/2\] one[\s\S]*Subject: \[PATCH 2\/2\] two/)
})

test('commits without a common ancestor cannot be compared', async () => {
  const { at, headOf } = await makeRepository(ana, 'strangers')
  const head = await headOf('main')
  const tree = (await ana('GET', `${at}/git/commits/${head}`)).json.tree.sha
  const alone = (await ana('POST', `${at}/git/commits`, { message: 'alone', tree, parents: [] })).json.sha
  const { status, json } = await ana('GET', `${at}/compare/main...${alone}`)
  assert.equal(status, 404)
  assert.equal(json.message, `No common ancestor between main and ${alone}.`)
})

test('a fork can be compared by owner without copying its commits', async () => {
  const bo = await as('bo')
  const { at } = await makeRepository(ana, 'network')
  assert.equal((await bo('POST', `${at}/forks`)).status, 202)
  const body = { message: 'in the fork', content: Buffer.from('x').toString('base64') }
  const file = await bo('PUT', '/repos/bo/network/contents/new', body)
  assert.equal(file.status, 201, file.text)
  for (const words of ['main...bo:main', 'main...bo:network:main', 'ana:main...bo:main']) {
    const { status, json } = await ana('GET', `${at}/compare/${words}`)
    assert.equal(status, 200, words)
    assert.deepEqual(messagesOf(json), ['in the fork'])
    assert.deepEqual(
      json.files.map(({ filename }: { filename: string }) => filename),
      ['new'],
    )
  }
  const foundCommit = await ana('GET', `${at}/git/commits/${file.json.commit.sha}`)
  assert.equal(foundCommit.status, 404)
  assert.equal((await anonymous('GET', `${at}/compare/bo:main...main`)).status, 200)
})

test('a fork that the caller cannot see is not found', async () => {
  const bo = await as('bo')
  const { at } = await makeRepository(ana, 'hidden', { private: true })
  await ana('PUT', `${at}/collaborators/bo`, { permission: 'push' })
  const [invitation] = (await bo('GET', '/user/repository_invitations')).json
  if (invitation) await bo('PATCH', `/user/repository_invitations/${invitation.id}`)
  assert.equal((await bo('POST', `${at}/forks`)).status, 202)
  const secretFile = await bo('PUT', '/repos/bo/hidden/contents/secret', {
    message: 'secret',
    content: 'eA==',
  })
  assert.equal(secretFile.status, 201, secretFile.text)
  const cy = await as('cy')
  await ana('PUT', `${at}/collaborators/cy`, { permission: 'pull' })
  const [second] = (await cy('GET', '/user/repository_invitations')).json
  if (second) await cy('PATCH', `/user/repository_invitations/${second.id}`)
  assert.equal((await cy('GET', `${at}/compare/main...main`)).status, 200)
  assert.equal((await cy('GET', `${at}/compare/main...bo:main`)).status, 404)
  assert.equal((await bo('GET', `${at}/compare/main...bo:main`)).status, 200)
  assert.equal((await cy('GET', `${at}/git/commits/${secretFile.json.commit.sha}`)).status, 404)
})

test('a small tree with billions of paths is compared and refused within limits', async () => {
  const { at, fullName, headOf } = await makeRepository(ana, 'bomb')
  const main = await headOf('main')
  const write = async (tree: object[]) => (await ana('POST', `${at}/git/trees`, { tree })).json.sha
  let sha = await write([{ path: 'file.js', mode: '100644', content: 'x' }])
  for (let level = 0; level < 10; level++) {
    const tree = sha
    sha = await write(Array.from('0123456789', (path) => ({ path, mode: '040000', sha: tree })))
  }
  const body = { message: 'bomb', tree: sha, parents: [main] }
  const bomb = (await ana('POST', `${at}/git/commits`, body)).json.sha
  const ref = await ana('POST', `${at}/git/refs`, { ref: 'refs/heads/bomb', sha: bomb })
  assert.equal(ref.status, 201, ref.text)

  assert.equal((await anonymous('GET', `${at}/compare/main...bomb`)).json.files.length, 300)
  const commit = await anonymous('GET', `${at}/commits/${bomb}?per_page=100`)
  assert.equal(commit.json.files.length, 100)
  const accept = 'application/vnd.github.diff'
  for (const path of [`compare/main...bomb`, `commits/${bomb}`]) {
    const text = await anonymous('GET', `${at}/${path}`, undefined, { accept })
    assert.deepEqual([text.status, /Too many files/.test(text.json.message)], [422, true], path)
  }
  assert.equal((await anonymous('GET', `/${fullName}/compare/main...bomb`)).status, 200)
  const merge = await ana('POST', `${at}/merges`, { base: 'main', head: 'bomb' })
  assert.deepEqual([merge.status, /Too many files/.test(merge.json.message)], [422, true])
  const pull = await ana('POST', `${at}/pulls`, { title: 'bomb', base: 'main', head: 'bomb' })
  assert.deepEqual([pull.status, pull.json.changed_files], [201, 3000], pull.text)
})
