import { type Html, html } from '@octavo/platform/pages/html.ts'
import type { UserBasic } from '../users/schema.ts'

export function personLink({ name, links, profile_image }: UserBasic): Html {
  return html`<a class="person" href="${links.html}"><img src="${profile_image.medium}" alt="" width="32" height="32">${name}</a>`
}
