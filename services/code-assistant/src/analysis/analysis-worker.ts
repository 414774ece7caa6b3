import { getHeapStatistics } from 'node:v8'
import { parentPort } from 'node:worker_threads'
import { AnalysisProblem, type TaskOutcome } from './analysis-problem.ts'

parentPort?.on('message', async ({ module, input }: { module: string; input: unknown }) => {
  const outcome = await runTask(module, input)
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics()
  parentPort?.postMessage({ ...outcome, ...(used > limit * maxHeapShare && { isWorn: true }) })
})
parentPort?.postMessage('ready')

/** A thread that holds more memory than this has too little for the next task. */
const maxHeapShare = 0.5

async function runTask(module: string, input: unknown): Promise<TaskOutcome> {
  try {
    const { run } = await import(module)
    return { output: await run(input) }
  } catch (error) {
    if (isStackOverflow(error)) return { problem: tooDeep }
    if (!(error instanceof AnalysisProblem))
      return { failure: error instanceof Error ? `${error.stack}` : `${error}` }
    const { code, message, param } = error
    return { problem: { code, message, param } }
  }
}

/** Parsers and compilers are recursive. */
const isStackOverflow = (error: unknown): boolean =>
  error instanceof RangeError && error.message.includes('call stack')

const tooDeep = {
  code: 'code_unparsable',
  message: 'The code is nested too deeply.',
  param: undefined,
} as const
