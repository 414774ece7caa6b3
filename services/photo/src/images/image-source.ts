import type { Size } from './geometry.ts'

/** The source of an image URL. Its size is the size after orientation. */
export type ImageSource = BlobSource | SceneSource | AvatarSource

export type SourceFormat = 'jpeg' | 'png' | 'webp' | 'avif'

interface Described extends Size {
  blurHash: string | null
  /** `#rrggbb` */
  color: string | null
  /** Colors as `#rrggbb`, the most frequent first. */
  palette: readonly string[]
}

export interface BlobSource extends Described {
  kind: 'blob'
  hash: string
  format: SourceFormat
  /** The EXIF orientation of the stored file, if it is known. */
  orientation?: number
}

export interface SceneSource extends Described {
  kind: 'scene'
  name: string
}

/** A generated portrait of a user without a profile image. */
export interface AvatarSource extends Described {
  kind: 'avatar'
  seed: string
}

/** Identifies the pixels of a source. */
export function identityOf(source: ImageSource, scenesVersion: number): string {
  switch (source.kind) {
    case 'blob':
      return `blob/${source.hash}`
    case 'scene':
      return `scene/${scenesVersion}/${source.name}/${source.width}x${source.height}`
    case 'avatar':
      return `avatar/${source.seed}`
  }
}

export const mediaTypes = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
} as const
