import { type DocumentParts, renderDocument, renderLinkageDocument } from './documents.ts'
import { jsonApiError, recordNotFound } from './errors.ts'
import { createFragments } from './fragments.ts'
import { createItem, findTarget } from './items.ts'
import { pageLinks } from './page-links.ts'
import type { Parameters } from './parameters.ts'
import { isId, type Query, type QueryLimits, readQuery } from './query.ts'
import type { NamedRelationship, Registered, Registry } from './registry.ts'
import { type Condition, type Row, typesOf, type View, type Viewer } from './resource.ts'
import { isRelatedTo } from './store/collection.ts'
import { type Asking, hasIds, scopeOf } from './store/conditions.ts'
import { type Inclusion, includeRelated } from './store/inclusion.ts'
import { createPages, type PageRequest, type Search } from './store/pages.ts'
import type { Store } from './store/query-runner.ts'
import { columnsOf, findRows } from './store/rows.ts'
import { createSelection, leadingColumns, type Selection } from './store/selection.ts'

/** Who asks for what. */
export interface Ask {
  parameters: Parameters
  viewer: Viewer
  view: View
  /** Changes whenever any row may have changed. */
  version: string
  /** Told by the reader: an answer that is passing is not to be kept by anybody. */
  notes: { isPassing: boolean }
}

/** Documents as bytes. What is not there, or not for this caller, is thrown as an error. */
export interface Reader {
  collection(resource: Registered, ask: Ask): Promise<Buffer>
  one(resource: Registered, id: string, ask: Ask): Promise<Buffer>
  related(resource: Registered, id: string, relationship: NamedRelationship, ask: Ask): Promise<Buffer>
  /** Where a relationship leads, and no more. */
  linkage(resource: Registered, id: string, relationship: NamedRelationship, ask: Ask): Promise<Buffer>
  /** The number of a resource that an address names, if it is there. */
  idOf(resource: Registered, id: string, ask: Ask): Promise<number>
  /** These resources in this order, without anything about pages. */
  listed(resource: Registered, ids: readonly number[], ask: Ask): Promise<Buffer>
}

export interface ReaderOptions {
  store: Store
  registry: Registry
  limits: QueryLimits & { includedMax: number; fragmentBytes: number }
  search: Search
  /** Whether a word in the place of an id may name what it stands for. */
  slugsAsIds: boolean
}

