import assert from 'node:assert/strict'
import { mkdtempSync } from 'node:fs'
import { rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import fc from '@octavo/testing/property.ts'
import type { GitRepository, Signature, TreeChange } from '../../src/git/git.ts'
import { GitError } from '../../src/git/git-error.ts'
import { createObjectReader } from '../../src/git/object-reader.ts'
import { createReaderPool } from '../../src/git/reader-pool.ts'
import { ada, commit, openTestGit, openTestRepository, runGit, runGitWith } from './open-git.ts'

const { repository, bare } = await openTestRepository()
const show = (...words: string[]) => runGit(bare, ...words)

test("blob: reads back unchanged, with git's id", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
      const oid = await repository.writeBlob(bytes)
      const matches = await repository.findBlob(oid)
      assert.deepEqual([...(matches?.bytes ?? [])], [...bytes])
      assert.equal(await repository.blobSize(oid), bytes.length)
      assert.equal(runGitWith(bare, { input: Buffer.from(bytes) }, 'hash-object', '--stdin').trim(), oid)
    }),
    { numRuns: 20 },
  )
})

test('blob: is not read above the size limit, and can be streamed', async () => {
  const content = 'x'.repeat(3_000_000)
  const oid = await repository.writeBlob(Buffer.from(content))
  assert.deepEqual(await repository.findBlob(oid, { maxBytes: 10 }), { oid, sizeBytes: 3_000_000 })
  assert.equal((await repository.findBlob(oid))?.bytes?.length, 3_000_000)
  assert.equal(await text(await repository.streamBlob(oid)), content)
})

test('commit: a text that is far too long is cut', async () => {
  const parent = await commit(repository, { branch: 'long', files: { 'long.txt': 'x' } })
  const { tree } = (await repository.findCommit(parent)) ?? {}
  const person = `${'n'.repeat(5_000)} <${'e'.repeat(5_000)}> 1700000000 +0000`
  const heads = [
    `tree ${tree}`,
    ...Array.from({ length: 2_000 }, () => `parent ${parent}`),
    `author ${person}`,
    `committer ${person}`,
  ]
  const input = Buffer.from(`${heads.join('\n')}\n\n${'m'.repeat(2_000_000)}`)
  const oid = runGitWith(
    bare,
    { input },
    'hash-object',
    '-t',
    'commit',
    '-w',
    '--stdin',
    '--literally',
  ).trim()
  const long = await repository.findCommit(oid)
  assert.deepEqual(
    [long?.message.length, long?.parents.length, long?.author.name.length, long?.committer.email.length],
    [65_536, 1_000, 1_024, 1_024],
  )
})

test('missing object: is undefined until it is written', async () => {
  const oid = runGitWith(bare, { input: 'to come' }, 'hash-object', '--stdin').trim()
  assert.equal(await repository.findBlob(oid), undefined)
  assert.equal(await repository.findCommit(oid), undefined)
  runGitWith(bare, { input: 'to come' }, 'hash-object', '-w', '--stdin')
  assert.equal((await repository.findBlob(oid))?.sizeBytes, 7)
  // It exists, but has another type.
  assert.equal(await repository.findCommit(oid), undefined)
  assert.equal(await repository.findTree(oid), undefined)
})

const words = fc.string({ unit: fc.constantFrom(...'abc é漢-_. ') })
const people: fc.Arbitrary<Signature> = fc
  .record({
    name: words.map((name) => `N${name}n`),
    email: fc.constantFrom('a@example.org', 'é@example.org'),
    atMs: fc.integer({ min: 0, max: 4_000_000_000 }).map((seconds) => seconds * 1000),
    offsetMinutes: fc.integer({ min: -720, max: 840 }),
  })
  .map((person) => ({ ...person }))

test('commit: reads back unchanged, as git sees it', async () => {
  const tree = await repository.writeTree({ entries: [] })
  await fc.assert(
    fc.asyncProperty(people, people, fc.string({ unit: 'grapheme' }), async (author, committer, message) => {
      fc.pre(!message.includes('\0'))
      const oid = await repository.writeCommit({ tree, parents: [], author, committer, message })
      assert.deepEqual(await repository.findCommit(oid), {
        oid,
        tree,
        parents: [],
        author,
        committer,
        message,
      })
      const shownCommit = show('show', '-s', '--format=%an|%ae|%at|%cn|%ct', oid).trimEnd()
      const seconds = [author, committer].map(({ atMs }) => atMs / 1000)
      assert.equal(shownCommit, [author.name, author.email, seconds[0], committer.name, seconds[1]].join('|'))
    }),
    { numRuns: 25 },
  )
  assert.deepEqual(await repository.fsck(), [])
})

