import { type Html, html } from '@octavo/platform/pages/html.ts'

/** For tables that explain themselves to the eye. */
export function headings(...words: readonly string[]): Html {
  return html`<thead class="bare"><tr>${words.map((one) => html`<th scope="col"><span class="hidden">${one}</span></th>`)}</tr></thead>`
}
