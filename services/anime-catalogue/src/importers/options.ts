import { ImportError, type ImportOption, type ImportSource } from '@octavo/platform/importer.ts'

/** Options of every source. */
export const commonOptions = {
  merge: {
    type: 'string',
    value: 'fill|replace',
    help: 'add missing values only (fill, the default), or overwrite (replace)',
  },
  'dry-run': { type: 'boolean', help: 'print the changes without writing' },
  restart: { type: 'boolean', help: 'start over instead of resuming an interrupted import' },
} as const satisfies Record<string, ImportOption>

export interface CommonOptions {
  merge: 'fill' | 'replace'
  dryRun: boolean
  restart: boolean
}

export function commonOptionsOf({ options }: ImportSource): CommonOptions {
  const merge = options.merge ?? 'fill'
  if (merge !== 'fill' && merge !== 'replace')
    throw new ImportError(`--merge must be fill or replace, not "${merge}".`)
  return { merge, dryRun: options['dry-run'] === true, restart: options.restart === true }
}

export function locationOf({ location }: ImportSource): string {
  if (location === undefined) throw new ImportError('The import needs a file or URL.')
  return location
}

export function textOption({ options }: ImportSource, name: string): string | undefined {
  const value = options[name]
  return value === undefined ? undefined : String(value)
}

/** `2020..2024`, or one year. */
export function yearsOf(
  text: string,
  allYears: { first: number; last: number },
): { first: number; last: number } {
  const [, first, dots, last] = /^(\d{4})?(\.\.)?(\d{4})?$/.exec(text) ?? []
  const years = {
    first: Number(first ?? allYears.first),
    last: Number(last ?? (dots ? allYears.last : first)),
  }
  if (text === '' || !(years.first <= years.last))
    throw new ImportError(`--years must be a range such as 2020..2024, not "${text}".`)
  return years
}
