import type { Size } from './geometry.ts'
import type { ImageSource } from './image-source.ts'
import type { OutputParameters } from './parameters.ts'
import { type Codec, codecOf } from './plan.ts'

/** Larger AVIF images take seconds, which no client waits for. */
const maxNegotiatedPixels = 2_000_000

export interface Negotiation {
  codec: Codec
  /** Smaller but slow to make. */
  better: 'avif' | undefined
  /** The response depends on the `Accept` header. */
  varies: boolean
}

/** `auto=format` prefers what the client accepts, and `fm` is the fallback. */
export function chooseCodec(
  accept: string | undefined,
  source: ImageSource,
  { format, isNegotiated }: OutputParameters,
): Negotiation {
  const codec = codecOf(source, format)
  const isText = format === 'json' || format === 'blurhash'
  if (!isNegotiated || isText) return { codec, better: undefined, varies: false }
  const better = accepts(accept, 'image/avif') ? 'avif' : undefined
  return { codec: accepts(accept, 'image/webp') ? 'webp' : codec, better, varies: true }
}

/** Encoding AVIF takes long for large images. */
export const isWorthBetter = ({ width, height }: Size): boolean => width * height <= maxNegotiatedPixels

/** Only an explicit type counts: `image/*` also comes from clients without WebP. */
function accepts(accept = '', mediaType: string): boolean {
  return accept.split(',').some((item) => {
    const [type = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase())
    return type === mediaType && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
  })
}
