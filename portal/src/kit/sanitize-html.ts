const removedElements =
  'script, style, iframe, object, embed, form, link, meta, base, svg, math, template, a.anchor'
const allowedAttributes =
  /^(href|src|srcset|alt|title|width|height|align|colspan|rowspan|scope|start|reversed|open|lang|dir|id|class|datetime|media|type|checked|disabled)$/

/** Rebuilds formatted text from allowed elements; `mapLink` maps links. */
export function sanitizeHtml(html: string, mapLink: (address: string) => string): DocumentFragment {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll(removedElements)) element.remove()
  for (const element of body.querySelectorAll('*')) sanitizeAttributes(element, mapLink)
  for (const box of body.querySelectorAll('input')) box.replaceWith(createCheckboxText(box))
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5'))
    heading.replaceWith(demoteHeading(heading))
  for (const table of body.querySelectorAll('table')) table.replaceWith(wrapTable(table))
  // Scrollable, so it must be focusable.
  for (const block of body.querySelectorAll('pre')) block.tabIndex = 0
  const fragment = document.createDocumentFragment()
  // The service wraps files in an article.
  fragment.append(...(body.querySelector('article.markdown-body') ?? body).childNodes)
  return fragment
}

function sanitizeAttributes(element: Element, mapLink: (address: string) => string): void {
  for (const { name } of [...element.attributes])
    if (!allowedAttributes.test(name)) element.removeAttribute(name)
  if (element instanceof HTMLAnchorElement) {
    const address = element.getAttribute('href')
    if (address === null) return
    const href = address.startsWith('#') ? address : mapLink(address)
    if (/^(https?:|mailto:|#|\/(?!\/))/i.test(href)) element.setAttribute('href', href)
    else element.removeAttribute('href')
    element.rel = 'nofollow noreferrer'
  }
  if (element instanceof HTMLImageElement) {
    if (!/^https?:/i.test(element.getAttribute('src') ?? '')) element.removeAttribute('src')
    if (!element.hasAttribute('alt')) element.alt = ''
    element.loading = 'lazy'
  }
}

/** Replaces disabled checkboxes with text. */
function createCheckboxText(box: HTMLInputElement): Element {
  const sign = box.ownerDocument.createElement('span')
  sign.className = box.checked ? 'tick tick-done' : 'tick'
  sign.setAttribute('role', 'img')
  sign.setAttribute('aria-label', box.checked ? 'done:' : 'to do:')
  return sign
}

/** Demotes headings, because the page has an h1. */
function demoteHeading(heading: Element): Element {
  const level = Math.min(6, Number(heading.tagName[1]) + 1)
  const lower = heading.ownerDocument.createElement(`h${level}`)
  for (const { name, value } of heading.attributes) lower.setAttribute(name, value)
  lower.append(...heading.childNodes)
  return lower
}

function wrapTable(table: Element): Element {
  const frame = table.ownerDocument.createElement('div')
  frame.className = 'prose-table'
  frame.tabIndex = 0
  frame.append(table.cloneNode(true))
  return frame
}
