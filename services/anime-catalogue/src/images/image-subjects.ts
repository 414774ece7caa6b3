import type { Kind } from '@octavo/drawing/posters/sizes.ts'
import type { Work, WorkType } from '@octavo/drawing/posters/subject.ts'
import { decodeJson } from '@octavo/platform/data/columns.ts'
import { viewerOf } from '../access/viewer.ts'
import type { BaseContext } from '../context.ts'
import type { SubjectSource } from './routes.ts'
import { findEpisodeForImage, findPersonForImage, findWorkForImage } from './store.ts'

export function createSubjectSource({ db }: Pick<BaseContext, 'db'>): SubjectSource {
  const findWork: SubjectSource['findWork'] = async (type, id, request) => {
    const row = await findWorkForImage(db, type, Number(id))
    if (!row || (row.age_rating === 'R18' && viewerOf(request).class === 'anonymous')) return undefined
    return workOf(type, id, row)
  }
  return {
    findWork,
    async findEpisode(id, request) {
      const row = await findEpisodeForImage(db, Number(id))
      const work = row && (await findWork(row.media_type, String(row.media_id), request))
      if (!row || !work) return undefined
      const { number, updated_at_ms: updatedAt, thumbnail_hash } = row
      return { type: 'episodes', id, number, work, updatedAt, ...uploaded({ thumbnail: thumbnail_hash }) }
    },
    async findPerson(type, id) {
      const row = await findPersonForImage(db, type, Number(id))
      if (!row) return undefined
      return {
        type,
        id,
        name: row.name,
        updatedAt: row.updated_at_ms,
        ...uploaded({ portrait: row.image_hash }),
      }
    },
  }
}

function workOf(
  type: WorkType,
  id: string,
  row: NonNullable<Awaited<ReturnType<typeof findWorkForImage>>>,
): Work {
  const { canonical_title: title, studio, year, genres, categories, updated_at_ms: updatedAt } = row
  const nativeTitle = decodeJson<Record<string, string | null>>(row.titles).ja_jp
  return {
    type,
    id,
    title,
    genres,
    categories,
    updatedAt,
    ...(nativeTitle && { nativeTitle }),
    ...(studio !== undefined && { studio }),
    ...(year !== null && { year }),
    ...uploaded({ poster: row.poster_hash, cover: row.cover_hash }),
  }
}

function uploaded(hashes: Partial<Record<Kind, string | null>>) {
  const uploads = Object.entries(hashes).filter(([, hash]) => hash !== null)
  return uploads.length ? { uploads: Object.fromEntries(uploads) } : {}
}
