import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { TestContext } from 'node:test'
import type { PushStep } from '../src/commits/push-steps.ts'

interface Life {
  /** By how much its clock is ahead. */
  laterMs: number
  /** Where it kills itself. */
  killAt?: PushStep | undefined
}

/** The service in a process of its own, on the data of a folder, until it is killed or the test is over. */
export async function startProcess(t: TestContext, dataDir: string, { laterMs, killAt }: Life) {
  const child = fork(new URL('./hosting-process.ts', import.meta.url), [dataDir, String(laterMs)], {
    execArgv: killAt ? ['--import', new URL('./kill-at-step.ts', import.meta.url).href] : [],
    env: { ...process.env, KILL_AT: killAt ?? '' },
  })
  const ended = once(child, 'exit')
  t.after(() => {
    child.kill('SIGKILL')
    return ended
  })
  const [{ url, token }] = await once(child, 'message')
  async function call(method: string, path: string, body?: unknown) {
    const response = await fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'user-agent': 'test', 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    // What a service answers is for the test to judge.
    // biome-ignore lint/suspicious/noExplicitAny: see above
    return { status: response.status, json: (text ? JSON.parse(text) : null) as any }
  }
  const remote = `${url.replace('://', `://x:${token}@`)}/demo/sea.git`
  return { call, remote, ended, kill: () => child.kill('SIGKILL') }
}
