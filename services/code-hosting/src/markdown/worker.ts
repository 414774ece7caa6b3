import { serveTasks } from '@octavo/platform/concurrency/task-worker.ts'
import { render } from './render.ts'
import type { MarkdownContext } from './render-markdown.ts'

export interface Asked {
  text: string
  context: MarkdownContext
}

serveTasks(({ text, context }: Asked) => render(text, context))
