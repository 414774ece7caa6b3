import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { DatabaseFileError } from '../../src/data/file-error.ts'
import { claimDataDirectory, DataDirectoryTakenError, isDataDirectoryOwned } from '../../src/data/owner.ts'

describe('the owner of a data directory', () => {
  let directory = ''
  beforeEach(async () => {
    directory = join(await mkdtemp(join(tmpdir(), 'octavo-test-')), 'data')
  })
  afterEach(() => rm(join(directory, '..'), { recursive: true, force: true }))

  test('is exclusive until it releases the claim', async () => {
    const claim = await claimDataDirectory(directory)
    await assert.rejects(claimDataDirectory(directory), DataDirectoryTakenError)
    claim.release()
    const next = await claimDataDirectory(directory)
    next.release()
  })

  test('keeps a claim that nothing refers to', async () => {
    await claimDataDirectory(directory)
    setFlagsFromString('--expose-gc')
    const collectGarbage = runInNewContext('gc')
    setFlagsFromString('--no-expose-gc')
    for (let round = 0; round < 3; round++) {
      collectGarbage()
      await setImmediate()
    }
    assert.equal(isDataDirectoryOwned(directory), true)
  })

  test('excludes other processes, and loses the claim when it is killed', async () => {
    const script = new URL('./owning-process.ts', import.meta.url).pathname
    const owner = spawn(process.execPath, [script, directory], { stdio: ['pipe', 'pipe', 'inherit'] })
    try {
      await once(owner.stdout, 'data')
      await assert.rejects(claimDataDirectory(directory), /in use by another Octavo/)
    } finally {
      owner.kill('SIGKILL')
      await once(owner, 'exit')
    }
    const claim = await claimDataDirectory(directory)
    claim.release()
  })

  test('is not reported when the lock file cannot be created', async () => {
    await mkdir(join(directory, 'owner.lock'), { recursive: true })
    const error = await claimDataDirectory(directory).catch((reason: unknown) => reason)
    assert.ok(error instanceof DatabaseFileError)
    assert.equal(error.message, `${directory}/owner.lock cannot be opened: unable to open database file`)
  })

  test('is independent of the owner of another directory', async () => {
    const [one, other] = [await claimDataDirectory(directory), await claimDataDirectory(`${directory}-2`)]
    one.release()
    other.release()
  })
})
