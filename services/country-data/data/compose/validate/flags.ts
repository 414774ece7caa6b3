import type { Country } from '../country.ts'
import { readPackageText } from '../packages.ts'
import type { Problems } from '../problems.ts'

export function checkFlags(countries: Country[], problems: Problems): void {
  for (const { cca2, flags } of countries) {
    if (!isSentence(flags.alt)) problems.add(`flags: ${cca2}: the description is not a sentence`)
    for (const ratio of ['4x3', '1x1']) {
      const path = `flags/${ratio}/${cca2.toLowerCase()}.svg`
      if (!isDrawing(path)) problems.add(`flags: ${cca2}: flag-icons has no drawing ${path}`)
    }
  }
}

function isSentence(text: string): boolean {
  return /^\p{Lu}.{19,}\.$/u.test(text)
}

function isDrawing(path: string): boolean {
  try {
    return readPackageText('flag-icons', path).trimEnd().endsWith('</svg>')
  } catch {
    return false
  }
}
