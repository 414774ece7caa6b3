import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

const longestMs = 2_000
const idleMs = 30_000

let worker: Worker | undefined
let idle: NodeJS.Timeout | undefined
let last: Promise<unknown> = Promise.resolve()

/** On a thread beside the one that serves, one text after the other; a text that takes too long is given up. */
export function renderAside(text: string): Promise<string> {
  const rendered = last.then(() => ask(text))
  last = rendered.catch(() => {})
  return rendered
}

async function ask(text: string): Promise<string> {
  clearTimeout(idle)
  worker ??= new Worker(new URL('./worker.ts', import.meta.url))
  const busy = worker
  busy.ref()
  busy.postMessage(text)
  try {
    const [html] = await once(busy, 'message', { signal: AbortSignal.timeout(longestMs) })
    if (typeof html !== 'string') throw new Error('This text cannot be rendered')
    busy.unref()
    idle = setTimeout(() => stop(busy), idleMs).unref()
    return html
  } catch (error) {
    stop(busy)
    throw error
  }
}

function stop(one: Worker): void {
  if (worker === one) worker = undefined
  one.terminate()
}
