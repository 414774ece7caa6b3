import type { Registered } from '../../json-api/registry.ts'
import type { Rules } from '../write.ts'
import { categoryRules, genreRules, streamerRules, streamingLinkRules, videoRules } from './categories.ts'
import { mediaRules } from './media.ts'
import { characterRules, mediaPartRules, personRules, producerRules, voiceRules } from './people.ts'
import { profileRules } from './profiles.ts'
import { reactionRules, voteRules } from './reactions.ts'
import { reviewLikeRules, reviewRules } from './reviews.ts'
import { episodeRules, franchiseRules, mappingRules, mediaRelationshipRules } from './works.ts'

/** By table or view, because several types can share one table. */
const rules = new Map<string, Rules>(
  Object.entries({
    anime: mediaRules('anime'),
    manga: mediaRules('manga'),
    episode: episodeRules,
    video: videoRules,
    character: characterRules,
    media_character: mediaPartRules('character'),
    character_voice: voiceRules,
    person: personRules,
    media_staff: mediaPartRules('person'),
    producer: producerRules,
    media_production: mediaPartRules('company'),
    genre: genreRules,
    category: categoryRules,
    mapping: mappingRules,
    streamer: streamerRules,
    streaming_link: streamingLinkRules,
    media_relationship: mediaRelationshipRules,
    franchise: franchiseRules,
    installment: mediaPartRules('media'),
    quote: mediaPartRules('media'),
    public_user: profileRules,
    rated_review: reviewRules,
    review_like: reviewLikeRules,
    media_reaction: reactionRules,
    media_reaction_vote: voteRules,
  }),
)

export function rulesOf({ type, table }: Registered): Rules {
  const tableRules = rules.get(table)
  if (!tableRules) throw new Error(`${type} has no write rules`)
  return tableRules
}
