export interface Link {
  /** As written: relative to the URL of the response. */
  target: string
  /** Relation types in lower case. */
  rel: readonly string[]
  /** By lower-case name; the first of repeated parameters. */
  parameters: ReadonlyMap<string, string>
}

/** Returns the target of a relation in a `Link` header. */
export function findLink(header: string | null, rel: string): string | undefined {
  // With an anchor, the link's context is another resource: https://www.rfc-editor.org/rfc/rfc8288#section-3.2
  return parseLinks(header).find((link) => link.rel.includes(rel) && !link.parameters.has('anchor'))?.target
}

/** Parses a `Link` header (https://www.rfc-editor.org/rfc/rfc8288#appendix-B.2); skips malformed links. */
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

/** A name, optionally with a quoted string or a token. */
const parameterPattern = /\s*;[\s;]*([^\s=;,"<>]+)\s*(?:=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;,"]*)))?/suy

function parseParameters(text: string, start: number): { parameters: Map<string, string>; end: number } {
  const parameters = new Map<string, string>()
  let end = start
  for (;;) {
    parameterPattern.lastIndex = end
    const match = parameterPattern.exec(text)
    if (!match) return { parameters, end }
    end = parameterPattern.lastIndex
    const name = (match[1] ?? '').toLowerCase()
    const value = match[2]?.replace(/\\(.)/gsu, '$1') ?? match[3] ?? ''
    if (!parameters.has(name)) parameters.set(name, value)
  }
}

/** Skips the rest of one link and its comma. */
function skipValue(text: string, start: number): number {
  // An unterminated quote consumes the rest, to stay linear.
  const rest = /(?:"(?:[^"\\]|\\.)*\\?(?:"|$)|[^",])*/suy
  rest.lastIndex = start
  rest.test(text)
  return rest.lastIndex + 1
}
