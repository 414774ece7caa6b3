import assert from 'node:assert/strict'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import type { Push, PushPolicy, Rejections } from '../../src/git/transport/transport.ts'
import { commit, openTestRepository, runGit, temporaryFolder } from './open-git.ts'
import { gitClient, serveGit } from './serve-git.ts'

const policies = new Map<number, PushPolicy>()
const { git } = await openTestRepository()
const server = await serveGit(git, { policyOf: (id) => policies.get(id) ?? {} })

async function serveRepository(policy: PushPolicy = {}) {
  const { repository, bare } = await openTestRepository()
  policies.set(repository.id, policy)
  return { repository, bare, url: server.url(repository.id), folder: temporaryFolder() }
}

/** A clone with some new commits. */
async function cloned(url: string, commits = 1): Promise<string> {
  const folder = join(temporaryFolder(), 'work')
  runGit('/', 'init', '-q', folder)
  runGit(folder, 'remote', 'add', 'origin', url)
  for (let at = 0; at < commits; at++) addCommit(folder, `file${at}`, String(at))
  return folder
}

function addCommit(folder: string, file: string, content: string): string {
  writeFileSync(join(folder, file), content)
  runGit(folder, 'add', '.')
  runGit(folder, 'commit', '-q', '-m', `${file} is ${content}`)
  return runGit(folder, 'rev-parse', 'HEAD').trim()
}