export function createReader({ store, registry, limits, search, slugsAsIds }: ReaderOptions): Reader {
  const fragments = createFragments(limits.fragmentBytes)
  const findPage = createPages(store, search)

  return {
    collection: (resource, ask) => renderPage(resource, ask, resource.path),

    async one(resource, id, ask) {
      const body = await findOne(resource, findable(resource, id, ask), ask)
      if (!body) throw recordNotFound(id)
      return body
    },

    async related(resource, id, { name, path, isMany, relationship }, ask) {
      const row = await getRow(resource, id, leadingColumns(relationship), ask)
      const address = `${resource.path}/${row.id}/${path}`
      if (relationship.kind === 'to-many' || relationship.kind === 'through') {
        const other = registry.get(relationship.type)
        // The id of a row that is there is no null.
        const condition = isRelatedTo(row.id ?? 0, relationship, other)
        return renderPage(other, ask, address, { key: `${resource.type}/${row.id}/${name}`, condition })
      }
      const target = findTarget(row, relationship)
      const other = target && registry.get(target.type)
      const body = target && other && (await findOne(other, hasIds(other, [target.id], askingOf(ask)), ask))
      return body ?? renderDocument({ data: isMany ? [] : null, ...nothingIncluded(ask) }, () => [])
    },

    async linkage(resource, id, { name, path, relationship }, ask) {
      // https://jsonapi.org/format/1.1/#fetching-includes: what does not know the parameter has to say so.
      if (ask.parameters.include !== undefined)
        throw jsonApiError('invalid_include', 'Nothing can be included here.', { parameter: 'include' })
      const fields = new Map(typesOf(relationship).map((type) => [type, new Set<string>()]))
      const include = { children: new Map([[name, { children: new Map() }]]) }
      const selection = createSelection({ fields, include }, [resource], registry)
      const row = await getRow(resource, id, leadingColumns(relationship), ask)
      const item = createItem(resource, row)
      await includeRelated([item], include, inclusionFor(selection, ask))
      const self = `${ask.view.base}/${resource.path}/${item.id}`
      const links = { self: `${self}/relationships/${path}`, related: `${self}/${path}` }
      return renderLinkageDocument(links, item.linkage.get(name) ?? null)
    },

    async idOf(resource, id, ask) {
      return Number((await getRow(resource, id, [], ask)).id)
    },

    async listed(resource, ids, ask) {
      const query = readQuery(withoutSelecting(ask.parameters), resource, registry, limits)
      const selection = createSelection(query, [resource], registry)
      const condition = hasIds(resource, ids.map(String), askingOf(ask))
      const rows = ids.length
        ? await findRows(store, resource, condition, selection.columns(resource), askingOf(ask))
        : []
      const byId = new Map(rows.map((row) => [row.id, createItem(resource, row)]))
      const data = ids.flatMap((id) => byId.get(id) ?? [])
      return render({ data, isBare: true }, query, selection, ask)
    },
  }

  async function renderPage(
    resource: Registered,
    ask: Ask,
    path: string,
    related?: PageRequest['related'],
  ): Promise<Buffer> {
    const query = readQuery(ask.parameters, resource, registry, limits)
    const selection = createSelection(query, [resource], registry)
    const { rows, count } = await findPage({
      ...{ resource, query, columns: selection.columns(resource), version: ask.version, notes: ask.notes },
      ...{ asking: askingOf(ask), ...(related && { related }) },
    })
    const links = pageLinks(`${ask.view.base}/${path}`, ask.parameters, query.page, count)
    const data = rows.map((row) => createItem(resource, row))
    return render({ data, meta: { count }, links }, query, selection, ask)
  }

  async function findOne(resource: Registered, condition: Condition, ask: Ask): Promise<Buffer | undefined> {
    const query = readQuery(ask.parameters, resource, registry, limits)
    const selection = createSelection(query, [resource], registry)
    const [row] = await findRows(store, resource, condition, selection.columns(resource), askingOf(ask))
    return row && render({ data: createItem(resource, row) }, query, selection, ask)
  }

  async function render(parts: DocumentParts, query: Query, selection: Selection, ask: Ask): Promise<Buffer> {
    const primary = [parts.data ?? []].flat()
    const included =
      query.include && (await includeRelated(primary, query.include, inclusionFor(selection, ask)))
    const write = fragments.writer({ view: ask.view, fields: query.fields, version: ask.version })
    return renderDocument({ ...parts, included }, write)
  }

  async function getRow(
    resource: Registered,
    id: string,
    leading: readonly string[],
    ask: Ask,
  ): Promise<Row> {
    const [row] = await findRows(
      store,
      resource,
      findable(resource, id, ask),
      columnsOf(resource.table, ['id', ...leading]),
      askingOf(ask),
    )
    if (!row) throw recordNotFound(id)
    return row
  }

  /** What stands in the place of an id in an address. */
  function findable(resource: Registered, id: string, ask: Ask): Condition {
    const asking = askingOf(ask)
    if (isId(id, resource)) return hasIds(resource, [id], asking)
    if (slugsAsIds && resource.bySlug && !/^\d+$/.test(id))
      return resource.bySlug(id, scopeOf(resource, asking))
    throw jsonApiError('invalid_field_value', `${id} is not a valid value for id.`)
  }

  function inclusionFor(selection: Selection, ask: Ask): Inclusion {
    return { store, registry, selection, asking: askingOf(ask), includedMax: limits.includedMax }
  }

  function askingOf({ viewer, view }: Ask): Asking {
    return { dialect: store.dialect, viewer, view }
  }
}

function nothingIncluded({ parameters }: Ask): Pick<DocumentParts, 'included'> {
  return parameters.include === undefined ? {} : { included: [] }
}

function withoutSelecting(parameters: Parameters): Parameters {
  return { ...parameters, filter: new Map(), page: new Map(), sort: undefined }
}
