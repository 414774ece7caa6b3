import { type Html, html } from '@octavo/platform/pages/html.ts'

/** A part of a page with the CSS that it needs. Styles must be in style sheets, because the security policy forbids inline styles. */
export interface Section {
  body: Html
  style: string
}

export const emptySection: Section = { body: html``, style: '' }
