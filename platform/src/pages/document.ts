import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { pageStyle } from '../internal/pages/style.ts'
import { type Html, html, trusted } from './html.ts'

export interface Site {
  title: string
  home: string
  /** The accent hue of the service, in degrees. */
  hue: number
  /** The highlighted cell of the logo, from 1 to 8. */
  logoCell?: number
  /** CSS in addition to the common style sheet. */
  style?: string
}

export interface Page {
  title: string
  body: Html
  /** Content of the header, after the site's name. */
  navigation?: Html
  /** Extra `<head>` elements, such as metadata for search engines and link previews. */
  head?: Html
  status?: number
  /** `form-action` sources of the content security policy, in addition to `'self'`. */
  formTargets?: readonly string[]
  /** CSS of this page alone, in addition to that of the site. */
  style?: string
  /** Sends `Cache-Control: private`. */
  isPrivate?: boolean
  /** URLs of scripts. */
  scripts?: readonly string[]
  /** `frame-ancestors` sources. A framed page has no header and footer. By default framing is forbidden. */
  framedBy?: readonly string[]
}

/**
 * Sends pages with a content security policy. It allows images, the style sheets of the site and of the page by their
 * hashes, the scripts that the page lists, and forms that send to this site or to the listed targets.
 */
export function createPages({ title, home, hue, logoCell, style = '' }: Site) {
  const mark = logoCell === undefined ? '' : drawMark(logoCell)
  const icon =
    logoCell === undefined ? 'data:,' : `data:image/svg+xml,${encodeURIComponent(drawIcon(logoCell, hue))}`
  const sheet = `:root{--hue:${hue}}${pageStyle}${style}`
  const sheetSource = hashSource(sheet)
  const policyFor = ({ style: ownStyle, formTargets = [], scripts = [], framedBy = [] }: Page) =>
    [
      "default-src 'none'",
      ['style-src', sheetSource, ...(ownStyle ? [hashSource(ownStyle)] : [])].join(' '),
      ...(scripts.length > 0 ? [['script-src', ...scripts].join(' ')] : []),
      "img-src 'self' data: https: http:",
      ['form-action', "'self'", ...formTargets].join(' '),
      "base-uri 'none'",
      ['frame-ancestors', ...(framedBy.length > 0 ? framedBy : ["'none'"])].join(' '),
    ].join('; ')

  function sendPage(reply: FastifyReply, page: Page): FastifyReply {
    const { status, headers, body } = renderPage(page)
    return reply.code(status).headers(headers).send(body)
  }

  /** For error renderers, which have no reply to send with. */
  function renderPage(page: Page): { status: number; headers: Record<string, string>; body: string } {
    const isFramed = page.framedBy !== undefined
    const { text } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title === title ? title : `${page.title} · ${title}`}</title>
<link rel="icon" href="${icon}">
${page.head}
<style>${trusted(sheet)}</style>
${page.style && html`<style>${trusted(page.style)}</style>`}
${page.scripts?.map((address) => html`<script src="${address}" defer></script>`)}
</head>
<body>
${!isFramed && html`<a class="skip" href="#content">Skip to the content</a>`}
${!isFramed && html`<header><a class="where" href="${home}">${mark}${title}</a>${page.navigation}</header>`}
<main id="content">${page.body}</main>
${!isFramed && html`<footer>${title}, served by Octavo</footer>`}
</body>
</html>
`
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyFor(page),
      'cache-control': page.isPrivate ? 'private, no-cache' : 'no-cache',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      ...(isFramed ? {} : { 'x-frame-options': 'DENY' }),
    }
    return { status: page.status ?? 200, headers, body: text }
  }

  return Object.assign(sendPage, { render: renderPage })
}

/** Allows an inline style sheet by its hash. */
function hashSource(sheet: string): string {
  return `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`
}

/** Draws the logo: eight cells, one of them highlighted. */
function drawMark(logoCell: number): Html {
  const cells = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => {
    const { x, y } = placeOfCell(index)
    return html`<rect x="${x}" y="${y}" width="8" height="10"${index === logoCell - 1 && trusted(' class="lit"')}/>`
  })
  return html`<svg class="mark" viewBox="0 0 33 21" width="33" height="21" aria-hidden="true">${cells}</svg>`
}

/** Draws the logo as the icon of a tab, readable on light and dark tabs. */
function drawIcon(logoCell: number, hue: number): string {
  const { x, y } = placeOfCell(logoCell - 1)
  const lines = 'M.5.5h32v20h-32zm0 10h32m-24-10v20m8-20v20m8-20v20'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -6 33 33"><rect x="${x}" y="${y}" width="8" height="10" fill="oklch(.65 .105 ${hue})"/><path d="${lines}" fill="none" stroke="oklch(.6 .012 75)"/></svg>`
}

function placeOfCell(index: number): { x: number; y: number } {
  return { x: 0.5 + (index % 4) * 8, y: 0.5 + Math.floor(index / 4) * 10 }
}
