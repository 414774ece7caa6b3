import type { Registered } from '../../json-api/registry.ts'
import type { Rules } from '../write.ts'
import { categoryRules, genreRules, streamerRules, streamingLinkRules, videoRules } from './categories.ts'
import { mediaRules } from './media.ts'
import { characterRules, partOfWork, personRules, producerRules, voiceRules } from './people.ts'
import { profileRules } from './profiles.ts'
import { reactionRules, voteRules } from './reactions.ts'
import { reviewLikeRules, reviewRules } from './reviews.ts'
import { episodeRules, franchiseRules, mappingRules, mediaRelationshipRules } from './works.ts'

/** By table or view, for several types may be of one table. */
const rules: Readonly<Record<string, Rules>> = {
  anime: mediaRules('anime'),
  manga: mediaRules('manga'),
  episode: episodeRules,
  video: videoRules,
  character: characterRules,
  media_character: partOfWork('character'),
  character_voice: voiceRules,
  person: personRules,
  media_staff: partOfWork('person'),
  producer: producerRules,
  media_production: partOfWork('company'),
  genre: genreRules,
  category: categoryRules,
  mapping: mappingRules,
  streamer: streamerRules,
  streaming_link: streamingLinkRules,
  media_relationship: mediaRelationshipRules,
  franchise: franchiseRules,
  installment: partOfWork('media'),
  quote: partOfWork('media'),
  public_user: profileRules,
  rated_review: reviewRules,
  review_like: reviewLikeRules,
  media_reaction: reactionRules,
  media_reaction_vote: voteRules,
}

export function rulesOf({ type, table }: Registered): Rules {
  const found = rules[table]
  if (!found) throw new Error(`Nobody may write ${type}`)
  return found
}
