import type { Work } from '@octavo/drawing/posters/subject.ts'

/** A work for drawings; whatever is not said is ordinary. */
export function workOf(differences: Partial<Work> = {}): Work {
  return {
    type: 'anime',
    id: '1',
    title: 'Cowboy Bebop',
    nativeTitle: 'カウボーイビバップ',
    studio: 'Sunrise',
    year: 1998,
    genres: ['action', 'sci-fi', 'space'],
    categories: ['space', 'future'],
    ...differences,
  }
}
