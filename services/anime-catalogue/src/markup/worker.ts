import { parentPort } from 'node:worker_threads'
import { renderMarkup } from './render.ts'

parentPort?.on('message', (text: string) => {
  parentPort?.postMessage(tryRender(text))
})

function tryRender(text: string): string | undefined {
  try {
    return renderMarkup(text)
  } catch {
    return undefined
  }
}
