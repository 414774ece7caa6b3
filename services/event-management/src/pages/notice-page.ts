import type { Page } from '@octavo/platform/pages/document.ts'
import { html } from '@octavo/platform/pages/html.ts'

/** One thing to say, and where to go from there. */
export function noticePage({
  title,
  text,
  status = 200,
  link,
}: {
  title: string
  text: string
  status?: number
  link?: { url: string; text: string }
}): Page {
  return {
    title,
    status,
    body: html`<h1>${title}</h1><p>${text}</p>${link && html`<p><a class="button" href="${link.url}">${link.text}</a></p>`}`,
  }
}
