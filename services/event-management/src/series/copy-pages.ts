import { decodeJson, encodeJson } from '@octavo/platform/data/columns.ts'
import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { type ContentModule, withTicketClasses } from '../events/content-modules.ts'
import { findPublishedPage, findWorkingPage, insertPages } from '../events/store/content-pages.ts'

/** Copies the published pages and newer drafts as first versions. `copies`: the new class IDs by the old ones, by event. */
export async function copyPages(
  tx: Transaction<Tables>,
  fromEventId: number,
  copies: ReadonlyMap<number, ReadonlyMap<number, number>>,
): Promise<void> {
  for (const purpose of ['listing', 'digital_content'] as const) {
    const published = await findPublishedPage(tx, fromEventId, purpose)
    const working = await findWorkingPage(tx, fromEventId, purpose)
    const pages = [published, working?.version === published?.version ? undefined : working]
      .filter((page) => page !== undefined)
      .map((page, at) => ({ ...page, version: at + 1, modules: decodeJson<ContentModule[]>(page.modules) }))
    await insertPages(
      tx,
      [...copies].flatMap(([event_id, classIds]) =>
        pages.map(({ modules, ...page }) => {
          const own = modules.map((module) => withTicketClasses(module, classIds))
          return { ...page, event_id, modules: encodeJson(own) }
        }),
      ),
    )
  }
}
