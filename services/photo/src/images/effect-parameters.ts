import type { Color } from './colors.ts'
import type { ParameterValues } from './parameter-values.ts'

/** Neutral values are absent. */
export interface EffectParameters {
  enhance: boolean
  exposure: number | undefined
  brightness: number | undefined
  contrast: number | undefined
  gamma: number | undefined
  highlights: number | undefined
  shadows: number | undefined
  saturation: number | undefined
  vibrance: number | undefined
  /** Degrees. */
  hue: number | undefined
  invert: boolean
  sepia: number | undefined
  monochrome: Color | undefined
  duotone: { dark: Color; light: Color; alpha: number } | undefined
  sharpen: number | undefined
  unsharpMask: { amount: number; radius: number } | undefined
  blur: number | undefined
  /** The side of a block. */
  pixelate: number | undefined
}

const signedPercent = { min: -100, max: 100 }
const percent = { min: 0, max: 100 }

export function readEffects(values: ParameterValues): EffectParameters {
  const hue = values.integer('hue', { min: -36_000, max: 36_000 })
  const amount = values.adjustment('usm', signedPercent)
  return {
    enhance: values.list('auto', ['enhance']).length > 0,
    exposure: values.adjustment('exp', signedPercent),
    brightness: values.adjustment('bri', signedPercent),
    contrast: values.adjustment('con', signedPercent),
    gamma: values.adjustment('gam', signedPercent),
    highlights: values.adjustment('high', { min: -100, max: 0 }),
    shadows: values.adjustment('shad', percent),
    saturation: values.adjustment('sat', signedPercent),
    vibrance: values.adjustment('vib', signedPercent),
    hue: (((hue ?? 0) % 360) + 360) % 360 || undefined,
    invert: values.isOn('invert'),
    sepia: values.adjustment('sepia', percent),
    monochrome: values.color('monochrome'),
    duotone: readDuotone(values),
    sharpen: values.adjustment('sharp', percent),
    unsharpMask:
      amount === undefined
        ? undefined
        : { amount, radius: values.number('usmrad', { min: 0.1, max: 10 }) ?? 2.5 },
    blur: values.adjustment('blur', { min: 0, max: 2000 }),
    pixelate: values.adjustment('px', percent),
  }
}

function readDuotone(values: ParameterValues): EffectParameters['duotone'] {
  const [dark, light] = values.colors('duotone')
  if (!dark || !light) return undefined
  return { dark, light, alpha: values.integer('duotone-alpha', percent) ?? 100 }
}
