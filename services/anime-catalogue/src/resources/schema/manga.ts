import { Type } from 'typebox'
import type { MangaRow } from '../../database/media-tables.ts'
import { computed, number, text } from '../../json-api/attributes.ts'
import { defineResource } from '../../json-api/resource.ts'
import { numberRange } from '../../json-api/store/filters.ts'
import { byText } from '../../json-api/store/sorts.ts'
import { visibleMedia } from '../store/adult.ts'
import { hasMediaSlug } from '../store/media.ts'
import { indexedMediaSorts, mediaAttributes, mediaFilters, mediaRelationships, ofMedia } from './media.ts'
import { Amount } from './value-schemas.ts'

const subtypes = ['manga', 'novel', 'manhua', 'oneshot', 'doujin', 'manhwa', 'oel']

export const manga = defineResource<MangaRow>({
  type: 'manga',
  names: { one: 'a manga', many: 'manga' },
  description: 'Comics and novels.',
  table: 'manga',
  attributes: {
    ...mediaAttributes('manga', subtypes),
    chapterCount: number('chapter_count', Amount),
    volumeCount: number('volume_count', Amount),
    serialization: text('serialization'),
    mangaType: computed(
      ['subtype'],
      Type.Enum(subtypes),
      (row: { subtype: string | null }) => row.subtype,
      byText('subtype'),
    ),
  },
  relationships: {
    ...mediaRelationships('manga'),
    chapters: { kind: 'absent', type: 'chapters', isMany: true },
    mangaCharacters: ofMedia('manga', 'mediaCharacters'),
    mangaStaff: ofMedia('manga', 'mediaStaff'),
  },
  searches: ['text'],
  indexedSorts: indexedMediaSorts,
  filters: { ...mediaFilters('manga', subtypes), chapterCount: numberRange('chapter_count') },
  visible: visibleMedia('manga'),
  bySlug: (slug, scope) => hasMediaSlug('manga', [slug], scope),
})
