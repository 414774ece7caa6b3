import { isUtf8 } from 'node:buffer'
import { analyse } from 'chardet'

export interface DecodedText {
  text: string
  /** The WHATWG name of the encoding, or `utf-32le`, `utf-32be`. */
  encoding: string
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
const controls = /[\0-\x08\x0b\x0e-\x1f\x7f-\x9f]/
const controlsEverywhere = new RegExp(controls, 'g')
const windows1252 = new TextDecoder('windows-1252')
const declarationBytes = 4_096
const detectionBytes = 65_536
const minDetectionConfidence = 30

/** Decodes XML or HTML: byte order mark, then HTTP charset, then the document's declaration, then detection. */
export function decodeText(bytes: Uint8Array, contentType: string | undefined): DecodedText {
  const { text, encoding } = decodeBytes(bytes, contentType)
  return { text: repairControls(text), encoding }
}

/** Controls of ISO 8859-1 are characters of windows-1252 that lost their encoding; NUL and others have no use. */
function repairControls(text: string): string {
  if (!controls.test(text)) return text
  return text.replaceAll(controlsEverywhere, (control) => {
    const code = control.charCodeAt(0)
    return code < 0x80 ? '' : windows1252.decode(Uint8Array.of(code))
  })
}

function decodeBytes(bytes: Uint8Array, contentType: string | undefined): DecodedText {
  const marked = findByteOrder(bytes)
  if (marked) return decode(bytes, marked)
  const declared = findDeclaredCharset(bytes)
  const header = /charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(contentType ?? '')?.[1]
  const candidates = [header, declared].map(findEncoding).filter((name) => name !== undefined)
  // A server that adds its default charset to everything does not know the file. Text that is valid UTF-8 and says so, is.
  if (candidates.at(-1) === 'utf-8') candidates.reverse()
  for (const encoding of candidates) {
    const text = decodeStrictly(bytes, encoding)
    if (text !== undefined) return { text, encoding }
  }
  return decode(bytes, detectEncoding(bytes, candidates))
}

function findByteOrder(bytes: Uint8Array): string | undefined {
  const [a, b, c, d] = bytes
  if (a === 0xff && b === 0xfe) return c === 0 && d === 0 ? 'utf-32le' : 'utf-16le'
  if (a === 0xfe && b === 0xff) return 'utf-16be'
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  if (a === 0 && b === 0)
    return (c === 0xfe && d === 0xff) || (c === 0 && d === 0x3c) ? 'utf-32be' : undefined
  // `<` in each width
  if (a === 0x3c && b === 0) return c === 0 && d === 0 ? 'utf-32le' : 'utf-16le'
  if (a === 0 && b === 0x3c) return 'utf-16be'
  return undefined
}

function findDeclaredCharset(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(
    bytes.buffer,
    bytes.byteOffset,
    Math.min(bytes.length, declarationBytes),
  ).toString('latin1')
  return (
    /<\?xml[^>]{0,200}?encoding\s*=\s*["']\s*([\w.:-]+)/i.exec(start)?.[1] ??
    /<meta[^>]{0,500}?charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(start)?.[1]
  )
}

/** The encoding's WHATWG name. A declaration that is readable as ASCII cannot be true of UTF-16 (HTML, 13.2.3.2). */
function findEncoding(label: string | undefined): string | undefined {
  if (!label) return undefined
  try {
    const { encoding } = new TextDecoder(label.replaceAll('_', '-'))
    return encoding.startsWith('utf-16') ? 'utf-8' : encoding
  } catch {
    return undefined
  }
}

function decodeStrictly(bytes: Uint8Array, encoding: string): string | undefined {
  // Checking first is faster than decoding with errors.
  if (encoding === 'utf-8') return isUtf8(bytes) ? new TextDecoder().decode(bytes) : undefined
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function detectEncoding(bytes: Uint8Array, candidates: readonly string[]): string {
  if (isUtf8(bytes)) return 'utf-8'
  const matches = analyse(bytes.subarray(0, detectionBytes))
    .filter(({ confidence }) => confidence >= minDetectionConfidence)
    .map(({ name }) => findEncoding(name))
  // A few wrong bytes do not refute a declaration.
  const confirmed = candidates.find((candidate) => matches[0] === candidate)
  return confirmed ?? matches.find((name) => name !== undefined) ?? candidates[0] ?? 'windows-1252'
}

function decode(bytes: Uint8Array, encoding: string): DecodedText {
  const text = encoding.startsWith('utf-32')
    ? decodeUtf32(bytes, encoding === 'utf-32le')
    : new TextDecoder(encoding).decode(bytes)
  return { text, encoding }
}

/** `TextDecoder` has no UTF-32. */
function decodeUtf32(bytes: Uint8Array, isLittleEndian: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const pieces: string[] = []
  for (let at = 0; at + 4 <= bytes.length; at += 4) {
    const codePoint = view.getUint32(at, isLittleEndian)
    if (codePoint !== 0xfeff) pieces.push(codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : '\ufffd')
  }
  return pieces.join('')
}
