/** `season_year` and `season-year` become `seasonYear`. Takes linear time, also for repeated separators. */
export function toCamelCase(name: string): string {
  if (!/[-_]/.test(name)) return name
  return name.replace(/(?<![-_])[-_]+([a-zA-Z0-9])/g, (_, letter) => letter.toUpperCase())
}

/** Path spelling: `seasonYear` becomes `season-year`. */
export function toKebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** Looks up own properties only, so `constructor` is not found. */
export function findOwn<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
