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

/** A script in slot of git. */
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

    test('poured into a slow target that outlives the process: arrives complete', async () => {
      const { start } = open('cat')
      const command = { args: literals('version') }
      const runningCommand = await start(command)
      runningCommand.stdin.end('whole')
      let takenName = ''
      const slow = new Writable({
        write(piece, _encoding, done) {
          runningCommand.ended.then(() => {
            takenName += piece
            done()
          })
        },
      })
      await Promise.all([outputOf(command, runningCommand).pourInto(slow), finished(slow)])
      assert.equal(takenName, 'whole')
    })

    test('small writes, poured into a target: arrive complete and in order', async () => {
      const { start } = open('read go; i=0; while [ $i -lt 2000 ]; do echo $i; i=$((i + 1)); done')
      const command = { args: literals('version') }
      const runningCommand = await start(command)
      runningCommand.stdin.end('go\n')
      let takenName = ''
      const target = new Writable({
        write(piece, _encoding, done) {
          takenName += piece
          setImmediate(done)
        },
      })
      await Promise.all([outputOf(command, runningCommand).pourInto(target), finished(target)])
      assert.equal(takenName, Array.from({ length: 2000 }, (_, line) => `${line}\n`).join(''))
    })

    test('a failing process, poured into a target: fails without ending the target', async () => {
      const { start } = open('read go; echo half; exit 3')
      const command = { args: literals('version') }
      const runningCommand = await start(command)
      runningCommand.stdin.end('go\n')
      let takenName = ''
      const target = new Writable({
        write(piece, _encoding, done) {
          takenName += piece
          done()
        },
      })
      await assert.rejects(outputOf(command, runningCommand).pourInto(target), kindIs('failed'))
      assert.equal(takenName, 'half\n')
      assert.equal(target.writableEnded, false)
    })

    test('poured into a target that closes: fails, and kills the process', async () => {
      const { start } = open('exec cat /dev/zero')
      const command = { args: literals('version') }
      const runningCommand = await start(command)
      const destroyedStream = new Writable({ write: () => void destroyedStream.destroy() })
      await assert.rejects(outputOf(command, runningCommand).pourInto(destroyedStream))
      // Killed by a signal, or by its own write error: whichever comes first.
      assert.notEqual((await runningCommand.ended).code, 0)
    })

    test('has a minimal environment', async (t) => {
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

    test('gets all input and returns all output', async () => {
      const { run } = open('cat')
      const input = Buffer.alloc(5_000_000, 'abc\0')
      assert.deepEqual((await run({ args: literals('version') }, { input })).stdout, input)
    })

    test('fails with its message and kind of error', async () => {
      const { run } = open('echo "fatal: bad luck" >&2; exit 3')
      await assert.rejects(run({ args: literals('version') }), /version ended with 3: fatal: bad luck/)
      assert.equal((await run({ args: literals('version') }, { accept: [3] })).code, 3)
    })

    test('is killed with its children after a timeout', async () => {
      const { run, folder } = open('sleep 1000 & sleep 1001')
      const running = run({ args: literals('version'), gitDir: folder }, { timeoutMs: 300 })
      await assert.rejects(running, kindIs('timeout'))
      await eventually('it has ended', () => processesIn(folder).length === 0)
    })

    test('is killed after too much output, or truncated', async () => {
      const { run } = open('yes')
      await assert.rejects(run({ args: literals('version') }, { maxBytes: 1000 }), kindIs('too-large'))
      const truncatedRun = await run({ args: literals('version') }, { maxBytes: 10, cut: true })
      assert.deepEqual([truncatedRun.stdout.toString(), truncatedRun.isCut], ['y\ny\ny\ny\ny\n', true])
    })

    test('is killed when its output stays unread', async () => {
      const { stream, folder } = open('cat /dev/zero')
      const output = stream({ args: literals('version') }, { slot: 'transfer', maxUnreadMs: 100 })
      const failure = Promise.withResolvers<Error>()
      output.on('error', failure.resolve)
      output.read(0)
      assert.ok(kindIs('timeout')(await failure.promise))
      await eventually('it has ended', () => processesIn(folder).length === 0)
    })

    test('is killed when it is aborted', async () => {
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

    test('fails to start without a git binary', async () => {
      const home = temporaryFolder()
      const spawner = createSpawner({ gitBinary: '/nowhere/git', home, launcher: createLauncher() })
      await assert.rejects(spawner.run({ args: literals('version') }), /cannot be run/)
      await spawner.close()
    })
  })
}

test('engine: without a supported git, opens but refuses operations that need git, with a message', async () => {
  const { file } = scripted('echo git version 2.30.2')
  for (const [gitBinary, message] of [
    [file, /git version 2\.30\.2.*2\.38 or newer/],
    ['/nowhere/git', /gitBinary/],
  ] as const) {
    const git = await openTestGit({ gitBinary })
    assert.equal(git.isAvailable, false)
    await git.create(1, { defaultBranch: 'main' })
    await assert.rejects(git.repository(1).listCommits(['a'.repeat(40)]), message)
  }
})
