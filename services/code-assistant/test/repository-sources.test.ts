import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { eventually } from '@octavo/testing/eventually.ts'
import { indexSnapshot } from '../src/repositories/indexing/index-snapshot.ts'
import { findSnapshot, updateSnapshot } from '../src/repositories/store/repositories.ts'
import { commitFiles, createGitFolder, git, serveGit } from './git-server.ts'
import { createTar, indexed, search, tarOf, upload } from './repository-archives.ts'
import { startCodeAssistant } from './service.ts'
import { createZip } from './zip-archive.ts'

const folder = await createGitFolder({
  'src/app.ts': 'export function startApplication() {}\n',
  'README.md': 'A small application.\n',
})
const remote = await serveGit(folder)
const running = await startCodeAssistant({
  settings: { file: { 'code-assistant': { gitHosts: [remote.host] } } },
})
const ada = await running.as('ada')
const admin = await running.as('root', { role: 'admin' })

async function create(client: typeof ada, body: Record<string, unknown>) {
  const { status, json } = await client('POST', '/v1/repositories', body)
  return {
    status,
    code: json.error?.code,
    param: json.error?.param,
    state: status === 202 && (await indexed(client, String(body.name))),
  }
}

async function temporaryFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'octavo-folder-test-'))
  after(() => rm(path, { recursive: true, force: true }))
  return path
}

test('a git repository is fetched and cited by its commit', async () => {
  const { state } = await create(ada, { name: 'remote', git: remote.url, ref: 'main' })
  assert.deepEqual([state.state, state.files, state.commit], ['ready', 2, git(folder, 'rev-parse', 'main')])
  const { hits } = await search(ada, { repository: 'remote', query: 'startApplication' })
  assert.equal(hits[0].citation, `src/app.ts:1-1@${state.commit}`)
})

test('after a push the new commit is indexed, and unchanged files are not parsed again', async () => {
  const blobs = async () => {
    const rows = await running.context.db.read.selectFrom('source_blob').select(['id', 'hash']).execute()
    return new Map(rows.map(({ hash, id }) => [hash, id]))
  }
  const before = await blobs()
  const commit = await commitFiles(folder, { 'src/stop.ts': 'export function stopApplication() {}\n' })
  const { state } = await create(ada, { name: 'remote', git: remote.url, ref: 'main' })
  assert.deepEqual([state.commit, state.files], [commit, 3])
  const added = [...(await blobs())].filter(([hash, id]) => before.get(hash) !== id)
  assert.deepEqual(
    added.map(([hash]) => hash),
    [git(folder, 'rev-parse', 'main:src/stop.ts')],
  )
})

test('a folder is only for administrators; a work tree is read at its commit', async () => {
  const rejected = await create(ada, { name: 'tree', folder })
  assert.deepEqual([rejected.status, rejected.code], [403, 'role_missing'])
  await writeFile(join(folder, 'uncommitted.ts'), 'export const draft = 1\n')
  const { state } = await create(admin, { name: 'tree', folder })
  assert.equal(state.commit, git(folder, 'rev-parse', 'HEAD'))
  assert.deepEqual((await search(admin, { repository: 'tree', query: 'draft' })).paths, [])
})

test('an index that waits ends if its user is demoted or suspended', async () => {
  const { auth, db } = running.context
  const zoe = await running.as('zoe', { role: 'admin' })
  await create(zoe, { name: 'late', folder })
  const { id } = await db.read
    .selectFrom('repository_snapshot')
    .innerJoin('repository', 'repository.id', 'repository_id')
    .where('owner_id', '=', zoe.user.id)
    .select('repository_snapshot.id')
    .executeTakeFirstOrThrow()
  for (const [change, error] of [
    [{ role: 'user' }, /Only administrators/],
    [{ suspended: true }, /is suspended/],
  ] as const) {
    await auth.changeUser(zoe.user.id, change)
    await db.write((tx) => updateSnapshot(tx, id, { state: 'waiting', error: null }))
    await indexSnapshot(running.context, id, new AbortController().signal)
    const snapshot = await findSnapshot(db.read, id)
    assert.equal(snapshot?.state, 'failed')
    assert.match(snapshot.error ?? '', error)
  }
})

test('links in a folder are not followed', async () => {
  const path = await temporaryFolder()
  const outside = await temporaryFolder()
  await writeFile(join(outside, 'secret.txt'), 'hidden treasure\n')
  await mkdir(join(path, 'src'))
  await writeFile(join(path, 'src/a.txt'), 'plain content\n')
  await symlink(join(outside, 'secret.txt'), join(path, 'link.txt'))
  await symlink(outside, join(path, 'linked'))
  const { state } = await create(admin, { name: 'links', folder: path })
  assert.equal(state.files, 1)
  assert.deepEqual((await search(admin, { repository: 'links', query: 'treasure' })).paths, [])
})

