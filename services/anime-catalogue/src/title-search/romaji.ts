/** Unifies long vowels, `wo` and `o`, and `n` and `m` before labials. */
export function foldRomaji(text: string): string {
  return text
    .replace(/\bwo\b/g, 'o')
    .replace(/o[ou]+/g, 'o')
    .replace(/uu+/g, 'u')
    .replace(/m(?=[bp])/g, 'n')
}

/** Romanizes hiragana, which may be mixed with Latin letters and digits; undefined for any other text. */
export function romajiOf(text: string): string | undefined {
  if (!/[ぁ-ゖ]/.test(text) || /[^ぁ-ゖーa-z0-9 ]/.test(text)) return undefined
  let romaji = ''
  let isDoubling = false
  for (const letter of text) {
    if (letter === 'っ') {
      isDoubling = true
      continue
    }
    if (letter === 'ー') continue
    const small = smallVowels.get(letter)
    if (small) romaji = withSmallVowel(romaji, small)
    else {
      const syllable = syllables.get(letter) ?? letter
      const doubled = isDoubling && /^[bcdfghjkmprstz]/.test(syllable)
      romaji += doubled ? syllable.charAt(0) + syllable : syllable
    }
    isDoubling = false
  }
  return foldRomaji(romaji)
}

const rows: readonly (readonly [consonant: string, letters: string])[] = [
  ['', 'あいうえお'],
  ['k', 'かきくけこ'],
  ['g', 'がぎぐげご'],
  ['s', 'さしすせそ'],
  ['z', 'ざじずぜぞ'],
  ['t', 'たちつてと'],
  ['d', 'だぢづでど'],
  ['n', 'なにぬねの'],
  ['h', 'はひふへほ'],
  ['b', 'ばびぶべぼ'],
  ['p', 'ぱぴぷぺぽ'],
  ['m', 'まみむめも'],
  ['r', 'らりるれろ'],
]

const syllables = new Map<string, string>([
  ...rows.flatMap(([consonant, letters]) =>
    [...letters].map((letter, index): [string, string] => [letter, consonant + 'aiueo'.charAt(index)]),
  ),
  ['し', 'shi'],
  ['じ', 'ji'],
  ['ち', 'chi'],
  ['ぢ', 'ji'],
  ['つ', 'tsu'],
  ['づ', 'zu'],
  ['ふ', 'fu'],
  ['や', 'ya'],
  ['ゆ', 'yu'],
  ['よ', 'yo'],
  ['わ', 'wa'],
  ['ゐ', 'i'],
  ['ゑ', 'e'],
  ['を', 'o'],
  ['ん', 'n'],
  ['ゔ', 'vu'],
  ['ゕ', 'ka'],
  ['ゖ', 'ka'],
])

const smallVowels = new Map([
  ['ゃ', 'ya'],
  ['ゅ', 'yu'],
  ['ょ', 'yo'],
  ['ぁ', 'a'],
  ['ぃ', 'i'],
  ['ぅ', 'u'],
  ['ぇ', 'e'],
  ['ぉ', 'o'],
  ['ゎ', 'wa'],
])

function withSmallVowel(romaji: string, small: string): string {
  const stem = romaji.slice(0, -1)
  if (small.startsWith('y') && romaji.endsWith('i'))
    return stem + (/(sh|ch|j)$/.test(stem) ? small.slice(1) : small)
  // An empty stem is a vowel: うぃ becomes wi, and ああぁ stays unchanged.
  if (/[kgsztdnhbpmrfvjy]$/.test(stem) && /[aiueo]$/.test(romaji)) return stem + small
  return romaji.endsWith('u') && small !== 'u' ? `${stem}w${small}` : romaji + small
}
