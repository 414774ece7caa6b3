import { type Html, html } from '@octavo/platform/pages/html.ts'
import type { PhotoBasic } from '../photos/schema/photo.ts'

/** Signs the absolute address of an image if that is required. */
export type SignImage = (url: string) => string

interface ImageOptions {
  sign: SignImage
  /** Widths for `srcset`. The API's own sizes are among them, so that they share the cache. */
  widths: readonly number[]
  sizes: string
  classes: string
  isUrgent: boolean
}

export const listWidths = [400, 800, 1080]
export const pageWidths = [400, 800, 1080, 1600, 2400]

export function photoImage(
  photo: PhotoBasic,
  { sign, widths, sizes, classes, isUrgent }: ImageOptions,
): Html {
  const { urls, width, height } = photo
  const fitting = widths.filter((each) => each < width)
  const sources = (fitting.length > 0 ? fitting : [Math.min(width, 400)]).map(
    (each) => `${imageUrl(photo, each, sign)} ${each}w`,
  )
  return html`<img class="${classes}" src="${urls.small}" srcset="${sources.join(', ')}" sizes="${sizes}" width="${width}" height="${height}" alt="${altOf(photo)}" decoding="async"${isUrgent ? html` fetchpriority="high"` : html` loading="lazy"`}>`
}

/** The address of a JPEG with this width. */
export function imageUrl({ urls }: Pick<PhotoBasic, 'urls'>, width: number, sign: SignImage): string {
  const unsigned = urls.regular.replace(/&s=[\da-f]{32}$/, '')
  return sign(unsigned.replace(/(?<=[?&]w=)\d+/, String(width)))
}

export function altOf({ alt_description: alt, description, user }: PhotoBasic): string {
  return alt ?? description ?? `A photo by ${user.name}`
}
