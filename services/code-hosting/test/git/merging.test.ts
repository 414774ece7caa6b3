import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import fc from 'fast-check'
import type { GitRepository } from '../../src/git/git.ts'
import { GitError } from '../../src/git/git-error.ts'
import {
  ada,
  type Change,
  commit,
  gitUser,
  openTestRepository,
  runGit,
  runGitWith,
  temporaryFolder,
  writeCommit,
  writeTreeBomb,
} from './open-git.ts'

await openTestRepository()

const lines = (words: string[]) => words.map((word) => `${word}\n`).join('')
const numbers = Array.from({ length: 20 }, (_, at) => String(at))
const withLine = (at: number, word: string) => lines(numbers.toSpliced(at, 1, word))

/** A main branch and a topic branch that diverged from the same commit. */
async function openDiverged(changes: { main: string; topic: string }) {
  const { repository, bare } = await openTestRepository()
  const base = await commit(repository, { files: { file: lines(numbers), other: 'x' } })
  await repository.updateRefs([{ ref: 'refs/heads/topic', from: null, to: base }])
  const main = await commit(repository, { files: { file: changes.main } })
  const topic = await commit(repository, { branch: 'topic', files: { file: changes.topic } })
  return { repository, base, main, topic, bare }
}

/** A main branch and a topic branch with different changes of the same files. */
async function diverge(
  repository: GitRepository,
  files: Change['files'],
  changes: Record<'main' | 'topic', Change['files']>,
) {
  const base = await commit(repository, { files })
  await repository.updateRefs([{ ref: 'refs/heads/topic', from: null, to: base }])
  const main = await commit(repository, { files: changes.main })
  return { main, topic: await commit(repository, { branch: 'topic', files: changes.topic }) }
}

const read = async (repository: GitRepository, tree: string, path: string) => {
  const entry = await repository.entryAt(tree, path)
  return (await repository.findBlob(entry?.oid ?? ''))?.bytes?.toString()
}

test('merge: combines changes of both sides', async () => {
  const { repository, main, topic } = await openDiverged({
    main: withLine(1, 'main'),
    topic: withLine(18, 'topic'),
  })
  const mergeResult = await repository.mergeTree(main, topic)
  assert.ok('tree' in mergeResult)
  assert.equal(
    await read(repository, mergeResult.tree, 'file'),
    lines(numbers.toSpliced(1, 1, 'main').toSpliced(18, 1, 'topic')),
  )
})

test('merge: reports conflicting files', async () => {
  const { repository, main, topic } = await openDiverged({
    main: withLine(1, 'main'),
    topic: withLine(1, 'topic'),
  })
  assert.deepEqual(await repository.mergeTree(main, topic), { conflicts: ['file'] })
})

test('trial merge: has the same result and leaves no objects', async () => {
  const { repository, main, topic, bare } = await openDiverged({
    main: withLine(1, 'a'),
    topic: withLine(18, 'b'),
  })
  const before = runGit(bare, 'count-objects')
  const trial = await repository.mergeTree(main, topic, { trial: true })
  assert.ok('tree' in trial)
  assert.equal(runGit(bare, 'count-objects'), before)
  assert.equal(await repository.findTree(trial.tree), undefined)
  assert.deepEqual(await repository.mergeTree(main, topic), trial)
  assert.notEqual(await repository.findTree(trial.tree), undefined)
})

test("merge: has git's result, whichever entries both sides change, move or delete", async () => {
  const { repository, bare } = await openTestRepository()
  const paths = ['a', 'b', 'd/a', 'd/b', 'd/e/a', 'd/e/b', 'f/a']
  const path = fc.constantFrom(...paths)
  const text = fc.integer({ min: 0, max: 4 }).map((at) => withLine(5 * at, 'changed'))
  const files = fc.uniqueArray(fc.tuple(path, text), { minLength: 3, selector: ([name]) => name })
  const step = fc.oneof(
    fc.tuple(fc.constant('write'), path, text),
    fc.tuple(fc.constant('delete'), path),
    fc.tuple(fc.constant('move'), path, path),
  )
  const steps = fc.array(step, { minLength: 1, maxLength: 3 })
  const write = async (contents: Map<string, string>, parents: string[]) => {
    const entries = await Promise.all(
      [...contents].map(async ([path, text]) => {
        const oid = await repository.writeBlob(Buffer.from(text))
        return { path, mode: '100644' as const, oid }
      }),
    )
    return writeCommit(repository, await repository.writeTree({ entries }), parents)
  }
  const apply = (contents: Map<string, string>, changes: string[][]) => {
    const result = new Map(contents)
    for (const [kind, path = '', more = ''] of changes) {
      const before = result.get(path) ?? lines(numbers)
      if (kind !== 'write') result.delete(path)
      if (kind !== 'delete') result.set(kind === 'move' ? more : path, kind === 'move' ? before : more)
    }
    return result
  }
  await fc.assert(
    fc.asyncProperty(files, steps, steps, async (start, ours, theirs) => {
      const contents = new Map(start)
      const base = await write(contents, [])
      const [main, topic] = [
        await write(apply(contents, ours), [base]),
        await write(apply(contents, theirs), [base]),
      ]
      const mergeResult = await repository.mergeTree(main, topic)
      const args = ['merge-tree', '--write-tree', '-z', '--name-only', '--no-messages', main, topic]
      const { stdout, status } = spawnSync('git', args, { cwd: bare, env: gitUser, encoding: 'utf8' })
      const [tree = '', ...conflicts] = stdout.split('\0').filter(Boolean)
      assert.deepEqual(mergeResult, status === 0 ? { tree } : { conflicts: [...new Set(conflicts)] })
    }),
    { numRuns: 30 },
  )
  assert.deepEqual(await repository.fsck(), [])
})

