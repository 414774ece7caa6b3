import { parentPort } from 'node:worker_threads'
import { AnalysisProblem, type TaskOutcome } from './analysis-problem.ts'

parentPort?.on('message', async ({ module, input }: { module: string; input: unknown }) => {
  parentPort?.postMessage(await runTask(module, input))
})
parentPort?.postMessage('ready')

async function runTask(module: string, input: unknown): Promise<TaskOutcome> {
  try {
    const { run } = await import(module)
    return { output: await run(input) }
  } catch (error) {
    if (!(error instanceof AnalysisProblem))
      return { failure: error instanceof Error ? `${error.stack}` : `${error}` }
    const { code, message, param } = error
    return { problem: { code, message, param } }
  }
}
