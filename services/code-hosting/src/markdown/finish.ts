import { replaceEmojis } from './emoji.ts'
import type { MarkdownContext } from './markdown-context.ts'
import { linkNames } from './names.ts'

/**
 * Gives headings their anchors, makes links of the people, issues and commits that the text names, and emojis of their
 * names. It reads HTML
 * that a sanitiser wrote: tags are closed, and `<` in text and `>` in values are escaped.
 */
export function finishHtml(
  html: string,
  context: MarkdownContext,
  emojis: Readonly<Record<string, string>> = {},
): string {
  const parts: string[] = []
  const slugs = new Map<string, number>()
  let shielded = 0
  let codeDepth = 0
  let heading: { at: number; text: string; hasId: boolean } | undefined
  for (const [part, closing, tag = ''] of html.matchAll(/<(\/?)([a-z][a-z\d]*)[^>]*>|[^<]+|</g)) {
    if (!tag) {
      const text = codeDepth > 0 ? part : replaceEmojis(part, emojis)
      if (heading) heading.text += text
      parts.push(shielded > 0 ? text : linkNames(text, context))
      continue
    }
    const depth = closing ? -1 : 1
    if (/^(?:a|code|pre|tt|kbd|samp)$/.test(tag)) shielded = Math.max(0, shielded + depth)
    if (/^(?:code|pre|tt)$/.test(tag)) codeDepth = Math.max(0, codeDepth + depth)
    if (/^h[1-6]$/.test(tag)) {
      if (!closing) heading = { at: parts.length, text: '', hasId: / id="/.test(part) }
      else if (heading) {
        const slug = uniqueSlug(heading.text, slugs)
        if (slug && !heading.hasId) parts[heading.at] = withAnchor(parts[heading.at] ?? '', slug)
        heading = undefined
      }
    }
    parts.push(part)
  }
  return parts.join('')
}

function withAnchor(tag: string, slug: string): string {
  return `${tag.slice(0, -1)} id="user-content-${slug}"><a class="anchor" aria-hidden="true" href="#user-content-${slug}"></a>`
}

/** The words of a heading in lower case, joined by dashes; the second of the same gets a number. */
function uniqueSlug(text: string, slugs: Map<string, number>): string {
  const slug = text
    .replace(/&[#\w]+;/g, '')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    .replaceAll(' ', '-')
  const count = slugs.get(slug) ?? 0
  slugs.set(slug, count + 1)
  return count === 0 ? slug : `${slug}-${count}`
}
