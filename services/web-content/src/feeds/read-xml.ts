import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'
import { decodeReferences } from './character-references.ts'
import { resolveBase } from './web-url.ts'
import { readLanguage, type XmlElement } from './xml.ts'
import { createScopes, type NamespaceScope, reduceName } from './xml-names.ts'

interface OpenElement extends XmlElement {
  children: (XmlElement | string)[]
  /** In lower case, because feeds mix `</Item>` with `<item>`. */
  rawName: string
  scope: NamespaceScope
}

const maxDepth = 256
const maxNodes = 500_000
const maxAttributes = 64
/** A relative base of a few characters resolves to a long URL of its own. */
const maxBases = 10_000
/** Elements before the root, such as a PHP warning in HTML, that a reader skips. */
const maxPrologElements = 50
const noAttributes: Readonly<Record<string, string>> = Object.freeze({})
/** Inline HTML in RSS leaves these open. */
const voidNames: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input', 'wbr'])

/**
 * Reads XML, well formed or not, into a tree of bounded depth and size. The first element whose name is in `roots` becomes
 * the root; undefined when there is none or the text is an HTML page. Declarations and comments are skipped, so no DTD is
 * ever read.
 */
export function readXml(text: string, roots: ReadonlySet<string>, url: string): XmlElement | undefined {
  const scopes = createScopes()
  const stack: OpenElement[] = []
  /** How many elements of each name are open. */
  const openCounts = new Map<string, number>()
  let root: OpenElement | undefined
  let isRootClosed = false
  let tooDeep = 0
  let nodes = 0
  let prologElements = 0
  let bases = 0
  let tagName = ''
  let attributeName = ''
  let attributeValue = ''
  let attributes: [name: string, value: string][] = []

  const callbacks: TokenizerCallbacks = {
    onopentagname(start, end) {
      tagName = text.slice(start, end)
      attributes = []
    },
    onattribname(start, end) {
      attributeName = text.slice(start, end)
      attributeValue = ''
    },
    onattribdata(start, end) {
      attributeValue += text.slice(start, end)
    },
    onattribentity() {},
    onattribend() {
      if (attributes.length < maxAttributes) attributes.push([attributeName, attributeValue])
    },
    onopentagend() {
      open(false)
    },
    onselfclosingtag() {
      open(true)
    },
    onclosetag(start, end) {
      close(text.slice(start, end))
    },
    ontext(start, end) {
      addText(decodeReferences(text.slice(start, end)))
    },
    ontextentity() {},
    oncdata(start, end, offset) {
      addText(text.slice(start, end - offset))
    },
    oncomment() {},
    ondeclaration() {},
    onprocessinginstruction() {},
    onend() {},
  }
  const tokenizer = new Tokenizer({ xmlMode: true, decodeEntities: false }, callbacks)

  function open(isSelfClosing: boolean): void {
    const parent = stack.at(-1)
    if (isRootClosed) return
    if (stack.length >= maxDepth) {
      if (!isSelfClosing) tooDeep++
      return
    }
    if (++nodes > maxNodes) {
      tokenizer.pause()
      return
    }
    const element = createElement(parent)
    if (parent) parent.children.push(element)
    else if (roots.has(element.name)) root = element
    else {
      if (element.name === 'html' || element.name === 'xhtml:html' || ++prologElements > maxPrologElements) {
        tokenizer.pause()
      }
      return
    }
    if (!isSelfClosing && !(parent && voidNames.has(element.name))) {
      stack.push(element)
      openCounts.set(element.rawName, (openCounts.get(element.rawName) ?? 0) + 1)
    } else if (element === root) isRootClosed = true
  }

  function createElement(parent: OpenElement | undefined): OpenElement {
    let scope = parent?.scope ?? scopes.root
    let base = parent?.base ?? url
    let language = parent?.language
    let own: Record<string, string> | undefined
    if (attributes.length > 0) {
      const declarations = findDeclarations(attributes)
      if (declarations) scope = scopes.declare(scope, declarations)
      own = Object.create(null) as Record<string, string> // no prototype: names come from the document
      for (const [rawName, rawValue] of attributes) {
        if (rawName.startsWith('xmlns')) continue
        const name = rawName.includes(':') ? reduceName(rawName, scope) : rawName.toLowerCase()
        own[name] ??= decodeReferences(rawValue)
      }
      const declaredBase = own['xml:base']
      if (declaredBase !== undefined && ++bases <= maxBases) base = resolveBase(declaredBase, base)
      const declaredLanguage = own['xml:lang']
      if (declaredLanguage !== undefined) language = readLanguage(declaredLanguage)
    }
    const name = reduceName(tagName, scope)
    return {
      name,
      attributes: own ?? noAttributes,
      children: [],
      base,
      language,
      childrenByName: undefined,
      rawName: tagName.toLowerCase(),
      scope,
    }
  }

  function close(rawName: string): void {
    if (tooDeep > 0) {
      tooDeep--
      return
    }
    const name = rawName.toLowerCase()
    // An end tag without a start tag is noise; looking for its start in a deep stack each time would take too long.
    if (!openCounts.get(name)) return
    for (let isFound = false; !isFound; ) {
      const closed = stack.pop()
      if (!closed) return
      openCounts.set(closed.rawName, (openCounts.get(closed.rawName) ?? 0) - 1)
      isFound = closed.rawName === name
    }
    if (stack.length === 0) isRootClosed = true
  }

  function addText(piece: string): void {
    if (tooDeep > 0) return
    stack.at(-1)?.children.push(piece)
  }

  tokenizer.write(text)
  tokenizer.end()
  return root
}

function findDeclarations(
  attributes: readonly (readonly [name: string, value: string])[],
): Map<string, string> | undefined {
  let declarations: Map<string, string> | undefined
  for (const [name, value] of attributes) {
    if (!name.startsWith('xmlns') || (name.length > 5 && name[5] !== ':')) continue
    declarations ??= new Map()
    declarations.set(name.slice(6).toLowerCase(), decodeReferences(value))
  }
  return declarations
}
