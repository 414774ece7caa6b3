import { isProbablyReaderable, Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
import { type HtmlContent, readHtmlContent } from '../feeds/html-content.ts'
import { toOneLine } from '../feeds/one-line.ts'

export interface MainContent extends HtmlContent {
  title: string | undefined
  byline: string | undefined
  siteName: string | undefined
  excerpt: string | undefined
  /** The guess of Readability's `isProbablyReaderable`, before extraction. */
  isReaderable: boolean
}

/** Documents beyond these are not articles, and the libraries take too long for them. */
const maxElements = 60_000
const maxDepth = 1_000
const minArticleChars = 250
const maxBoilerplateChars = 60
/** Lines that sites put between paragraphs. */
const boilerplate =
  /^(?:advertisement|anzeige|publicité|publicidad|read more\b.*|related(?: articles?| stories| content)?:?|share(?: this(?: article| story)?)?:?|sign up\b.*|subscribe\b.*|follow us\b.*|comments?|print|email|skip to content)$/i

/** Finds the article on a page; undefined when there is none. Costs much: call it in a worker thread. */
export function readMainContent(
  html: string,
  baseUrl: string,
  { elements, depth }: { elements: number; depth: number },
): MainContent | undefined {
  if (elements > maxElements || depth > maxDepth) return undefined
  try {
    const { document } = parseHTML(html)
    const isReaderable = isProbablyReaderable(document)
    const article = new Readability(document, {
      charThreshold: minArticleChars,
      disableJSONLD: true,
      maxElemsToParse: maxElements,
    }).parse()
    if (!article?.content) return undefined
    const content = readHtmlContent(article.content, baseUrl)
    const text = content.text
      .split('\n')
      .filter((line) => line.length > maxBoilerplateChars || !boilerplate.test(line))
      .join('\n')
    return {
      ...content,
      text,
      title: article.title?.trim() || undefined,
      byline: toOneLine(article.byline ?? '') || undefined,
      siteName: article.siteName?.trim() || undefined,
      excerpt: article.excerpt?.trim() || undefined,
      isReaderable,
    }
  } catch {
    // The libraries throw on some malformed pages. Their metadata is still useful.
    return undefined
  }
}
