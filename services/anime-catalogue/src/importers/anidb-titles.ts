import type { SourceWork } from '../works/source-work.ts'
import type { ImportInput } from './input.ts'
import type { Reader, SourceEntry } from './reader.ts'
import { textEntries } from './text-entries.ts'
import { sanitizeTitle } from './title-languages.ts'
import { isXml, xmlEntries } from './xml-entries.ts'

interface Title {
  type: string
  language: string
  text: string
}

/** Reads both formats of AniDB's title dump. */
export function readAnidbTitles(input: ImportInput): Reader {
  return {
    fingerprint: input.hash,
    async *read(cursor) {
      const works = (await isXml(input)) ? titlesInXml(input) : titlesInLines(input)
      for await (const entry of works) if (entry.cursor > cursor) yield entry
    },
  }
}

async function* titlesInXml(input: ImportInput): AsyncGenerator<SourceEntry> {
  for await (const { value, number, location, share } of xmlEntries(input, 'anime')) {
    const titles = value.children.map(({ attributes, text }) => ({
      type: attributes.type ?? '',
      language: attributes['xml:lang'] ?? '',
      text,
    }))
    yield { cursor: number, share, ...workOf(value.attributes.aid ?? '', titles, location) }
  }
}

/** Title types in the text format. */
const titleTypes = new Map(Object.entries({ '1': 'main', '2': 'syn', '3': 'short', '4': 'official' }))

async function* titlesInLines(input: ImportInput): AsyncGenerator<SourceEntry> {
  let work: { id: string; titles: Title[]; location: string; cursor: number; share: number } | undefined
  for await (const { value, number, location, share } of textEntries(input)) {
    const [, id, type = '', language = '', text = ''] = /^(\d+)\|(\d)\|([\w-]+)\|(.*)$/.exec(value) ?? []
    if (id === undefined) {
      if (work) yield { ...work, ...workOf(work.id, work.titles, work.location) }
      work = undefined
      yield {
        cursor: number,
        share,
        errors: [`${location}: the line must have the format id|type|language|title.`],
      }
      continue
    }
    if (work && work.id !== id) yield { ...work, ...workOf(work.id, work.titles, work.location) }
    if (work?.id !== id) work = { id, titles: [], location, cursor: number, share }
    work.titles.push({ type: titleTypes.get(type) ?? '', language, text })
    work.cursor = number
    work.share = share
  }
  if (work) yield { ...work, ...workOf(work.id, work.titles, work.location) }
}

const languages = new Map(
  Object.entries({
    'x-jat': 'en_jp',
    ja: 'ja_jp',
    'x-kot': 'en_kr',
    ko: 'ko_kr',
    'x-zht': 'en_cn',
    zh: 'zh_cn',
    'zh-Hans': 'zh_cn',
    'zh-Hant': 'zh_tw',
  }),
)

function workOf(id: string, rows: readonly Title[], location: string): Pick<SourceEntry, 'work' | 'errors'> {
  if (!/^\d+$/.test(id)) return { errors: [`${location}: the entry has no AniDB id.`] }
  const titles = new Map<string, string>()
  const [abbreviations, synonyms]: [string[], string[]] = [[], []]
  const errors: string[] = []
  for (const { type, language, text } of rows) {
    const title = sanitizeTitle(text)
    if (title === undefined) {
      errors.push(`${location}: skipped a title that is empty or longer than 500 characters.`)
      continue
    }
    const key = languages.get(language) ?? language.toLowerCase().replaceAll('-', '_')
    const isTitle = type === 'main' || type === 'official'
    if (isTitle && !titles.has(key)) titles.set(key, title)
    else (type === 'short' && title.length <= 12 ? abbreviations : synonyms).push(title)
  }
  const work: SourceWork = {
    links: [{ site: 'anidb', id }],
    existingOnly: true,
    titles: Object.fromEntries(titles),
    abbreviations,
    synonyms,
  }
  return { work, errors }
}
