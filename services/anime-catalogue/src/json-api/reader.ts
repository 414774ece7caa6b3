import { type DocumentParts, renderDocument, renderLinkageDocument } from './documents.ts'
import { jsonApiError, recordNotFound } from './errors.ts'
import { createFragments } from './fragments.ts'
import { createItem, findTarget } from './items.ts'
import { pageLinks } from './page-links.ts'
import type { Parameters } from './parameters.ts'
import { isId, type Query, type QueryLimits, readQuery } from './query.ts'
import type { NamedRelationship, Registered, Registry } from './registry.ts'
import { type Condition, type Row, typesOf, type View, type Viewer } from './resource.ts'
import { relatedCondition } from './store/collection.ts'
import { hasIds, type QueryContext, scopeOf } from './store/conditions.ts'
import { type Inclusion, includeRelated } from './store/inclusion.ts'
import { createPages, type PageRequest, type Search } from './store/pages.ts'
import type { Store } from './store/query-runner.ts'
import { columnsOf, findRows } from './store/rows.ts'
import { createSelection, linkColumns, type Selection } from './store/selection.ts'

export interface ReadContext {
  parameters: Parameters
  viewer: Viewer
  view: View
  /** Changes whenever any row may have changed. */
  version: string
  /** Set by the reader; provisional responses must not be cached. */
  notes: { isProvisional: boolean }
}

/** Renders documents to bytes. Throws a 404 for resources that do not exist or that the caller may not see. */
export interface Reader {
  list(resource: Registered, context: ReadContext): Promise<Buffer>
  get(resource: Registered, id: string, context: ReadContext): Promise<Buffer>
  related(
    resource: Registered,
    id: string,
    relationship: NamedRelationship,
    context: ReadContext,
  ): Promise<Buffer>
  /** Resource identifiers of a relationship. */
  linkage(
    resource: Registered,
    id: string,
    relationship: NamedRelationship,
    context: ReadContext,
  ): Promise<Buffer>
  /** Resolves an id or slug. */
  idOf(resource: Registered, id: string, context: ReadContext): Promise<number>
  /** Resources in this order, without pagination. */
  listByIds(resource: Registered, ids: readonly number[], context: ReadContext): Promise<Buffer>
}

export interface ReaderOptions {
  store: Store
  registry: Registry
  limits: QueryLimits & { maxIncluded: number; maxIncludedBytes: number; fragmentBytes: number }
  search: Search
  /** Accepts slugs instead of ids in paths. */
  slugsAsIds: boolean
}