test('git reaches only configured hosts over HTTP', async () => {
  for (const url of [
    `file://${folder}`,
    folder,
    `ext::sh -c touch% ${folder}/owned`,
    'ssh://example.org/repo.git',
    'git@example.org:repo.git',
    `--upload-pack=touch ${folder}/owned`,
    'https://example.org/repo.git',
    `http://user:secret@${remote.host}/repo.git`,
    `http://127.0.0.1:1/repo.git`,
  ]) {
    const { status, code, param } = await create(ada, { name: 'attack', git: url })
    assert.deepEqual([status, code, param], [400, 'repository_source_invalid', 'git'], url)
  }
  for (const ref of ['--upload-pack=x', '-x', 'a..b', 'a b', 'main:refs/heads/x']) {
    const { status, param } = await create(ada, { name: 'attack', git: remote.url, ref })
    assert.deepEqual([status, param], [400, 'ref'], ref)
  }
})

test('a configured host at a private address is refused unless private targets are allowed', async () => {
  const guarded = await startCodeAssistant({
    privateTargets: false,
    settings: { file: { 'code-assistant': { gitHosts: [remote.host] } } },
  })
  const eve = await guarded.as('eve')
  const requests = remote.paths.length
  const { state } = await create(eve, { name: 'private', git: remote.url })
  assert.deepEqual([state.state, state.error], ['failed', 'The address of the git server is not allowed.'])
  assert.equal(remote.paths.length, requests)
})

test('requests to index a ref again do not queue up', async () => {
  const waiting = await startCodeAssistant({
    deferJobs: true,
    settings: { file: { 'code-assistant': { gitHosts: [remote.host], maxRefsPerRepository: 1 } } },
  })
  const eve = await waiting.as('eve')
  for (let n = 0; n < 5; n++) {
    const { status } = await eve('POST', '/v1/repositories', { name: 'again', git: remote.url, ref: 'main' })
    assert.equal(status, 202)
  }
  const rows = await waiting.context.db.read.selectFrom('repository_snapshot').select('state').execute()
  assert.deepEqual(rows, [{ state: 'waiting' }])
})

test('a user uploads only so many archives at once', async () => {
  const [eve, bob] = [await running.as('eve'), await running.as('bob')]
  const slow = Array.from({ length: 8 }, (_, n) => {
    const { readable, writable } = new TransformStream<Uint8Array>()
    // Fetch requires `duplex` for streams, which its type does not have.
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { authorization: `Bearer ${eve.key}`, 'content-type': 'application/x-tar' },
      body: readable,
      duplex: 'half',
    }
    const writer = writable.getWriter()
    const response = running.call(`/v1/repositories?name=slow-${n}`, init)
    return { writer, response }
  })
  for (const { writer } of slow) await writer.write(new Uint8Array(512))
  const send = (client: typeof eve) => upload(running, client, 'quick', Buffer.alloc(1024))
  const rejected = await eventually('the uploads have begun', async () => {
    const { status, json } = await send(eve)
    return status === 429 && json
  })
  assert.equal(rejected.error.type, 'rate_limit_error')
  assert.equal((await send(bob)).status, 202)
  for (const { writer, response } of slow) {
    await writer.close()
    assert.equal((await response).status, 202)
  }
  assert.equal((await send(eve)).status, 202)
})

test('at most 20 repositories of a user wait to be indexed', async () => {
  const waiting = await startCodeAssistant({
    deferJobs: true,
    settings: { file: { 'code-assistant': { gitHosts: [remote.host] } } },
  })
  const [eve, bob] = [await waiting.as('eve'), await waiting.as('bob')]
  const add = (caller: typeof eve, name: string) =>
    caller('POST', '/v1/repositories', { name, git: remote.url, ref: 'main' })
  const responses = await Promise.all(Array.from({ length: 25 }, (_, n) => add(eve, `many-${n}`)))
  const refusals = responses.filter(({ status }) => status === 429)
  assert.equal(refusals.length, 5)
  assert.equal(refusals[0]?.headers.get('retry-after'), '10')
  assert.equal((await add(bob, 'one')).status, 202)
})

