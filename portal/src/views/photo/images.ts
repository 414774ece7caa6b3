import type { Photo } from './records.ts'

/** The API's own sizes are among them, so that they share the cache of the server. */
const widths = [400, 800, 1080, 1600, 2400]
const namedWidths = { Small: 640, Medium: 1920, Large: 2400 }

type Urls = Pick<Photo, 'urls'>

interface SizedImage {
  width: number
  url: string
}

/** The images that the API names. A signed address cannot be changed to that of another size. */
function signedImages({ urls }: Urls): Record<string, SizedImage> | undefined {
  if (!/[?&]s=[\da-f]{32}$/.test(urls.regular)) return undefined
  return { Small: { width: 400, url: urls.small }, Medium: { width: 1080, url: urls.regular } }
}

/** The address of a JPEG with this width. */
function imageUrl({ urls }: Urls, width: number): string {
  return urls.regular.replace(/(?<=[?&]w=)\d+/, String(width))
}

export function sourceSet(photo: Photo, maxWidth: number): string {
  const signedSizes = signedImages(photo)
  const images = signedSizes
    ? Object.values(signedSizes)
    : widths.map((width) => ({ width, url: imageUrl(photo, width) }))
  const fitting = images.filter(({ width }) => width < photo.width && width <= maxWidth)
  return (fitting.length ? fitting : images.slice(0, 1))
    .map(({ width, url }) => `${url} ${width}w`)
    .join(', ')
}

interface Size {
  name: string
  width: number
  image: string
  download: string
}

/** Sizes that are smaller than the original. */
export function smallerSizes(photo: Photo): Size[] {
  const signedSizes = signedImages(photo)
  const sizes = signedSizes
    ? // Downloads of a size need a signature as well.
      Object.entries(signedSizes).map(([name, { width, url }]) => ({
        name,
        width,
        image: url,
        download: url,
      }))
    : Object.entries(namedWidths).map(([name, width]) => ({
        name,
        width,
        image: imageUrl(photo, width),
        download: `${photo.links.download}?w=${width}`,
      }))
  return sizes.filter(({ width }) => width < photo.width)
}
