/** Scores a text by the marks of advertising and automatic posts, from 0 to 1. */
export function scoreSpam(title: string, text: string): number {
  const sample = `${title}\n${text.slice(0, maxChars)}`
  const words = sample.match(/\S{1,200}/g) ?? []
  if (words.length === 0) return 0
  /** From 0 to 1, which `max` occurrences reach. */
  const shareOf = (count: number, max: number) => Math.min(1, count / max)
  const links = sample.match(/https?:\/\//g)?.length ?? 0
  const phrases = sample.match(spamPhrases)?.length ?? 0
  const shouted = words.filter((word) => shoutedWord.test(word)).length
  const marks = sample.match(/[!$€£%*]{2,9}|!/g)?.length ?? 0
  const score =
    0.35 * shareOf(phrases, 3) +
    0.25 * shareOf(links, Math.max(2, words.length / 10)) +
    0.15 * shareOf(shouted, Math.max(3, words.length / 5)) +
    0.15 * shareOf(marks, Math.max(4, words.length / 10)) +
    0.1 * repetition(words)
  return Math.round(Math.min(1, score) * 1000) / 1000
}

const maxChars = 10_000
const shoutedWord = /^\p{Lu}{3,}[!.,?]?$/u
const spamPhrases =
  /\b(?:click here|buy now|order now|act now|limited time|free trial|100% free|risk[- ]free|money back|make money|earn money|work from home|cash bonus|casino|viagra|cheap pills|weight loss|miracle cure|guaranteed|winner|congratulations you|no credit check|crypto giveaway|double your|best price|discount code|promo code|dm me|whatsapp|telegram channel|visit my|seo services|backlinks|jetzt kaufen|gratis|compra ahora|acheter maintenant|compre agora)\b/gi

function repetition(words: readonly string[]): number {
  if (words.length < 30) return 0
  const distinct = new Set(words.map((word) => word.toLowerCase())).size
  return Math.max(0, 1 - (distinct / words.length) * 2.5)
}
