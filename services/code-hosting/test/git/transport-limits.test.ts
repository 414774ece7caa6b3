import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { PassThrough, Readable, Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { secureIds } from '@octavo/platform/ids.ts'
import { createLogger } from '@octavo/platform/log.ts'
import { eventually } from '@octavo/testing/eventually.ts'
import fc from '@octavo/testing/property.ts'
import type { FairQueueOptions } from '../../src/git/fair-queue.ts'
import { createTransport } from '../../src/git/transport/create-transport.ts'
import { flush, pktLine } from '../../src/git/transport/pkt-line.ts'
import { TransportError, type TransportLimits } from '../../src/git/transport/transport.ts'
import { runInScope } from '../../src/git/work-scope.ts'
import {
  commit,
  openTestGit,
  openTestRepository,
  runGit,
  type TestRepository,
  temporaryFolder,
} from './open-git.ts'
import { processesIn } from './processes.ts'
import { gitClient, serveGit } from './serve-git.ts'

const { git } = await openTestRepository()
const transportWith = (limits: Partial<TransportLimits> = {}) =>
  createTransport({ git, log: createLogger('silent'), limits })

const kindIs = (kind: string) => (error: unknown) => error instanceof TransportError && error.kind === kind
const zero = '0'.repeat(40)
const pushOf = (to: string, pack: Buffer = Buffer.alloc(0)) =>
  Buffer.concat([pktLine(`${zero} ${to} refs/heads/main\0report-status side-band-64k`), flush, pack])
const fetchOf = (want: string) =>
  Buffer.concat([
    ...['command=fetch', 'agent=test', 'object-format=sha1'].map((line) => pktLine(line)),
    Buffer.from('0001'),
    ...['ofs-delta', `want ${want}\n`, 'done\n'].map((line) => pktLine(line)),
    flush,
  ])

/** The header of an uncompressed blob of 65,535 bytes in a pack. */
const longBlob = Buffer.from([0xbf, 0xff, 0x1f, 0x78, 0x01, 0x01, 0xff, 0xff, 0x00, 0x00])

/** An engine that creates one pack at a time. */
async function openBusyGit(budget: Partial<FairQueueOptions>) {
  const busy = await openTestGit({ budget: { maxTransfers: 1, maxTransfersPerCaller: 1, ...budget } })
  await busy.create(1, { defaultBranch: 'main' })
  const target = { git: busy, repository: busy.repository(1), bare: busy.storeOf(1).gitDir }
  const transport = createTransport({ git: busy, log: createLogger('silent') })
  const asClient = <Result>(work: () => Result) => runInScope({ caller: 'address:192.0.2.1' }, work)
  return { ...(await withLargeFile(4, target)), transport, asClient }
}

/** Incompressible content. */
async function withLargeFile(megabytes: number, input?: TestRepository) {
  const target = input ?? (await openTestRepository())
  const oid = await target.repository.writeBlob(secureIds.bytes(megabytes * 1024 * 1024))
  const tree = await target.repository.writeTree({ entries: [{ path: 'large', mode: '100644', oid }] })
  const person = { name: 'A', email: 'a', atMs: 0, offsetMinutes: 0 }
  const fields = { tree, parents: [], author: person, committer: person, message: 'large' }
  const head = await target.repository.writeCommit(fields)
  await target.repository.updateRefs([{ ref: 'refs/heads/main', from: null, to: head }])
  return { ...target, head }
}

const quarantines = () => readdirSync(git.engine.work.path).filter((name) => name.startsWith('quarantine'))

test('malformed requests: are bad requests, never server errors', async () => {
  const { repository } = await openTestRepository()
  const transport = transportWith()
  const pieces = fc.constantFrom(
    '0000',
    '0001',
    '0002',
    '0003',
    '0004',
    '0009done\n',
    'zzzz',
    'ffff',
    'want ',
    zero,
  )
  const lines = fc.array(
    fc.oneof(
      pieces,
      fc.string(),
      fc.string().map((text) => pktLine(text).toString()),
    ),
  )
  await fc.assert(
    fc.asyncProperty(lines, fc.constantFrom('version=2', 'version=1', undefined), async (parts, protocol) => {
      const input = () => Readable.from([Buffer.from(parts.join(''))])
      for (const work of [
        () => transport.uploadPack(repository.id, { input: input(), protocol }),
        () => transport.receivePack(repository.id, { input: input(), protocol, policy: {} }),
      ]) {
        try {
          await buffer(await work())
        } catch (error) {
          // Git may have detected the invalid data itself.
          if (!kindIs('bad-request')(error))
            assert.match(String(error), /upload-pack ended with 128|GitError/)
        }
      }
    }),
    { numRuns: 25 },
  )
  assert.deepEqual(await repository.listRefs(), [])
})

test('a compressed body: is expanded only up to the limit', async () => {
  const { repository } = await openTestRepository()
  const bomb = gzipSync(Buffer.alloc(300_000_000, '0004'))
  const transport = transportWith({ maxRequestBytes: 1_000_000, maxPackBytes: 2_000_000 })
  const fetching = transport.uploadPack(repository.id, { input: Readable.from([bomb]), encoding: 'gzip' })
  assert.match(
    (await buffer(await fetching)).toString(),
    /ERR upload-pack: a request has 150000 lines at most/,
  )
  const head = pushOf('1'.repeat(40), Buffer.from('PACK\0\0\0\x02\0\0\0\x01'))
  const input = Readable.from([gzipSync(Buffer.concat([head, Buffer.alloc(300_000_000)]))])
  const output = await transport.receivePack(repository.id, { input, encoding: 'gzip', policy: {} })
  await assert.rejects(buffer(output), /exceeds the maximum size/)
  await eventually('nothing is left of it', () => quarantines().length === 0)
  const unknown = { input: Readable.from([]), encoding: 'br' }
  await assert.rejects(transport.uploadPack(repository.id, unknown), kindIs('bad-request'))
})

test('a push with too many, too long or too large commands: is refused in the git protocol', async () => {
  const { repository } = await openTestRepository()
  const names = (count: number, name: (at: number) => string, capabilities: string) =>
    Buffer.concat([
      ...Array.from({ length: count }, (_, at) =>
        pktLine(`${zero} ${'1'.repeat(40)} refs/heads/${name(at)}${at === 0 ? capabilities : ''}`),
      ),
      flush,
    ])
  const responseTo = async (body: Buffer, limits: Partial<TransportLimits> = {}) => {
    const input = Readable.from([gzipSync(body), Buffer.alloc(0)])
    const request = { input, encoding: 'gzip', policy: {} }
    const output = await transportWith(limits).receivePack(repository.id, request)
    return (await buffer(output)).toString('latin1')
  }
  const reporting = '\0report-status side-band-64k'
  const many = await responseTo(
    names(11, (at) => `b-${at}`, reporting),
    { maxCommands: 10 },
  )
  assert.match(many, /a push has 10 refs at most; push fewer refs at once\n/)
  assert.match(many, /unpack a push has 10 refs at most/)
  assert.match(many, /ng refs\/heads\/b-9 a push has 10 refs at most/)
  const large = await responseTo(
    names(100, (at) => `${'b'.repeat(900)}-${at}`, reporting),
    { maxHeadBytes: 50_000 },
  )
  assert.match(large, /unpack the commands of a push have 50000 bytes at most/)
  const long = await responseTo(names(3, () => 'b'.repeat(5_000), reporting))
  assert.match(long, /^[0-9a-f]{4}ERR a line of the request is longer than 4096 bytes$/)
  const plain = await responseTo(names(3, () => 'b'.repeat(3_000), '\0report-status'))
  assert.match(plain, /ng refs\/heads\/b+ (?:funny refname|multiple updates for one ref)/)
  assert.deepEqual(await repository.listRefs(), [])
})

test('a push of many refs with some invalid ones: updates all others', async () => {
  const { repository } = await openTestRepository()
  const { url } = await serveGit(git)
  const folder = temporaryFolder()
  runGit(folder, 'init', '-q', '-b', 'main')
  runGit(folder, 'commit', '-q', '--allow-empty', '-m', 'first')
  await gitClient(folder, 'push', url(repository.id), 'main:refs/heads/b-7')
  const specs = Array.from(
    { length: 200 },
    (_, at) => `main:refs/heads/${at === 7 ? 'b-7/below' : `b-${at}`}`,
  )
  const { code, stderr } = await gitClient(folder, 'push', url(repository.id), ...specs)
  assert.equal(code, 1)
  assert.match(stderr, /! \[remote rejected\] main -> b-7\/below/)
  assert.equal(stderr.match(/remote rejected/g)?.length, 1)
  assert.equal((await repository.listRefs('refs/heads/')).length, 200)
})

test('wants that are not tips, many and repeated: are checked in one process', async () => {
  const { repository } = await openTestRepository()
  const files = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`${at}.txt`, `${at}`]))
  const head = await commit(repository, { files })
  const oids = ((await repository.findTree(head)) ?? []).map(({ oid }) => oid)
  const lines = [...oids, ...oids, head].map((oid) => pktLine(`want ${oid}\n`))
  const body = (more: Buffer[] = []) =>
    Buffer.concat([
      pktLine('command=fetch'),
      Buffer.from('0001'),
      ...lines,
      ...more,
      pktLine('done\n'),
      flush,
    ])
  const responseTo = async (input: Buffer) =>
    (
      await buffer(
        await transportWith().uploadPack(repository.id, {
          input: Readable.from([input]),
          protocol: 'version=2',
        }),
      )
    ).toString('latin1')
  assert.match(await responseTo(body()), /^000dpackfile\n/)
  const missing = '5'.repeat(40)
  assert.match(
    await responseTo(body([pktLine(`want ${missing}\n`)])),
    new RegExp(`ERR upload-pack: not our ref ${missing}`),
  )
})

