import { type Color, findColor } from './colors.ts'

export interface Range {
  min: number
  max: number
}

/** Typed reads of query parameters. An unusable value counts as absent, one out of range is clamped. */
export interface ParameterValues {
  text(name: string): string | undefined
  number(name: string, range: Range): number | undefined
  integer(name: string, range: Range): number | undefined
  /** Returns undefined for zero, which changes nothing, so that it does not make a variant of its own. */
  adjustment(name: string, range: Range): number | undefined
  choice<Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined
  list<Choice extends string>(name: string, choices: readonly Choice[]): readonly Choice[]
  numbers(name: string): readonly number[]
  color(name: string): Color | undefined
  /** The colors of a list, from this position on. */
  colors(name: string, from?: number): readonly (Color | undefined)[]
  isOn(name: string): boolean
}

const maxListLength = 10

export function readValues(parameters: ReadonlyMap<string, string>): ParameterValues {
  const text = (name: string) => {
    const value = parameters.get(name)?.trim()
    return value ? value : undefined
  }
  const number = (name: string, range: Range) => {
    const value = parseNumber(text(name))
    return value === undefined ? undefined : clamp(value, range)
  }
  const integer = (name: string, range: Range) => {
    const value = number(name, range)
    return value === undefined ? undefined : Math.round(value)
  }
  const list = <Choice extends string>(name: string, choices: readonly Choice[]) =>
    splitList(text(name)).flatMap((item) => choices.find((choice) => choice === item.toLowerCase()) ?? [])
  return {
    text,
    number,
    integer,
    adjustment(name, range) {
      const value = integer(name, range)
      return value === 0 ? undefined : value
    },
    choice: (name, choices) => list(name, choices)[0],
    list: (name, choices) => [...new Set(list(name, choices))],
    numbers: (name) => splitList(text(name)).flatMap((item) => parseNumber(item) ?? []),
    color: (name) => findColor(text(name)),
    colors: (name, from = 0) => splitList(text(name)).slice(from).map(findColor),
    isOn: (name) => ['true', '1'].includes(text(name)?.toLowerCase() ?? ''),
  }
}

export function splitList(value: string | undefined): string[] {
  return value === undefined ? [] : value.split(',', maxListLength).map((item) => item.trim())
}

/** Accepts a number with anything behind it, such as `300px`. */
export function parseNumber(value: string | undefined): number | undefined {
  const number = Number.parseFloat(value ?? '')
  return Number.isFinite(number) ? number : undefined
}

export function clamp(value: number, { min, max }: Range): number {
  return Math.min(max, Math.max(min, value))
}
