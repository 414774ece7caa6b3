import type { Resource } from './json-api.ts'

export type Words = Readonly<Record<string, string | null>>

export interface Picture {
  tiny?: string
  small?: string
  medium?: string
  large?: string
  original?: string
  meta?: { dimensions?: Readonly<Record<string, { width: number; height: number }>> }
}

export interface Work {
  slug: string | null
  titles: Words
  canonicalTitle: string | null
  abbreviatedTitles: readonly string[] | null
  description: string | null
  subtype: string | null
  status: string | null
  startDate: string | null
  endDate: string | null
  episodeCount: number | null
  episodeLength: number | null
  totalLength: number | null
  ageRating: string | null
  ageRatingGuide: string | null
  averageRating: string | null
  popularityRank: number | null
  ratingRank: number | null
  posterImage: Picture | null
  coverImage: Picture | null
}

/** Sparse fieldset for lists. */
export const summaryFields = [
  'slug',
  'titles',
  'canonicalTitle',
  'posterImage',
  'subtype',
  'status',
  'startDate',
  'episodeCount',
  'averageRating',
] as const

export type Summary = Pick<Work, (typeof summaryFields)[number]>

export interface Character {
  slug: string | null
  names: Words
  canonicalName: string | null
  otherNames: readonly string[] | null
  description: string | null
  image: Picture | null
}

export interface Person {
  name: string
  description: string | null
  image: Picture | null
}

export interface Episode {
  number: number
  titles: Words
  canonicalTitle: string | null
  airdate: string | null
  length: number | null
}

export interface Review {
  content: string
  contentFormatted: string | null
  rating: number | null
  spoiler: boolean
  likesCount: number
  createdAt: string
}

export type WorkResource = Resource<Work>
export type Named = { name: string }
export type Role = { role: string }
export type Shelf = { slug: string; name?: string; title?: string }