test('a gzip body: is accepted', async () => {
  const { repository } = await openTestRepository()
  const head = await commit(repository, { files: { a: 'a' } })
  const output = await transportWith().uploadPack(repository.id, {
    input: Readable.from([gzipSync(fetchOf(head))]),
    encoding: 'gzip',
    protocol: 'version=2',
  })
  assert.match((await buffer(output)).toString('latin1'), /^000dpackfile\n/)
})

test('a probe before a large push: gets an empty response', async () => {
  const { repository } = await openTestRepository()
  const output = await transportWith().receivePack(repository.id, {
    input: Readable.from([flush]),
    policy: {},
  })
  assert.equal((await buffer(output)).length, 0)
})

test('a push above the size limit: is refused with a message', async () => {
  const { repository } = await openTestRepository()
  const { url } = await serveGit(git, { policyOf: () => ({ maxPackBytes: 100_000 }) })
  const folder = temporaryFolder()
  runGit(folder, 'init', '-q')
  writeFileSync(join(folder, 'large'), secureIds.bytes(3_000_000))
  runGit(folder, 'add', '.')
  runGit(folder, 'commit', '-q', '-m', 'large')
  const { code, stderr } = await gitClient(folder, 'push', url(repository.id), 'main')
  assert.equal(code, 1)
  assert.match(stderr, /remote: pack exceeds the maximum of 100000 bytes/)
  assert.equal(await repository.isEmpty(), true)
  assert.deepEqual(quarantines(), [])
})

