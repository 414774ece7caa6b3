import type { Page } from '@octavo/platform/pages/document.ts'
import { html } from '@octavo/platform/pages/html.ts'

export interface Link {
  url: string
  text: string
  opensTab?: boolean
}

/** A page with one message and one link. */
export function noticePage({
  title,
  text,
  status = 200,
  link,
}: {
  title: string
  text: string
  status?: number
  link?: Link
}): Page {
  return {
    title,
    status,
    body: html`<h1>${title}</h1><p>${text}</p>${link && html`<p>${linkButton(link)}</p>`}`,
  }
}

export function linkButton({ url, text, opensTab }: Link) {
  return html`<a class="button" href="${url}"${opensTab && html` target="_blank" rel="noopener"`}>${text}</a>`
}
