import { presentReactionCounts } from '../issues/present/reactions.ts'

const contents = {
  THUMBS_UP: '+1',
  THUMBS_DOWN: '-1',
  LAUGH: 'laugh',
  HOORAY: 'hooray',
  CONFUSED: 'confused',
  HEART: 'heart',
  ROCKET: 'rocket',
  EYES: 'eyes',
} as const

/** One group per content, also for those without reactions. */
export function presentReactionGroups(stored: string) {
  const counts = presentReactionCounts(stored, '')
  return Object.entries(contents).map(([content, name]) => ({ content, users: { totalCount: counts[name] } }))
}
