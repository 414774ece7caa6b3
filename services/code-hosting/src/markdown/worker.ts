import { workAside } from '@octavo/platform/aside.ts'
import type { MarkdownContext } from './markdown-context.ts'
import { render } from './render.ts'

export interface Asked {
  text: string
  context: MarkdownContext
}

workAside(({ text, context }: Asked) => render(text, context))
