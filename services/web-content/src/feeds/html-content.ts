import { type HtmlAttributes, readHtmlTags } from './html-tags.ts'
import { toOneLine } from './one-line.ts'
import { resolveUrl } from './web-url.ts'

/** Text, links and images of a piece of untrusted HTML. */
export interface HtmlContent {
  /** Plain text; blocks are separated by newlines. Contains no markup. */
  text: string
  /** Absolute http(s) URLs in document order, without duplicates or fragments. */
  links: readonly string[]
  images: readonly HtmlImage[]
  hasVideo: boolean
}

export interface HtmlImage {
  url: string
  /** The caption of the figure, else the alternative text; empty when there is none. */
  caption: string
}

const maxLinks = 1_000
const maxImages = 500
/** Repeated ones included, because each costs the reading of a URL. */
const maxReferences = 20_000
/**
 * Relative references grow when they are resolved. All URLs together have at most this many characters, and as many for each
 * character of the markup.
 */
const minUrlChars = 20_000
const maxUrlGrowth = 10
/** Their content is never shown as text. */
const hiddenElements: ReadonlySet<string> = new Set(
  (
    'script style noscript template svg math iframe object noembed noframes xmp select textarea ' +
    'button audio video canvas title head datalist'
  ).split(' '),
)
const blockElements: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote body br caption center dd details dialog div dl dt fieldset ' +
    'figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol p ' +
    'pre section summary table tbody tfoot thead tr ul'
  ).split(' '),
)
const videoHosts =
  /^(?:[\w-]+\.)*(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com|dailymotion\.com|peertube\.tv)$/

/** Reads untrusted HTML. Without a base URL, relative links and images are left out. */
export function readHtmlContent(html: string, baseUrl: string | undefined): HtmlContent {
  const text = createTextWriter()
  const links = new Set<string>()
  const images = new Map<string, { caption: string }>()
  let base = baseUrl
  let linksLeft = maxReferences
  let imagesLeft = maxReferences
  let urlCharsLeft = minUrlChars + maxUrlGrowth * html.length
  let hasVideo = false
  /** The hidden element that is open, with the number of open elements of its name. */
  let hidden: { name: string; depth: number } | undefined
  let figure: { urls: string[]; caption: string } | undefined
  let isCaption = false

  readHtmlTags(html, {
    onOpen(name, attributes) {
      if (hidden) {
        if (name === hidden.name) hidden.depth++
        return
      }
      if (blockElements.has(name)) text.breakLine()
      if (name === 'pre') text.preformatted++
      else if (name === 'td' || name === 'th') text.write(' ')
      else if (name === 'a') addLink(attributes.get('href'))
      else if (name === 'img') addImage(attributes)
      else if (name === 'figure') figure = { urls: [], caption: '' }
      else if (name === 'figcaption') isCaption = figure !== undefined
      else if (name === 'base') base = resolveUrl(attributes.get('href'), base ?? '') ?? base
      if (name === 'video' || ((name === 'iframe' || name === 'embed') && isVideo(attributes.get('src'))))
        hasVideo = true
      if (hiddenElements.has(name)) hidden = { name, depth: 1 }
    },
    onClose(name) {
      if (hidden) {
        if (name === hidden.name && --hidden.depth === 0) hidden = undefined
        return
      }
      if (name === 'pre' && text.preformatted > 0) text.preformatted--
      if (name === 'figcaption') isCaption = false
      if (name === 'figure') endFigure()
      if (blockElements.has(name)) text.breakLine()
    },
    onText(piece) {
      if (hidden) return
      if (isCaption && figure) figure.caption += piece
      else text.write(piece)
    },
  })
  endFigure()

  function addLink(reference: string | undefined): void {
    if (linksLeft <= 0 || links.size >= maxLinks || reference === undefined || reference.startsWith('#'))
      return
    linksLeft--
    const url = resolve(reference)
    if (url !== undefined) links.add(url.replace(/#.*$/s, ''))
  }

  function addImage(attributes: HtmlAttributes): void {
    if (imagesLeft-- <= 0 || images.size >= maxImages || isPixel(attributes)) return
    const url = imageReferences(attributes)
      .map(resolve)
      .find((one) => one !== undefined)
    if (url === undefined || images.has(url)) return
    images.set(url, { caption: toOneLine(attributes.get('alt') ?? '') })
    figure?.urls.push(url)
  }

  function endFigure(): void {
    const caption = toOneLine(figure?.caption ?? '')
    for (const url of figure?.urls ?? []) {
      const image = images.get(url)
      if (image && caption) image.caption = caption
    }
    figure = undefined
    isCaption = false
  }

  function resolve(reference: string | undefined): string | undefined {
    const url = resolveUrl(reference, base ?? '')
    urlCharsLeft -= url?.length ?? 0
    return urlCharsLeft < 0 ? undefined : url
  }

  function isVideo(reference: string | undefined): boolean {
    const url = resolve(reference)
    return url !== undefined && videoHosts.test(new URL(url).hostname)
  }

  return {
    text: text.end(),
    links: [...links],
    images: [...images].map(([url, { caption }]) => ({ url, caption })),
    hasVideo,
  }
}

/** Lazy loading keeps a placeholder in `src` and the address elsewhere. */
function imageReferences(attributes: HtmlAttributes): (string | undefined)[] {
  const lazy = ['data-src', 'data-original', 'data-lazy-src'].map((name) => attributes.get(name))
  const set = attributes.get('srcset') ?? attributes.get('data-srcset')
  return [...lazy, attributes.get('src'), set?.trim().split(/[\s,]/, 1)[0]]
}

/** Tracking pixels. */
function isPixel(attributes: HtmlAttributes): boolean {
  return ['width', 'height'].some((name) => /^[01](?:px)?$/.test(attributes.get(name) ?? ''))
}

/** Collects text as a browser would lay it out: white space collapses, blocks are lines. */
function createTextWriter(): {
  preformatted: number
  write(piece: string): void
  breakLine(): void
  end(): string
} {
  const lines: string[] = []
  // Pieces are joined once: looking at the end of a growing string would copy it each time.
  let line: string[] = []
  let endsWithSpace = false

  function add(piece: string): void {
    line.push(piece)
    endsWithSpace = piece.endsWith(' ')
  }

  function breakLine(): void {
    if (line.length === 0) return
    const trimmed = line.join('').trim()
    if (trimmed !== '') lines.push(trimmed)
    line = []
  }

  return {
    preformatted: 0,
    write(piece) {
      if (this.preformatted > 0) {
        piece.split('\n').forEach((part, index) => {
          if (index > 0) breakLine()
          add(part)
        })
        return
      }
      const collapsed = piece.replaceAll(/[ \t\n\f\r\u00a0]+/g, ' ')
      const added =
        (endsWithSpace || line.length === 0) && collapsed.startsWith(' ') ? collapsed.slice(1) : collapsed
      if (added !== '') add(added)
    },
    breakLine,
    end() {
      breakLine()
      return lines.join('\n')
    },
  }
}
