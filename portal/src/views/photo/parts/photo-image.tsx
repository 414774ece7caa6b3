import { useSignal } from '@preact/signals'
import { sourceSet } from '../images.ts'
import { altOf } from '../labels.ts'
import type { Photo } from '../records.ts'
import { Placeholder } from './placeholder.tsx'

interface PhotoImageProps {
  photo: Photo
  /** The CSS width for the choice of the source. */
  sizes: string
  maxWidth?: number
  isUrgent?: boolean
}

/** An image above its placeholder. The parent reserves the space. */
export function PhotoImage({ photo, sizes, maxWidth = 1600, isUrgent = false }: PhotoImageProps) {
  const state = useSignal<'loading' | 'loaded' | 'broken'>('loading')
  return (
    <span class="photo-image" style={{ backgroundColor: photo.color ?? undefined }} data-state={state.value}>
      <Placeholder photo={photo} />
      <img
        src={photo.urls.small}
        srcset={sourceSet(photo, maxWidth)}
        sizes={sizes}
        width={photo.width}
        height={photo.height}
        alt={altOf(photo)}
        loading={isUrgent ? 'eager' : 'lazy'}
        fetchpriority={isUrgent ? 'high' : 'auto'}
        decoding="async"
        ref={(image) => {
          if (image?.complete && image.naturalWidth > 0) state.value = 'loaded'
        }}
        onLoad={() => {
          state.value = 'loaded'
        }}
        onError={() => {
          state.value = 'broken'
        }}
      />
    </span>
  )
}
