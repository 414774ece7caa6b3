import { asRecord } from '@octavo/platform/unknown-values.ts'
import { cleanHtml } from '../wire/rich-text.ts'
import type { EventRow } from './store/events.ts'

/** A content module. Unknown kinds are stored as they are. */
export interface ContentModule {
  [field: string]: unknown
  type: string
}

interface Reader {
  event: Pick<EventRow, 'start_ms'>
  /** The ticket classes of the reader's tickets. */
  heldClassIds: readonly number[]
  nowMs: number
}

/** Sanitizes the text, and sets the ID if it is missing. */
export function cleanModule(module: ContentModule, id: string): ContentModule {
  return { id, ...withCleanText(module) }
}

/** Modules may be limited to ticket classes and to a time span. */
export function isShown(
  { ticket_class_ids, timed_display }: ContentModule,
  { accessType }: { accessType: string },
  { event, heldClassIds, nowMs }: Reader,
): boolean {
  const requested = Array.isArray(ticket_class_ids) ? ticket_class_ids.map(textIn) : []
  const isForReader =
    requested.length > 0
      ? requested.some((id) => heldClassIds.includes(Number(id)))
      : accessType === 'public' || heldClassIds.length > 0
  return isForReader && isInTime(asRecord(timed_display), event.start_ms, nowMs)
}

/** Limits a module to the copies of its ticket classes. */
export function withTicketClasses(
  module: ContentModule,
  classIds: ReadonlyMap<number, number>,
): ContentModule {
  const { ticket_class_ids } = module
  if (!Array.isArray(ticket_class_ids)) return module
  const copyOf = (id: unknown) => classIds.get(Number(textIn(id)))?.toString() ?? id
  return { ...module, ticket_class_ids: ticket_class_ids.map(copyOf) }
}

/** Renders a module as part of the description. Unknown kinds render nothing. */
export function renderModule(module: ContentModule): string {
  const data = asRecord(module.data)
  if (module.type === 'text') return cleanHtml(textIn(asRecord(data.body).text))
  const caption = cleanHtml(textIn(asRecord(asRecord(data.caption).body).text))
  if (module.type === 'image') return renderImage(asRecord(data.image), caption)
  if (module.type === 'video') return renderLink(asRecord(data.video).url, caption)
  return ''
}

function renderImage({ url, alt }: { url?: unknown; alt?: unknown }, caption: string): string {
  if (typeof url !== 'string') return caption
  const image = cleanHtml(`<img src="${quoted(url)}" alt="${quoted(textIn(alt))}">`)
  return caption ? `<figure>${image}<figcaption>${caption}</figcaption></figure>` : image
}

function renderLink(url: unknown, caption: string): string {
  if (typeof url !== 'string') return caption
  return cleanHtml(`<p><a href="${quoted(url)}">${quoted(url)}</a></p>${caption}`)
}

// Modules are stored as they are sent. An object can have a `toString` that is not a function.
const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number'
const textIn = (value: unknown) => (isPlain(value) ? String(value) : '')

const quoted = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

function withCleanText(module: ContentModule): ContentModule {
  if (module.type !== 'text') return module
  const data = asRecord(module.data)
  const { text, ...body } = asRecord(data.body)
  if (typeof text !== 'string') return module
  return { ...module, data: { ...data, body: { ...body, text: cleanHtml(text) } } }
}

/** Times are absolute, or in minutes relative to the start of the event. */
function isInTime(timed: Record<string, unknown>, startMs: number, nowMs: number): boolean {
  const at = (absolute: unknown, relative: unknown) => {
    if (isPlain(absolute)) return Date.parse(String(absolute))
    return isPlain(relative) ? startMs + Number(relative) * 60_000 : Number.NaN
  }
  const fromMs = at(timed.absolute_start_utc, timed.relative_start)
  const untilMs = at(timed.absolute_end_utc, timed.relative_end)
  // NaN compares false: an invalid time is no limit.
  return !(nowMs < fromMs) && !(nowMs >= untilMs)
}
