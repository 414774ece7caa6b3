import { insertMissing } from '../../database/insert-rows.ts'
import { slugOf } from '../slugs.ts'
import { idsOf, noteChange, ownId, type WorkBatch } from './batch.ts'

/** Stores the companies of works. Spellings with the same slug are the same company. */
export async function addProductions(batch: WorkBatch): Promise<void> {
  const { tx, nowMs } = batch
  const entries = batch.works.flatMap(({ id, work }) =>
    (work.productions ?? []).map(({ company, role }) => ({
      id,
      role,
      name: company,
      slug: companySlug(company),
    })),
  )
  if (!entries.length) return
  const byName = new Map(entries.map(({ slug, name }) => [slug, name]))
  const idsBySlug = await findCompanies(batch, [...byName.keys()])
  const dates = { created_at_ms: nowMs, updated_at_ms: nowMs }
  const missing = [...byName].filter(([slug]) => !idsBySlug.has(slug))
  const created = await insertMissing(
    tx,
    'producer',
    missing.map(([slug, name]) => ({ ...ownId(batch, 'producer', slug), slug, name, ...dates })),
  )
  for (const { slug, id } of created) idsBySlug.set(slug, id)
  const present = await findProductions(batch)
  const rows = entries.flatMap(({ id, role, slug }) => {
    const company = idsBySlug.get(slug)
    if (company === undefined || present.has(`${id} ${company} ${role}`)) return []
    const key = `${id}/${slug}/${role}`
    return { ...ownId(batch, 'production', key), ...ofAnime(id), company_id: company, role, ...dates }
  })
  for (const { media_id } of await insertMissing(tx, 'media_production', rows))
    noteChange(batch, media_id, 'productions')
}

function companySlug(name: string): string {
  return slugOf(name) || `company-${encodeURIComponent(name.toLowerCase())}`
}

function ofAnime(id: number) {
  return { media_type: 'anime' as const, media_id: id }
}

async function findCompanies({ tx }: WorkBatch, slugs: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx.selectFrom('producer').select(['slug', 'id']).where('slug', 'in', slugs).execute()
  return new Map(rows.map(({ slug, id }) => [slug, id]))
}

async function findProductions(batch: WorkBatch): Promise<Set<string>> {
  const rows = await batch.tx
    .selectFrom('media_production')
    .select(['media_id', 'company_id', 'role'])
    .where('media_type', '=', 'anime')
    .where('media_id', 'in', idsOf(batch))
    .execute()
  return new Set(rows.map(({ media_id, company_id, role }) => `${media_id} ${company_id} ${role}`))
}
