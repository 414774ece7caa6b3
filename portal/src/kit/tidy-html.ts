const removed = 'script, style, iframe, object, embed, form, link, meta, base, svg, math, template, a.anchor'
const kept =
  /^(href|src|srcset|alt|title|width|height|align|colspan|rowspan|scope|start|reversed|open|lang|dir|id|class|datetime|media|type|checked|disabled)$/

/** What formatted text is made of, as elements; links lead where `lead` says. */
export function tidyHtml(html: string, lead: (address: string) => string): DocumentFragment {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll(removed)) element.remove()
  for (const element of body.querySelectorAll('*')) tidyAttributes(element, lead)
  for (const box of body.querySelectorAll('input')) box.replaceWith(tickOf(box))
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5')) heading.replaceWith(lowered(heading))
  for (const table of body.querySelectorAll('table')) table.replaceWith(scrolling(table))
  // It scrolls, so the keyboard has to reach it.
  for (const block of body.querySelectorAll('pre')) block.tabIndex = 0
  const fragment = document.createDocumentFragment()
  // A file comes in an article of its own.
  fragment.append(...(body.querySelector('article.markdown-body') ?? body).childNodes)
  return fragment
}

function tidyAttributes(element: Element, lead: (address: string) => string): void {
  for (const { name } of [...element.attributes]) if (!kept.test(name)) element.removeAttribute(name)
  if (element instanceof HTMLAnchorElement) {
    const address = element.getAttribute('href')
    if (address === null) return
    const href = address.startsWith('#') ? address : lead(address)
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

/** A box that cannot be ticked here is a sign, not a control. */
function tickOf(box: HTMLInputElement): Element {
  const sign = box.ownerDocument.createElement('span')
  sign.className = box.checked ? 'tick tick-done' : 'tick'
  sign.setAttribute('role', 'img')
  sign.setAttribute('aria-label', box.checked ? 'done:' : 'to do:')
  return sign
}

/** The page has a first heading already. */
function lowered(heading: Element): Element {
  const level = Math.min(6, Number(heading.tagName[1]) + 1)
  const lower = heading.ownerDocument.createElement(`h${level}`)
  for (const { name, value } of heading.attributes) lower.setAttribute(name, value)
  lower.append(...heading.childNodes)
  return lower
}

function scrolling(table: Element): Element {
  const frame = table.ownerDocument.createElement('div')
  frame.className = 'prose-table'
  frame.tabIndex = 0
  frame.append(table.cloneNode(true))
  return frame
}
