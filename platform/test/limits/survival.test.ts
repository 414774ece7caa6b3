import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { after, before, describe, it } from 'node:test'
import { createManualClock } from '../../src/clock.ts'
import { openDatabase } from '../../src/data/open.ts'
import { createLimits } from '../../src/internal/limits/create.ts'
import { limitMigrations } from '../../src/internal/limits/migrations.ts'
import type { Window } from '../../src/limits/limits.ts'

const subjects = 3

describe('limits on SQLite after kill -9', () => {
  let folder = ''
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'octavo-test-'))
  })
  after(() => rm(folder, { recursive: true, force: true }))

  for (const [max, killAfter] of [
    [50, 70],
    [400, 10],
    [3000, 1],
    [3000, 4000],
    [50, 3 * 50],
  ] as const) {
    it(`grant at most ${max} and lose no grant when killed after ${killAfter}`, async () => {
      const dataDir = await mkdtemp(join(folder, 'data-'))
      const windows: Window[] = [
        { name: 'hour', unit: 'hour', max, starts: 'first-use' },
        { name: 'month', unit: 'month', max: 10 * max, starts: 'calendar' },
      ]
      const granted = await takeUntilKilled(dataDir, windows, killAfter)

      const db = await openDatabase({ name: 'killed', dataDir, migrations: [limitMigrations] })
      const limits = createLimits({ db, clock: createManualClock(), enforce: true })
      for (let index = 0; index < subjects; index++) {
        const subject = `user-${index}`
        const before = granted.get(subject) ?? 0
        const { states } = await limits.peek(subject, windows)
        for (const state of states) {
          // The process may have been killed before it reported its last grant.
          const block = Math.max(1, Math.floor(state.max / 50)) + 1
          assert.ok(state.used >= before && state.used <= before + block, `${state.used} of ${before}`)
        }
        let again = 0
        while ((await limits.take(subject, windows)).granted) again++
        assert.ok(before + again <= max)
        assert.equal(again, max - (states[0]?.used ?? 0))
      }
      await limits.close()
      await db.close()
    })
  }
})

async function takeUntilKilled(
  dataDir: string,
  windows: Window[],
  killAfter: number,
): Promise<Map<string, number>> {
  const script = join(import.meta.dirname, 'take-until-killed.ts')
  const parameters = [dataDir, JSON.stringify(windows), `${subjects}`]
  const child = spawn(process.execPath, [script, ...parameters], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  const granted = new Map<string, number>()
  let count = 0
  for await (const subject of createInterface({ input: child.stdout })) {
    if (subject !== 'done') granted.set(subject, (granted.get(subject) ?? 0) + 1)
    if (++count >= killAfter || subject === 'done') child.kill('SIGKILL')
  }
  const [, signal] = await exited
  assert.equal(signal, 'SIGKILL')
  return granted
}
