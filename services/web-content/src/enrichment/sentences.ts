/** Splits a text into sentences, in time proportional to its length. Line breaks end a sentence. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = []
  let start = 0
  const add = (end: number) => {
    const sentence = text.slice(start, end).trim()
    if (sentence !== '') sentences.push(sentence)
    start = end
  }
  for (const { index, 0: mark } of text.matchAll(sentenceEnds)) {
    const end = index + mark.length
    if (mark.startsWith('.') && !endsSentence(text, index, end)) continue
    if (asciiEnd.test(mark) && end < text.length && !whitespace.test(text[end] ?? '')) continue
    add(end)
  }
  add(text.length)
  return sentences
}

const sentenceEnds = /\n+|[.!?…]{1,9}["”’»)\]]{0,3}|[。！？؟।]{1,9}[」』”]{0,3}/g
const asciiEnd = /^[.!?…]/
const whitespace = /\s/

function endsSentence(text: string, dot: number, end: number): boolean {
  // "3.5", "example.org", "e.g. this": a lower-case letter or a digit follows.
  if (/^\s*[\p{Ll}\p{N}]/u.test(text.slice(end, end + 12)) && !/^\s+\p{N}/u.test(text.slice(end, end + 12))) {
    return false
  }
  const word = /[\p{L}.]{1,9}$/u.exec(text.slice(Math.max(0, dot - 9), dot))?.[0] ?? ''
  return (
    !(word.length === 1 && word !== 'I') && !/^(?:\p{Lu}\.)+\p{Lu}$/u.test(word) && !abbreviations.has(word)
  )
}

const abbreviations = new Set(
  'Mr Mrs Ms Dr Prof St Gov Gen Sen Rep Capt Lt Col Sgt Jr Sr vs No Vol Fig approx Nr bzw ca Str Sra Srta Mme Mlle'.split(
    ' ',
  ),
)
