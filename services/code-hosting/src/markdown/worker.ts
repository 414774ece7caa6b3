import { serveTasks } from '@octavo/platform/concurrency/task-worker.ts'
import type { MarkdownContext } from './markdown-context.ts'
import { render } from './render.ts'

export interface RenderRequest {
  text: string
  context: MarkdownContext
}

serveTasks(({ text, context }: RenderRequest) => render(text, context))
