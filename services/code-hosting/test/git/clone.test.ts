import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { commit, openTestRepository, runGit, temporaryFolder, writeTag } from './open-git.ts'
import { gitClient, serveGit } from './serve-git.ts'

const { git } = await openTestRepository()
const server = await serveGit(git)

async function serveRepository() {
  const { repository } = await openTestRepository()
  return { repository, url: server.url(repository.id), folder: temporaryFolder() }
}

describe('clone and fetch', () => {
  for (const version of [0, 1, 2]) {
    test(`protocol version ${version}: gets branches, tags and later changes`, async () => {
      const { repository, url, folder } = await serveRepository()
      const first = await commit(repository, { files: { a: '1' } })
      const tag = await writeTag(repository, first, 'v1')
      await repository.updateRefs([
        { ref: 'refs/tags/v1', from: null, to: tag },
        { ref: 'refs/octavo/secret', from: null, to: first },
        { ref: 'refs/pull/1/head', from: null, to: first },
      ])
      const protocol = ['-c', `protocol.version=${version}`]
      const work = join(folder, 'work')
      assert.equal((await gitClient(folder, ...protocol, 'clone', '-q', url, 'work')).code, 0)
      assert.equal(runGit(work, 'tag'), 'v1\n')
      const second = await commit(repository, { files: { a: '2' } })
      assert.equal((await gitClient(work, ...protocol, 'pull', '-q')).code, 0)
      assert.equal(runGit(work, 'rev-parse', 'HEAD').trim(), second)
      const { stdout } = await gitClient(work, ...protocol, 'ls-remote', 'origin')
      assert.match(stdout, /refs\/pull\/1\/head/)
      assert.doesNotMatch(stdout, /octavo/)
      runGit(work, 'fsck', '--full')
    })

    test(`protocol version ${version}: serves a commit by id only if a ref reaches it`, async () => {
      const { repository, url, folder } = await serveRepository()
      const old = await commit(repository, { files: { a: '1' } })
      await commit(repository, { files: { a: '2' } })
      const lostCommit = await commit(repository, { branch: 'lost', files: { secret: 'x' } })
      await repository.updateRefs([{ ref: 'refs/heads/lost', from: lostCommit, to: null }])
      const hiddenCommit = await commit(repository, { branch: 'hidden', files: { hidden: 'x' } })
      await repository.updateRefs([
        { ref: 'refs/heads/hidden', from: hiddenCommit, to: null },
        { ref: 'refs/octavo/hidden', from: null, to: hiddenCommit },
      ])
      runGit(folder, 'init', '-q')
      const fetch = (oid: string) =>
        gitClient(folder, '-c', `protocol.version=${version}`, 'fetch', '-q', url, oid)
      assert.equal((await fetch(old)).code, 0)
      for (const oid of [lostCommit, hiddenCommit, '1'.repeat(40)]) {
        const { code, stderr } = await fetch(oid)
        assert.notEqual(code, 0)
        assert.match(stderr, /not our ref/)
      }
    })
  }

  test('an empty repository: can be cloned', async () => {
    const { url, folder } = await serveRepository()
    const { code, stderr } = await gitClient(folder, 'clone', url, 'work')
    assert.equal(code, 0)
    assert.match(stderr, /empty repository/)
  })

  test('a shallow clone: can be deepened', async () => {
    const { repository, url, folder } = await serveRepository()
    for (const content of ['1', '2', '3']) await commit(repository, { files: { a: content } })
    await gitClient(folder, 'clone', '-q', '--depth=1', url, 'work')
    const work = join(folder, 'work')
    assert.equal(runGit(work, 'rev-list', '--count', 'HEAD').trim(), '1')
    assert.equal((await gitClient(work, 'fetch', '-q', '--unshallow')).code, 0)
    assert.equal(runGit(work, 'rev-list', '--count', 'HEAD').trim(), '3')
  })

  for (const isPacked of [false, true]) {
    test(`a partial clone (${isPacked ? 'packed' : 'loose'}): gets blobs on demand, but no unreachable ones`, async () => {
      const { repository, url, folder } = await serveRepository()
      for (const content of ['1', '2', '3']) await commit(repository, { files: { a: content } })
      const secret = await repository.writeBlob(Buffer.from('secret'))
      if (isPacked) await repository.maintain()
      await gitClient(folder, 'clone', '-q', '--filter=blob:none', '--no-checkout', url, 'work')
      const work = join(folder, 'work')
      assert.equal((await gitClient(work, 'log', '-p')).code, 0)
      assert.equal((await gitClient(work, 'checkout', '-q', 'HEAD~1')).code, 0)
      assert.equal(readFileSync(join(work, 'a'), 'utf8'), '2')
      assert.match((await gitClient(work, 'fetch', 'origin', secret)).stderr, /not our ref/)
    })
  }

  test('a missing repository: is not found', async () => {
    const { code, stderr } = await gitClient(temporaryFolder(), 'clone', server.url(999_999), 'work')
    assert.notEqual(code, 0)
    assert.match(stderr, /not found|404/)
  })
})
