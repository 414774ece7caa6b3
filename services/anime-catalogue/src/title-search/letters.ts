/** `unit` is a UTF-16 code unit of normalized text, in which katakana is folded to hiragana. */
export function isHan(unit: number): boolean {
  return unit >= 0x3400 && unit <= 0x9fff
}

export function isKana(unit: number): boolean {
  return unit >= 0x3040 && unit <= 0x30ff
}

/** Scripts in which one character carries as much information as several Latin letters. */
export function isWide(unit: number): boolean {
  return isHan(unit) || isKana(unit) || (unit >= 0xac00 && unit <= 0xd7a3)
}
