import { fieldError } from './graphql-errors.ts'

export interface PageArguments {
  first?: number | null
  after?: string | null
  last?: number | null
  before?: string | null
}

/** The requested part of a list. `last` reads the list backwards from `before`. */
export interface Part {
  limit: number
  isBackward: boolean
  /** The position in the cursor. The part starts next to it. */
  beyond: readonly number[] | undefined
  /** True without `first` and `last`. Only the total count can be selected then. */
  isSizeMissing: boolean
}

export interface Connection<Node> {
  nodes: () => Node[]
  edges: () => { cursor: string; node: Node }[]
  pageInfo: {
    hasNextPage: boolean
    hasPreviousPage: boolean
    startCursor: string | null
    endCursor: string | null
  }
  /** Counted only if selected. */
  totalCount: () => number | Promise<number>
}

const maxPage = 100

export function readPart({ first, after, last, before }: PageArguments): Part {
  const isBackward = first == null && last != null
  const limit = first ?? last
  if (limit == null) return { limit: 0, isBackward: false, beyond: undefined, isSizeMissing: true }
  if (limit < 0 || limit > maxPage)
    throw fieldError(
      'UNPROCESSABLE',
      `\`${isBackward ? 'last' : 'first'}\` must be between 0 and ${maxPage}.`,
    )
  const cursor = isBackward ? before : after
  return { limit, isBackward, beyond: cursor ? readCursor(cursor) : undefined, isSizeMissing: false }
}

export function writeCursor(position: readonly number[]): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url')
}

function readCursor(text: string): readonly number[] {
  try {
    const position: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    const isNumber = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
    if (Array.isArray(position) && position.length > 0 && position.length < 3 && position.every(isNumber))
      return position
  } catch {
    // Reported below.
  }
  throw fieldError('UNPROCESSABLE', `\`${text.slice(0, 100)}\` does not appear to be a valid cursor.`)
}

interface Edge<Node> {
  cursor: string
  node: Node
}

function build<Node>(
  part: Part,
  edges: Edge<Node>[],
  { hasBefore, hasAfter }: { hasBefore: boolean; hasAfter: boolean },
  totalCount: () => number | Promise<number>,
): Connection<Node> {
  function listed(): Edge<Node>[] {
    if (part.isSizeMissing)
      throw fieldError(
        'MISSING_PAGINATION_BOUNDARIES',
        'You must provide a `first` or `last` value to properly paginate the connection.',
      )
    return edges
  }
  return {
    edges: listed,
    nodes: () => listed().map(({ node }) => node),
    pageInfo: {
      hasNextPage: hasAfter,
      hasPreviousPage: hasBefore,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount,
  }
}

/** Builds a connection of rows in the order of reading. One row more than requested means that there are more. */
export function connect<Row, Node>(
  rows: readonly Row[],
  part: Part,
  {
    positionOf,
    nodeOf,
    totalCount,
  }: {
    positionOf(row: Row, index: number): readonly number[]
    nodeOf(row: Row): Node
    totalCount: () => number | Promise<number>
  },
): Connection<Node> {
  const { limit, isBackward, beyond } = part
  const hasMore = rows.length > limit
  const read = rows
    .slice(0, limit)
    .map((row, index) => ({ cursor: writeCursor(positionOf(row, index)), node: nodeOf(row) }))
  const edges = isBackward ? read.reverse() : read
  const hasSkipped = beyond !== undefined
  const ends = isBackward
    ? { hasBefore: hasMore, hasAfter: hasSkipped }
    : { hasBefore: hasSkipped, hasAfter: hasMore }
  return build(part, edges, ends, totalCount)
}

/** The same connection with other nodes, and with more fields of its edges. */
export function mapEdges<Row, Mapped extends { node: unknown }>(
  connection: Connection<Row>,
  edgeOf: (row: Row) => Mapped,
) {
  return {
    ...connection,
    nodes: () => connection.nodes().map((row) => edgeOf(row).node),
    edges: () => connection.edges().map(({ cursor, node }) => ({ cursor, ...edgeOf(node) })),
  }
}

/** A connection of a short list. Cursors are positions in it. */
export function connectAll<Item>(items: readonly Item[], args: PageArguments): Connection<Item> {
  const part = readPart(args)
  const [beyond] = part.beyond ?? []
  const indexed = items.map((item, index) => ({ item, index }))
  const ordered = part.isBackward ? indexed.toReversed() : indexed
  const rest = ordered.filter(
    ({ index }) => beyond === undefined || (part.isBackward ? index < beyond : index > beyond),
  )
  return connect(rest.slice(0, part.limit + 1), part, {
    positionOf: ({ index }) => [index],
    nodeOf: ({ item }) => item,
    totalCount: () => items.length,
  })
}

/** For lists that are read by offset. Cursors are positions in the list. */
export async function connectSlices<Row, Node>(
  args: PageArguments,
  {
    read,
    nodeOf,
  }: {
    read(slice: { limit: number; offset: number }): Promise<{ rows: readonly Row[]; total: number }>
    nodeOf(row: Row): Node
  },
): Promise<Connection<Node>> {
  const part = readPart(args)
  const { limit, isBackward } = part
  const [beyond] = part.beyond ?? []
  const end = isBackward ? (beyond ?? (await read({ limit: 1, offset: 0 })).total) : undefined
  const offset = end === undefined ? (beyond ?? -1) + 1 : Math.max(0, end - limit)
  const size = end === undefined ? limit : Math.min(limit, Math.max(end, 0))
  const { rows, total } = await read({ limit: Math.max(size, 1), offset })
  const edges = rows
    .slice(0, size)
    .map((row, index) => ({ cursor: writeCursor([offset + index]), node: nodeOf(row) }))
  const ends = { hasBefore: offset > 0, hasAfter: offset + edges.length < total }
  return build(part, edges, ends, () => total)
}
