export type Lab = readonly [lightness: number, a: number, b: number]

/** sRGB to linear light. */
const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

/** The OKLab color of the pixel at `at`. https://bottosson.github.io/posts/oklab/ */
export function toLab(rgb: Uint8Array, at: number): Lab {
  const [r = 0, g = 0, b = 0] = [0, 1, 2].map((channel) => linear[rgb[at + channel] ?? 0] ?? 0)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}