test('merge: conflicts if both sides replaced a folder by a file, and moved its files to different places', async () => {
  const { repository, bare } = await openTestRepository()
  const folder = { 'f/one': lines(numbers) }
  const replacement = { 'f/one': null, f: 'file', ours: withLine(1, 'main') }
  const { main, topic } = await diverge(repository, folder, {
    main: replacement,
    topic: { ...replacement, theirs: lines(numbers) },
  })
  const args = ['merge-tree', '--write-tree', '-z', '--name-only', '--no-messages', main, topic]
  const { stdout, status } = spawnSync('git', args, { cwd: bare, env: gitUser, encoding: 'utf8' })
  assert.equal(status, 1)
  const [, ...conflicts] = stdout.split('\0').filter(Boolean)
  assert.deepEqual(await repository.mergeTree(main, topic), { conflicts: [...new Set(conflicts)] })
})

test('merge: is refused if git cannot do it', async () => {
  const { repository } = await openTestRepository()
  const start = { 'd/e/b': lines(numbers), 'f/a': withLine(2, 'f') }
  const { main, topic } = await diverge(repository, start, {
    main: { 'd/e/b': null, 'f/a': null, 'd/e': withLine(2, 'f') },
    topic: { 'd/e/b': null, 'm/e/b': lines(numbers) },
  })
  const result = await repository.mergeTree(main, topic).catch((error: unknown) => error)
  // Newer versions of git report a conflict.
  assert.ok(result instanceof GitError ? result.kind === 'invalid' : 'conflicts' in Object(result))
})

test('merge: combines several merge bases as git does', async () => {
  const { repository, base, main, topic, bare } = await openDiverged({
    main: withLine(1, 'main'),
    topic: withLine(18, 'topic'),
  })
  const mergeResult = await repository.mergeTree(main, topic)
  assert.ok('tree' in mergeResult)
  const [one, other] = [
    await writeCommit(repository, mergeResult.tree, [main, topic]),
    await writeCommit(repository, mergeResult.tree, [topic, main]),
  ]
  const oid = await repository.writeBlob(Buffer.from(withLine(10, 'later')))
  const tree = await repository.writeTree({ base, entries: [{ path: 'file', mode: '100644', oid }] })
  const later = await writeCommit(repository, tree, [other])
  assert.equal(runGit(bare, 'merge-base', '--all', one, later).trim().split('\n').length, 2)
  const expected = runGit(bare, 'merge-tree', '--write-tree', one, later).trim()
  assert.deepEqual(await repository.mergeTree(one, later), { tree: expected })
})

test('merge: refuses unrelated histories', async () => {
  const { repository, main } = await openDiverged({ main: 'a', topic: 'b' })
  const alone = await commit(repository, { branch: 'alone', files: { file: 'c' } })
  for (const work of [
    () => repository.mergeTree(main, alone),
    () => repository.rebase(alone, main, { committer: ada }),
  ]) {
    await assert.rejects(work(), (error: unknown) => error instanceof GitError && error.kind === 'invalid')
  }
})

test("rebase: has git's result, without commits that the base contains or that became empty", async () => {
  const { repository, main, bare } = await openDiverged({
    main: withLine(1, 'main'),
    topic: withLine(18, 'topic'),
  })
  await commit(repository, { branch: 'topic', files: { new: 'file' }, message: 'second\n\nwith a body\n' })
  // The same change is on both sides, once as its own commit and once as part of another.
  await commit(repository, { branch: 'topic', files: { other: 'y' }, message: 'on both sides' })
  const topic = await commit(repository, { branch: 'topic', files: { last: '1' }, message: 'last' })
  const onto = await commit(repository, { files: { other: 'y', more: 'z' }, message: 'more' })

  const rebase = await repository.rebase(topic, onto, { committer: { ...ada, name: 'Carol' } })
  assert.ok('head' in rebase)
  const commits = await repository.listCommits(rebase.commits)
  assert.deepEqual(
    commits.map(({ message }) => message),
    ['change', 'second\n\nwith a body\n', 'last'],
  )
  assert.deepEqual([...new Set(commits.map(({ committer }) => committer.name))], ['Carol'])
  assert.deepEqual([...new Set(commits.map(({ author }) => author.name))], ['Ada'])
  assert.deepEqual(commits[0]?.parents, [onto])
  assert.deepEqual(await repository.fsck(), [])

  const folder = temporaryFolder()
  runGit(folder, 'clone', '-q', bare, 'work')
  runGit(`${folder}/work`, 'checkout', '-q', 'topic')
  runGitWith(`${folder}/work`, {}, 'rebase', '-q', onto)
  assert.equal(
    (await repository.findCommit(rebase.head))?.tree,
    runGit(`${folder}/work`, 'rev-parse', 'HEAD^{tree}').trim(),
  )
  assert.notEqual(main, onto)
})

