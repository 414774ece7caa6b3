import type { Media } from '../wire/media-types.ts'
import type { MarkdownContext } from './markdown-context.ts'
import { renderMarkdown } from './render-markdown.ts'

/** A body in the representations of the requested media type. Default: raw. */
export interface PresentedText<Body extends string | null> {
  body?: Body
  body_text?: string
  body_html?: string
}

export async function presentBody<Body extends string | null>(
  { variant }: Pick<Media, 'variant'>,
  body: Body,
  context: MarkdownContext,
): Promise<PresentedText<Body>> {
  if (variant !== 'text' && variant !== 'html' && variant !== 'full') return { body }
  const html = await renderMarkdown(body ?? '', context)
  return {
    ...(variant === 'full' ? { body } : {}),
    ...(variant === 'html' ? {} : { body_text: textOf(html) }),
    ...(variant === 'text' ? {} : { body_html: html }),
  }
}

const characters = new Map(
  Object.entries({
    lt: '<',
    gt: '>',
    amp: '&',
    quot: '"',
    '#39': "'",
    nbsp: '\u00a0',
  }),
)

/** The text without formatting. */
export function textOf(html: string): string {
  return html
    .replace(/<(?:br|hr)[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&([a-z]+|#\d+);/g, (entity, name: string) => characters.get(name) ?? entity)
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
