import type { Country } from '../country.ts'
import type { Problems } from '../problems.ts'

export function checkPostalCodes(countries: Country[], problems: Problems): void {
  for (const { cca2, postalCode } of countries) {
    const { format, regex } = postalCode
    if (format === undefined || regex === undefined) continue
    const expression = compile(regex)
    if (expression === undefined) {
      problems.add(`postalCode: ${cca2}: ${regex} does not compile`)
      continue
    }
    if (!isBounded(regex)) {
      problems.add(`postalCode: ${cca2}: ${regex} is not anchored or has a repetition without limit`)
    }
    for (const form of format.split('|')) {
      const example = examplesOf(form).find((candidate) => expression.test(candidate))
      if (example === undefined) {
        problems.mismatch('postal', `${cca2} ${form}`, `no example matches ${regex}`)
      } else if (expression.test(`${example}\n`) || expression.test(`-${example}`)) {
        problems.add(`postalCode: ${cca2}: ${regex} matches more than the code`)
      }
    }
  }
}

/**
 * Clients run these expressions on user input. Anchored expressions without unlimited repetition match only texts
 * of limited length, so they take bounded time.
 */
function isBounded(regex: string): boolean {
  const withoutClasses = regex.replace(/\\./g, '').replace(/\[[^\]]*\]/g, '')
  return regex.startsWith('^') && regex.endsWith('$') && !/[*+]|\{\d+,\}/.test(withoutClasses)
}

/** Samples for expressions that allow only some digits or letters. */
function examplesOf(form: string): string[] {
  return [...'1023456789'].flatMap((digit) =>
    [...'AXBC'].map((letter) => form.replaceAll('#', digit).replaceAll('@', letter)),
  )
}

function compile(regex: string): RegExp | undefined {
  try {
    return new RegExp(regex, 'u')
  } catch {
    return undefined
  }
}
