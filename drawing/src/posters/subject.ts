export type WorkType = 'anime' | 'manga'

/** The hashes of pictures that somebody gave, which are shown in place of drawings. */
export interface Uploads {
  poster?: string
  cover?: string
  thumbnail?: string
  portrait?: string
}

/** All that a drawing shows of a work. */
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
  /** When anything of it last changed, in epoch milliseconds: addresses follow this where it is known. */
  updatedAt?: number
}

/** All that a drawing shows of an episode beside its work. */
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

/** What each kind of picture is a picture of. */
export interface Subjects {
  poster: Work
  cover: Work
  thumbnail: Episode
  portrait: Portrayed
}

/** The types of things that have pictures, as they stand in addresses. */
export type SubjectType = Subjects[keyof Subjects]['type']

/** What a row of a table knows of its picture without looking elsewhere. */
export interface Stamped {
  type: SubjectType
  id: string
  updatedAt: number
  uploads?: Uploads
}