test('clones above the limit: wait, and with a full queue are asked to retry', async () => {
  const { repository, head, transport, asClient } = await openBusyGit({ maxWaitingPerCaller: 1 })
  const clone = () =>
    asClient(() =>
      transport.uploadPack(repository.id, { input: Readable.from([fetchOf(head)]), protocol: 'version=2' }),
    )
  const first = await clone()
  // One of them waits and the other is refused.
  const otherClones = [clone(), clone()]
  const error = await Promise.race(otherClones).catch((error: unknown) => error)
  assert.ok(kindIs('busy')(error))
  assert.ok(error instanceof TransportError && error.retryAfterSeconds)
  // Requests without a pack need not wait.
  const listing = Buffer.concat([pktLine('command=ls-refs\n'), flush])
  const input = Readable.from([listing])
  const refs = await transport.uploadPack(repository.id, { input, protocol: 'version=2' })
  assert.match((await buffer(refs)).toString(), /refs\/heads\/main/)
  assert.ok((await buffer(first)).length > 4_000_000)
  assert.ok((await buffer(await Promise.any(otherClones))).length > 4_000_000)
})

test('a clone whose client does not read: loses its slot when others wait', async () => {
  const { git: busy, repository, head } = await openBusyGit({})
  const limits = { maxContendedStallMs: 500 }
  const transport = createTransport({ git: busy, log: createLogger('silent'), limits })
  const clone = (caller: string) =>
    runInScope({ caller }, () =>
      transport.uploadPack(repository.id, { input: Readable.from([fetchOf(head)]), protocol: 'version=2' }),
    )
  const unread = await clone('address:192.0.2.1')
  await once(unread, 'readable')
  const next = await clone('address:192.0.2.2')
  await assert.rejects(buffer(unread), /was not read/)
  assert.ok('pourInto' in next)
  const pouring = next.pourInto(new Writable({ write() {} }))
  const last = clone('address:192.0.2.3')
  await assert.rejects(pouring)
  assert.ok((await buffer(await last)).length > 4_000_000)
})

test('a waiting clone that times out or is aborted: leaves the queue', async () => {
  const { git: busy, repository, head, transport, asClient } = await openBusyGit({ maxWaitMs: 1_000 })
  const clone = (signal?: AbortSignal) =>
    asClient(() =>
      transport.uploadPack(repository.id, {
        input: Readable.from([fetchOf(head)]),
        protocol: 'version=2',
        ...(signal ? { signal } : {}),
      }),
    )
  const first = await clone()
  await assert.rejects(clone(), kindIs('busy'))
  const controller = new AbortController()
  const abortedClone = clone(controller.signal)
  controller.abort(new Error('gone'))
  await assert.rejects(abortedClone, /gone/)
  const later = new AbortController()
  const abortedLater = clone(later.signal)
  abortedLater.catch(() => {})
  await eventually('it waits', () => busy.engine.spawner.isContended())
  later.abort(new Error('gone later'))
  await assert.rejects(abortedLater, /gone later/)
  first.destroy()
  await eventually('there is room again', async () => {
    return clone().then(
      (output) => Boolean(output.destroy()),
      () => false,
    )
  })
})

