import { labToLinear, linearToLab } from '@octavo/drawing/oklab.ts'

/** A color in OKLab. */
export interface Lab {
  l: number
  a: number
  b: number
}

export function toLab(red: number, green: number, blue: number): Lab {
  const [l, a, b] = linearToLab([linear(red), linear(green), linear(blue)])
  return { l, a, b }
}

export function toRgb({ l, a, b }: Lab): [red: number, green: number, blue: number] {
  const [red, green, blue] = labToLinear([l, a, b])
  return [encoded(red), encoded(green), encoded(blue)]
}

const linearValues = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

function linear(value: number): number {
  return linearValues[value] ?? 0
}

function encoded(light: number): number {
  const share = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, share)) * 255)
}
