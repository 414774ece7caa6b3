import type { Work } from '@octavo/drawing/posters/subject.ts'

/** A sample work for drawings, with defaults for everything not given. */
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
