/** Letters that Unicode does not take apart into a base letter and a mark. */
const undecomposed: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  þ: 'th',
  '’': "'",
  ʻ: "'",
}

/** Upper and lower case, accents, and composed and decomposed forms become one. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðħıłþ’ʻ]/g, (letter) => undecomposed[letter] ?? letter)
    .trim()
}
