import { domainToASCII } from 'node:url'
import { findCategoriesByPrefix, findCategory } from '../taxonomy/categories.ts'
import { findCountriesByPrefix, findCountry } from '../taxonomy/countries.ts'
import { findLanguage, findLanguagesByPrefix } from '../taxonomy/languages.ts'
import { foldName, NameIndex } from '../taxonomy/name-index.ts'
import type { TagName } from './fields.ts'

/** How the values of a tag are written in the index and read from queries. */
interface TagValues {
  /** The values of the index for a value of a post: its name and the parts of it that queries find. */
  list(value: string): string[]
  /** The value of the index for one of a query. Undefined if it is not in a closed list. */
  find(value: string): string | undefined
  /** The values of a closed list that begin with this, or a prefix of open values. */
  findByPrefix(prefix: string): readonly string[] | { prefix: string }
}

/** The values of the index for a value of a post. */
export function listTagValues(tag: TagName, value: string): string[] {
  return [...new Set(tagValues[tag].list(value).filter((each) => each !== ''))]
}

export function findTagValue(tag: TagName, value: string): string | undefined {
  return tagValues[tag].find(value) || undefined
}

export function findTagPrefix(tag: TagName, prefix: string): readonly string[] | { prefix: string } {
  return tagValues[tag].findByPrefix(prefix)
}

function closed(
  find: (value: string) => string | undefined,
  findByPrefix: (prefix: string) => readonly string[],
): TagValues {
  return { find, findByPrefix, list: (value) => [find(value) ?? ''] }
}

function closedList(entries: Record<string, readonly string[]>): TagValues {
  const index = new NameIndex(
    Object.entries(entries).flatMap(([value, names]) =>
      [value, ...names].map((each) => [each, value] as const),
    ),
  )
  return closed(
    (value) => index.find(value),
    (prefix) => index.findByPrefix(prefix),
  )
}

function open(normalize: (value: string) => string, list = (value: string) => [normalize(value)]): TagValues {
  return { list, find: normalize, findByPrefix: (prefix) => ({ prefix: normalize(prefix) }) }
}

const lower = (value: string) => value.trim().toLowerCase()

const flag = closedList({ true: ['yes', '1'], false: ['no', '0'] })

/** A part of a name finds it: `person:curie` finds Marie Curie. Long names have many parts, so parts are short. */
const name = open(foldName, (value) => {
  const folded = foldName(value)
  const words = folded.split(' ').slice(0, maxNameWords)
  const parts = words.flatMap((_, start) =>
    Array.from({ length: Math.min(maxPartWords, words.length - start) }, (_, count) =>
      words.slice(start, start + count + 1).join(' '),
    ),
  )
  return [folded, ...parts]
})
const maxNameWords = 6
const maxPartWords = 4

const host = (value: string) => {
  const [hostName = ''] = lower(value)
    .replace(/^[a-z]+:\/\//, '')
    .split('/', 1)
  return asciiOnly.test(hostName) ? hostName : domainToASCII(hostName) || hostName
}
const asciiOnly = /^[\0-\x7f]*$/

/** Scheme, `www.` and a trailing slash do not distinguish URLs. */
const address: TagValues = {
  list: (value) => [plainAddress(value).replace(/\/$/, '')],
  find: (value) => plainAddress(value).replace(/\/$/, ''),
  findByPrefix: (prefix) => {
    const text = lower(prefix)
    const isSchemeOnly = ['http://www.', 'https://www.'].some((start) => start.startsWith(text))
    return { prefix: isSchemeOnly ? '' : plainAddress(prefix) }
  },
}

function plainAddress(value: string): string {
  return lower(value.slice(0, maxAddressLength)).replace(/^(?:https?:)?\/\/(?:www\.)?|^www\./, '')
}

const maxAddressLength = 2_000

const site = open((value) => host(value).replace(/^www\./, ''))
const siteFull = open(host, (value) => [host(value), host(value).replace(/^www\./, '')])

const topic = open(readTopic, (value) => [readTopic(value), foldName(value.slice(value.indexOf('->') + 2))])

/** `Sport->soccer`, with any name of the category, or a topic alone. */
function readTopic(value: string): string {
  const arrow = value.indexOf('->')
  if (arrow < 0) return foldName(value)
  const category = value.slice(0, arrow)
  return `${findCategory(category) ?? foldName(category)}->${foldName(value.slice(arrow + 2))}`
}

const tagValues: Record<TagName, TagValues> = {
  language: closed(
    (value) => (lower(value) === 'unknown' ? 'unknown' : findLanguage(value)),
    findLanguagesByPrefix,
  ),
  site_type: closedList({
    news: [],
    blogs: ['blog'],
    discussions: ['discussion', 'forum', 'forums'],
    social: [],
  }),
  site,
  site_full: siteFull,
  site_suffix: open((value) => lower(value).replace(/^\*?\./, '')),
  site_category: open(foldName),
  country: closed(
    (value) => findCountry(value)?.toLowerCase(),
    (prefix) => findCountriesByPrefix(prefix).map((code) => code.toLowerCase()),
  ),
  category: closed(findCategory, findCategoriesByPrefix),
  topic,
  sentiment: closedList({ positive: [], neutral: [], negative: [] }),
  is_first: flag,
  has_video: flag,
  syndicated: flag,
  breaking: flag,
  ai_allow: flag,
  person: name,
  person_positive: name,
  person_negative: name,
  person_neutral: name,
  organization: name,
  organization_positive: name,
  organization_negative: name,
  organization_neutral: name,
  location: name,
  location_positive: name,
  location_negative: name,
  location_neutral: name,
  /** With or without the exchange: `NASDAQ:AAPL`. */
  ticker: open(lower, (value) => [lower(value), lower(value.slice(value.indexOf(':') + 1))]),
  link: address,
  url: address,
  thread_url: address,
  has: open(lower),
}
