import type { Subjects } from './subject.ts'

export type Kind = keyof Subjects
export type Size = 'tiny' | 'small' | 'medium' | 'large' | 'original'
export type Format = 'jpg' | 'webp'

export interface Dimensions {
  width: number
  height: number
}

export const formats: Readonly<Record<Format, string>> = { jpg: 'image/jpeg', webp: 'image/webp' }

const box = (width: number, height: number): Dimensions => ({ width, height })

/** In pixels. Not every kind has every size. */
export const sizes: Readonly<Record<Kind, Readonly<Partial<Record<Size, Dimensions>>>>> = {
  poster: {
    tiny: box(110, 156),
    small: box(284, 402),
    medium: box(390, 554),
    large: box(550, 780),
    original: box(1100, 1560),
  },
  cover: {
    tiny: box(840, 200),
    small: box(1680, 400),
    large: box(3360, 800),
    original: box(3360, 800),
  },
  thumbnail: {
    tiny: box(160, 90),
    small: box(320, 180),
    medium: box(640, 360),
    large: box(960, 540),
    original: box(960, 540),
  },
  portrait: {
    tiny: box(100, 120),
    small: box(200, 240),
    medium: box(300, 360),
    large: box(500, 600),
    original: box(500, 600),
  },
}

/** Canvas of each kind in drawing units, with the aspect ratio of the image. */
export const canvases: Readonly<Record<Kind, Dimensions>> = {
  poster: box(550, 780),
  cover: box(1680, 400),
  thumbnail: box(960, 540),
  portrait: box(500, 600),
}

export function findDimensions(kind: Kind, size: string): Dimensions | undefined {
  // The keys of `sizes[kind]` are size names.
  return Object.hasOwn(sizes[kind], size) ? sizes[kind][size as Size] : undefined
}
