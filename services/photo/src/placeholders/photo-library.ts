/** The photos that placeholder URLs choose from. */
export interface PhotoLibrary {
  findById(id: string): Promise<LibraryPhoto | undefined>
  pickRandom(filter: PhotoFilter): Promise<LibraryPhoto | undefined>
  /** `page` starts at 1. */
  list(page: number, perPage: number): Promise<{ photos: readonly LibraryPhoto[]; total: number }>
}

export interface LibraryPhoto {
  id: string
  /** The path of its image without slash. */
  fileName: string
  width: number
  height: number
  author: string
  /** The path of its page. */
  pagePath: string
}

export interface PhotoFilter {
  words?: readonly string[]
  username?: string
  likedBy?: string
  collectionId?: string
  isFeatured?: boolean
  /** The same seed picks the same photo. */
  seed?: string
}
