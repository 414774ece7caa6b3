import { Problem } from '@octavo/platform/errors.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { problem } from '../errors.ts'

/** The expansions that a client requests, including nested ones. */
export interface RequestedExpansions {
  has(name: string): boolean
  /** The nested expansions of `name`. */
  of(name: string): RequestedExpansions
  readonly limits: ExpansionLimits
}

export interface ExpansionLimits {
  /** The rows of one expanded list in all objects of a response. */
  maxRows: number
  /** The length of all expanded objects as JSON, approximately. */
  maxLength: number
}

/** An order of 4,000 tickets with its attendees and their event fits. */
const responseLimits: ExpansionLimits = { maxRows: 10_000, maxLength: 32_000_000 }

/** For a user's data export, which is complete. */
export const noLimits: ExpansionLimits = { maxRows: Infinity, maxLength: Infinity }

/** Loads one expansion for all rows of a page at once, and returns the value of each row. */
export type Expansion<Row, Scope> = (
  rows: readonly Row[],
  scope: Scope,
  requested: RequestedExpansions,
) => Promise<(row: Row) => unknown>

export type Expansions<Row, Scope> = Readonly<Record<string, Expansion<Row, Scope>>>

/** For the `querystring` of operations with expansions. */
export const ExpandQuery = {
  expand: Type.Optional(
    Type.String({ description: 'A comma-separated list of expansions, such as `venue,organizer.logo`.' }),
  ),
}

const maxDepth = 4

/**
 * Unknown names are ignored, including `none`, which some clients always send. So are names of objects that
 * contain the expansion already: the attendees of an order do not repeat the order.
 */
export function readExpansions(
  { query }: Pick<FastifyRequest, 'query'>,
  type?: string,
  limits = responseLimits,
): RequestedExpansions {
  const parameters: Record<string, unknown> = asRecord(query)
  const byType = (name: string) => namesIn(parameters[`expand.${name}`])
  const requested = (paths: readonly string[][], kinds: readonly string[], depth: number) => {
    const own = depth < maxDepth ? paths.filter(([first = '']) => !kinds.includes(kindOf(first))) : []
    const of = (name: string): RequestedExpansions =>
      requested(
        [
          ...own.filter(([first, ...rest]) => first === name && rest.length).map(([, ...rest]) => rest),
          ...byType(name),
        ],
        [...kinds, kindOf(name)],
        depth + 1,
      )
    // Nested objects are part of the length of the outermost ones.
    const ownLimits = depth === 0 ? limits : { ...limits, maxLength: Infinity }
    return { has: (name: string) => own.some(([first]) => first === name), of, limits: ownLimits }
  }
  return type === undefined
    ? requested(namesIn(parameters.expand), [], 0)
    : requested([...namesIn(parameters.expand), ...byType(type)], [type], 0)
}

/** A list is named in the plural. A series has its own kind, since an event shows its series. */
const kindOf = (name: string) => (name === 'attendees' ? 'attendee' : name)

/** Runs one load per expansion, regardless of the number of rows. */
export async function expand<Row, Scope>(
  rows: readonly Row[],
  expansions: Expansions<Row, Scope>,
  scope: Scope,
  requested: RequestedExpansions,
): Promise<(row: Row) => Record<string, unknown>> {
  const named = Object.entries(expansions).filter(([name]) => requested.has(name))
  if (rows.length === 0 || named.length === 0) return () => ({})
  const loaded = await Promise.all(
    named.map(async ([name, load]) => [name, await load(rows, scope, requested.of(name))] as const),
  ).catch((error: unknown) => {
    if (error instanceof Problem) throw error
    throw Object.assign(problem('EXPANSION_FAILED'), { cause: error })
  })
  const { maxLength } = requested.limits
  const lengthOf = createLengthOf()
  let length = 0
  return (row) => {
    const expanded = Object.fromEntries(loaded.map(([name, of]) => [name, of(row)]))
    if (maxLength !== Infinity) length += lengthOf(expanded)
    if (length > maxLength) throw expansionsTooLarge()
    return expanded
  }
}

export const expansionsTooLarge = () =>
  problem('BAD_REQUEST', {
    message:
      'The expanded objects are too large for one response. Use a smaller `page_size` or fewer expansions.',
  })

/** Measures an object once, although rows can share it: the response repeats it for each. */
function createLengthOf() {
  const lengths = new WeakMap<object, number>()
  return function lengthOf(value: unknown): number {
    if (typeof value === 'string') return value.length + 2
    if (typeof value !== 'object' || value === null) return 5
    let length = lengths.get(value)
    if (length === undefined) {
      length = 2
      for (const [name, inner] of Object.entries(value)) length += name.length + 4 + lengthOf(inner)
      lengths.set(value, length)
    }
    return length
  }
}

/** For a reference by ID: `venue: toOne((event) => event.venue_id, loadVenues)`. */
export const toOne =
  <Row, Scope>(
    idOf: (row: Row) => number | null,
    load: (
      ids: number[],
      scope: Scope,
      requested: RequestedExpansions,
    ) => Promise<ReadonlyMap<number, unknown>>,
  ): Expansion<Row, Scope> =>
  async (rows, scope, requested) => {
    const ids = [...new Set(rows.map(idOf).filter((id) => id !== null))]
    const objects = ids.length ? await load(ids, scope, requested) : new Map<number, unknown>()
    return (row) => objects.get(idOf(row) ?? 0) ?? null
  }

function namesIn(input: unknown): string[][] {
  const text = [input].flat().filter((part) => typeof part === 'string')
  const paths = text.join(',').slice(0, maxQueryLength).split(',')
  return paths.map((path) => path.trim().split('.').slice(0, maxDepth)).filter(([first]) => first)
}

const maxQueryLength = 2_000
