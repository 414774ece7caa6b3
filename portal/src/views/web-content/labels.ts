import type { Post } from './records.ts'

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })
const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** `GB` is `United Kingdom`. */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (countryNames.of(code) ?? code) : code
}

/** `english` is `English`, `discussions` is `Discussions`. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** `english` is `en`: the API names languages, and HTML has tags for them. */
export function languageTag(name: string): string | undefined {
  return languageTags().get(name)
}

let tags: ReadonlyMap<string, string> | undefined

function languageTags(): ReadonlyMap<string, string> {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index))
  tags ??= new Map(
    letters
      .flatMap((first) => letters.map((second) => first + second))
      .flatMap((tag) => {
        const name = languageNames.of(tag)
        return name ? [[name.toLowerCase(), tag] as const] : []
      }),
  )
  return tags
}

export function siteTitle({ thread: { site_title, site_full } }: Post): string {
  return site_title ?? site_full
}

const tones = { positive: 'good', negative: 'bad' } as const

/** The status dot of a sentiment. */
export function sentimentTone(sentiment: string): 'good' | 'bad' | 'off' {
  return sentiment === 'positive' || sentiment === 'negative' ? tones[sentiment] : 'off'
}

/** Attributes of text in the language of a post. */
export function languageOf({ language }: Post) {
  return { lang: languageTag(language), dir: 'auto' } as const
}
