import { ImportError } from '@octavo/platform/importer.ts'

export type XmlToken =
  | { kind: 'start'; name: string; attributes: Record<string, string>; isEmpty: boolean }
  | { kind: 'end'; name: string }
  | { kind: 'text'; text: string }

const maxTokenLength = 1_000_000
const entities = new Map(Object.entries({ lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }))

export interface XmlTokenizer {
  push(text: string): XmlToken[]
  /** Current line, from 1. */
  line(): number
  end(): void
}

/**
 * Tokens of machine-written XML. Supports the five predefined entities and character references. Refuses other
 * entities and documents that declare any, because of entity expansion attacks.
 */
export function createXmlTokenizer(name: string): XmlTokenizer {
  let buffer = ''
  let line = 1
  const fail = (message: string): never => {
    throw new ImportError(`${name}, line ${line}: ${message}`)
  }

  function next(): { token?: XmlToken; length: number } | undefined {
    if (!buffer.startsWith('<')) {
      const end = buffer.indexOf('<')
      if (end < 0) return undefined
      return { token: { kind: 'text', text: decoded(buffer.slice(0, end)) }, length: end }
    }
    if (buffer.startsWith('<!--')) return skipTo('-->')
    if (buffer.startsWith('<![CDATA[')) {
      const end = buffer.indexOf(']]>')
      return end < 0 ? undefined : { token: { kind: 'text', text: buffer.slice(9, end) }, length: end + 3 }
    }
    if (buffer.startsWith('<?')) return skipTo('?>')
    // Too short to recognize a comment.
    if (/^<!?(-|\[|\[[A-Z]{1,5}(\[)?)?$/.test(buffer)) return undefined
    const end = endOfTag(buffer)
    if (end < 0) return undefined
    const tag = buffer.slice(1, end)
    if (tag.startsWith('!')) {
      if (tag.includes('[')) fail('documents that declare entities are not read.')
      return { length: end + 1 }
    }
    if (tag.startsWith('/')) return { token: { kind: 'end', name: tag.slice(1).trim() }, length: end + 1 }
    const isEmpty = tag.endsWith('/')
    const [, element = ''] = /^([^\s/>]+)/.exec(tag) ?? fail(`"<${tag.slice(0, 40)}>" is not a valid tag.`)
    const attributes = attributesOf(tag.slice(element.length))
    return { token: { kind: 'start', name: element, attributes, isEmpty }, length: end + 1 }
  }

  function skipTo(mark: string): { length: number } | undefined {
    const end = buffer.indexOf(mark)
    return end < 0 ? undefined : { length: end + mark.length }
  }

  function attributesOf(text: string): Record<string, string> {
    // The lookbehind keeps the time linear: a name is only tried from its start.
    const pairs = [...text.matchAll(/(?<![^\s=])([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)]
    return Object.fromEntries(pairs.map(([, key = '', one, other]) => [key, decoded(one ?? other ?? '')]))
  }

  function decoded(text: string): string {
    return text.replace(/&([^;\s&]{0,12});?/g, (match, entity: string) => {
      const number = /^#(?:x([0-9a-f]+)|(\d+))$/i.exec(entity)
      const point = number ? Number.parseInt(number[1] ?? number[2] ?? '', number[1] ? 16 : 10) : Number.NaN
      if (point > 0 && point <= 0x10ffff) return String.fromCodePoint(point)
      // Tolerates unescaped ampersands.
      return entities.get(entity) ?? (match.endsWith(';') ? fail(`unknown entity ${match}.`) : match)
    })
  }

  return {
    push(text) {
      buffer += text
      const tokens: XmlToken[] = []
      let match = next()
      while (match) {
        const { token, length } = match
        if (token) tokens.push(token)
        line += countLines(buffer.slice(0, length))
        buffer = buffer.slice(length)
        match = buffer ? next() : undefined
      }
      if (buffer.length > maxTokenLength) fail(`a tag or text is longer than ${maxTokenLength} characters.`)
      return tokens
    },
    line: () => line,
    end() {
      if (buffer.trim()) fail('the file is truncated: it ends in the middle of a tag.')
    },
  }
}

/** Skips `>` within quotes. */
function endOfTag(text: string): number {
  let quote = ''
  for (let at = 1; at < text.length; at++) {
    const letter = text[at]
    if (quote) {
      if (letter === quote) quote = ''
    } else if (letter === '"' || letter === "'") quote = letter
    else if (letter === '>') return at
  }
  return -1
}

function countLines(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++
  return count
}
