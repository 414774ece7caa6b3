import type { Page } from '@octavo/platform/pages/document.ts'
import { type Html, html } from '@octavo/platform/pages/html.ts'
import { type Attribution, formatAttribution } from '../photos/attribution.ts'
import { collectionCards } from './collection-cards.ts'
import { formatCount } from './counts.ts'
import { gallery } from './gallery.ts'
import { imageData } from './image-data.ts'
import { personLink } from './person-link.ts'
import { joinStyles, photoBox } from './photo-box.ts'
import { photoFacts } from './photo-facts.ts'
import { altOf, pageWidths, photoImage } from './photo-image.ts'
import { photoSizes } from './photo-sizes.ts'
import type { PhotoView } from './photo-view.ts'
import { scriptPaths } from './scripts.ts'
import { searchPath } from './search-page.ts'
import { emptySection } from './section.ts'
import { shareTags } from './share-tags.ts'

export function photoPage(view: PhotoView): Page {
  const { site, sign, photo, attribution, isGenerated, collections, related } = view
  const box = photoBox(photo, false)
  const similar = related.length > 0 ? gallery(related, sign) : emptySection
  const title = photo.description ?? altOf(photo)
  const sizes = photoSizes(view)
  return {
    title: `${title} by ${photo.user.name}`,
    head: html`${shareTags({
      title,
      description: `${altOf(photo)} Photo by ${photo.user.name}.`,
      url: photo.links.html,
      type: 'article',
      photo,
    })}<link rel="alternate" type="application/json+oembed" href="${site}/oembed?${String(new URLSearchParams({ url: photo.links.html, format: 'json' }))}" title="${title}">
${imageData(view)}`,
    style: joinStyles([box.style, similar.style]),
    scripts: [site + scriptPaths.copyText],
    body: html`<article class="shot"><div class="bar">${personLink(photo.user)}
<div class="row">${isGenerated && html`<span class="tag">Generated</span>`}<a class="button primary" href="${photo.links.download}" download>Download</a></div></div>
<figure>${photoImage(photo, { sign, widths: pageWidths, sizes: '100vw', classes: box.classes, isUrgent: true })}</figure>
<div class="about"><div><h1>${title}</h1>${photo.description && photo.alt_description && html`<p>${photo.alt_description}</p>`}
${isGenerated && html`<p class="quiet small">A program drew this picture. No camera was used.</p>`}
${photo.tags.length > 0 && html`<ul class="tags" aria-label="Tags">${photo.tags.map(({ title }) => html`<li><a class="choice" href="${searchPath(title)}">${title}</a></li>`)}</ul>`}
${photoFacts(photo, isGenerated)}</div>
<div>${sizes}${credit(attribution)}</div></div></article>
${related.length > 0 && html`<section aria-labelledby="related"><h2 id="related">Related photos</h2>${similar.body}</section>`}
${collections.length > 0 && html`<section aria-labelledby="collections"><h2 id="collections">In ${formatCount(photo.related_collections.total)} ${photo.related_collections.total === 1 ? 'collection' : 'collections'}</h2>${collectionCards(collections)}</section>`}`,
  }
}

const formats = { text: 'Text', html: 'HTML', markdown: 'Markdown' } as const

function credit(attribution: Attribution): Html {
  const { license } = attribution
  return html`<section aria-labelledby="credit"><h2 id="credit">License and credit</h2>
<p><a href="${license.url}" rel="license noopener">${license.name}</a>. Credit is ${license.attribution_required ? '' : 'not '}required.</p>
${Object.entries(formats).map(([format, label]) =>
  // The keys of `formats` are formats.
  copyField(`credit-${format}`, label, formatAttribution(attribution, format as keyof typeof formats)),
)}<p class="small quiet" id="copied" role="status"></p></section>`
}

function copyField(id: string, label: string, text: string): Html {
  return html`<div class="copyable"><label for="${id}">${label}</label><div><textarea id="${id}" rows="3" readonly spellcheck="false">${text}</textarea><button type="button" data-copies="${id}" aria-label="Copy ${label}" hidden>Copy</button></div></div>`
}
