/**
 * Estimates how many tokens a text has, for engines without a tokenizer: a word has one token for each six letters
 * that it begins, each other visible character one, and spaces none, but line breaks one.
 */
export function estimateTokens(text: string): number {
  let tokens = 0
  let wordLength = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (isWordCharacter(code)) {
      if (wordLength % 6 === 0) tokens++
      wordLength++
      continue
    }
    wordLength = 0
    if (code === 10 || code > 32) tokens++
  }
  return tokens
}

const isWordCharacter = (code: number): boolean =>
  (code >= 97 && code <= 122) ||
  (code >= 65 && code <= 90) ||
  (code >= 48 && code <= 57) ||
  (code >= 0xc0 && code < 0x2e80)
