import { insertMissing } from '../../database/insert-rows.ts'
import { noteChange, ownId, type WorkBatch } from './batch.ts'
import { keyOf } from './match-works.ts'

/** Stores the external ids of works. An id that another work already has stays there. */
export async function addLinks(batch: WorkBatch): Promise<void> {
  const { nowMs } = batch
  const rows = batch.works.flatMap(({ id, work }) =>
    work.links
      .filter(({ site }) => site !== 'kitsu')
      .map((link) => ({
        ...ownId(batch, 'mapping', keyOf(link)),
        external_site: link.site,
        external_id: link.id,
        item_type: 'anime',
        item_id: id,
        created_at_ms: nowMs,
        updated_at_ms: nowMs,
      })),
  )
  for (const { item_id } of await insertMissing(batch.tx, 'mapping', rows))
    noteChange(batch, item_id, 'mappings')
}
