import { findCategories } from './categories/find-categories.ts'
import { scoreCategories, scoreUnspacedCategories } from './categories/score-categories.ts'
import type { Enrichment, EnrichmentInput } from './enrichment.ts'
import { isChineseOrJapanese } from './entities/chinese-japanese-names.ts'
import { findEntities } from './entities/find-entities.ts'
import { detectLanguage } from './language/detect-language.ts'
import { splitSentences } from './sentences.ts'
import { documentSentiment } from './sentiment/document-sentiment.ts'
import { type ScoredSentence, scoreSentence } from './sentiment/scored-sentence.ts'
import { createSentenceScorer } from './sentiment/sentence-score.ts'
import { scoreSpam } from './spam-score.ts'
import { summarize } from './summary.ts'

/** Enriches one post. Runs in a worker thread; takes time in proportion to the text, up to a limit. */
export function enrichText(input: EnrichmentInput): Enrichment {
  const title = input.title.slice(0, maxTitleChars).toWellFormed()
  const text = input.text.slice(0, maxChars).toWellFormed()
  const language = detectLanguage(text.length < minChars ? `${title}\n${text}` : text, input.languages)
  const scorer = createSentenceScorer(language)
  const texts = splitSentences(text).slice(0, maxSentences)
  const headlines = splitSentences(title).map((sentence) => scoreSentence(sentence, scorer, language))
  const sentences = texts.map((sentence) => scoreSentence(sentence, scorer, language))
  // The title of a reply is the thread's: it names the topic of the reply, but not its content.
  const ownHeadlines = replyTitle.test(title) ? [] : headlines
  const scores = isChineseOrJapanese(language)
    ? scoreUnspacedCategories(title, text, language)
    : scoreCategories(wordsOf(headlines), wordsOf(sentences), language)
  return {
    language,
    sentiment: scorer === undefined ? null : documentSentiment(ownHeadlines, sentences),
    entities: findEntities([...ownHeadlines, ...sentences], language),
    ...findCategories(input, scores),
    summary: summarize(texts),
    spamScore: scoreSpam(title, text),
  }
}

const replyTitle = /^(?:re|aw|sv|rv|antw|ответ) ?:/i
const maxTitleChars = 1_000
const maxChars = 50_000
const maxSentences = 500
/** The language of shorter texts is detected with their title. */
const minChars = 200

function wordsOf(sentences: readonly ScoredSentence[]): string[] {
  return sentences.flatMap(({ tokens }) => tokens.map(({ lower }) => lower))
}
