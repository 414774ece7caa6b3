export interface Link {
  /** As written: relative to the address of the answer that carries it. */
  target: string
  /** Relation types in lower case. */
  rel: readonly string[]
  /** All parameters by their names in lower case; of repeated ones the first. */
  parameters: ReadonlyMap<string, string>
}

/** Finds where a `Link` header leads to from the answer itself. */
export function findLink(header: string | null, rel: string): string | undefined {
  // With an anchor, a link is about some other resource: https://www.rfc-editor.org/rfc/rfc8288#section-3.2
  return parseLinks(header).find((link) => link.rel.includes(rel) && !link.parameters.has('anchor'))?.target
}

/** Reads a `Link` header as https://www.rfc-editor.org/rfc/rfc8288#appendix-B.2 tells; what is no link is passed over. */
export function parseLinks(header: string | null): Link[] {
  const links: Link[] = []
  const text = header ?? ''
  let position = 0
  while (position < text.length) {
    const opening = /[\s,]*</y
    opening.lastIndex = position
    if (!opening.test(text)) {
      position = skipValue(text, position)
      continue
    }
    const closing = text.indexOf('>', opening.lastIndex)
    if (closing === -1) break
    const { parameters, end } = parseParameters(text, closing + 1)
    const rel = (parameters.get('rel') ?? '').toLowerCase().split(/\s+/).filter(Boolean)
    links.push({ target: text.slice(opening.lastIndex, closing).trim(), rel, parameters })
    position = skipValue(text, end)
  }
  return links
}

/** Name, then either nothing, a quoted text or a bare one. */
const PARAMETER = /\s*;[\s;]*([^\s=;,"<>]+)\s*(?:=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;,"]*)))?/suy

function parseParameters(text: string, start: number): { parameters: Map<string, string>; end: number } {
  const parameters = new Map<string, string>()
  let end = start
  for (;;) {
    PARAMETER.lastIndex = end
    const match = PARAMETER.exec(text)
    if (!match) return { parameters, end }
    end = PARAMETER.lastIndex
    const name = (match[1] ?? '').toLowerCase()
    const value = match[2]?.replace(/\\(.)/gsu, '$1') ?? match[3] ?? ''
    if (!parameters.has(name)) parameters.set(name, value)
  }
}

/** Passes over what is left of one link, up to behind the comma that ends it. */
function skipValue(text: string, start: number): number {
  // A quotation that never ends takes the rest with it, so that nothing is read twice.
  const rest = /(?:"(?:[^"\\]|\\.)*\\?(?:"|$)|[^",])*/suy
  rest.lastIndex = start
  rest.test(text)
  return rest.lastIndex + 1
}
