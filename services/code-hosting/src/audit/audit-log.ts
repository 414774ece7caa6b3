import type { Context } from '../context.ts'
import { unprocessable } from '../errors.ts'
import { parseAuditQuery } from './audit-query.ts'
import { type AuditRow, type Position, selectEntries } from './store/audit-entries.ts'

export interface AuditRequest {
  phrase?: string
  include?: 'web' | 'git' | 'all'
  order?: 'asc' | 'desc'
  after?: string
  before?: string
  size: number
}

export interface AuditPage {
  rows: AuditRow[]
  /** Cursors of the neighboring pages, if there are any. */
  next: string | undefined
  previous: string | undefined
}

const defaultWindowMs = 90 * 24 * 60 * 60 * 1000
const kinds = { web: 0, git: 1, all: undefined } as const

export function createAuditLog({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  return async function list(organizationId: number | undefined, request: AuditRequest): Promise<AuditPage> {
    const { phrase = '', include = 'web', order = 'desc', size } = request
    const query = parseAuditQuery(phrase)
    const hasRange = query.fromMs !== undefined || query.untilMs !== undefined
    const isBackwards = request.before !== undefined && request.after === undefined
    const cursor = request.after ?? request.before
    const rows = await selectEntries(db.read, {
      ...query,
      fromMs: hasRange ? query.fromMs : clock.now() - defaultWindowMs,
      organizationId,
      isGit: kinds[include],
      order: isBackwards ? reversed(order) : order,
      after: cursor === undefined ? undefined : readCursor(cursor),
      limit: size + 1,
    }).execute()
    const hasMore = rows.length > size
    const page = rows.slice(0, size)
    if (isBackwards) page.reverse()
    const last = page.at(-1)
    const first = page[0]
    return {
      rows: page,
      next: last && (hasMore || isBackwards) ? cursorOf(last) : undefined,
      previous: first && (isBackwards ? hasMore : request.after !== undefined) ? cursorOf(first) : undefined,
    }
  }
}

export type AuditLog = ReturnType<typeof createAuditLog>

const reversed = (order: 'asc' | 'desc') => (order === 'asc' ? 'desc' : 'asc')

function cursorOf({ created_at_ms, id }: AuditRow): string {
  return Buffer.from(`${created_at_ms}|${id}`).toString('base64url')
}

function readCursor(cursor: string): Position {
  const text = Buffer.from(cursor, 'base64url').toString()
  const [, createdAtMs, id] = /^(\d{1,15})\|(\d{1,15})$/.exec(text) ?? []
  if (createdAtMs === undefined || id === undefined)
    throw unprocessable('The cursor is not valid for this list.')
  return { createdAtMs: Number(createdAtMs), id: Number(id) }
}
