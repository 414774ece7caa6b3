/** Languages that alone use a script, by ranges of UTF-16 code units. */
const scripts: readonly (readonly [name: string, from: number, to: number])[] = [
  ['latin', 0x41, 0x5a],
  ['latin', 0x61, 0x7a],
  ['latin', 0xc0, 0x24f],
  ['el', 0x370, 0x3ff],
  ['cyrillic', 0x400, 0x52f],
  ['hy', 0x530, 0x58f],
  ['he', 0x590, 0x5ff],
  ['arabic', 0x600, 0x77f],
  ['devanagari', 0x900, 0x97f],
  ['bn', 0x980, 0x9ff],
  ['pa', 0xa00, 0xa7f],
  ['gu', 0xa80, 0xaff],
  ['or', 0xb00, 0xb7f],
  ['ta', 0xb80, 0xbff],
  ['te', 0xc00, 0xc7f],
  ['kn', 0xc80, 0xcff],
  ['ml', 0xd00, 0xd7f],
  ['si', 0xd80, 0xdff],
  ['th', 0xe00, 0xe7f],
  ['lo', 0xe80, 0xeff],
  ['bo', 0xf00, 0xfff],
  ['my', 0x1000, 0x109f],
  ['ka', 0x10a0, 0x10ff],
  ['ko', 0x1100, 0x11ff],
  ['am', 0x1200, 0x137f],
  ['km', 0x1780, 0x17ff],
  ['latin', 0x1e00, 0x1eff],
  ['ja', 0x3040, 0x30ff],
  ['han', 0x3400, 0x9fff],
  ['ko', 0xac00, 0xd7a3],
]

/** Returns the most frequent script, or the language that alone uses it. Japanese text is mostly Han. */
export function dominantScript(text: string): string | undefined {
  const counts = new Map<string, number>()
  let total = 0
  for (let index = 0; index < text.length; index++) {
    const script = scriptOf(text.charCodeAt(index))
    if (script === undefined) continue
    total++
    counts.set(script, (counts.get(script) ?? 0) + 1)
  }
  const han = counts.get('han') ?? 0
  const kana = counts.get('ja') ?? 0
  if (kana > han / 10 && han + kana > total / 3) return 'ja'
  // Chinese needs fewer letters for the same text than the Latin names in it.
  if (han > total / 3) return 'han'
  let dominant: string | undefined
  for (const [script, count] of counts) {
    if (count > (dominant === undefined ? 0 : (counts.get(dominant) ?? 0))) dominant = script
  }
  return dominant
}

function scriptOf(code: number): string | undefined {
  if (code < 0x80)
    return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) ? 'latin' : undefined
  let low = 0
  let high = scripts.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const [name = '', from = 0, to = 0] = scripts[middle] ?? []
    if (code < from) high = middle - 1
    else if (code > to) low = middle + 1
    else return code === 0xd7 || code === 0xf7 ? undefined : name
  }
  return undefined
}
