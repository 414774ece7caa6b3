import type { BaseCountry } from './country.ts'
import type { Correction, Json } from './facts.ts'
import type { Problems } from './problems.ts'

/** Changes the records in place. Reports corrections that change nothing, because their source has been fixed. */
export function applyCorrections(
  countries: BaseCountry[],
  corrections: Correction[],
  problems: Problems,
): void {
  const byCode = new Map(countries.map((country) => [country.cca2, country]))
  for (const { country, field, value, reason, reference } of corrections) {
    const where = `corrections.json: ${country} ${field}`
    const record = byCode.get(country)
    if (record === undefined) {
      problems.add(`${where}: no such country`)
      continue
    }
    const path = field.split('.')
    if (!(`${path[0]}` in record)) {
      problems.add(`${where}: corrections change the fields of world-countries only`)
      continue
    }
    if (!reason || !reference) problems.add(`${where}: a reason and a reference are required`)
    // A record is plain JSON; validate/shape.ts checks its shape after all corrections.
    if (!setAt(record as unknown as JsonObject, path, value)) {
      problems.add(`${where}: changes nothing`)
    }
  }
}

type JsonObject = { [key: string]: Json }

/** Returns whether the value changed. */
function setAt(record: JsonObject, path: string[], value: Json): boolean {
  const last = path.at(-1) ?? ''
  let parent = record
  for (const key of path.slice(0, -1)) {
    const child = parent[key]
    const next = isObject(child) ? child : {}
    parent[key] = next
    parent = next
  }
  const before = parent[last]
  if (value === null) {
    delete parent[last]
    return before !== undefined
  }
  parent[last] = structuredClone(value)
  return JSON.stringify(before) !== JSON.stringify(value)
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
