export interface XmlElement {
  /** Reduced to the vocabulary of `xml-names.ts`. */
  name: string
  attributes: Readonly<Record<string, string>>
  /** Elements and decoded text in document order. */
  children: readonly (XmlElement | string)[]
  /** In effect here: `xml:base` and `xml:lang`. */
  base: string
  language: string | undefined
  /** Built with the first look-up, because a reader looks up some forty names. */
  childrenByName: ReadonlyMap<string, readonly XmlElement[]> | undefined
}

const noElements: readonly XmlElement[] = []

/** Longer tags mean nothing, and every entry inherits that of its feed. */
const maxLanguageChars = 100

/** A language tag; Unix locales have an underscore. */
export function readLanguage(text: string | undefined): string | undefined {
  const tag = text?.trim() ?? ''
  return tag.length > maxLanguageChars ? undefined : tag.replaceAll('_', '-') || undefined
}

export function isElement(node: XmlElement | string): node is XmlElement {
  return typeof node !== 'string'
}

function childrenNamed(parent: XmlElement, name: string): readonly XmlElement[] {
  parent.childrenByName ??= indexChildren(parent)
  return parent.childrenByName.get(name) ?? noElements
}

function indexChildren({ children }: XmlElement): ReadonlyMap<string, readonly XmlElement[]> {
  const index = new Map<string, XmlElement[]>()
  for (const node of children) {
    if (!isElement(node)) continue
    const same = index.get(node.name)
    if (same) same.push(node)
    else index.set(node.name, [node])
  }
  return index
}

/** The first child by the first of these names that there is. */
export function findChild(parent: XmlElement, ...names: readonly string[]): XmlElement | undefined {
  for (const name of names) {
    const [child] = childrenNamed(parent, name)
    if (child) return child
  }
  return undefined
}

/** Children by these names, in the order of the names. */
export function listChildren(parent: XmlElement, ...names: readonly string[]): readonly XmlElement[] {
  const [only] = names
  return names.length === 1 && only !== undefined
    ? childrenNamed(parent, only)
    : names.flatMap((name) => childrenNamed(parent, name))
}

/** All text inside an element, without markup, trimmed; undefined when that is empty. */
export function readText(element: XmlElement | undefined): string | undefined {
  if (!element) return undefined
  return joinText(element).trim() || undefined
}

/** The first child by these names that holds text. */
export function readChildText(parent: XmlElement, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    for (const node of childrenNamed(parent, name)) {
      const text = readText(node)
      if (text !== undefined) return text
    }
  }
  return undefined
}

function joinText(element: XmlElement): string {
  const [first] = element.children
  if (element.children.length === 1 && typeof first === 'string') return first
  return element.children.map((node) => (isElement(node) ? joinText(node) : node)).join('')
}
