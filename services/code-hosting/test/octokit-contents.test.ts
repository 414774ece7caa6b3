import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Octokit } from '@octokit/rest'
import { startCodeHosting } from './service.ts'

const { as, url } = await startCodeHosting({ limits: 'off' })
const { token } = await as('ana')
const octokit = new Octokit({ baseUrl: `${url}/api/v3`, auth: token })

test('Octokit creates a repository, a branch, files and a merge, and reads them back', async () => {
  const at = { owner: 'ana', repo: 'sea' }
  await octokit.repos.createForAuthenticatedUser({ name: at.repo, auto_init: true })
  const main = await octokit.git.getRef({ ...at, ref: 'heads/main' })
  await octokit.git.createRef({ ...at, ref: 'refs/heads/topic/a', sha: main.data.object.sha })
  const file = await octokit.repos.createOrUpdateFileContents({
    ...at,
    path: 'docs/a b.md',
    branch: 'topic/a',
    message: 'Add a page',
    content: Buffer.from('# Page').toString('base64'),
  })
  assert.equal(file.data.content?.path, 'docs/a b.md')
  const content = await octokit.repos.getContent({ ...at, path: 'docs/a b.md', ref: 'topic/a' })
  assert.ok('content' in content.data && content.data.type === 'file')
  const raw = await octokit.repos.getContent({
    ...at,
    path: 'docs/a b.md',
    ref: 'topic/a',
    mediaType: { format: 'raw' },
  })
  assert.equal(raw.data as unknown, '# Page')
  const compared = await octokit.repos.compareCommitsWithBasehead({ ...at, basehead: 'main...topic/a' })
  assert.equal(compared.data.ahead_by, 1)
  const merge = await octokit.repos.merge({ ...at, base: 'main', head: 'topic/a' })
  assert.equal(merge.status, 201)
  const { sha = '' } = file.data.commit
  await octokit.repos.createCommitStatus({ ...at, sha, state: 'success', context: 'ci' })
  const status = await octokit.repos.getCombinedStatusForRef({ ...at, ref: 'topic/a' })
  assert.equal(status.data.state, 'success')
  await octokit.repos.createCommitComment({ ...at, commit_sha: sha, body: 'Good' })
  assert.equal((await octokit.repos.listCommentsForCommit({ ...at, commit_sha: sha })).data.length, 1)
  const commits = await octokit.paginate(octokit.repos.listCommits, { ...at, per_page: 1 })
  assert.equal(commits.length, 3)
  const readme = await octokit.repos.getReadme({ ...at, mediaType: { format: 'html' } })
  assert.match(String(readme.data), /<h1/)
  await octokit.repos.createOrUpdateFileContents({
    ...at,
    path: 'docs/README.md',
    message: 'Explain the folder',
    content: btoa('# Docs'),
  })
  const inFolder = await octokit.repos.getReadmeInDirectory({ ...at, dir: 'docs' })
  assert.deepEqual([inFolder.data.path, atob(inFolder.data.content)], ['docs/README.md', '# Docs'])
  const heads = await octokit.git.listMatchingRefs({ ...at, ref: 'heads/' })
  assert.deepEqual(
    heads.data.map(({ ref }) => ref),
    ['refs/heads/main', 'refs/heads/topic/a'],
  )
  const tree = await octokit.git.getTree({ ...at, tree_sha: 'main', recursive: '1' })
  assert.ok(tree.data.tree.some(({ path }) => path === 'docs/a b.md'))
  await octokit.git.deleteRef({ ...at, ref: 'heads/topic/a' })
  await assert.rejects(octokit.git.getRef({ ...at, ref: 'heads/topic/a' }), { status: 404 })
  assert.match((await octokit.markdown.render({ text: '*a*' })).data, /<em>a<\/em>/)
})

test('Octokit reads an empty repository as an empty list', async () => {
  const at = { owner: 'ana', repo: 'empty' }
  await octokit.repos.createForAuthenticatedUser({ name: at.repo })
  assert.deepEqual(await octokit.paginate(octokit.repos.listCommits, at), [])
})

test('Octokit paginates a comparison to its end', async () => {
  const at = { owner: 'ana', repo: 'long' }
  await octokit.repos.createForAuthenticatedUser({ name: at.repo, auto_init: true })
  const start = (await octokit.git.getRef({ ...at, ref: 'heads/main' })).data.object.sha
  for (let i = 0; i < 4; i++) {
    const content = Buffer.from(`${i}`).toString('base64')
    await octokit.repos.createOrUpdateFileContents({ ...at, path: `f${i}`, message: `c${i}`, content })
  }
  const pages = octokit.paginate.iterator(octokit.repos.compareCommitsWithBasehead, {
    ...at,
    basehead: `${start}...main`,
    per_page: 3,
  })
  const messages: string[] = []
  for await (const { data } of pages) {
    // The iterator is typed for lists, but a comparison is an object.
    const { commits } = data as unknown as { commits: { commit: { message: string } }[] }
    messages.push(...commits.map(({ commit }) => commit.message))
  }
  assert.deepEqual(messages, ['c0', 'c1', 'c2', 'c3'])
})