export function createReader({ store, registry, limits, search, slugsAsIds }: ReaderOptions): Reader {
  const fragments = createFragments(limits.fragmentBytes)
  const findPage = createPages(store, search)

  return {
    list: (resource, context) => renderPage(resource, context, resource.path),

    async get(resource, id, context) {
      const body = await findOne(resource, conditionForId(resource, id, context), context)
      if (!body) throw recordNotFound(id)
      return body
    },

    async related(resource, id, { name, path, isMany, relationship }, context) {
      const row = await getRow(resource, id, linkColumns(relationship), context)
      const address = `${resource.path}/${row.id}/${path}`
      if (relationship.kind === 'to-many' || relationship.kind === 'through') {
        const other = registry.get(relationship.type)
        const condition = relatedCondition(row.id ?? 0, relationship, other)
        return renderPage(other, context, address, { key: `${resource.type}/${row.id}/${name}`, condition })
      }
      const target = findTarget(row, relationship)
      const other = target && registry.get(target.type)
      const body =
        target &&
        other &&
        (await findOne(other, hasIds(other, [target.id], queryContextOf(context)), context))
      return body ?? renderDocument({ data: isMany ? [] : null, ...nothingIncluded(context) }, () => [])
    },

    async linkage(resource, id, { name, path, relationship }, context) {
      // https://jsonapi.org/format/1.1/#fetching-includes requires 400 where include is not supported.
      if (context.parameters.include !== undefined)
        throw jsonApiError('invalid_include', 'include is not supported for relationships.', {
          parameter: 'include',
        })
      const fields = new Map(typesOf(relationship).map((type) => [type, new Set<string>()]))
      const include = { children: new Map([[name, { children: new Map() }]]) }
      const selection = createSelection({ fields, include }, [resource], registry)
      const row = await getRow(resource, id, linkColumns(relationship), context)
      const item = createItem(resource, row)
      await includeRelated([item], include, inclusionFor(selection, context))
      const self = `${context.view.base}/${resource.path}/${item.id}`
      const links = { self: `${self}/relationships/${path}`, related: `${self}/${path}` }
      return renderLinkageDocument(links, item.linkage.get(name) ?? null)
    },

    async idOf(resource, id, context) {
      return Number((await getRow(resource, id, [], context)).id)
    },

    async listByIds(resource, ids, context) {
      const query = readQuery(withoutSelecting(context.parameters), resource, registry, limits)
      const selection = createSelection(query, [resource], registry)
      const condition = hasIds(resource, ids.map(String), queryContextOf(context))
      const rows = ids.length
        ? await findRows(store, resource, condition, selection.columns(resource), queryContextOf(context))
        : []
      const byId = new Map(rows.map((row) => [row.id, createItem(resource, row)]))
      const data = ids.flatMap((id) => byId.get(id) ?? [])
      return render({ data, isBare: true }, query, selection, context)
    },
  }

  async function renderPage(
    resource: Registered,
    context: ReadContext,
    path: string,
    related?: PageRequest['related'],
  ): Promise<Buffer> {
    const query = readQuery(context.parameters, resource, registry, limits)
    const selection = createSelection(query, [resource], registry)
    const { rows, count } = await findPage({
      resource,
      query,
      columns: selection.columns(resource),
      version: context.version,
      notes: context.notes,
      queryContext: queryContextOf(context),
      ...(related && { related }),
    })
    const links = pageLinks(`${context.view.base}/${path}`, context.parameters, query.page, count)
    const data = rows.map((row) => createItem(resource, row))
    return render({ data, meta: { count }, links }, query, selection, context)
  }

  async function findOne(
    resource: Registered,
    condition: Condition,
    context: ReadContext,
  ): Promise<Buffer | undefined> {
    const query = readQuery(context.parameters, resource, registry, limits)
    const selection = createSelection(query, [resource], registry)
    const [row] = await findRows(
      store,
      resource,
      condition,
      selection.columns(resource),
      queryContextOf(context),
    )
    return row && render({ data: createItem(resource, row) }, query, selection, context)
  }

  async function render(
    parts: DocumentParts,
    query: Query,
    selection: Selection,
    context: ReadContext,
  ): Promise<Buffer> {
    const primary = [parts.data ?? []].flat()
    const included =
      query.include && (await includeRelated(primary, query.include, inclusionFor(selection, context)))
    const write = fragments.writer({ view: context.view, fields: query.fields, version: context.version })
    return renderDocument({ ...parts, included }, write)
  }

  async function getRow(
    resource: Registered,
    id: string,
    leading: readonly string[],
    context: ReadContext,
  ): Promise<Row> {
    const [row] = await findRows(
      store,
      resource,
      conditionForId(resource, id, context),
      columnsOf(resource.table, ['id', ...leading]),
      queryContextOf(context),
    )
    if (!row) throw recordNotFound(id)
    return row
  }

  /** `id` is a path parameter: an id or a slug. */
  function conditionForId(resource: Registered, id: string, context: ReadContext): Condition {
    const queryContext = queryContextOf(context)
    if (isId(id, resource)) return hasIds(resource, [id], queryContext)
    if (slugsAsIds && resource.bySlug && !/^\d+$/.test(id))
      return resource.bySlug(id, scopeOf(resource, queryContext))
    throw jsonApiError('invalid_field_value', `${id} is not a valid value for id.`)
  }

  function inclusionFor(selection: Selection, context: ReadContext): Inclusion {
    return {
      store,
      registry,
      selection,
      queryContext: queryContextOf(context),
      maxIncluded: limits.maxIncluded,
      maxIncludedBytes: limits.maxIncludedBytes,
    }
  }

  function queryContextOf({ viewer, view }: ReadContext): QueryContext {
    return { dialect: store.dialect, viewer, view }
  }
}

function nothingIncluded({ parameters }: ReadContext): Pick<DocumentParts, 'included'> {
  return parameters.include === undefined ? {} : { included: [] }
}

function withoutSelecting(parameters: Parameters): Parameters {
  return { ...parameters, filter: new Map(), page: new Map(), sort: undefined }
}