test('signed commit: returns the signature and its payload', async () => {
  const tree = await repository.writeTree({ entries: [] })
  const signature = '-----BEGIN PGP SIGNATURE-----\n\nabc\n=def\n-----END PGP SIGNATURE-----'
  const unsigned = {
    tree,
    parents: [],
    author: ada,
    committer: ada,
    message: 'signed\n\n gpgsig in the text\n',
  }
  const payload = show('cat-file', 'commit', await repository.writeCommit(unsigned))
  const matches = await repository.findCommit(await repository.writeCommit({ ...unsigned, signature }))
  assert.deepEqual(matches?.signed, { signature, payload })
})

test('commit with a legacy encoding: is decoded', async () => {
  const lines = [`tree ${await repository.writeTree({ entries: [] })}`, 'author J\xf6 <j> 1 +0000']
  const content = `${[...lines, 'committer J\xf6 <j> 1 +0000', 'encoding ISO-8859-1'].join('\n')}\n\nsch\xf6n\n`
  const input = Buffer.from(content, 'latin1')
  const oid = runGitWith(bare, { input }, 'hash-object', '-w', '-t', 'commit', '--stdin').trim()
  const matches = await repository.findCommit(oid)
  assert.deepEqual([matches?.author.name, matches?.message], ['Jö', 'schön\n'])
})

test('commit with a time outside the calendar: gets the nearest valid time', async () => {
  const tree = await repository.writeTree({ entries: [] })
  const read = async (author: string, committer: string) => {
    const input = `tree ${tree}\nauthor A <a> ${author} +0000\ncommitter A <a> ${committer} +0000\n\nx\n`
    const oid = runGitWith(bare, { input }, 'hash-object', '-w', '-t', 'commit', '--stdin').trim()
    const match = await repository.findCommit(oid)
    return [match?.author.atMs, match?.committer.atMs].map((ms) => new Date(ms ?? 0).toISOString())
  }
  assert.deepEqual(await read('99999999999999', '253402300800'), [
    '9999-12-31T23:59:59.000Z',
    '9999-12-31T23:59:59.000Z',
  ])
})

test('an object of another type: its content is skipped, between others and in pieces', async () => {
  const large = await repository.writeBlob(Buffer.from('x'.repeat(400_000)))
  const head = await commit(repository, { branch: 'around', files: { a: 'around' } })
  const tag = await repository.writeTag({
    object: head,
    type: 'commit',
    tag: 'v2',
    message: 'm\n',
    tagger: ada,
  })
  const results = await Promise.all([
    repository.findTag(tag),
    repository.findCommit(large),
    repository.findCommit(head),
    repository.findTag(large),
    repository.findTag(head),
  ])
  assert.deepEqual(
    results.map((one) => one?.oid),
    [tag, undefined, head, undefined, undefined],
  )
  assert.equal(await repository.findCommit(large), undefined)
  assert.equal((await repository.findBlob(large))?.bytes?.length, 400_000)
})

test('tag: reads back unchanged', async () => {
  const object = await commit(repository, { branch: 'tagged', files: { a: 'a' } })
  const tag = { object, type: 'commit', tag: 'v1', message: 'first\n', tagger: ada } as const
  const oid = await repository.writeTag(tag)
  assert.deepEqual(await repository.findTag(oid), { oid, ...tag })
  assert.equal(await repository.findType(oid), 'tag')
  assert.deepEqual(await repository.fsck(), [])
})

test('tree: is listed with sizes, recursively or not, with a limit', async () => {
  const head = await commit(repository, {
    branch: 'listed',
    files: { 'b.txt': '12', 'a/c.txt': '123', 'a/d/e': '1' },
  })
  const visible = (entries: readonly { path: string; type: string; sizeBytes?: number }[]) =>
    entries.map(({ path, type, sizeBytes }) => [path, type, sizeBytes ?? null])
  assert.deepEqual(visible((await repository.listTree(head)).entries), [
    ['a', 'tree', null],
    ['b.txt', 'blob', 2],
  ])
  const all = await repository.listTree(head, { recursive: true })
  assert.deepEqual(visible(all.entries).at(2), ['a/d', 'tree', null])
  assert.deepEqual([all.entries.length, all.truncated], [5, false])
  const truncatedList = await repository.listTree(head, { recursive: true, maxEntries: 2 })
  assert.deepEqual([truncatedList.entries.length, truncatedList.truncated], [2, true])
  const exact = await repository.listTree(head, { recursive: true, maxEntries: 5 })
  assert.deepEqual([exact.entries.length, exact.truncated], [5, false])
  assert.equal((await repository.entryAt(head, 'a/d/e'))?.mode, '100644')
  assert.equal((await repository.entryAt(head, 'a'))?.type, 'tree')
  assert.equal(await repository.entryAt(head, 'a/d/e/f'), undefined)
})

