import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { startProcess } from '@octavo/testing/service-process.ts'

/** Starts a process that can be killed while it sells. Its clock is ahead by `laterMs`. */
export async function startSelling(t: TestContext, options: object, laterMs = 0) {
  const script = new URL('./selling-process.ts', import.meta.url)
  const process = await startProcess(t, script, [JSON.stringify(options), String(laterMs)])

  async function ok(method: string, path: string, body?: object) {
    const { status, json } = await process.call(method, path, body)
    assert.equal(status, 200, `${method} ${path}: ${JSON.stringify(json)}`)
    return json
  }

  return {
    ...process,
    get: (path: string) => ok('GET', path),
    post: (path: string, body: object = {}) => ok('POST', path, body),
  }
}
