import { type ForkOptions, fork } from 'node:child_process'
import { once } from 'node:events'
import type { TestContext } from 'node:test'

/** Forks a process that the test may kill and that ends with the test. */
export function forkForTest(t: TestContext, script: URL, args: readonly string[], options: ForkOptions = {}) {
  const child = fork(script, args, options)
  const ended = once(child, 'exit')
  t.after(() => {
    child.kill('SIGKILL')
    return ended
  })
  return {
    ended,
    kill: () => void child.kill('SIGKILL'),
    send: (message: Parameters<typeof child.send>[0]) => void child.send(message),
    /** Returns the next message of the process. */
    async receive() {
      const silent = ended.then(([code]) => {
        throw new Error(`It ended with ${code} before it said anything`)
      })
      silent.catch(() => {})
      const [message] = await Promise.race([once(child, 'message'), silent])
      return message
    },
  }
}

/** Starts a service in a separate process and calls it as its demo user. */
export async function startProcess(...forked: Parameters<typeof forkForTest>) {
  const { ended, kill, send, receive } = forkForTest(...forked)
  const { url, token, pid }: { url: string; token: string; pid: number } = await receive()

  async function call(method: string, path: string, body?: unknown, type = 'application/json') {
    const response = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'user-agent': 'test',
        ...(body === undefined ? {} : { 'content-type': type }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    // Each test knows the response type.
    // biome-ignore lint/suspicious/noExplicitAny: see above
    return { status: response.status, json: (text ? JSON.parse(text) : null) as any }
  }

  return { url, token, pid, call, ended, kill, send, receive }
}
