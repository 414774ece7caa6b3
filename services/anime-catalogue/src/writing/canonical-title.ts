import type { Registered } from '../json-api/registry.ts'
import type { Cell, Row } from '../json-api/resource.ts'
import { invalid } from './write.ts'

type Titles = Record<string, string | null>

const canonicalMax = 255
/** In which of their titles works are best known, unless somebody says otherwise. */
const preferred = ['en_jp', 'en', 'ja_jp']

/**
 * The title by which something is known. It may be given by its language; and where titles change and it is not given,
 * it stays in the language in which it was.
 */
export function canonicalTitleOf(
  columns: Row,
  before: Row | undefined,
  resource: Registered,
  names = { titles: 'titles', canonical: 'canonicalTitle' },
): string {
  const titles = readTitles(columns.titles ?? before?.titles)
  const title = given(columns.canonical_title, titles) ?? kept(columns, before, titles) ?? best(titles)
  if (title === undefined) throw invalid(resource, names.titles, "can't be blank")
  if (title.length > canonicalMax)
    throw invalid(resource, names.canonical, `is too long (maximum is ${canonicalMax} characters)`)
  return title
}

export function readTitles(titles: Cell | undefined): Titles {
  return JSON.parse(String(titles ?? '{}'))
}

function given(title: Cell | undefined, titles: Titles): string | undefined {
  if (typeof title !== 'string' || title.trim() === '') return undefined
  return (Object.hasOwn(titles, title) ? titles[title] : undefined) || title
}

function kept(columns: Row, before: Row | undefined, titles: Titles): string | undefined {
  if (!before || columns.canonical_title === null) return undefined
  const title = String(before.canonical_title)
  if (columns.titles === undefined || Object.values(titles).includes(title)) return title
  const [language] = Object.entries(readTitles(before.titles)).find(([, one]) => one === title) ?? []
  return language === undefined ? undefined : (titles[language] ?? undefined)
}

function best(titles: Titles): string | undefined {
  const inOrder = [...preferred.map((language) => titles[language]), ...Object.values(titles)]
  return inOrder.find((title) => typeof title === 'string' && title.trim() !== '') ?? undefined
}
