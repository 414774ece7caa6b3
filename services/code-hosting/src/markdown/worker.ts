import { serveTasks } from '@octavo/platform/concurrency/task-worker.ts'
import type { MarkdownContext } from './markdown-context.ts'
import { render } from './render.ts'

export interface Asked {
  text: string
  context: MarkdownContext
}

serveTasks(({ text, context }: Asked) => render(text, context))
