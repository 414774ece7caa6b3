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
