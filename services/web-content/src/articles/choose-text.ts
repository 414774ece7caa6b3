import type { Article } from './article.ts'
import type { MainContent } from './main-content.ts'

export interface TextCandidates {
  structured: string | undefined
  main: MainContent | undefined
  feed: string | undefined
  description: string | undefined
  /** True if the page's metadata declares an article or a discussion. */
  isArticle: boolean
}

interface ChosenText {
  text: string
  source: Article['textSource']
  confidence: number
}

const minStructuredChars = 250
const longArticleChars = 1_000
const maxLinksPerThousandChars = 15
const maxTextChars = 1_000_000

/**
 * Chooses between what the page declares, what it shows and what the feed says. The confidence is a rule of thumb: two
 * sources that agree are nearly certain, a heuristic alone is not.
 */
export function chooseText({ structured, main, feed, description, isArticle }: TextCandidates): ChosenText {
  const chosen = choosePageText(structured, main, isArticle)
  const feedText = feed?.trim() ?? ''
  if (feedText.length > (chosen?.text.length ?? 0))
    return finish({ text: feedText, source: 'feed', confidence: 0.8 })
  if (!chosen) {
    if (description) return finish({ text: description, source: 'description', confidence: 0.2 })
    return { text: '', source: 'none', confidence: 0 }
  }
  const isConfirmed = feedText.length > minStructuredChars && contains(chosen.text, feedText)
  return finish(isConfirmed ? { ...chosen, confidence: chosen.confidence + 0.1 } : chosen)
}

function choosePageText(
  structured: string | undefined,
  main: MainContent | undefined,
  isArticle: boolean,
): ChosenText | undefined {
  const declared = structured?.trim() ?? ''
  const pageText = main?.text ?? ''
  if (declared.length >= minStructuredChars) {
    const ratio = pageText.length / declared.length
    // Pages keep the paragraphs that `articleBody` loses, so their text is better when both agree.
    if (ratio > 0.8 && ratio < 1.3) return { text: pageText, source: 'page', confidence: 0.95 }
    // Some sites declare the teaser only.
    if (ratio < 3) return { text: declared, source: 'structured-data', confidence: 0.85 }
  }
  if (!main || pageText === '') return undefined
  const linksPerThousand = (main.links.length * 1_000) / pageText.length
  const evidence = [
    isArticle ? 0.15 : 0,
    main.isReaderable ? 0.1 : 0,
    pageText.length >= longArticleChars ? 0.1 : 0,
    linksPerThousand <= maxLinksPerThousandChars ? 0.05 : -0.2,
  ]
  return { text: pageText, source: 'page', confidence: evidence.reduce((sum, one) => sum + one, 0.5) }
}

/** True if the middle of `part` occurs in `text`. Ignores white space. */
function contains(text: string, part: string): boolean {
  const compact = (one: string): string => one.replaceAll(/\s+/g, '')
  const sample = compact(part)
  const middle = Math.floor(sample.length / 2)
  return compact(text).includes(sample.slice(middle, middle + 60))
}

function finish({ text, source, confidence }: ChosenText): ChosenText {
  const rounded = Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100
  return { text: text.slice(0, maxTextChars), source, confidence: rounded }
}
