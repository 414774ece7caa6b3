import { asRecord } from '@octavo/platform/unknown-values.ts'
import { decodeText } from './decode-text.ts'
import type { FeedOptions } from './feed.ts'
import { type HtmlImage, readHtmlContent } from './html-content.ts'
import { readDate } from './read-date.ts'
import { storableText } from './storable-text.ts'
import { resolveUrl } from './web-url.ts'

/** A document of an account on an ActivityPub server: https://www.w3.org/TR/activitypub/ */
export type ActivityDocument =
  | { kind: 'actor'; name: string; outboxUrl: string; isIndexable: boolean }
  /** A collection that is read page by page. */
  | { kind: 'collection'; firstUrl: string }
  /** Newest first. */
  | { kind: 'page'; notes: readonly PublicNote[]; nextUrl: string | undefined }

/** A public Note or Article. Counts are those that its server reports. */
export interface PublicNote {
  id: string
  url: string
  title: string | undefined
  text: string
  links: readonly string[]
  images: readonly HtmlImage[]
  hasVideo: boolean
  /** The id of its actor. */
  account: string | undefined
  publishedMs: number | undefined
  updatedMs: number | undefined
  language: string | undefined
  categories: readonly string[]
  inReplyTo: string | undefined
  likes: number | undefined
  shares: number | undefined
  replies: number | undefined
}

type Json = Readonly<Record<string, unknown>>

const actorTypes: ReadonlySet<unknown> = new Set([
  'Person',
  'Service',
  'Group',
  'Organization',
  'Application',
])
const noteTypes: ReadonlySet<unknown> = new Set(['Note', 'Article', 'Page', 'Question', 'Video'])
const publicNames: ReadonlySet<unknown> = new Set([
  'https://www.w3.org/ns/activitystreams#Public',
  'as:Public',
  'Public',
])
const maxItems = 200
const maxListItems = 50
const maxTitleLength = 500
const maxHtmlLength = 500_000

/** Undefined when the bytes are no actor and no outbox. Never throws. */
export function readActivityDocument(
  bytes: Uint8Array,
  { url, contentType }: FeedOptions,
): ActivityDocument | undefined {
  try {
    const { text } = decodeText(bytes, contentType)
    return /^[\s\ufeff]*\{/.test(text) ? readDocument(asRecord(JSON.parse(text)), url) : undefined
  } catch {
    return undefined
  }
}

function readDocument(document: Json, base: string): ActivityDocument | undefined {
  if (actorTypes.has(document.type)) {
    const outboxUrl = readUrl(document.outbox, base)
    const name = readText(document.name) || readText(document.preferredUsername) || ''
    // https://codeberg.org/fediverse/fep/src/branch/main/fep/5feb/fep-5feb.md
    const isIndexable = document.indexable !== false
    return outboxUrl === undefined ? undefined : { kind: 'actor', name, outboxUrl, isIndexable }
  }
  if (!/^Ordered|^Collection/.test(readText(document.type) ?? '')) return undefined
  const items = document.orderedItems ?? document.items
  if (Array.isArray(items)) return readPage(items, document.next, base)
  const { first } = document
  const embedded = asRecord(first).orderedItems
  if (Array.isArray(embedded)) return readPage(embedded, asRecord(first).next, base)
  const firstUrl = readUrl(first, base)
  return firstUrl === undefined ? undefined : { kind: 'collection', firstUrl }
}

function readPage(items: readonly unknown[], next: unknown, base: string): ActivityDocument {
  const notes = items.slice(0, maxItems).flatMap((item) => readActivity(asRecord(item), base) ?? [])
  return { kind: 'page', notes, nextUrl: readUrl(next, base) }
}

/** Ignores boosts (`Announce`), which are posts of other accounts. */
function readActivity(activity: Json, base: string): PublicNote | undefined {
  const note = activity.type === 'Create' ? asRecord(activity.object) : activity
  // The audience of the note itself takes precedence.
  const isAddressed = note.to !== undefined || note.cc !== undefined
  return noteTypes.has(note.type) && isForEveryone(isAddressed ? note : activity)
    ? readNote(note, base)
    : undefined
}

const isForEveryone = ({ to, cc }: Json): boolean => [to, cc].flat().some((name) => publicNames.has(name))

function readNote(note: Json, base: string): PublicNote | undefined {
  const id = readUrl(note.id, base)
  if (id === undefined) return undefined
  const contents = Object.entries(asRecord(note.contentMap)).filter((entry) => typeof entry[1] === 'string')
  const html = readText(note.content) ?? readText(contents[0]?.[1]) ?? ''
  const { text, links, images, hasVideo } = readHtmlContent(html.slice(0, maxHtmlLength), id)
  const attachments = [note.attachment].flat().slice(0, maxListItems).map(asRecord)
  const attached = attachments.flatMap((attachment): HtmlImage[] => {
    const url = isMedia(attachment, 'image') ? readUrl(attachment.url, id) : undefined
    return url === undefined ? [] : [{ url, caption: readText(attachment.name) ?? '' }]
  })
  const hashtags = [note.tag].flat().slice(0, maxListItems).map(asRecord)
  return {
    id,
    url: readUrl(note.url, id) ?? id,
    title: (readText(note.name) || readText(note.summary))?.slice(0, maxTitleLength),
    text,
    links,
    images: [...images, ...attached],
    hasVideo: hasVideo || attachments.some((attachment) => isMedia(attachment, 'video')),
    account: readUrl(note.attributedTo, id),
    publishedMs: readDate(readText(note.published)),
    updatedMs: readDate(readText(note.updated)),
    language: contents.length === 1 ? contents[0]?.[0] : undefined,
    categories: hashtags.flatMap(({ type, name }) =>
      type === 'Hashtag' ? (readText(name)?.replace(/^#/, '').slice(0, 100) ?? []) : [],
    ),
    inReplyTo: readUrl(note.inReplyTo, id),
    likes: readTotal(note.likes),
    shares: readTotal(note.shares),
    replies: readTotal(note.replies),
  }
}

const isMedia = ({ type, mediaType }: Json, kind: 'image' | 'video'): boolean =>
  readText(mediaType)?.startsWith(`${kind}/`) ?? readText(type)?.toLowerCase() === kind

/** A URL, an object with one, or the first of a list, preferring a page. */
function readUrl(value: unknown, base: string): string | undefined {
  if (Array.isArray(value)) {
    const links = value.slice(0, maxListItems)
    const page = links.find((link) => readText(asRecord(link).mediaType)?.startsWith('text/html'))
    return readUrl(page ?? links[0], base)
  }
  const { href, id } = asRecord(value)
  return resolveUrl(readText(value) ?? readText(href) ?? readText(id), base)
}

function readTotal(collection: unknown): number | undefined {
  const { totalItems } = asRecord(collection)
  const isCount = typeof totalItems === 'number' && Number.isSafeInteger(totalItems) && totalItems >= 0
  return isCount ? Math.min(totalItems, 2 ** 31 - 1) : undefined
}

const readText = (value: unknown): string | undefined =>
  typeof value === 'string' ? storableText(value) : undefined
