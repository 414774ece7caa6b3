import { type Html, html } from '@octavo/platform/pages/html.ts'

export interface ShownLabel {
  name: string
  color: string
  description?: string | null
}

/** The color is a dot beside the name, because text would not be readable on every color. */
export function showLabel({ name, color, description }: ShownLabel, base: string): Html {
  return html`<a class="label" href="${base}/issues?${new URLSearchParams({ labels: name }).toString()}"${
    description ? html` title="${description}"` : false
  }>${showDot(color)}${name}</a>`
}

export function showDot(color: string): Html {
  const fill = /^[\da-f]{6}$/i.test(color) ? `#${color}` : 'none'
  return html`<svg class="dot" viewBox="0 0 12 12" width="12" height="12" aria-hidden="true"><circle cx="6" cy="6" r="5.5" fill="${fill}"/></svg>`
}
