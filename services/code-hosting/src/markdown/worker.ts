import { parentPort } from 'node:worker_threads'
import type { Asked } from './aside.ts'
import { render } from './render.ts'

parentPort?.on('message', async ({ text, context }: Asked) => {
  const html = await render(text, context).catch(() => undefined)
  parentPort?.postMessage({ html })
})
