import { findRole } from '@octavo/platform/auth/current-caller.ts'
import { createMutex } from '@octavo/platform/concurrency/mutex.ts'
import { isForeignKeyViolation, isUniqueViolation } from '@octavo/platform/data/violations.ts'
import { forbidden, roleOf, type Verb } from '../access/permissions.ts'
import type { Context } from '../context.ts'
import { nextGeneration } from '../database/generation.ts'
import type { StoredImage } from '../images/uploads.ts'
import { jsonApiError } from '../json-api/errors.ts'
import type { Linkage } from '../json-api/items.ts'
import type { NamedRelationship, Registered } from '../json-api/registry.ts'
import type { Row } from '../json-api/resource.ts'
import { requireTargets } from '../json-api/store/targets.ts'
import {
  columnsOfLinks,
  emptyWrite,
  isList,
  replacementForbidden,
  type WriteDocument,
} from '../json-api/write-document.ts'
import { rankAfter } from '../ranking/rank-job.ts'
import { touchWorks } from '../works/store/touch.ts'
import { getOwnRow, requireRight, type Writing } from './authorize.ts'
import { claimImages, restoreImages } from './claim-images.ts'
import { rejectReadOnlyChanges } from './read-only-attributes.ts'
import { rulesOf } from './rules/by-table.ts'
import { type Change, relate } from './store/relationships.ts'
import { deleteRow, insertRow, runIn, updateRow } from './store/rows.ts'
import { invalid, type Tools, takenMessage, type Write } from './write.ts'

/** Each method is one transaction. */
export interface Writer {
  /** Returns the new id. */
  create(resource: Registered, document: WriteDocument, writing: Writing): Promise<number>
  change(resource: Registered, id: string, document: WriteDocument, writing: Writing): Promise<void>
  /** Without an image, the generated one is restored. */
  setImage(
    resource: Registered,
    id: string,
    column: string,
    image: StoredImage | undefined,
    writing: Writing,
  ): Promise<void>
  remove(resource: Registered, id: string, writing: Writing): Promise<void>
  relate(
    resource: Registered,
    id: string,
    relationship: NamedRelationship,
    linkage: Linkage,
    change: Change,
    writing: Writing,
  ): Promise<void>
}

interface PreparedWrite {
  document: WriteDocument
  images: readonly StoredImage[]
}

