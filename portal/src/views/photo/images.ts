import type { Photo } from './records.ts'

/** The API's own sizes are among them, so that they share the cache of the server. */
const widths = [400, 800, 1080, 1600, 2400]

/** The address of a JPEG with this width. */
export function imageUrl({ urls }: Pick<Photo, 'urls'>, width: number): string {
  return urls.regular.replace(/(?<=[?&]w=)\d+/, String(width))
}

export function sourceSet(photo: Photo, maxWidth: number): string {
  const fitting = widths.filter((width) => width < photo.width && width <= maxWidth)
  return (fitting.length ? fitting : widths.slice(0, 1))
    .map((width) => `${imageUrl(photo, width)} ${width}w`)
    .join(', ')
}
