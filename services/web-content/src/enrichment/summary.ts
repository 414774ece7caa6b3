/** Returns the first good sentences of a text. */
export function summarize(sentences: readonly string[]): string {
  const chosen: string[] = []
  let length = 0
  for (const sentence of sentences.slice(0, maxSentences)) {
    if (isBoilerplate(sentence)) continue
    if (length > 0 && length + sentence.length > maxLength) break
    chosen.push(sentence.length > maxLength ? cut(sentence) : sentence)
    length += sentence.length
    if (length >= goodLength || chosen.length === 3) break
  }
  return chosen.join(' ')
}

const maxSentences = 20
const goodLength = 160
const maxLength = 400

/** Calls to action, credits, bylines and lines too short for a sentence. */
function isBoilerplate(sentence: string): boolean {
  const words = sentence.length > 12 ? sentence.slice(0, 200).trim().split(/\s+/).length : 0
  const isDense = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(sentence.slice(0, 50))
  return (isDense ? sentence.length < 10 : words < 4) || boilerplate.test(sentence)
}

const boilerplate =
  /^(?:read more|subscribe|sign up|share this|click here|advertisement|photo|image|foto|credit|by [A-Z]|this article|updated?:|correction:|follow us|all rights|copyright|©|mehr lesen|lesen sie|leer más|lire aussi|leggi anche|leia mais)/i

function cut(sentence: string): string {
  const end = sentence.lastIndexOf(' ', maxLength - 1)
  return `${sentence.slice(0, end > maxLength / 2 ? end : maxLength - 1).replace(/\p{Cs}$/u, '')}…`
}
