export type WorkType = 'anime' | 'manga'

/** Hashes of uploaded images, which replace drawings. */
export interface Uploads {
  poster?: string
  cover?: string
  thumbnail?: string
  portrait?: string
}

/** The metadata of a work that its images depend on. */
export interface Work {
  type: WorkType
  id: string
  title: string
  nativeTitle?: string
  studio?: string
  year?: number
  genres: readonly string[]
  categories: readonly string[]
  uploads?: Uploads
  /** Epoch milliseconds; part of the image URL if set. */
  updatedAt?: number
}

/** The metadata of an episode that its thumbnail depends on. */
export interface Episode {
  type: 'episodes'
  id: string
  number: number
  work: Work
  uploads?: Uploads
  updatedAt?: number
}

export interface Portrayed {
  type: 'characters' | 'people'
  id: string
  name: string
  uploads?: Uploads
  updatedAt?: number
}

/** The subject of each kind of image. */
export interface Subjects {
  poster: Work
  cover: Work
  thumbnail: Episode
  portrait: Portrayed
}

/** Types with images, as in image URLs. */
export type SubjectType = Subjects[keyof Subjects]['type']

/** The image data that a table row has itself. */
export interface Stamped {
  type: SubjectType
  id: string
  updatedAt: number
  uploads?: Uploads
}
