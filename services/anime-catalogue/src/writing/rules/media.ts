import { nextGeneration } from '../../database/generation.ts'
import type { AnimeRow, MediaType } from '../../database/media-tables.ts'
import type { Row } from '../../json-api/resource.ts'
import { removeRatings } from '../../ranking/store/ratings.ts'
import { premiereOf } from '../../works/seasons.ts'
import { addEpisodes } from '../../works/store/episodes.ts'
import { ownIdsFrom } from '../../works/store/match-works.ts'
import { deleteWorkReferences, findReferringWorks, nextWorkId } from '../../works/store/remove-work.ts'
import { findFreeWorkSlug, insertWorkSlug } from '../../works/store/slugs.ts'
import { canonicalTitleOf, readTitles } from '../canonical-title.ts'
import { deleteEpisodesAfter, updateDefaultLength } from '../store/episodes.ts'
import { invalid, type Rules, touch, type Write } from '../write.ts'
import { imageRules } from './images.ts'

export function mediaRules(type: MediaType): Rules {
  return {
    prepare: imageRules({ posterImage: ['poster', 'poster_hash'], coverImage: ['cover', 'cover_hash'] }),

    async beforeCreate(columns, write) {
      const id = await nextWorkId(write.tx, type, ownIdsFrom)
      const derived = { ...columns, id, ...derive(columns, undefined, write) }
      const slug = await slugOf(type, derived, write)
      return { ...derived, slug, changed_in: await nextGeneration(write.tx) }
    },

    async beforeUpdate(columns, before, write) {
      const updated = { ...columns, ...derive(columns, before, write) }
      if (updated.canonical_title === before.canonical_title) return updated
      return { ...updated, slug: await slugOf(type, { ...before, ...updated }, write) }
    },

    async afterCreate(row, write) {
      await insertWorkSlug(write.tx, type, Number(row.id), String(row.slug))
      if (type === 'anime') await updateEpisodes(row, undefined, write)
      write.ranked.add(type)
    },

    async afterUpdate(row, before, write) {
      if (row.slug !== before.slug) await insertWorkSlug(write.tx, type, Number(row.id), String(row.slug))
      if (type === 'anime') await updateEpisodes(row, before, write)
      touch(write, type, row.id)
    },

    async beforeDelete(row, write) {
      const { tx, minRatings } = write
      const id = Number(row.id)
      for (const other of await findReferringWorks(tx, type, id)) touch(write, other.type, other.id)
      const [sum, count] = [Number(row.rating_sum), Number(row.rating_count)]
      await deleteWorkReferences(tx, type, id, await nextGeneration(tx))
      await removeRatings(tx, { type, id, sum, count, minimum: minRatings })
      write.ranked.add(type)
    },
  }
}

function derive(columns: Row, before: Row | undefined, { resource }: Write): Row {
  const row = { ...before, ...columns }
  const { start_date: start = null, end_date: end = null } = row
  if (start !== null && end !== null && end < start)
    throw invalid(resource, 'endDate', 'must not be before startDate')
  return {
    canonical_title: canonicalTitleOf(columns, before, resource),
    ...('cover_image_top_offset' in columns && columns.cover_image_top_offset === null
      ? { cover_image_top_offset: 0 }
      : {}),
    ...('start_date' in columns ? premiereColumns(start) : {}),
    ...(resource.type === 'anime' ? { total_length: totalLength(row) } : {}),
  }
}

function premiereColumns(start: Row[string] | undefined): Row {
  if (typeof start !== 'string') return { season: null, season_year: null, year: null }
  const { season, seasonYear, year } = premiereOf(start)
  // Dates take precedence.
  return { season, season_year: seasonYear, year, status_override: null }
}

function totalLength({ episode_count, episode_length }: Row): number | null {
  return episode_count && episode_length ? Number(episode_count) * Number(episode_length) : null
}

function slugOf(type: MediaType, row: Row, { tx }: Write): Promise<string> {
  const { en_jp, en, ...others } = readTitles(row.titles)
  return findFreeWorkSlug(tx, type, {
    id: Number(row.id),
    canonicalTitle: String(row.canonical_title),
    titles: [en_jp, en, ...Object.values(others)].flatMap((title) => title ?? []),
    subtype: row.subtype === null || row.subtype === undefined ? null : String(row.subtype),
    year: row.year === null || row.year === undefined ? null : Number(row.year),
  })
}

/** Adds or deletes episodes to match `episodeCount`, and applies a new `episodeLength`. */
async function updateEpisodes(row: Row, before: Row | undefined, { tx, nowMs }: Write): Promise<void> {
  // A row of the table `anime`, returned by insert or update.
  const anime = row as unknown as AnimeRow
  const { id, episode_count: count, episode_length: length } = anime
  if (before && length !== before.episode_length && length !== null)
    await updateDefaultLength(tx, id, { length, former: Number(before.episode_length ?? 0), nowMs })
  if (count === null || (before && count === before.episode_count)) return
  if (before && before.episode_count !== null && count < Number(before.episode_count))
    await deleteEpisodesAfter(tx, id, count)
  const changedFields = new Map([[id, new Set(['episode_count'])]])
  await addEpisodes({ tx, nowMs, changedFields, merge: 'fill', works: [] }, new Map([[id, anime]]))
}