test('a clone whose client leaves or does not read: leaves no process', async () => {
  const { repository, bare, head } = await withLargeFile(8)
  const clone = (limits?: Partial<TransportLimits>) =>
    transportWith(limits).uploadPack(repository.id, {
      input: Readable.from([fetchOf(head)]),
      protocol: 'version=2',
    })
  const leftClone = await clone()
  await once(leftClone, 'readable')
  assert.ok(processesIn(bare).some((line) => line.includes('upload-pack')))
  leftClone.destroy()
  await eventually('it has ended', () => !processesIn(bare).some((line) => line.includes('upload-pack')))
  const stalled = await clone({ maxStallMs: 3_000 })
  await once(stalled, 'readable')
  await eventually('it has ended too', () => !processesIn(bare).some((line) => line.includes('upload-pack')))
  await assert.rejects(buffer(stalled))
})

test('a push whose client leaves or does not send: leaves no process and no file', async () => {
  const { repository, bare } = await openTestRepository()
  const beginning = pushOf('1'.repeat(40), Buffer.concat([Buffer.from('PACK\0\0\0\x02\0\0\x10\0'), longBlob]))
  for (const goesAway of [true, false]) {
    const transport = transportWith(goesAway ? {} : { maxStallMs: 3_000 })
    const input = new PassThrough()
    input.on('error', () => {})
    input.write(beginning)
    const output = await transport.receivePack(repository.id, { input, policy: {} })
    output.on('error', () => {})
    await eventually('git reads it', () => {
      // The client keeps sending until then.
      input.write('x')
      return processesIn(bare).some((line) => line.includes('index-pack'))
    })
    assert.equal(quarantines().length, 1)
    if (goesAway) input.destroy(new Error('gone'))
    await eventually('the answer is over', () => output.destroyed)
    await eventually('nothing is left', () => processesIn(bare).length === 0 && quarantines().length === 0)
  }
  assert.deepEqual(await repository.listRefs(), [])
})

test('closing the transport: aborts everything', async () => {
  const { repository, bare, head } = await withLargeFile(8)
  const transport = transportWith()
  const input = Readable.from([fetchOf(head)])
  const output = await transport.uploadPack(repository.id, { input, protocol: 'version=2' })
  await once(output, 'readable')
  await transport.close()
  await assert.rejects(buffer(output))
  await eventually('it has ended', () => !processesIn(bare).some((line) => line.includes('upload-pack')))
})

async function startServer(folder: string): Promise<{ server: ChildProcess; url: string }> {
  const program = new URL('./serving-process.ts', import.meta.url).pathname
  const server = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(server.stdout, 'data')
  return { server, url: String(line).trim() }
}

test('a server killed during pushes: leaves consistent repositories, and no temporary files for long', async () => {
  const folder = temporaryFolder()
  const work = join(temporaryFolder(), 'work')
  runGit('/', 'init', '-q', work)
  for (let round = 0; round < 3; round++) {
    const { server, url } = await startServer(folder)
    writeFileSync(join(work, `large${round}`), secureIds.bytes(2_000_000))
    runGit(work, 'add', '.')
    runGit(work, 'commit', '-q', '-m', `round ${round}`)
    const pushing = gitClient(work, 'push', url, 'main', `main:round${round}`)
    // Another one that never ends.
    const half = httpRequest(`${url}/git-receive-pack`, { method: 'POST' })
    half.on('error', () => {})
    half.write(pushOf('1'.repeat(40), Buffer.from('PACK\0\0\0\x02\0\0\x10\0')))
    const bareFolder = join(folder, '01/00/1.git')
    if (round === 0) await pushing
    else
      await eventually(
        'it comes in',
        () => processesIn(bareFolder).length > 0 || existsSync(join(bareFolder, 'packed-refs')),
      )
    server.kill('SIGKILL')
    await once(server, 'exit')
    await pushing
    await eventually('all of it has ended', () => processesIn(folder).length === 0)
    const reopened = await openTestGit({ folder })
    assert.deepEqual(await reopened.repository(1).fsck(), [], `round ${round}`)
    assert.equal(readdirSync(join(folder, 'work')).length, 1)
    assert.deepEqual(readdirSync(reopened.engine.work.path), [])
    assert.notEqual(await reopened.repository(1).resolve('round0'), undefined)
    await reopened.close()
  }
})
