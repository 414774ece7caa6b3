import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { MarkdownContext } from '../markdown.ts'

export interface Asked {
  text: string
  context: MarkdownContext
}

const longestMs = 2_000
const idleMs = 30_000

let worker: Worker | undefined
let idle: NodeJS.Timeout | undefined
let last: Promise<unknown> = Promise.resolve()

/** On a thread beside the one that serves, one text after the other; a text that takes too long is given up. */
export function renderAside(text: string, context: MarkdownContext): Promise<string> {
  const rendered = last.then(() => ask({ text, context }))
  last = rendered.catch(() => {})
  return rendered
}

async function ask(asked: Asked): Promise<string> {
  clearTimeout(idle)
  worker ??= new Worker(new URL('./worker.ts', import.meta.url))
  const busy = worker
  busy.ref()
  busy.postMessage(asked)
  try {
    const [answer] = await once(busy, 'message', { signal: AbortSignal.timeout(longestMs) })
    if (typeof answer?.html !== 'string') throw new Error('This text cannot be rendered')
    busy.unref()
    idle = setTimeout(() => stop(busy), idleMs).unref()
    return answer.html
  } catch (error) {
    stop(busy)
    throw error
  }
}

function stop(one: Worker): void {
  if (worker === one) worker = undefined
  one.terminate()
}
