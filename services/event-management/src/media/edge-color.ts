import type { Sharp } from 'sharp'

const side = 32

/** The mean color of the outermost pixels, as `#rrggbb`. */
export async function edgeColorOf(picture: Sharp): Promise<string> {
  const pixels = await picture
    .resize(side, side, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
  const channels = pixels.length / (side * side)
  const mean = [0, 1, 2].map((channel) => meanAtEdge(pixels, channels, Math.min(channel, channels - 1)))
  return `#${mean.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

function meanAtEdge(pixels: Buffer, channels: number, channel: number): number {
  const values = edge.map((at) => pixels[at * channels + channel] ?? 0)
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

const edge = Array.from({ length: side * side }, (_, at) => at).filter((at) => {
  const [row, column] = [Math.floor(at / side), at % side]
  return row === 0 || column === 0 || row === side - 1 || column === side - 1
})
