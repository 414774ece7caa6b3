import { decode } from 'blurhash'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Photo } from '../records.ts'

const side = 32

/** The blurred picture, in the space of an image until it has loaded. Its background is the main color. */
export function Placeholder({ photo: { blur_hash: hash } }: { photo: Pick<Photo, 'blur_hash'> }) {
  const ref = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const context = ref.current?.getContext('2d')
    if (!hash || !context || isReduced()) return
    try {
      const pixels = new ImageData(side, side)
      pixels.data.set(decode(hash, side, side))
      context.putImageData(pixels, 0, 0)
    } catch {
      // An invalid hash leaves the main color.
    }
  }, [hash])
  return <canvas ref={ref} class="photo-blur" width={side} height={side} />
}

/** Then the main color is enough: decoding takes time on slow devices. */
function isReduced(): boolean {
  return matchMedia('(prefers-reduced-data: reduce)').matches
}
