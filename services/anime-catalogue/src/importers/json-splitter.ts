import { ImportError } from '@octavo/platform/importer.ts'
import { errorMessage } from '@octavo/platform/unknown-values.ts'

export interface JsonElement {
  value: unknown
  /** Line of the file, from 1. */
  line: number
}

export interface JsonSplitter {
  /** Returns the elements that these bytes complete. */
  push(bytes: Buffer): JsonElement[]
  /** Throws if an element is incomplete. */
  end(): void
}

/** `document` is one JSON text with a list; `lines` is one element per line. */
export type JsonLayout = 'document' | 'lines'

const maxElementBytes = 4_000_000
/** Outside of elements. */
const maxDepth = 100
const [quote, backslash, newline] = [0x22, 0x5c, 0x0a]
const [listStart, listEnd, comma] = [0x5b, 0x5d, 0x2c]

/**
 * Cuts a JSON text of any length into the elements of one list, without ever holding more than one of them. The list
 * is the text itself, or in objects under the names of one of the paths.
 */
export function createJsonSplitter(
  name: string,
  layout: JsonLayout,
  paths: readonly (readonly string[])[],
): JsonSplitter {
  let line = 1
  let count = 0
  /** Open containers outside of elements, with their keys. */
  const openContainers: { isList: boolean; under: string }[] = []
  let isInList = layout === 'lines'
  let lastText = ''
  let [isInText, isEscaped] = [false, false]
  let text: number[] = []
  let hasStarted = false
  /** The current element: depth, start offset and earlier chunks. */
  let element: { depth: number; start: number; line: number; earlier: Buffer[]; size: number } | undefined

  const fail = (message: string): never => {
    throw new ImportError(`${name}, line ${line}: ${message}`)
  }

  function take(bytes: Buffer, end: number): JsonElement {
    const { start, earlier, line: startLine } = element ?? { start: 0, earlier: [], line }
    const source = Buffer.concat([...earlier, bytes.subarray(start, end)]).toString()
    element = undefined
    count++
    try {
      return { value: JSON.parse(source), line: startLine }
    } catch (error) {
      throw new ImportError(
        `${name}, entry ${count}, line ${startLine}: not JSON (${errorMessage(error)}).`,
        error,
      )
    }
  }

  function openContainer(byte: number): void {
    if (openContainers.length >= maxDepth) fail('the file is nested too deeply.')
    const isList = byte === listStart
    const names = openContainers
      .map(({ under }) => under)
      .concat(lastText)
      .slice(1)
    const path = openContainers.length === 0 ? [] : names
    openContainers.push({ isList, under: lastText })
    lastText = ''
    if (!isList || openContainers.slice(0, -1).some((one) => one.isList)) return
    if (path.length === 0 || paths.some((listPath) => listPath.join('\0') === path.join('\0')))
      isInList = true
  }

  return {
    push(bytes) {
      const elements: JsonElement[] = []
      for (let at = 0; at < bytes.length; at++) {
        // The loop stays within the bytes.
        const byte = bytes[at] as number
        if (byte === newline) line++
        if (isInText) {
          if (isEscaped) isEscaped = false
          else if (byte === backslash) isEscaped = true
          else if (byte === quote) {
            isInText = false
            if (!element) lastText = Buffer.from(text).toString()
            else if (element.depth === 0) elements.push(take(bytes, at + 1))
          } else if (!element && text.length < 100) text.push(byte)
        } else if (element) {
          if (byte === quote) isInText = true
          else if (isOpening(byte)) element.depth++
          else if (isClosing(byte) && element.depth > 0) {
            if (--element.depth === 0) elements.push(take(bytes, at + 1))
          } else if (element.depth === 0 && (byte === comma || byte === newline || isClosing(byte))) {
            elements.push(take(bytes, at))
            if (byte === listEnd) {
              isInList = false
              openContainers.pop()
            }
          }
        } else if (byte <= 0x20 || byte === comma || byte === 0xef || byte === 0xbb || byte === 0xbf) {
          // Between things.
        } else if (isInList && byte === listEnd && layout === 'document') {
          isInList = false
          openContainers.pop()
        } else if (isInList) {
          element = { depth: isOpening(byte) ? 1 : 0, start: at, line, earlier: [], size: 0 }
          isInText = byte === quote
        } else if (byte === quote) {
          isInText = true
          text = []
        } else if (isOpening(byte)) openContainer(byte)
        else if (isClosing(byte)) openContainers.pop()
        else if (!hasStarted) fail('the file is not JSON.')
        if (!hasStarted && byte > 0x20) hasStarted = true
      }
      if (element) {
        element.earlier.push(bytes.subarray(element.start))
        element.size += bytes.length - element.start
        element.start = 0
        if (element.size > maxElementBytes)
          fail(`entry ${count + 1} is larger than ${maxElementBytes} bytes.`)
      }
      return elements
    },
    end() {
      if (element || isInText || openContainers.length)
        fail(`the file is truncated: it ends in the middle of entry ${count + 1}.`)
    },
  }
}

/** `[` and `{` differ in one bit. */
function isOpening(byte: number): boolean {
  return (byte | 0x20) === 0x7b
}

function isClosing(byte: number): boolean {
  return (byte | 0x20) === 0x7d
}

/** Detects JSON lines by the first line. */
export function layoutOf(start: Buffer): JsonLayout {
  const end = start.indexOf(newline)
  const first = (end < 0 ? start : start.subarray(0, end)).toString().trim()
  if (!first.startsWith('{')) return 'document'
  try {
    const { data, results } = JSON.parse(first)
    return data === undefined && results === undefined ? 'lines' : 'document'
  } catch {
    return 'document'
  }
}
