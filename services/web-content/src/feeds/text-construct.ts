import { isUtf8 } from 'node:buffer'
import { escapeHtml } from '@octavo/platform/pages/html.ts'
import { readHtmlContent } from './html-content.ts'
import { looksLikeHtml } from './html-markup.ts'
import { toOneLine } from './one-line.ts'
import { findChild, isElement, readText, type XmlElement } from './xml.ts'

const maxHtmlChars = 2_000_000
const maxTitleChars = 4_000

/** The HTML of a text construct: RSS `description`, Atom `content` of any type, inline XHTML. */
export function readHtml(element: XmlElement | undefined): string | undefined {
  if (!element) return undefined
  const type = element.attributes.type?.trim().toLowerCase()
  if (type?.startsWith('multipart/')) return readAlternative(element)
  const html = isBase64(element, type) ? readBase64(element) : readByType(element, type)
  return html.trim().slice(0, maxHtmlChars) || undefined
}

/** A text construct as one line of plain text. */
export function readLine(element: XmlElement | undefined): string | undefined {
  const html = readHtml(element)
  return html === undefined ? undefined : htmlToLine(html)
}

export function htmlToLine(html: string): string | undefined {
  const short = html.slice(0, maxTitleChars)
  const text = /[<&]/.test(short) ? readHtmlContent(short, undefined).text : short
  return toOneLine(text) || undefined
}

/** Atom 0.3 offers the same content in several types. */
function readAlternative(element: XmlElement): string | undefined {
  const choices = element.children.filter(isElement)
  const best = choices.find(({ attributes }) => attributes.type?.includes('html')) ?? choices[0]
  return best && best.attributes.type?.startsWith('multipart/') !== true ? readHtml(best) : undefined
}

function readByType(element: XmlElement, type: string | undefined): string {
  if (element.children.some(isElement)) return serialize(element, type)
  const text = joinText(element)
  return isPlain(type, text) ? showText(text) : text
}

function isPlain(type: string | undefined, text: string): boolean {
  if (type === 'text' || type === 'plain') return true
  // Text that declares nothing is HTML in RSS; what has no markup reads the same either way.
  return (type === undefined || type === 'text/plain') && (!/[<&]/.test(text) || !looksLikeHtml(text))
}

function showText(text: string): string {
  return /[<&]/.test(text) ? escapeHtml(text).replaceAll('\n', '<br>') : text
}

/** Inline markup. The `div` that Atom requires around XHTML is not part of the content. */
function serialize(element: XmlElement, type: string | undefined): string {
  const elements = element.children.filter(isElement)
  const wrapper =
    type?.includes('xhtml') && elements.length === 1 ? findChild(element, 'xhtml:div', 'div') : undefined
  const pieces: string[] = []
  // RSS mixes inline elements with escaped ones, so there text is markup.
  const isXml = type !== undefined && type !== 'html' && type !== 'text/html'
  writeChildren(wrapper ?? element, isXml, pieces)
  return pieces.join('')
}

function writeChildren(parent: XmlElement, isXml: boolean, pieces: string[]): void {
  for (const node of parent.children) {
    if (!isElement(node)) {
      pieces.push(isXml ? escapeHtml(node) : node)
      continue
    }
    const name = node.name.slice(node.name.indexOf(':') + 1)
    pieces.push('<', name)
    for (const [key, value] of Object.entries(node.attributes)) {
      if (!key.includes(':')) pieces.push(' ', key, '="', escapeHtml(value), '"')
    }
    pieces.push('>')
    if (node.children.length === 0 && voidElements.has(name)) continue
    writeChildren(node, isXml, pieces)
    pieces.push('</', name, '>')
  }
}

const voidElements: ReadonlySet<string> = new Set([
  'area',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'source',
  'wbr',
])

/** Atom 0.3 says so; Atom 1.0 encodes every type that is neither text nor XML (RFC 4287, section 4.1.3.3). */
function isBase64({ attributes }: XmlElement, type: string | undefined): boolean {
  if (attributes.mode !== undefined) return attributes.mode.trim().toLowerCase() === 'base64'
  return type?.includes('/') === true && !/^text\/|xml|html/.test(type)
}

function readBase64(element: XmlElement): string {
  const bytes = Buffer.from(readText(element) ?? '', 'base64')
  if (!isUtf8(bytes) || bytes.includes(0)) return ''
  const text = bytes.toString()
  return looksLikeHtml(text) ? text : showText(text)
}

function joinText(element: XmlElement): string {
  const [first] = element.children
  return element.children.length === 1 && typeof first === 'string' ? first : element.children.join('')
}
