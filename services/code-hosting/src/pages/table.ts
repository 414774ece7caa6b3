import { type Html, html } from '@octavo/platform/pages/html.ts'

/** Column headings for screen readers only. */
export function headings(...label: readonly string[]): Html {
  return html`<thead class="bare"><tr>${label.map((one) => html`<th scope="col"><span class="hidden">${one}</span></th>`)}</tr></thead>`
}
