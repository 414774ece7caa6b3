import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Routes } from '@octavo/platform/service.ts'

const folder = process.env.OCTAVO_RECORD_CALLS

/** The test file that is calling, from the stack: one process runs several files. */
export function findTestFile(): string | undefined {
  if (folder === undefined) return undefined
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 100
  const { stack = '' } = new Error('Where this was called')
  Error.stackTraceLimit = stackTraceLimit
  return /[\w.-]+\.test\.ts/.exec(stack)?.[0]
}

/** Records each operation with a 2xx or 3xx response, for `testing/generate-support.ts`. */
export function recordCalls(testFile: string): Routes {
  const recorded = new Set<string>()
  return (app) => {
    app.addHook('onResponse', (request, reply, done) => {
      const { url } = request.routeOptions
      const line = `${testFile}\t${request.method}\t${url}\n`
      if (folder !== undefined && url && reply.raw.statusCode < 400 && !recorded.has(line)) {
        recorded.add(line)
        appendFileSync(join(folder, `${process.pid}.txt`), line)
      }
      done()
    })
  }
}