test('tree: is listed as by git, with few folders or many', async () => {
  for (const folders of [20, 150]) {
    const files = Object.fromEntries(
      Array.from({ length: folders }, (_, at) => [`f${at % 10}/${at % 3 ? '' : 'ü-'}${at}/x.txt`, `${at}`]),
    )
    const head = await commit(repository, { branch: `with-${folders}`, files: { ...files, 'f1.txt': '1' } })
    const lines = runGit(bare, 'ls-tree', '-r', '-t', '-z', head).split('\0').slice(0, -1)
    const { entries } = await repository.listTree(head, { recursive: true })
    assert.deepEqual(
      entries.map(({ mode, type, oid, path }) => `${mode} ${type} ${oid}\t${path}`),
      lines,
    )
    const truncatedList = await repository.listTree(head, { recursive: true, maxEntries: 7 })
    assert.deepEqual([truncatedList.truncated, truncatedList.entries], [true, entries.slice(0, 7)])
  }
})

test('tree: obsolete modes are read as git reads them', async () => {
  const blob = await repository.writeBlob(Buffer.from('x'))
  const modes = ['100664', '100711', '40755', '0100644', '644', '0', '1100644', '140000', '120777']
  const items = modes.map((mode, at) => {
    const target = /^[04]*40/.test(mode) ? '4b825dc642cb6eb9a060e54bf8d69288fbee4904' : blob
    return Buffer.concat([Buffer.from(`${mode} ${at}\0`), Buffer.from(target, 'hex')])
  })
  const input = Buffer.concat(items)
  const tree = runGitWith(bare, { input }, 'hash-object', '-w', '-t', 'tree', '--literally', '--stdin').trim()
  const { entries } = await repository.listTree(tree)
  assert.deepEqual(
    entries.map(({ mode, type, oid, path }) => `${mode} ${type} ${oid}\t${path}`),
    show('ls-tree', tree).trim().split('\n'),
  )
})

test('tree: keeps names that are not UTF-8 when other entries change', async () => {
  const blob = await repository.writeBlob(Buffer.from('x'))
  const input = Buffer.concat([
    Buffer.from(`100644 blob ${blob}\t`),
    Buffer.from([0xe9, 0x0a]),
    Buffer.from('\0'),
  ])
  const base = runGitWith(bare, { input }, 'mktree', '-z').trim()
  const tree = await repository.writeTree({ base, entries: [{ path: 'new', mode: '100644', oid: blob }] })
  assert.equal(show('ls-tree', '--name-only', tree), 'new\n"\\351\\n"\n')
})

test('objects: are written while git removes the folders of objects that it has packed', async () => {
  const { repository, bare } = await openTestRepository()
  const folders = Array.from({ length: 256 }, (_, at) => at.toString(16).padStart(2, '0'))
  let isWriting = true
  const removing = (async () => {
    while (isWriting) for (const name of folders) await rmdir(join(bare, 'objects', name)).catch(() => {})
  })()
  const contents = Array.from({ length: 200 }, (_, at) => Buffer.from(`content ${at}`))
  const writes = await Promise.allSettled(contents.map((content) => repository.writeBlob(content)))
  isWriting = false
  await removing
  assert.deepEqual(
    writes.filter(({ status }) => status === 'rejected'),
    [],
  )
  assert.deepEqual(await repository.fsck(), [])
})

