import { workAside } from '@octavo/platform/aside.ts'
import { render } from './render.ts'
import type { MarkdownContext } from './render-markdown.ts'

export interface Asked {
  text: string
  context: MarkdownContext
}

workAside(({ text, context }: Asked) => render(text, context))
