import type { Registered } from '../json-api/registry.ts'
import type { Cell, Row } from '../json-api/resource.ts'
import { invalid } from './write.ts'

type Titles = Record<string, string | null>

const maxCanonicalLength = 255
const preferred = ['en_jp', 'en', 'ja_jp']

/**
 * `canonicalTitle` may be a title or the key of one in `titles`. When only `titles` change, it keeps its language.
 */
export function canonicalTitleOf(
  columns: Row,
  before: Row | undefined,
  resource: Registered,
  names = { titles: 'titles', canonical: 'canonicalTitle' },
): string {
  const titles = readTitles(columns.titles ?? before?.titles)
  const title =
    requestedTitle(columns.canonical_title, titles) ??
    previousTitle(columns, before, titles) ??
    defaultTitle(titles)
  if (title === undefined) throw invalid(resource, names.titles, "can't be blank")
  if (title.length > maxCanonicalLength)
    throw invalid(resource, names.canonical, `is too long (maximum is ${maxCanonicalLength} characters)`)
  return title
}

export function readTitles(titles: Cell | undefined): Titles {
  return JSON.parse(String(titles ?? '{}'))
}

function requestedTitle(title: Cell | undefined, titles: Titles): string | undefined {
  if (typeof title !== 'string' || title.trim() === '') return undefined
  return (Object.hasOwn(titles, title) ? titles[title] : undefined) || title
}

function previousTitle(columns: Row, before: Row | undefined, titles: Titles): string | undefined {
  if (!before || columns.canonical_title === null) return undefined
  const title = String(before.canonical_title)
  if (columns.titles === undefined || Object.values(titles).includes(title)) return title
  const [language] = Object.entries(readTitles(before.titles)).find(([, one]) => one === title) ?? []
  return language === undefined ? undefined : (titles[language] ?? undefined)
}

function defaultTitle(titles: Titles): string | undefined {
  const inOrder = [...preferred.map((language) => titles[language]), ...Object.values(titles)]
  return inOrder.find((title) => typeof title === 'string' && title.trim() !== '') ?? undefined
}
