import type { TestContext } from 'node:test'
import { startProcess } from '@octavo/testing/service-process.ts'
import type { PushStep } from '../src/commits/push-steps.ts'

interface Life {
  /** By how much its clock is ahead. */
  laterMs: number
  /** Where it kills itself. */
  killAt?: PushStep | undefined
}

/** The service on the data of a folder, until it is killed or the test is over. */
export async function startHosting(t: TestContext, dataDir: string, { laterMs, killAt }: Life) {
  const script = new URL('./hosting-process.ts', import.meta.url)
  const running = await startProcess(t, script, [dataDir, String(laterMs)], {
    execArgv: killAt ? ['--import', new URL('./kill-at-step.ts', import.meta.url).href] : [],
    env: { ...process.env, KILL_AT: killAt ?? '' },
  })
  const { url, token } = running
  return { ...running, remote: `${url.replace('://', `://x:${token}@`)}/demo/sea.git` }
}
