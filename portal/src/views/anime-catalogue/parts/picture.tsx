import { useSignal } from '@preact/signals'
import type { Picture as PictureRecord } from '../records.ts'

interface PictureProps {
  of: PictureRecord | null | undefined
  kind: 'poster' | 'portrait' | 'cover'
  /** Displayed width in pixels. */
  width: number
  /** Alternative text, if no adjacent text describes the image. */
  alt?: string
  isUrgent?: boolean
}

const shapes = { poster: [284, 402], portrait: [200, 240], cover: [840, 200] } as const

/** An image, or a placeholder. */
export function Picture({ of, kind, width, alt = '', isUrgent = false }: PictureProps) {
  const [across, down] = shapes[kind]
  const height = Math.round((width * down) / across)
  const sources = listSources(of)
  const isBroken = useSignal(false)
  const src = sources.find((source) => source.width >= width) ?? sources.at(-1)
  if (!src || isBroken.value)
    return <span class={`picture picture-${kind} picture-none`} style={{ maxInlineSize: `${width}px` }} />
  return (
    <img
      class={`picture picture-${kind}`}
      src={src.url}
      srcset={sources.map((source) => `${source.url} ${source.width}w`).join(', ')}
      sizes={`${width}px`}
      width={width}
      height={height}
      alt={alt}
      loading={isUrgent ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => {
        isBroken.value = true
      }}
    />
  )
}

function listSources(picture: PictureRecord | null | undefined): readonly { url: string; width: number }[] {
  const { meta, ...urls } = picture ?? {}
  return Object.entries(meta?.dimensions ?? {})
    .flatMap(([size, { width }]) => {
      const url = new Map(Object.entries(urls)).get(size)
      return url ? [{ url, width }] : []
    })
    .sort((a, b) => a.width - b.width)
}
