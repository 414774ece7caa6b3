import { toOneLine } from './one-line.ts'
import { isElement, readText, type XmlElement } from './xml.ts'

const maxCategories = 100
const maxChars = 200
const names: ReadonlySet<string> = new Set(
  'category dc:subject itunes:category media:category itunes:keywords media:keywords keywords'.split(' '),
)
const lists: ReadonlySet<string> = new Set(['itunes:keywords', 'media:keywords', 'keywords'])

/** Categories, subjects and keywords as the publisher writes them, without repetitions. */
export function listCategories(parent: XmlElement): string[] {
  const categories = new Set<string>()
  for (const node of parent.children) {
    if (!isElement(node) || !names.has(node.name)) continue
    for (const category of readCategory(node)) {
      if (categories.size >= maxCategories) return [...categories]
      if (category !== '') categories.add(category.slice(0, maxChars))
    }
  }
  return [...categories]
}

function* readCategory(element: XmlElement): Generator<string> {
  const { label, term, text } = element.attributes
  const value = toOneLine(label || term || text || readText(element) || '')
  if (lists.has(element.name)) {
    for (const word of value.split(',')) yield word.trim()
    return
  }
  yield value
  // iTunes nests one level.
  for (const node of element.children)
    if (isElement(node) && node.attributes.text) yield node.attributes.text.trim()
}
