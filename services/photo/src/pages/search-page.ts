import type { Page } from '@octavo/platform/pages/document.ts'
import { type Html, html } from '@octavo/platform/pages/html.ts'
import type { ColorName } from '../database/colors.ts'
import { colorNames } from '../database/colors.ts'
import type { Orientation } from '../database/photo-tables.ts'
import type { PhotoBasic } from '../photos/schema/photo.ts'
import { formatPhotoCount } from './counts.ts'
import { gallery } from './gallery.ts'
import { hrefWith, type PageLinks, pageLinks } from './page-links.ts'
import type { SignImage } from './photo-image.ts'
import { searchForm } from './search-form.ts'

export const orientations = ['landscape', 'portrait', 'squarish'] as const

export interface SearchFilter {
  color?: ColorName | undefined
  orientation?: Orientation | undefined
}

interface SearchView {
  sign: SignImage
  query: string
  filter: SearchFilter
  photos: readonly PhotoBasic[]
  total: number
  pages: PageLinks
}

export const searchPath = (query: string): string => `/s/${encodeURIComponent(query)}`

export function searchPage({ sign, query, filter, photos, total, pages }: SearchView): Page {
  const { body, style } = gallery(photos, sign)
  return {
    title: `Photos of ${query}`,
    navigation: searchForm(query),
    head: html`<meta name="robots" content="noindex">`,
    style,
    body: html`<h1>${query}</h1>${filterLinks(query, filter)}
<p class="quiet small" role="status">${total > 0 && formatPhotoCount(total)}</p>
${total > 0 ? body : nothing(query, filter)}${pageLinks(pages)}`,
  }
}

/** Each filter is a link, so filtering takes one click without scripts. */
function filterLinks(query: string, filter: SearchFilter): Html {
  const path = searchPath(query)
  const hrefOf = (change: SearchFilter) => hrefWith(path, { ...filter, ...change })
  const choice = (isChosen: boolean, href: string, label: Html | string, classes = 'choice') =>
    html`<a class="${classes}" href="${href}" rel="nofollow"${isChosen && html` aria-current="true"`}>${label}</a>`
  return html`<div class="filters"><nav aria-label="Orientation">${choice(filter.orientation === undefined, hrefOf({ orientation: undefined }), 'Any shape')}${orientations.map(
    (orientation) =>
      choice(filter.orientation === orientation, hrefOf({ orientation }), capitalized(orientation)),
  )}</nav>
<nav aria-label="Color">${choice(filter.color === undefined, hrefOf({ color: undefined }), 'Any color')}${colorNames.map(
    (color) =>
      choice(
        filter.color === color,
        hrefOf({ color }),
        html`<span class="hidden">${capitalized(color.replaceAll('_', ' '))}</span>`,
        `swatch swatch-${color}`,
      ),
  )}</nav></div>`
}

function nothing(query: string, { color, orientation }: SearchFilter): Html {
  return color || orientation
    ? html`<p>No photos match these filters. <a href="${searchPath(query)}">Remove the filters</a>.</p>`
    : html`<p>No photos found. Try other or fewer words, or <a href="/">see the newest photos</a>.</p>`
}

const capitalized = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