test('rebase: reports the conflicting commit and leaves no objects', async () => {
  const { repository, main, topic, bare } = await openDiverged({
    main: withLine(1, 'main'),
    topic: withLine(1, 'topic'),
  })
  const before = runGit(bare, 'count-objects')
  assert.deepEqual(await repository.rebase(topic, main, { committer: ada }), {
    conflicts: ['file'],
    commit: topic,
  })
  assert.equal(runGit(bare, 'count-objects'), before)
})

test("rebase: has git's result when both sides delete, rename and add files", async () => {
  const { repository, bare } = await openTestRepository()
  const start = await commit(repository, {
    files: { 'a/one': lines(numbers), 'a/two': 'two', 'b/three': 'three', four: withLine(0, 'four') },
  })
  await repository.updateRefs([{ ref: 'refs/heads/topic', from: null, to: start }])
  const steps: [Record<string, string | null>, Record<string, string | null>][] = [
    // In different entries of one folder, and of the root.
    [{ 'a/one': withLine(2, 'm') }, { 'a/two': '2', new: 'file' }],
    // A rename on one side and a change on the other.
    [{ four: null, moved: withLine(0, 'four') }, { four: withLine(0, 'four').replace('19', 'last') }],
    // The last file of a folder.
    [{ 'b/three': null }, { 'b2/x': 'x' }],
    // Both sides changed `a/two`, so this step conflicts.
    [{ 'a/two': 'changed' }, { 'a/one': withLine(18, 't') }],
  ]
  let main = start
  let topic = start
  for (const [mainChanges, topicChanges] of steps) {
    main = await commit(repository, { files: mainChanges })
    topic = await commit(repository, { branch: 'topic', files: topicChanges })
  }
  const folder = temporaryFolder()
  runGit(folder, 'clone', '-q', bare, 'work')
  runGit(`${folder}/work`, 'checkout', '-q', 'topic')
  const conflicting = await repository.rebase(topic, main, { committer: ada })
  assert.ok('conflicts' in conflicting)
  const before = runGit(bare, 'count-objects')
  const from = runGit(bare, 'rev-parse', `${topic}~1`).trim()
  const onto = runGit(bare, 'rev-parse', `${main}~1`).trim()
  const trial = await repository.rebase(from, onto, { committer: ada, trial: true })
  assert.equal(runGit(bare, 'count-objects'), before)
  const rebase = await repository.rebase(from, onto, { committer: ada })
  assert.deepEqual(rebase, trial)
  assert.ok('head' in rebase)
  runGitWith(`${folder}/work`, {}, 'reset', '-q', '--hard', from)
  runGitWith(`${folder}/work`, {}, 'rebase', '-q', onto)
  assert.equal(
    (await repository.findCommit(rebase.head))?.tree,
    runGit(`${folder}/work`, 'rev-parse', 'HEAD^{tree}').trim(),
  )
  assert.deepEqual(await repository.fsck(), [])
})

test('merges and rebases of a small tree with billions of paths: are refused', async () => {
  const { repository, base, main } = await openDiverged({
    main: withLine(1, 'main'),
    topic: withLine(18, 'topic'),
  })
  const tooLarge = { name: 'GitError', kind: 'too-large' }
  const leaf = await repository.writeTree({ entries: [] })
  const bomb = await writeCommit(repository, await writeTreeBomb(repository, leaf), [base])
  await assert.rejects(repository.mergeTree(main, bomb), tooLarge)
  await assert.rejects(repository.mergeTree(bomb, main, { trial: true }), tooLarge)
  await assert.rejects(repository.rebase(bomb, main, { committer: ada }), tooLarge)
  await assert.rejects(repository.rebase(main, bomb, { committer: ada }), tooLarge)
})

test('a rebase refuses messages that are not read whole', async () => {
  const { repository, base, main } = await openDiverged({
    main: withLine(1, 'main'),
    topic: withLine(18, 'topic'),
  })
  const tree = await repository.writeTree({ entries: [] })
  const long = await repository.writeCommit({
    tree,
    parents: [base],
    author: ada,
    committer: ada,
    message: 'm'.repeat(70_000),
  })
  const tooLarge = { name: 'GitError', kind: 'too-large' }
  await assert.rejects(repository.rebase(long, main, { committer: ada }), tooLarge)
})