export function createWriter(
  {
    registry,
    state,
    db,
    clock,
    config,
    jobs,
    blobs,
  }: Pick<Context, 'registry' | 'state' | 'db' | 'clock' | 'config' | 'jobs' | 'blobs'>,
  tools: Tools,
): Writer {
  // Concurrent increments of the generation would fail with serialization errors on PostgreSQL.
  const mutex = createMutex()

  async function run<T>(
    resource: Registered,
    verb: Verb,
    document: WriteDocument,
    { user, viewer, view }: Writing,
    work: (write: Write) => Promise<T>,
  ): Promise<T> {
    try {
      return await mutex.run(() =>
        state.write(async (tx) => {
          const nowMs = clock.now()
          // Suspended users have the rights of anonymous callers.
          const role = roleOf(await findRole(tx, user.id))
          requireRight(resource, verb, role)
          const write: Write = {
            tx,
            resource,
            registry,
            document,
            nowMs,
            userId: user.id,
            role,
            minRatings: config.minRatings,
            queryContext: { dialect: db.dialect, viewer, view },
            touched: new Map(),
            ranked: new Set(),
          }
          const generation = await nextGeneration(tx)
          const result = await work(write)
          for (const [type, ids] of write.touched) await touchWorks(tx, [...ids], { nowMs, generation }, type)
          await rankAfter(tx, write.ranked, { jobs, nowMs })
          return result
        }),
      )
    } catch (error) {
      if (isUniqueViolation(error)) throw invalid(resource, uniqueOf(resource, document), takenMessage)
      // Another request deleted the related record after it was checked.
      if (isForeignKeyViolation(error))
        throw jsonApiError('record_not_found', 'A related record could not be found.')
      throw error
    }
  }

  async function changeRow(before: Row, input: Row, write: Write): Promise<void> {
    const { resource, tx, nowMs } = write
    const rules = rulesOf(resource)
    const columns = (await rules.beforeUpdate?.(input, before, write)) ?? input
    const stamped = { ...columns, updated_at_ms: nowMs }
    const row = rules.store
      ? await rules.store(stamped, before, write)
      : await updateRow(tx, tableOf(resource), Number(before.id), stamped)
    await rules.afterUpdate?.(row, before, write)
  }

  async function relateAll(row: Row, write: Write): Promise<void> {
    for (const [name, linkage] of write.document.links)
      if (isList(linkage)) await relate(row, name, linkage, 'replace', write)
  }

  async function change(
    resource: Registered,
    id: string,
    { document, images }: PreparedWrite,
    writing: Writing,
  ): Promise<void> {
    await run(resource, 'update', document, writing, async (write) => {
      await claimImages(write.tx, images)
      const before = await getOwnRow(id, 'update', write)
      rejectReadOnlyChanges(document, { resource, row: before, view: writing.view })
      await requireTargets(document.links, readingIn(write))
      await changeRow(before, document.columns, write)
      await relateAll(before, write)
    })
    await restoreImages(blobs, images)
  }

  async function prepared(
    resource: Registered,
    document: WriteDocument,
    { user }: Writing,
  ): Promise<PreparedWrite> {
    const { columns, images = [] } = (await rulesOf(resource).prepare?.(document, tools, user)) ?? {}
    return { document: { ...document, columns: { ...document.columns, ...columns } }, images }
  }

  return {
    async create(resource, input, writing) {
      rejectReadOnlyChanges(input)
      const rules = rulesOf(resource)
      const { document, images } = await prepared(resource, input, writing)
      const id = await run(resource, 'create', document, writing, async (write) => {
        await claimImages(write.tx, images)
        await requireTargets(document.links, readingIn(write))
        const dates = { created_at_ms: write.nowMs, updated_at_ms: write.nowMs }
        const first = { ...document.columns, ...resource.only, ...dates }
        const row = await insertRow(
          write.tx,
          tableOf(resource),
          (await rules.beforeCreate?.(first, write)) ?? first,
        )
        await relateAll(row, write)
        await rules.afterCreate?.(row, write)
        return Number(row.id)
      })
      await restoreImages(blobs, images)
      return id
    },

    async change(resource, id, document, writing) {
      await change(resource, id, await prepared(resource, document, writing), writing)
    },

    setImage(resource, id, column, image, writing) {
      const document = { ...emptyWrite, columns: { [column]: image?.hash ?? null } }
      return change(resource, id, { document, images: image ? [image] : [] }, writing)
    },

    remove(resource, id, writing) {
      return run(resource, 'delete', emptyWrite, writing, async (write) => {
        const row = await getOwnRow(id, 'delete', write)
        await rulesOf(resource).beforeDelete?.(row, write)
        await deleteRow(write.tx, tableOf(resource), Number(row.id))
      })
    },

    async relate(resource, id, { name, relationship }, linkage, how, writing) {
      if (!relationship.write)
        throw isList(linkage) && how === 'replace'
          ? replacementForbidden()
          : forbidden(resource.type, 'update')
      const links = new Map([[name, linkage]])
      if (!isList(linkage)) {
        if (how !== 'replace') throw forbidden(resource.type, 'update')
        if (!linkage && relationship.write === 'required') throw invalid(resource, name, 'must exist')
        return change(
          resource,
          id,
          { document: { ...emptyWrite, links, columns: columnsOfLinks(resource, links) }, images: [] },
          writing,
        )
      }
      return run(resource, 'update', { ...emptyWrite, links }, writing, async (write) => {
        const row = await getOwnRow(id, 'update', write)
        if (how !== 'remove') await requireTargets(links, readingIn(write))
        await relate(row, name, linkage, how, write)
      })
    },
  }
}

function tableOf({ table, writeTable = table }: Registered): string {
  return writeTable
}

function readingIn({ tx, registry, queryContext }: Write): Parameters<typeof requireTargets>[1] {
  return { registry, queryContext, ...runIn(tx) }
}

function uniqueOf(resource: Registered, document: WriteDocument): string {
  const { unique = 'id' } = rulesOf(resource)
  return typeof unique === 'string' ? unique : unique(document)
}
