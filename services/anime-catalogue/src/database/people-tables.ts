import type { Dated, MediaType, OfMedia } from './media-tables.ts'

export interface CharacterRow extends Dated {
  id: number
  slug: string
  /** JSON: language code → name. */
  names: string
  canonical_name: string
  other_names: string
  mal_id: number | null
  description: string | null
  image_hash: string | null
  primary_media_type: MediaType | null
  primary_media_id: number | null
}

export interface PeopleTables {
  character: CharacterRow
  person: Dated & {
    id: number
    slug: string
    name: string
    mal_id: number | null
    description: string | null
    image_hash: string | null
  }
  producer: Dated & { id: number; slug: string; name: string }
  media_character: OfMedia & Dated & { id: number; character_id: number; role: string }
  character_voice: Dated & {
    id: number
    media_character_id: number
    person_id: number
    locale: string
    licensor_id: number | null
  }
  media_staff: OfMedia & Dated & { id: number; person_id: number; role: string }
  media_production: OfMedia & Dated & { id: number; company_id: number; role: string }
  /** A view of the three tables above for older clients: `c12v9` is voice 9 of character 12, `s4` is staff 4. */
  casting: OfMedia &
    Dated & {
      id: string
      /** Id of the voice or staff row. */
      number: number
      role: string
      voice_actor: number
      featured: number
      language: string | null
      character_id: number | null
      person_id: number | null
    }
}
