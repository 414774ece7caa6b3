/** Latin letters that Unicode does not take apart into a base letter and a mark, and how they are written without. */
export const undecomposedLetters = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ł: 'l',
  þ: 'th',
  ı: 'i',
} as const
