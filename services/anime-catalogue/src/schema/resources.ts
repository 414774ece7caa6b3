import { createRegistry } from '../json-api/registry.ts'
import { anime } from './anime.ts'
import { animeCastings } from './anime-castings.ts'
import { animeCharacters } from './anime-characters.ts'
import { animeProductions } from './anime-productions.ts'
import { animeStaff } from './anime-staff.ts'
import { castings } from './castings.ts'
import { categories } from './categories.ts'
import { characterVoices } from './character-voices.ts'
import { characters } from './characters.ts'
import { episodes } from './episodes.ts'
import { franchises } from './franchises.ts'
import { genres } from './genres.ts'
import { installments } from './installments.ts'
import { manga } from './manga.ts'
import { mappings } from './mappings.ts'
import { mediaCharacters } from './media-characters.ts'
import { mediaProductions } from './media-productions.ts'
import { mediaReactionVotes } from './media-reaction-votes.ts'
import { mediaReactions } from './media-reactions.ts'
import { mediaRelationships } from './media-relationships.ts'
import { mediaStaff } from './media-staff.ts'
import { people } from './people.ts'
import { producers } from './producers.ts'
import { quotes } from './quotes.ts'
import { reviewLikes } from './review-likes.ts'
import { reviews } from './reviews.ts'
import { streamers } from './streamers.ts'
import { streamingLinks } from './streaming-links.ts'
import { users } from './users.ts'
import { videos } from './videos.ts'

/** Everything that can be read, in the order in which it is described. */
export const registry = createRegistry([
  ...[anime, manga, episodes, videos],
  ...[characters, mediaCharacters, characterVoices, people, mediaStaff, castings],
  ...[animeCharacters, animeCastings, animeStaff],
  ...[producers, mediaProductions, animeProductions],
  ...[genres, categories, mappings, streamers, streamingLinks],
  ...[mediaRelationships, franchises, installments, quotes],
  ...[users, reviews, reviewLikes, mediaReactions, mediaReactionVotes],
])