const names = fc.constantFrom('a', 'a.b', 'a-', 'a0', 'z', 'é')
const paths = fc.array(names, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/'))
const edits = fc.uniqueArray(fc.record({ path: paths, isDeleted: fc.boolean() }), {
  minLength: 1,
  maxLength: 6,
  selector: ({ path }) => path,
})

/** The expected tree, written with git's own index. */
function editWithIndex(base: string | undefined, changes: readonly TreeChange[]): string {
  const environment = {
    GIT_DIR: bare,
    GIT_INDEX_FILE: join(mkdtempSync(join(tmpdir(), 'octavo-git-')), 'index'),
  }
  if (base) runGitWith(bare, { environment }, 'read-tree', base)
  for (const change of changes) {
    // Writing below a file requires removing the file first.
    const storedPaths = runGitWith(bare, { environment }, 'ls-files', '-z').split('\0')
    const inTheWay = storedPaths.filter((file) => file && change.path.startsWith(`${file}/`))
    const below = storedPaths.filter((file) => file.startsWith(`${change.path}/`))
    const removedPaths = change.oid === null ? [...below, change.path] : [...inTheWay, ...below]
    const lines = removedPaths.map((file) => `0 ${'0'.repeat(40)}\t${file}\0`)
    if (change.oid !== null) lines.push(`${change.mode} ${change.oid}\t${change.path}\0`)
    runGitWith(bare, { environment, input: lines.join('') }, 'update-index', '-z', '--index-info')
  }
  return runGitWith(bare, { environment }, 'write-tree').trim()
}

test("edited tree: equals git's", async () => {
  const blobs = await Promise.all(['1', '2'].map((content) => repository.writeBlob(Buffer.from(content))))
  await fc.assert(
    fc.asyncProperty(edits, edits, async (first, second) => {
      const changesOf = (some: typeof first, oid = '') =>
        some.map(
          ({ path, isDeleted }): TreeChange =>
            isDeleted ? { path, oid: null } : { path, mode: '100644', oid },
        )
      // The order of conflicting changes is not specified.
      for (const some of [first, second]) {
        fc.pre(!some.some(({ path }) => some.some((other) => other.path.startsWith(`${path}/`))))
      }
      const base = await repository.writeTree({ entries: changesOf(first, blobs[0]) })
      assert.equal(base, editWithIndex(undefined, changesOf(first, blobs[0])))
      const tree = await repository.writeTree({ base, entries: changesOf(second, blobs[1]) })
      assert.equal(tree, editWithIndex(base, changesOf(second, blobs[1])))
    }),
    { numRuns: 12 },
  )
})

test('tree: refers to existing objects of the right type only', async () => {
  const missing = (error: unknown) => error instanceof GitError && error.kind === 'missing'
  const tree = await repository.writeTree({ entries: [] })
  const absent = '1'.repeat(40)
  const write = (entry: TreeChange) => repository.writeTree({ entries: [entry] })
  await assert.rejects(write({ path: 'a', mode: '100644', oid: absent }), missing)
  await assert.rejects(write({ path: 'a', mode: '100644', oid: tree }), missing)
  await assert.rejects(repository.writeTree({ base: absent, entries: [] }), missing)
  // The commit of a submodule is in another repository.
  await write({ path: 'a', mode: '160000', oid: absent })
})

test('object readers: stay within the limit over many repositories', async () => {
  const many = await openTestGit({ maxReaders: 2 })
  const repositories: GitRepository[] = []
  for (let id = 1; id <= 6; id++) {
    await many.create(id, { defaultBranch: 'main' })
    repositories.push(many.repository(id))
  }
  const heads = await Promise.all(repositories.map((one) => commit(one, { files: { a: String(one.id) } })))
  await many.forget()
  const matches = await Promise.all(repositories.map((one, at) => one.findCommit(heads[at] ?? '')))
  assert.deepEqual(
    matches.map((one) => one?.oid),
    heads,
  )
})

test('object readers: complete pending requests before maintenance closes them', async () => {
  const { git, repository } = await openTestRepository()
  const oids = await Promise.all(['a', 'b', 'c'].map((text) => repository.writeBlob(Buffer.from(text))))
  const store = git.storeOf(repository.id)
  const reading = oids.map((name) => store.requestObject({ command: 'contents', name }))
  await Promise.all([store.forget(), ...reading])
  const texts = (await Promise.all(reading)).map((response) => response?.bytes?.toString())
  assert.deepEqual(texts, ['a', 'b', 'c'])
})

test('object readers: start no process for requests that wait when the pool is closed', async () => {
  const { promise, reject } = Promise.withResolvers<never>()
  let starts = 0
  const start = () => {
    starts++
    return promise
  }
  const pool = createReaderPool({ start }, { maxReaders: 1 })
  const read = (gitDir: string) => pool.request({ gitDir }, { command: 'info', name: 'a'.repeat(40) })
  const requests = Promise.allSettled([read('/a'), read('/b')])
  const closing = pool.close()
  await setImmediate()
  reject(new GitError('aborted', 'Git is being closed'))
  await closing
  assert.deepEqual(
    (await requests).map(({ status }) => status),
    ['rejected', 'rejected'],
  )
  await assert.rejects(read('/a'), { kind: 'aborted' })
  assert.equal(starts, 1)
})

test('an object reader whose process has ended: refuses requests instead of keeping them', async () => {
  const start = async () => {
    throw new GitError('failed', 'git is missing')
  }
  const reader = createObjectReader({ start }, { gitDir: '/nowhere' })
  const read = () => reader.request({ command: 'info', name: 'a'.repeat(40) })
  await assert.rejects(read(), /git is missing/)
  assert.equal(reader.isAlive, false)
  await assert.rejects(read(), /git is missing/)
})
