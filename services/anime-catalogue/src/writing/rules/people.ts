import type { Row } from '../../json-api/resource.ts'
import { findFreeSlug } from '../../works/store/slugs.ts'
import { canonicalTitleOf } from '../canonical-title.ts'
import {
  clearLicensor,
  clearQuoteCharacter,
  deleteMappings,
  findMediaOfCharacter,
  findMediaOfMediaCharacter,
  findMediaOfPerson,
  findMediaOfProducer,
} from '../store/people.ts'
import { type Rules, touchMedia, type Write } from '../write.ts'
import { imageRules } from './images.ts'

export const characterRules: Rules = {
  prepare: imageRules({ image: ['portrait', 'image_hash'] }),
  async beforeCreate(columns, write) {
    const name = canonicalNameOf(columns, undefined, write)
    return { ...columns, canonical_name: name, slug: await findFreeSlug(write.tx, 'character', name) }
  },
  beforeUpdate: (columns, before, write) => ({
    ...columns,
    canonical_name: canonicalNameOf(columns, before, write),
  }),
  afterUpdate: (row, _before, write) => touchAppearances(row, write),
  async beforeDelete(row, write) {
    await touchAppearances(row, write)
    await clearQuoteCharacter(write.tx, Number(row.id))
    await deleteMappings(write.tx, 'characters', Number(row.id))
  },
}

export const personRules: Rules = {
  prepare: imageRules({ image: ['portrait', 'image_hash'] }),
  beforeCreate: async (columns, { tx }) => ({
    ...columns,
    slug: await findFreeSlug(tx, 'person', String(columns.name)),
  }),
  afterUpdate: (row, _before, write) => touchWorksOfPerson(row, write),
  async beforeDelete(row, write) {
    await touchWorksOfPerson(row, write)
    await deleteMappings(write.tx, 'people', Number(row.id))
  },
}

export const producerRules: Rules = {
  beforeCreate: async (columns, { tx }) => ({
    ...columns,
    slug: await findFreeSlug(tx, 'producer', String(columns.name)),
  }),
  afterUpdate: (row, _before, write) => touchProductions(row, write),
  async beforeDelete(row, write) {
    await touchProductions(row, write)
    await clearLicensor(write.tx, Number(row.id))
    await deleteMappings(write.tx, 'producers', Number(row.id))
  },
}

/** For characters, staff and companies of media. */
export const mediaPartRules = (unique: string): Rules => ({
  unique,
  afterCreate: (row, write) => touchMedia(write, row),
  afterUpdate: (row, before, write) => touchMedia(write, row, before),
  beforeDelete: (row, write) => touchMedia(write, row),
})

export const voiceRules: Rules = {
  unique: 'person',
  afterCreate: touchWorkOfVoice,
  async afterUpdate(row, before, write) {
    await touchWorkOfVoice(row, write)
    await touchWorkOfVoice(before, write)
  },
  beforeDelete: touchWorkOfVoice,
}

function canonicalNameOf(columns: Row, before: Row | undefined, { resource }: Write): string {
  const { names, canonical_name } = columns
  const asTitles = {
    ...(names === undefined ? {} : { titles: names }),
    ...(canonical_name === undefined ? {} : { canonical_title: canonical_name }),
  }
  const current = before && { titles: before.names ?? null, canonical_title: before.canonical_name ?? null }
  return canonicalTitleOf(asTitles, current, resource, { titles: 'names', canonical: 'canonicalName' })
}

async function touchAppearances({ id }: Row, write: Write): Promise<void> {
  touchMedia(write, ...(await findMediaOfCharacter(write.tx, Number(id))))
}

async function touchWorksOfPerson({ id }: Row, write: Write): Promise<void> {
  touchMedia(write, ...(await findMediaOfPerson(write.tx, Number(id))))
}

async function touchProductions({ id }: Row, write: Write): Promise<void> {
  touchMedia(write, ...(await findMediaOfProducer(write.tx, Number(id))))
}

async function touchWorkOfVoice({ media_character_id }: Row, write: Write): Promise<void> {
  touchMedia(write, ...(await findMediaOfMediaCharacter(write.tx, Number(media_character_id))))
}
