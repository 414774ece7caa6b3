import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { listTopics, type TopicRow } from '../topics/store.ts'

const maxTopics = 20

/** The topics of the navigation. */
export function listTopicLinks(db: Kysely<Tables>): Promise<TopicRow[]> {
  return listTopics(db, { idsOrSlugs: undefined }, 'position', { offset: 0, limit: maxTopics })
}
