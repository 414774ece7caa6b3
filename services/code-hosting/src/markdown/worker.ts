import { workAside } from '@octavo/platform/aside.ts'
import type { MarkdownContext } from './markdown-context.ts'
import { render } from './render.ts'

export interface RenderRequest {
  text: string
  context: MarkdownContext
}

workAside(({ text, context }: RenderRequest) => render(text, context))
