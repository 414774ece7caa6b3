import { nextGeneration } from '../../database/generation.ts'
import type { Row } from '../../json-api/resource.ts'
import { changeRatings } from '../../ranking/store/ratings.ts'
import { addTrendEvents, trendWeights } from '../../ranking/trending.ts'
import { addToUserCount } from '../store/media.ts'
import { addToLikesCount, hasRating } from '../store/reviews.ts'
import type { Rules, Write } from '../write.ts'
import { rejectMove, withCaller } from './ownership.ts'
import { workOf } from './work-of-row.ts'

/** `source` of reviews that do not set it. */
const defaultSource = 'octavo'

/** One review per user and media. Its `rating` is stored as the user's rating of the media. */
export const reviewRules: Rules = {
  unique: 'media',
  async prepare({ attributes }, { formatReview }, user) {
    const content = attributes.get('content')
    if (typeof content !== 'string') return { columns: {} }
    return { columns: { content_formatted: await formatReview(user.id, content) } }
  },

  async beforeCreate({ rating: _kept, source, ...columns }, write) {
    const own = { ...withCaller(columns, write), source: source ?? defaultSource }
    if (!(await hasRating(write.tx, own.user_id, workOf(own)))) await countUser(own, 1, write)
    return own
  },

  beforeUpdate({ rating: _kept, source, ...columns }, before, write) {
    rejectMove(columns, before, write)
    return { ...columns, ...(source === undefined ? {} : { source: source ?? defaultSource }) }
  },

  async afterCreate(row, write) {
    await rate(row, write)
    await addTrendEvents(write.tx, [{ ...workOf(row), weight: trendWeights.review }], write.nowMs)
    write.ranked.add(workOf(row).type)
  },

  async afterUpdate(row, _before, write) {
    await rate(row, write)
  },

  async beforeDelete(row, write) {
    const { type, id } = workOf(row)
    const scope = { userId: Number(row.user_id), type, minimum: write.minRatings }
    await changeRatings(write.tx, [{ mediaId: id, rating: null }], scope)
    await countUser(row, -1, write)
    write.ranked.add(type)
  },
}

export const reviewLikeRules: Rules = {
  unique: 'review',
  beforeCreate: withCaller,
  async afterCreate({ review_id }, write) {
    const review = await addToLikesCount(write.tx, Number(review_id), 1)
    await addTrendEvents(write.tx, [{ ...workOf(review), weight: trendWeights.like }], write.nowMs)
  },
  async beforeDelete({ review_id }, write) {
    await addToLikesCount(write.tx, Number(review_id), -1)
  },
}

/** The rating belongs to the author of the review, also when an administrator updates it. */
async function rate(row: Row, write: Write): Promise<void> {
  const rating = write.document.attributes.get('rating')
  if (rating === undefined) return
  const { type, id } = workOf(row)
  await changeRatings(write.tx, [{ mediaId: id, rating: rating === null ? null : Number(rating) }], {
    userId: Number(row.user_id),
    type,
    minimum: write.minRatings,
  })
  write.ranked.add(type)
}

async function countUser(row: Row, by: number, { tx }: Write): Promise<void> {
  await addToUserCount(tx, { ...workOf(row), by, generation: await nextGeneration(tx) })
}