test('submodules and links of a commit are not read', async () => {
  const tree = await createGitFolder({ 'a.txt': 'one\n' })
  await symlink('/etc/passwd', join(tree, 'passwd'))
  await commitFiles(tree, {
    '.gitmodules': '[submodule "evil"]\n\tpath = evil\n\turl = file:///etc\n',
  })
  git(tree, 'update-index', '--add', '--cacheinfo', `160000,${git(tree, 'rev-parse', 'HEAD')},evil`)
  git(tree, 'commit', '--quiet', '--message', 'Add a submodule')
  const { state } = await create(admin, { name: 'tree-attack', folder: tree })
  assert.deepEqual([state.state, state.files], ['ready', 2])
  assert.deepEqual((await search(admin, { repository: 'tree-attack', query: 'root bin' })).paths, [])
})

test('zip, tar and compressed tar archives have the same files', async () => {
  const files = { 'src/a.ts': 'export const alpha = 1\n', 'b.md': 'Beta.\n' }
  const states = [
    await upload(running, ada, 'archive-tar', await tarOf(files)),
    await upload(running, ada, 'archive-gzip', gzipSync(await tarOf(files)), { type: 'application/gzip' }),
    await upload(running, ada, 'archive-zip', createZip(files), { type: 'application/zip' }),
  ]
  assert.equal(new Set(states.map(({ json }) => json.commit)).size, 1)
  assert.ok(states.every(({ json }) => json.state === 'ready' && json.files === 2))
})

test('an archive of git has its commit, and no folder around', async () => {
  const commit = git(folder, 'rev-parse', 'HEAD')
  const { execFileSync } = await import('node:child_process')
  const archive = execFileSync('git', ['archive', '--prefix=app-main/', '--format=tar', 'HEAD'], {
    cwd: folder,
  })
  const { json } = await upload(running, ada, 'exported', archive)
  assert.equal(json.commit, commit)
  const { paths } = await search(ada, { repository: 'exported', query: 'startApplication' })
  assert.equal(paths[0], 'src/app.ts')
})

test('archives with paths that leave their folder are refused', async () => {
  for (const name of ['../evil.txt', '/etc/evil.txt', 'a/../../evil.txt', 'C:/evil.txt', 'a\\..\\evil.txt']) {
    const tar = await upload(running, ada, 'slip', await createTar([{ name, content: 'x' }]))
    assert.equal(tar.json.state, 'failed', name)
    assert.match(tar.json.error, /path/, name)
  }
  const zip = await upload(running, ada, 'slip', createZip({ '../../evil.txt': 'x' }), {
    type: 'application/zip',
  })
  assert.equal(zip.json.state, 'failed')
  assert.match(zip.json.error, /path/)
})

test('links in an archive are skipped', async () => {
  const archive = await createTar([
    { name: 'passwd', type: 'symlink', linkname: '/etc/passwd' },
    { name: 'hosts', type: 'link', linkname: '/etc/hosts' },
    { name: 'a.txt', content: 'plain\n' },
  ])
  const { json } = await upload(running, ada, 'archive-links', archive)
  assert.deepEqual([json.state, json.files], ['ready', 1])
})

test('compressed archives cannot become larger than the maximum', async () => {
  const zeros = gzipSync(Buffer.alloc(200 * 1024 * 1024), { level: 1 })
  const bomb = await upload(running, ada, 'bomb', zeros, { type: 'application/gzip' })
  assert.equal(bomb.json.state, 'failed')
  const many = Object.fromEntries(Array.from({ length: 20_001 }, (_, at) => [`${at}.txt`, 'x']))
  const largeUpload = await upload(running, ada, 'crowd', gzipSync(await tarOf(many)), {
    type: 'application/gzip',
  })
  assert.match(largeUpload.json.error, /more than 20000 files/)
  const damaged = await upload(running, ada, 'damaged', Buffer.from('not a zip'), { type: 'application/zip' })
  assert.deepEqual([damaged.json.state, damaged.json.error], ['failed', 'The archive is damaged.'])
})

