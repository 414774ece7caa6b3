import { createRegistry } from '../json-api/registry.ts'
import { anime } from './schema/anime.ts'
import { animeCastings } from './schema/anime-castings.ts'
import { animeCharacters } from './schema/anime-characters.ts'
import { animeProductions } from './schema/anime-productions.ts'
import { animeStaff } from './schema/anime-staff.ts'
import { castings } from './schema/castings.ts'
import { categories } from './schema/categories.ts'
import { characterVoices } from './schema/character-voices.ts'
import { characters } from './schema/characters.ts'
import { episodes } from './schema/episodes.ts'
import { franchises } from './schema/franchises.ts'
import { genres } from './schema/genres.ts'
import { installments } from './schema/installments.ts'
import { manga } from './schema/manga.ts'
import { mappings } from './schema/mappings.ts'
import { mediaCharacters } from './schema/media-characters.ts'
import { mediaProductions } from './schema/media-productions.ts'
import { mediaReactionVotes } from './schema/media-reaction-votes.ts'
import { mediaReactions } from './schema/media-reactions.ts'
import { mediaRelationships } from './schema/media-relationships.ts'
import { mediaStaff } from './schema/media-staff.ts'
import { people } from './schema/people.ts'
import { producers } from './schema/producers.ts'
import { quotes } from './schema/quotes.ts'
import { reviewLikes } from './schema/review-likes.ts'
import { reviews } from './schema/reviews.ts'
import { streamers } from './schema/streamers.ts'
import { streamingLinks } from './schema/streaming-links.ts'
import { users } from './schema/users.ts'
import { videos } from './schema/videos.ts'

/** All readable resources, in the order of the description. */
export const registry = createRegistry([
  anime,
  manga,
  episodes,
  videos,
  characters,
  mediaCharacters,
  characterVoices,
  people,
  mediaStaff,
  castings,
  animeCharacters,
  animeCastings,
  animeStaff,
  producers,
  mediaProductions,
  animeProductions,
  genres,
  categories,
  mappings,
  streamers,
  streamingLinks,
  mediaRelationships,
  franchises,
  installments,
  quotes,
  users,
  reviews,
  reviewLikes,
  mediaReactions,
  mediaReactionVotes,
])
