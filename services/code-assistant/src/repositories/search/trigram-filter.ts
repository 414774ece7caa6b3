/**
 * A Bloom filter of the trigrams of a text: with eight bits and three hashes for each distinct trigram, about 3 % of
 * the texts that pass have only some of them by chance.
 */
export function createTrigramFilter(text: string): string {
  const trigrams = new Set(trigramsOf(text))
  const filter = Buffer.alloc(Math.max(8, 2 ** Math.ceil(Math.log2(trigrams.size || 1))))
  for (const trigram of trigrams)
    for (const bit of bitsOf(trigram, filter)) filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7))
  return filter.toString('base64')
}

/** False positives are possible. Trigrams are the numbers of `trigramsOf`. */
export function mayContain(filter: Buffer, trigrams: readonly number[]): boolean {
  return trigrams.every((trigram) =>
    bitsOf(trigram, filter).every((bit) => ((filter[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0),
  )
}

/** Trigrams ignore the case of ASCII letters. */
export function* trigramsOf(text: string): Generator<number> {
  const folded = text.toLowerCase()
  for (let at = 0; at + 2 < folded.length; at++)
    yield ((folded.charCodeAt(at) * 961 + folded.charCodeAt(at + 1)) * 961 + folded.charCodeAt(at + 2)) >>> 0
}

function bitsOf(trigram: number, { length }: Buffer): number[] {
  const mask = length * 8 - 1
  const first = Math.imul(trigram ^ (trigram >>> 15), 0x85ebca6b) >>> 0
  const second = (Math.imul(trigram ^ (trigram >>> 13), 0xc2b2ae35) >>> 0) | 1
  return [first & mask, (first + second) & mask, (first + 2 * second) & mask]
}

/**
 * Literal texts that every match of a regular expression contains. It only recognizes plain runs outside of groups,
 * alternatives and optional parts, and returns an empty list when in doubt.
 */
export function literalsOf(pattern: string): string[] {
  // Alternatives need not contain the text beside them.
  if (/[|(]/.test(pattern.replace(/\\./g, ''))) return []
  const literals: string[] = []
  let run = ''
  const end = () => {
    if (run.length >= 3) literals.push(run)
    run = ''
  }
  const parts =
    pattern.match(
      /\\(?:x[\da-f]{2}|u[\da-f]{4}|c[a-z]|[pk]\{?[^}]*\}?|[\s\S])|\[(?:\\.|[^\]\\])*\]|\{[^}]*\}|[\s\S]/giu,
    ) ?? []
  for (const part of parts) {
    if (/^[*?{]/.test(part)) {
      // The character before may be missing.
      run = run.slice(0, -1)
      end()
    } else if (part === '+') end()
    else if (part.length === 2 && part.startsWith('\\') && /[^\w\s]/.test(part.charAt(1)))
      run += part.charAt(1)
    else if (part.length > 1 || /[.^$[\]()\\]/.test(part)) end()
    else run += part
  }
  end()
  return literals
}
