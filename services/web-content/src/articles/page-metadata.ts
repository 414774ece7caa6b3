import { type HtmlAttributes, readHtmlTags } from '../feeds/html-tags.ts'
import { toOneLine } from '../feeds/one-line.ts'

/** Metadata and microdata of a page, in document order. */
export interface PageMetadata {
  /** Values by the lower-case `name`, `property` or `itemprop` of meta elements and microdata. */
  values: ReadonlyMap<string, readonly string[]>
  /** Addresses by the relation of link elements. */
  links: ReadonlyMap<string, readonly string[]>
  jsonLd: readonly string[]
  title: string | undefined
  heading: string | undefined
  language: string | undefined
  baseHref: string | undefined
  /** `datetime` of the first `time` elements. */
  times: readonly string[]
  itemTypes: readonly string[]
  /** Measures of the work that reading the page takes: elements, and how many of them were open at once. */
  elements: number
  depth: number
}

const maxValues = 1_000
const maxChars = 20_000
const maxScriptChars = 2_000_000
/** Elements without end tags. */
const unclosedElements: ReadonlySet<string> = new Set(
  'p li td th tr dd dt option meta link base img br hr input wbr source area col embed track param'.split(
    ' ',
  ),
)
/** Microdata properties whose value is the text of an element. */
const textProperties: ReadonlySet<string> = new Set([
  'headline',
  'name',
  'author',
  'articlesection',
  'datepublished',
])

export function readPageMetadata(html: string): PageMetadata {
  const values = new Map<string, string[]>()
  const links = new Map<string, string[]>()
  const jsonLd: string[] = []
  const times: string[] = []
  const itemTypes: string[] = []
  const captured = new Map<string, string>()
  let language: string | undefined
  let baseHref: string | undefined
  let elements = 0
  let openCount = 0
  let depth = 0
  /** Collects the text that follows, until an element of that name ends. */
  let capture: { key: string; element: string; text: string } | undefined

  function add(map: Map<string, string[]>, key: string | undefined, value: string | undefined): void {
    const name = key?.trim().toLowerCase()
    const text = value?.slice(0, maxChars).trim()
    if (!name || !text) return
    const list = map.get(name)
    if (list) {
      if (list.length < maxValues) list.push(text)
    } else if (map.size < maxValues) map.set(name, [text])
  }

  function start(key: string, element: string): void {
    if (!captured.has(key)) capture = { key, element, text: '' }
  }

  function readElement(name: string, attributes: HtmlAttributes): void {
    const property = attributes.get('itemprop')
    if (property === undefined) return
    const value = attributes.get('content') ?? attributes.get('datetime')
    if (value !== undefined) add(values, property, value)
    else if (textProperties.has(property.toLowerCase())) start(`itemprop:${property.toLowerCase()}`, name)
  }

  readHtmlTags(html, {
    onOpen(name, attributes) {
      elements++
      if (!unclosedElements.has(name)) depth = Math.max(depth, ++openCount)
      switch (name) {
        case 'html':
          language ??= attributes.get('lang') ?? attributes.get('xml:lang')
          return
        case 'base':
          baseHref ??= attributes.get('href')
          return
        case 'meta': {
          const content = attributes.get('content')
          const key = attributes.get('property') ?? attributes.get('name') ?? attributes.get('itemprop')
          add(values, key ?? attributes.get('http-equiv'), content)
          return
        }
        case 'link':
          for (const rel of (attributes.get('rel') ?? '').split(/\s+/, 10))
            add(links, rel, attributes.get('href'))
          return
        case 'script':
          if (/^\s*application\/ld\+json/i.test(attributes.get('type') ?? ''))
            capture = { key: 'json-ld', element: name, text: '' }
          return
        case 'title':
        case 'h1':
          start(name, name)
          return
        case 'time':
          if (times.length < maxValues) times.push(attributes.get('datetime') ?? '')
      }
      const itemType = attributes.get('itemtype')
      if (itemType !== undefined && itemTypes.length < maxValues) itemTypes.push(itemType)
      readElement(name, attributes)
    },
    onText(text) {
      const max = capture?.key === 'json-ld' ? maxScriptChars : maxChars
      if (capture && capture.text.length < max) capture.text += text
    },
    onClose(name) {
      if (!unclosedElements.has(name) && openCount > 0) openCount--
      if (capture?.element !== name) return
      const { key, text } = capture
      capture = undefined
      const line = toOneLine(text)
      if (key === 'json-ld') jsonLd.push(text)
      else if (line && key.startsWith('itemprop:')) add(values, key.slice('itemprop:'.length), line)
      if (line) captured.set(key, line)
    },
  })
  const title = captured.get('title')
  const heading = captured.get('h1')
  return { values, links, jsonLd, title, heading, language, baseHref, times, itemTypes, elements, depth }
}