describe('push', () => {
  test('with options: is reported before the response', async () => {
    const pushes: Push[] = []
    const { repository, url } = await serveRepository({
      received: async (push) => {
        pushes.push(push)
        push.print('noted')
      },
    })
    const work = await cloned(url, 3)
    const head = runGit(work, 'rev-parse', 'HEAD').trim()
    const { code, stderr } = await gitClient(work, 'push', '-o', 'ci.skip', '-o', 'x', 'origin', 'main')
    assert.equal(code, 0, stderr)
    assert.match(stderr, /^remote: noted/m)
    assert.deepEqual(pushes[0]?.commands, [{ ref: 'refs/heads/main', from: null, to: head }])
    assert.deepEqual(pushes[0]?.pushOptions, ['ci.skip', 'x'])
    assert.equal(await repository.resolve('main'), head)
    assert.equal((await gitClient(work, 'push', 'origin', 'main')).code, 0)
    assert.equal(pushes.length, 1)
    assert.deepEqual(await repository.fsck(), [])
  })

  test('of many objects and of none: both succeed', async () => {
    const { repository, url } = await serveRepository()
    const work = await cloned(url)
    for (let at = 0; at < 150; at++) writeFileSync(join(work, `f${at}`), String(at))
    const head = addCommit(work, 'last', '1')
    assert.equal((await gitClient(work, 'push', 'origin', 'main')).code, 0)
    assert.equal(
      (await gitClient(work, 'push', 'origin', 'main:refs/heads/same', 'HEAD~1:refs/heads/old')).code,
      0,
    )
    assert.equal(await repository.resolve('same'), head)
    assert.equal(await repository.countCommits((await repository.resolve('old')) ?? ''), 1)
    assert.deepEqual(await repository.fsck(), [])
  })

  test('deletes branches, but not the default branch', async () => {
    const { repository, url } = await serveRepository()
    const work = await cloned(url)
    await gitClient(work, 'push', 'origin', 'main', 'main:other')
    assert.equal((await gitClient(work, 'push', 'origin', ':other')).code, 0)
    const { code, stderr } = await gitClient(work, 'push', 'origin', ':main')
    assert.equal(code, 1)
    assert.match(stderr, /\[remote rejected\] main \(deletion of the current branch prohibited\)/)
    assert.deepEqual(
      (await repository.listRefs()).map(({ name }) => name),
      ['refs/heads/main'],
    )
  })

  const refuse =
    (reason: string, pattern: RegExp) =>
    async ({ commands }: Push): Promise<Rejections> =>
      new Map(commands.filter(({ ref }) => pattern.test(ref)).map(({ ref }) => [ref, reason]))

  test('can be refused ref by ref, with reasons', async () => {
    const receivedPushes: Push[] = []
    const { repository, url } = await serveRepository({
      decide: refuse('this one is protected', /protected/),
      examine: refuse('a file is too\nlarge', /large/),
      received: async (push) => {
        receivedPushes.push(push)
      },
    })
    const work = await cloned(url)
    const targets = ['main', 'main:protected', 'main:large', 'main:refs/pull/1/head', 'main:refs/octavo/x']
    const { code, stderr } = await gitClient(work, 'push', 'origin', ...targets)
    assert.equal(code, 1)
    assert.match(stderr, /\[new branch\] +main -> main/)
    assert.match(stderr, /\[remote rejected\] main -> protected \(this one is protected\)/)
    assert.match(stderr, /\[remote rejected\] main -> large \(a file is too large\)/)
    assert.match(stderr, /\[remote rejected\] main -> refs\/pull\/1\/head \(deny updating a hidden ref\)/)
    assert.match(stderr, /\[remote rejected\] main -> refs\/octavo\/x \(deny updating a hidden ref\)/)
    assert.deepEqual(
      (await repository.listRefs('refs/')).map(({ name }) => name),
      ['refs/heads/main'],
    )
    assert.deepEqual(
      receivedPushes[0]?.commands.map(({ ref }) => ref),
      ['refs/heads/main'],
    )
  })

  test('atomic: updates nothing if one ref is refused', async () => {
    const { repository, url } = await serveRepository({ decide: refuse('no', /bad/) })
    const work = await cloned(url)
    const { stderr } = await gitClient(work, 'push', '--atomic', 'origin', 'main:good', 'main:bad')
    assert.match(stderr, /main -> bad \(no\)/)
    assert.match(stderr, /main -> good \(atomic push failure\)/)
    assert.deepEqual(await repository.listRefs(), [])
  })

  test('refused as a whole: leaves no objects', async () => {
    const { bare, repository, url } = await serveRepository({ examine: refuse('no', /./) })
    const work = await cloned(url)
    const head = runGit(work, 'rev-parse', 'HEAD').trim()
    assert.equal((await gitClient(work, 'push', 'origin', 'main')).code, 1)
    assert.equal(await repository.findCommit(head), undefined)
    assert.match(runGit(bare, 'count-objects', '-v'), /^count: 0\n[\s\S]*packs: 0\n/)
  })

  test('is examined with its quarantined objects, invisible to others', async () => {
    let examination: unknown
    const { repository, url } = await serveRepository({
      async examine({ commands, repository: pushedRepository, packBytes }) {
        const to = commands[0]?.to ?? ''
        const changes = await pushedRepository.diff(
          (await pushedRepository.findCommit(to))?.parents[0] ?? null,
          to,
        )
        const outside = await repository.findCommit(to)
        examination = {
          changed: changes.map(({ path }) => path),
          outside,
          isSmall: packBytes > 0 && packBytes < 1000,
        }
        assert.equal(await pushedRepository.isAncestor(commands[0]?.from ?? to, to), true)
        return new Map()
      },
    })
    const work = await cloned(url)
    await gitClient(work, 'push', 'origin', 'main')
    const head = addCommit(work, 'new', '1')
    assert.equal((await gitClient(work, 'push', 'origin', 'main')).code, 0)
    assert.deepEqual(examination, { changed: ['new'], outside: undefined, isSmall: true })
    assert.equal((await repository.findCommit(head))?.oid, head)
  })

  test('with a failing policy: is refused, and the server goes on', async () => {
    const { repository, url } = await serveRepository({
      decide: () => Promise.reject(new Error('private detail')),
    })
    const { stderr } = await gitClient(await cloned(url), 'push', 'origin', 'main')
    assert.match(stderr, /main -> main \(internal error\)/)
    assert.doesNotMatch(stderr, /private detail/)
    assert.equal(await repository.isEmpty(), true)
  })

  test('with a failing callback: succeeds nevertheless', async () => {
    const { repository, url } = await serveRepository({
      received: () => Promise.reject(new Error('no database')),
    })
    assert.equal((await gitClient(await cloned(url), 'push', 'origin', 'main')).code, 0)
    assert.equal(await repository.isEmpty(), false)
  })

  test('from a shallow clone: succeeds unless history is missing on the server', async () => {
    const { repository, url, folder } = await serveRepository()
    for (const content of ['1', '2', '3']) await commit(repository, { files: { a: content } })
    await gitClient(folder, 'clone', '-q', '--depth=1', url, 'work')
    const work = join(folder, 'work')
    const head = addCommit(work, 'new', '1')
    assert.equal((await gitClient(work, 'push', 'origin', 'main')).code, 0)
    assert.equal(await repository.resolve('main'), head)
    const other = await serveRepository()
    const { code, stderr } = await gitClient(work, 'push', other.url, 'main')
    assert.equal(code, 1)
    assert.match(stderr, /main -> main \(/)
    assert.equal(await other.repository.isEmpty(), true)
  })

  test('concurrent, to one branch: exactly one succeeds', async () => {
    const { repository, url } = await serveRepository()
    const run = await Promise.all(Array.from({ length: 5 }, () => cloned(url)))
    for (const [at, work] of run.entries()) addCommit(work, 'who', String(at))
    const results = await Promise.all(run.map((work) => gitClient(work, 'push', 'origin', 'main')))
    const winners = results.flatMap(({ code }, at) => (code === 0 ? [at] : []))
    assert.equal(winners.length, 1)
    const head = await repository.resolve('main')
    assert.equal(head, runGit(run[winners[0] ?? 0] ?? '', 'rev-parse', 'HEAD').trim())
    assert.deepEqual(await repository.fsck(), [])
  })

  test('of corrupt objects: is refused', async () => {
    const { repository, url } = await serveRepository()
    const work = await cloned(url)
    const tree = runGit(work, 'write-tree').trim()
    const content = `tree ${tree}\nauthor no-address 1 +0000\ncommitter A <a> 1 +0000\n\nbad\n`
    writeFileSync(join(work, 'bad'), content)
    const bad = runGit(work, 'hash-object', '-w', '--literally', '-t', 'commit', 'bad').trim()
    rmSync(join(work, 'bad'))
    const { code, stderr } = await gitClient(work, 'push', 'origin', `${bad}:refs/heads/bad`)
    assert.equal(code, 1)
    assert.match(stderr, /unpack failed|unpacker error/)
    assert.equal(await repository.isEmpty(), true)
  })

  test('of another object than a commit to a branch: is refused', async () => {
    const { repository, url } = await serveRepository()
    const work = await cloned(url)
    const tag = runGit(work, 'rev-parse', 'HEAD^{tree}').trim()
    const { stderr } = await gitClient(work, 'push', 'origin', `${tag}:refs/tags/tree`, 'main')
    assert.match(stderr, /\[new tag\]/)
    assert.deepEqual(
      (await repository.listRefs()).map(({ type }) => type),
      ['commit', 'tree'],
    )
  })
})
