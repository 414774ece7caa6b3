import assert from 'node:assert/strict'
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { after, describe, test } from 'node:test'
import { eventually } from '@octavo/testing/eventually.ts'
import { literals } from '../../src/git/arguments.ts'
import { GitError } from '../../src/git/git-error.ts'
import { createDirectLauncher } from '../../src/git/processes/launcher.ts'
import { outputOf } from '../../src/git/processes/output.ts'
import { createRemoteLauncher } from '../../src/git/processes/remote-launcher.ts'
import { createSpawner, type Spawner } from '../../src/git/processes/spawn.ts'
import { openTestGit, temporaryFolder } from './open-git.ts'
import { processesIn } from './processes.ts'

/** A program in git's place, that does as a script says. */
function scripted(script: string): { file: string; folder: string } {
  const folder = temporaryFolder()
  const file = join(folder, 'git')
  writeFileSync(file, `#!/bin/sh\n${script}\n`)
  chmodSync(file, 0o755)
  return { file, folder }
}

const kindIs = (kind: string) => (error: unknown) => error instanceof GitError && error.kind === kind

for (const [how, createLauncher] of [
  ['directly', createDirectLauncher],
  ['from a process of its own', createRemoteLauncher],
] as const) {
  describe(`git started ${how}`, () => {
    function open(script: string): Spawner & { folder: string } {
      const { file, folder } = scripted(script)
      const spawner = createSpawner({ gitBinary: file, home: folder, launcher: createLauncher() })
      after(() => spawner.close())
      return { ...spawner, folder }
    }

    test('poured into a target that takes the last of it after the process has ended: arrives whole', async () => {
      const { start } = open('cat')
      const command = { args: literals('version') }
      const started = await start(command)
      started.stdin.end('whole')
      let taken = ''
      const slow = new Writable({
        write(piece, _encoding, done) {
          started.ended.then(() => {
            taken += piece
            done()
          })
        },
      })
      await Promise.all([outputOf(command, started).pourInto(slow), finished(slow)])
      assert.equal(taken, 'whole')
    })

    test('a process that writes little at a time, poured into a target: arrives whole and in order', async () => {
      const { start } = open('read go; i=0; while [ $i -lt 2000 ]; do echo $i; i=$((i + 1)); done')
      const command = { args: literals('version') }
      const started = await start(command)
      started.stdin.end('go\n')
      let taken = ''
      const target = new Writable({
        write(piece, _encoding, done) {
          taken += piece
          setImmediate(done)
        },
      })
      await Promise.all([outputOf(command, started).pourInto(target), finished(target)])
      assert.equal(taken, Array.from({ length: 2000 }, (_, line) => `${line}\n`).join(''))
    })

    test('a process that fails after it has written, poured into a target: fails, and does not end the target', async () => {
      const { start } = open('read go; echo half; exit 3')
      const command = { args: literals('version') }
      const started = await start(command)
      started.stdin.end('go\n')
      let taken = ''
      const target = new Writable({
        write(piece, _encoding, done) {
          taken += piece
          done()
        },
      })
      await assert.rejects(outputOf(command, started).pourInto(target), kindIs('failed'))
      assert.equal(taken, 'half\n')
      assert.equal(target.writableEnded, false)
    })

    test('poured into a target that closes: fails, and ends the process', async () => {
      const { start } = open('exec cat /dev/zero')
      const command = { args: literals('version') }
      const started = await start(command)
      const gone = new Writable({ write: () => void gone.destroy() })
      await assert.rejects(outputOf(command, started).pourInto(gone))
      // Ended by a signal, or by its own error when it writes to what is closed: whichever comes first.
      assert.notEqual((await started.ended).code, 0)
    })

    test('sees nothing of the environment of the server but what it needs', async (t) => {
      process.env.GIT_DIR = '/elsewhere'
      process.env.OCTAVO_SECRET = 'secret'
      t.after(() => {
        delete process.env.GIT_DIR
        delete process.env.OCTAVO_SECRET
      })
      const { run, folder } = open('env')
      const lines = (await run({ args: literals('version') })).stdout.toString().split('\n')
      assert.ok(!lines.some((line) => /^GIT_DIR=|secret/.test(line)))
      for (const line of [
        'GIT_CONFIG_NOSYSTEM=1',
        'GIT_NO_REPLACE_OBJECTS=1',
        'LC_ALL=C',
        `HOME=${folder}`,
      ]) {
        assert.ok(lines.includes(line), line)
      }
    })

    test('gets its input whole, and gives its output whole', async () => {
      const { run } = open('cat')
      const input = Buffer.alloc(5_000_000, 'abc\0')
      assert.deepEqual((await run({ args: literals('version') }, { input })).stdout, input)
    })

    test('fails with what it says, and with its kind of failure', async () => {
      const { run } = open('echo "fatal: bad luck" >&2; exit 3')
      await assert.rejects(run({ args: literals('version') }), /version ended with 3: fatal: bad luck/)
      assert.equal((await run({ args: literals('version') }, { accept: [3] })).code, 3)
    })

    test('is ended with all that it started when it takes too long', async () => {
      const { run, folder } = open('sleep 1000 & sleep 1001')
      const running = run({ args: literals('version'), gitDir: folder }, { timeoutMs: 300 })
      await assert.rejects(running, kindIs('timeout'))
      await eventually('it has ended', () => processesIn(folder).length === 0)
    })

    test('is ended when it says too much, and gives the beginning to those who want that', async () => {
      const { run } = open('yes')
      await assert.rejects(run({ args: literals('version') }, { maxBytes: 1000 }), kindIs('too-large'))
      const cut = await run({ args: literals('version') }, { maxBytes: 10, cut: true })
      assert.deepEqual([cut.stdout.toString(), cut.isCut], ['y\ny\ny\ny\ny\n', true])
    })

    test('whose output lies unread for too long is ended', async () => {
      const { stream, folder } = open('cat /dev/zero')
      const output = stream({ args: literals('version') }, { place: 'transfer', maxUnreadMs: 100 })
      const failed = Promise.withResolvers<Error>()
      output.on('error', failed.resolve)
      output.read(0)
      assert.ok(kindIs('timeout')(await failed.promise))
      await eventually('it has ended', () => processesIn(folder).length === 0)
    })

    test('is ended when nobody waits any more', async () => {
      const { run, stream, folder } = open('sleep 1000')
      const controller = new AbortController()
      const running = run({ args: literals('version'), gitDir: folder }, { signal: controller.signal })
      await eventually('it runs', () => processesIn(folder).length > 0)
      controller.abort()
      await assert.rejects(running, kindIs('aborted'))
      const output = stream({ args: literals('version'), gitDir: folder })
      await eventually('it runs again', () => processesIn(folder).length > 0)
      output.destroy()
      await eventually('it has ended', () => processesIn(folder).length === 0)
    })

    test('fails as a stream when it fails', async () => {
      const { stream } = open('echo half; exit 1')
      let text = ''
      await assert.rejects(async () => {
        for await (const chunk of stream({ args: literals('version') })) text += chunk
      }, kindIs('failed'))
      assert.equal(text, 'half\n')
    })

    test('cannot be started where there is none', async () => {
      const home = temporaryFolder()
      const spawner = createSpawner({ gitBinary: '/nowhere/git', home, launcher: createLauncher() })
      await assert.rejects(spawner.run({ args: literals('version') }), /cannot be run/)
      await spawner.close()
    })
  })
}

test('engine: refuses a git that is too old, and says what it needs', async () => {
  const { file } = scripted('echo git version 2.30.2')
  await assert.rejects(openTestGit({ gitBinary: file }), /git version 2\.30\.2.*2\.38 or newer/)
  await assert.rejects(openTestGit({ gitBinary: '/nowhere/git' }), /gitBinary/)
})
