import { Problem } from '@octavo/platform/errors.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { problem } from '../errors.ts'

/** The expansions that a client requests, including nested ones. */
export interface RequestedExpansions {
  has(name: string): boolean
  /** The nested expansions of `name`; `type` is its name in `expand.<type>`. */
  of(name: string, type?: string): RequestedExpansions
}

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

/** Unknown names are ignored, including `none`, which some clients always send. */
export function readExpansions({ query }: Pick<FastifyRequest, 'query'>, type?: string): RequestedExpansions {
  const parameters: Record<string, unknown> = asRecord(query)
  const byType = (name: string) => namesIn(parameters[`expand.${name}`])
  const requested = (paths: readonly string[][]): RequestedExpansions => ({
    has: (name) => paths.some(([first]) => first === name),
    of: (name, type = name) =>
      requested([
        ...paths.filter(([first, ...rest]) => first === name && rest.length).map(([, ...rest]) => rest),
        ...byType(type),
      ]),
  })
  return requested([...namesIn(parameters.expand), ...(type === undefined ? [] : byType(type))])
}

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
  return (row) => Object.fromEntries(loaded.map(([name, of]) => [name, of(row)]))
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
  const paths = text.join(',').slice(0, maxLength).split(',')
  return paths.map((path) => path.trim().split('.').slice(0, maxDepth)).filter(([first]) => first)
}

const maxLength = 2_000