test('tar archives with a size that is not a length are refused, and others are indexed', async () => {
  const sizes = ['xxxxxxxxxxx\0', '-0000000001\0', '\xC2'.padEnd(12, '\x01'), '\xFF'.padEnd(12, '\x01')]
  for (const [at, size] of sizes.entries()) {
    const archive = await tarOf({ 'a.txt': 'plain\n' })
    archive.write(size, 124, 'latin1')
    archive.write('        ', 148, 'latin1')
    const checksum = archive.subarray(0, 512).reduce((sum, byte) => sum + byte, 0)
    archive.write(`${checksum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1')
    const { json } = await upload(running, ada, `size-${at}`, archive)
    assert.deepEqual([json.state, json.error], ['failed', 'The archive is damaged.'])
  }
  const { json } = await upload(running, ada, 'after-sizes', await tarOf({ 'a.txt': 'plain\n' }))
  assert.equal(json.state, 'ready')
})

test('extended headers of tar archives name files, and large ones are refused', async () => {
  const [entry, content] = [(await tarOf({ 'a.txt': 'needle\n' })).subarray(0, 512), Buffer.alloc(1_536)]
  content.write('needle\n')
  const extended = (type: string, text: string) => {
    const header = Buffer.from(entry)
    header.write(`${text.length.toString(8).padStart(11, '0')}\0`, 124)
    header.write(`        ${type}`, 148)
    const checksum = header.reduce((sum, byte) => sum + byte, 0)
    header.write(`${checksum.toString(8).padStart(6, '0')}\0 `, 148)
    return Buffer.concat([header, Buffer.from(text.padEnd(Math.ceil(text.length / 512) * 512, '\0'))])
  }
  const headers: Record<string, [Buffer, string[]]> = {
    pax: [extended('x', '17 path=name.txt\n'), ['name.txt']],
    gnu: [extended('L', 'long.txt\0'), ['long.txt']],
    global: [extended('g', '15 path=all.txt\n'), ['a.txt']],
    large: [extended('x', '11 aaaaa=b\n'.repeat(100_000)), []],
    endless: [extended('x', '0 path=a\n'), []],
  }
  for (const [name, [header, paths]] of Object.entries(headers)) {
    const { json } = await upload(running, ada, `tar-${name}`, Buffer.concat([header, entry, content]))
    assert.equal(json.state, paths.length > 0 ? 'ready' : 'failed', name)
    if (paths.length > 0)
      assert.deepEqual((await search(ada, { repository: `tar-${name}`, query: 'needle' })).paths, paths)
  }
})

test('binary and generated files are left out', async () => {
  const { json } = await upload(
    running,
    ada,
    'mixed',
    await createTar([
      { name: 'image.txt', content: Buffer.from([80, 0, 1, 2]) },
      { name: 'node_modules/a/index.js', content: 'module.exports = 1\n' },
      { name: 'app.min.js', content: 'x' },
      { name: 'package-lock.json', content: '{}' },
      { name: 'src/a.js', content: 'export default 1\n' },
    ]),
  )
  assert.equal(json.files, 1)
})

test('a regular expression that takes too long fails, and the service goes on', async () => {
  await upload(running, ada, 'slow', await tarOf({ 'a.txt': `${'a'.repeat(60)}!\n` }))
  const slow = await search(ada, { repository: 'slow', query: '^(a+)+$', mode: 'regex' })
  assert.deepEqual([slow.status, slow.error.code, slow.error.param], [400, 'request_invalid', 'query'])
  const fine = await search(ada, { repository: 'slow', query: 'a+!', mode: 'regex' })
  assert.deepEqual(fine.paths, ['a.txt'])
})

test('code that a parser cannot read is searched by its words', async () => {
  const { json } = await upload(
    running,
    ada,
    'hostile',
    await tarOf({
      'nested.ts': `${'('.repeat(20_000)}sentinel${')'.repeat(20_000)}`,
      'nested.py': `${'['.repeat(20_000)}\nsentinel = 1\n`,
      'proto.js': 'const constructor = 1, __proto__ = 2, toString = 3 // sentinel\n',
    }),
  )
  assert.equal(json.state, 'ready')
  const { paths } = await search(ada, { repository: 'hostile', query: 'sentinel' })
  assert.equal(new Set(paths).size, json.files)
  for (const query of ['constructor', '__proto__', 'hasOwnProperty'])
    assert.equal((await search(ada, { repository: 'hostile', query })).status, 200)
})

test('requests without a valid source or name are refused', async () => {
  for (const body of [
    {},
    { name: 'x' },
    { name: '../x', git: remote.url },
    { name: 'x', git: remote.url, folder: '/' },
    { name: 'x', git: 7 },
    { name: 'x', git: remote.url, extra: 1 },
  ]) {
    const { status } = await ada('POST', '/v1/repositories', body)
    assert.equal(status, 400, JSON.stringify(body))
  }
  const relative = await create(admin, { name: 'x', folder: 'etc' })
  assert.deepEqual([relative.status, relative.param], [400, 'folder'])
  const nameless = await fetch(`${running.url}/v1/repositories`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ada.key}`, 'content-type': 'application/x-tar' },
    body: new Uint8Array(await tarOf({ 'a.txt': 'x' })),
  })
  assert.equal(nameless.status, 400)
})
