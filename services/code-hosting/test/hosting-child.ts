import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { eventually } from '@octavo/testing/eventually.ts'
import { startProcess } from '@octavo/testing/service-process.ts'
import type { PushStep } from '../src/context/push-steps.ts'
import { processesIn } from './git/processes.ts'

interface Life {
  /** How far its clock is ahead. */
  laterMs: number
  /** The step at which it kills itself. */
  killAt?: PushStep | undefined
}

const lives = new Map<string, { kill(): void; ended: Promise<unknown> }[]>()

/** The data folder of processes that are killed. Removed after the last of them has ended. */
export async function openDataFolder(t: TestContext): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'octavo-test-'))
  const started: { kill(): void; ended: Promise<unknown> }[] = []
  lives.set(dataDir, started)
  t.after(async () => {
    // Cleanups that the test registered later run after this.
    for (const { kill } of started) kill()
    await Promise.all(started.map(({ ended }) => ended))
    await eventually('git has ended', () => processesIn(dataDir).length === 0)
    await rm(dataDir, { recursive: true, force: true })
  })
  return dataDir
}

/** Starts the service on a data folder, until it is killed or the test ends. */
export async function startHosting(t: TestContext, dataDir: string, { laterMs, killAt }: Life) {
  const script = new URL('./hosting-process.ts', import.meta.url)
  const running = await startProcess(t, script, [dataDir, String(laterMs)], {
    env: { ...process.env, KILL_AT: killAt ?? '' },
  })
  lives.get(dataDir)?.push(running)
  const { url, token } = running
  return {
    ...running,
    remote: `${url.replace('://', `://x:${token}@`)}/demo/sea.git`,
    /** Lets the process kill itself at a step. */
    async killAt(step: PushStep): Promise<void> {
      running.send(step)
      await running.receive()
    },
  }
}
