import { decodeJson } from '@octavo/platform/data/columns.ts'
import { presentId } from '../wire/ids.ts'
import type { CropMask } from './crop-mask.ts'
import type { Image } from './schema.ts'
import { type Frame, widthFor } from './sizes.ts'
import type { ImageRow } from './store/images.ts'

export function presentImage(row: ImageRow, { url }: { url: string }, frame: Frame = {}): Image {
  const { id, width, height, edge_color } = row
  const crop = row.crop === null ? null : decodeJson<CropMask>(row.crop)
  const part = crop ?? row
  return {
    id: presentId(id),
    url: imageAddress(url, row, row.cropped_blob, widthFor(part, frame)),
    crop_mask: crop && {
      top_left: { x: crop.left, y: crop.top },
      width: crop.width,
      height: crop.height,
    },
    original: { url: imageAddress(url, row, row.blob), width, height },
    aspect_ratio: String(Number((part.width / part.height).toFixed(4))),
    edge_color,
    edge_color_set: edge_color !== null,
  }
}

/** The URL contains the hash, which cannot be guessed. */
function imageAddress(url: string, { id, content_type }: ImageRow, hash: string, width?: number): string {
  const name = width === undefined ? hash : `${hash}-${width}`
  return `${url}media/${id}/${name}.${content_type === 'image/png' ? 'png' : 'jpg'}`
}
