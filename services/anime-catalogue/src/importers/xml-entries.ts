import { ImportError } from '@octavo/platform/importer.ts'
import type { ImportInput } from './input.ts'
import type { Entry } from './json-entries.ts'
import { createXmlTokenizer } from './xml-tokens.ts'

export interface XmlElement {
  name: string
  attributes: Record<string, string>
  /** Without the text of children. */
  text: string
  children: XmlElement[]
}

const maxChildren = 20_000

/** Streams the elements of this name, with their descendants. */
export async function* xmlEntries(input: ImportInput, name: string): AsyncGenerator<Entry<XmlElement>> {
  const bytes = input.read()
  const tokenizer = createXmlTokenizer(input.name)
  const decoder = new TextDecoder('utf-8')
  /** Open elements around, and within, the current entry. */
  const outside: string[] = []
  const inside: XmlElement[] = []
  let [number, children] = [0, 0]
  const fail = (message: string): never => {
    throw new ImportError(`${input.name}, line ${tokenizer.line()}: ${message}`)
  }
  for await (const chunk of bytes) {
    for (const token of tokenizer.push(decoder.decode(chunk, { stream: true }))) {
      const current = inside.at(-1)
      if (token.kind === 'text') {
        if (current) current.text += token.text
        else if (!outside.length && token.text.trim()) fail('the file is not XML.')
      } else if (token.kind === 'start') {
        const isRequested = current !== undefined || token.name === name
        if (!isRequested) {
          if (!token.isEmpty) outside.push(token.name)
          continue
        }
        const element: XmlElement = { name: token.name, attributes: token.attributes, text: '', children: [] }
        if (++children > maxChildren) fail(`entry ${number + 1} has more than ${maxChildren} parts.`)
        current?.children.push(element)
        if (!token.isEmpty) inside.push(element)
        else if (!current) yield entryOf(element)
      } else {
        const innermost = inside.pop()
        const expected = innermost?.name ?? outside.pop()
        if (expected !== token.name)
          fail(
            expected === undefined
              ? `</${token.name}> closes no element.`
              : `</${token.name}> does not match <${expected}>.`,
          )
        if (innermost && !inside.length) yield entryOf(innermost)
      }
    }
  }
  tokenizer.end()
  if (inside.length || outside.length)
    fail(`the file is truncated: <${inside[0]?.name ?? outside.at(-1)}> is never closed.`)
  if (number === 0) throw new ImportError(`${input.name} has no <${name}>.`)

  function entryOf(element: XmlElement): Entry<XmlElement> {
    children = 0
    number++
    const location = `entry ${number} (line ${tokenizer.line()})`
    return { value: element, number, location, share: bytes.share() }
  }
}

export async function isXml(input: ImportInput): Promise<boolean> {
  for await (const chunk of input.read())
    return /^\s*</.test(chunk.subarray(0, 100).toString().replace('\u{feff}', ''))
  return false
}

export function childText(element: XmlElement, name: string): string | undefined {
  return element.children.find((child) => child.name === name)?.text.trim()
}
