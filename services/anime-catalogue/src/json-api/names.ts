/** `season_year` and `season-year` are `seasonYear`. No mark is looked at twice, however many there are in a row. */
export function toCamelCase(name: string): string {
  if (!/[-_]/.test(name)) return name
  return name.replace(/(?<![-_])[-_]+([a-zA-Z0-9])/g, (_, letter) => letter.toUpperCase())
}

/** As paths have it: `seasonYear` is `season-year`. */
export function toKebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** The own property of that name, so that `constructor` finds nothing. */
export function findOwn<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
