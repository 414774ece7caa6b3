/** Hashes of the words of a text in order. A hash ignores case; punctuation, symbols and spaces separate words. */
export function hashWords(text: string): Uint32Array {
  const lower = text.slice(0, maxChars).normalize('NFC').toLowerCase()
  const hashes = new Uint32Array(Math.min(maxWords, lower.length))
  let count = 0
  let hash = offsetBasis
  for (let index = 0; index < lower.length && count < maxWords; index++) {
    const code = lower.charCodeAt(index)
    const kind = code < 128 ? (asciiKinds[code] ?? separator) : kindOf(code)
    if (kind === letter) {
      hash = Math.imul(hash ^ code, prime)
      continue
    }
    if (hash !== offsetBasis) hashes[count++] = hash
    hash = offsetBasis
    // Scripts without spaces: every character counts as a word.
    if (kind === dense && count < maxWords) hashes[count++] = Math.imul(offsetBasis ^ code, prime)
  }
  if (hash !== offsetBasis && count < maxWords) hashes[count++] = hash
  return hashes.subarray(0, count)
}

/** A finalizer of MurmurHash3: every bit of the input changes half of the output. */
export function scramble(value: number): number {
  let hash = value
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

const maxWords = 10_000
const maxChars = 100_000

/** FNV-1a. */
const offsetBasis = 0x811c9dc5
const prime = 0x01000193

const separator = 0
const letter = 1
const dense = 2

const asciiKinds = Uint8Array.from({ length: 128 }, (_, code) =>
  /[0-9a-z]/.test(String.fromCharCode(code)) ? letter : separator,
)

function kindOf(code: number): number {
  if (code < 0xc0) return separator
  if (code < 0x0e00) return code === 0x060c || code === 0x061b || code === 0x061f ? separator : letter
  // Thai and Lao, Myanmar, Khmer.
  if (code < 0x0f00 || (code >= 0x1000 && code < 0x10a0) || (code >= 0x1780 && code < 0x1800)) return dense
  if (code < 0x2000) return letter
  // Punctuation, currency, arrows, symbols, CJK punctuation.
  if (code < 0x2c00 || (code >= 0x2e00 && code < 0x3040)) return separator
  if (code < 0x2e00) return letter
  // Kana, Han, Hangul. A pair of surrogates counts as two.
  if (code < 0xe000) return dense
  return code >= 0xf900 && code < 0xfb00 ? dense : code >= 0xfb00 && code < 0xfe00 ? letter : separator
}
