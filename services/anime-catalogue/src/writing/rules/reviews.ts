import { nextGeneration } from '../../database/generation.ts'
import type { MediaType } from '../../database/media-tables.ts'
import type { Row } from '../../json-api/resource.ts'
import { changeRatings } from '../../ranking/store/ratings.ts'
import { addSigns, signs } from '../../ranking/trending.ts'
import { addToUserCount } from '../store/media.ts'
import { addToLikesCount, hasRating } from '../store/reviews.ts'
import type { Rules, Write } from '../write.ts'
import { asOneself, refuseMove } from './ownership.ts'

/** What reviews say that they are from, where their writer does not. */
const defaultSource = 'octavo'

/** A review is of one user and one work, and brings the user's rating of the work with it. */
export const reviewRules: Rules = {
  unique: 'media',
  async prepare({ attributes }, { formatReview }) {
    const content = attributes.get('content')
    return typeof content === 'string' ? { content_formatted: await formatReview(content) } : {}
  },

  async creating({ rating: _kept, source, ...columns }, write) {
    const own = { ...asOneself(columns, write), source: source ?? defaultSource }
    if (!(await hasRating(write.tx, own.user_id, workOf(own)))) await countUser(own, 1, write)
    return own
  },

  changing({ rating: _kept, source, ...columns }, before, write) {
    refuseMove(columns, before, ['media_type', 'media_id', 'user_id'], write)
    return { ...columns, ...(source === undefined ? {} : { source: source ?? defaultSource }) }
  },

  async created(row, write) {
    await rate(row, write)
    await addSigns(write.tx, [{ ...workOf(row), weight: signs.review }], write.nowMs)
    write.ranked.add(workOf(row).type)
  },

  async changed(row, _before, write) {
    await rate(row, write)
  },

  async removing(row, write) {
    const { type, id } = workOf(row)
    const scope = { userId: Number(row.user_id), type, minimum: write.minRatings }
    await changeRatings(write.tx, [{ mediaId: id, rating: null }], scope)
    await countUser(row, -1, write)
    write.ranked.add(type)
  },
}

export const reviewLikeRules: Rules = {
  unique: 'review',
  creating: asOneself,
  async created({ review_id }, write) {
    const review = await addToLikesCount(write.tx, Number(review_id), 1)
    await addSigns(write.tx, [{ ...workOf(review), weight: signs.like }], write.nowMs)
  },
  async removing({ review_id }, write) {
    await addToLikesCount(write.tx, Number(review_id), -1)
  },
}

function workOf({ media_type, media_id }: Row): { type: MediaType; id: number } {
  return { type: media_type as MediaType, id: Number(media_id) } // what the column says is one of the two
}

/** Keeps the rating that the document gives or takes back. Whoever changes a review, the rating is its writer's. */
async function rate(row: Row, write: Write): Promise<void> {
  const rating = write.document.attributes.get('rating')
  if (rating === undefined) return
  const { type, id } = workOf(row)
  await changeRatings(write.tx, [{ mediaId: id, rating: rating === null ? null : Number(rating) }], {
    ...{ userId: Number(row.user_id), type, minimum: write.minRatings },
  })
  write.ranked.add(type)
}

async function countUser(row: Row, by: number, { tx }: Write): Promise<void> {
  await addToUserCount(tx, { ...workOf(row), by, generation: await nextGeneration(tx) })
}
