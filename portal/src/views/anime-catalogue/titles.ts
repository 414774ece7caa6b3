import { signal } from '@preact/signals'
import { address, setQuery } from '../../router.ts'
import type { Words } from './records.ts'

export const titleLanguages = [
  { key: 'known', label: 'Default' },
  { key: 'en', label: 'English' },
  { key: 'romaji', label: 'Romaji' },
  { key: 'native', label: 'Native' },
] as const

export type TitleLanguage = (typeof titleLanguages)[number]['key']

export interface Title {
  text: string
  /** BCP 47 tag. */
  lang: string | undefined
}

interface Titled {
  titles: Words
  canonicalTitle: string | null
}

const storeKey = 'octavo-anime-titles'
const remembered = signal(localStorage.getItem(storeKey))

/** From the URL, else the remembered choice. */
export function chosenTitleLanguage(): TitleLanguage {
  const choice = address.value.query.get('titles') ?? remembered.value
  return titleLanguages.find(({ key }) => key === choice)?.key ?? 'known'
}

export function chooseTitleLanguage(key: TitleLanguage): void {
  remembered.value = key
  localStorage.setItem(storeKey, key)
  setQuery({ titles: key })
}

const preferred: Readonly<Record<TitleLanguage, RegExp | undefined>> = {
  known: undefined,
  en: /^en(_us|_gb)?$/,
  romaji: /^en_(jp|kr|cn)$/,
  native: /^(ja_jp|ko_kr|zh_\w+)$/,
}

/** The title in the preferred language, else the canonical title. */
export function titleOf({ titles, canonicalTitle }: Titled, language = chosenTitleLanguage()): Title {
  const pattern = preferred[language]
  const titleEntries = Object.entries(titles).flatMap(([key, text]) => (text ? [{ key, text }] : []))
  const match =
    (pattern && titleEntries.find(({ key }) => pattern.test(key))) ??
    titleEntries.find(({ text }) => text === canonicalTitle) ??
    (canonicalTitle ? undefined : titleEntries[0])
  return match
    ? { text: match.text, lang: langOf(match.key) }
    : { text: canonicalTitle ?? 'Untitled', lang: undefined }
}

/** All distinct titles. */
export function listTitles({ titles }: Titled): readonly (Title & { language: string })[] {
  const titleEntries = Object.entries(titles).flatMap(([key, text]) =>
    text ? [{ text, lang: langOf(key), language: languageName(key) }] : [],
  )
  return titleEntries.filter(
    ({ text }, index) => titleEntries.findIndex((other) => other.text === text) === index,
  )
}

const display = new Intl.DisplayNames('en', { type: 'language' })

/** `ja_jp` is Japanese; `en_jp` is Japanese too, in Latin letters. */
export function languageName(key: string): string {
  const [language = '', country = ''] = key.toLowerCase().split('_')
  const originalLanguage = { jp: 'ja', kr: 'ko', cn: 'zh' }[country]
  if (language === 'en' && originalLanguage) return `${display.of(originalLanguage)}, romanised`
  try {
    return display.of(language === 'pt' && country === 'br' ? 'pt-BR' : language) ?? key
  } catch {
    return key
  }
}

function langOf(key: string): string | undefined {
  const [language = '', country = ''] = key.toLowerCase().split('_')
  if (language === 'en') return { jp: 'ja-Latn', kr: 'ko-Latn', cn: 'zh-Latn' }[country]
  return /^[a-z]{2,3}$/.test(language) ? language : undefined
}
