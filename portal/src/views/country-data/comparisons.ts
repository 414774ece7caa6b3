import { formatCount } from '../../kit/format.ts'
import { type Country, densityOf, giniOf } from './country.ts'

export interface Comparison {
  title: string
  show(country: Country, nameOf: (code: string) => string): string | undefined
  /** For a bar chart, scaled to the larger value. */
  measure?(country: Country): number
}

export const comparisons: readonly Comparison[] = [
  { title: 'Official name', show: ({ name }) => name.official },
  { title: 'Capital', show: ({ capital }) => capital.join(', ') },
  {
    title: 'Population',
    show: ({ population }) => formatCount(population),
    measure: ({ population }) => population,
  },
  { title: 'Area', show: ({ area }) => `${formatCount(area)} km²`, measure: ({ area }) => area },
  {
    title: 'Density',
    show: (country) => `${densityOf(country).toFixed(1)} per km²`,
    measure: densityOf,
  },
  {
    title: 'Gini index',
    show(country) {
      const gini = giniOf(country)
      return gini && `${gini.value} (${gini.year})`
    },
    measure: (country) => giniOf(country)?.value ?? 0,
  },
  { title: 'Languages', show: ({ languages }) => Object.values(languages).join(', ') },
  {
    title: 'Currencies',
    show: ({ currencies }) =>
      Object.entries(currencies)
        .map(([code, { name }]) => `${name} (${code})`)
        .join(', '),
  },
  { title: 'Region', show: ({ subregion, region }) => subregion || region },
  { title: 'Neighbours', show: ({ borders }, nameOf) => borders.map(nameOf).join(', ') },
  { title: 'Time zones', show: ({ timezones }) => timezones.join(', ') },
  {
    title: 'Calling code',
    show: ({ idd: { root = '', suffixes = [] } }) =>
      suffixes.length > 3 ? root : suffixes.map((suffix) => root + suffix).join(', '),
  },
  { title: 'Internet', show: ({ tld }) => tld.join(', ') },
  { title: 'Side of the road', show: ({ car: { side } }) => side },
  { title: 'Week starts', show: ({ startOfWeek }) => startOfWeek },
  { title: 'United Nations', show: ({ unMember }) => (unMember ? 'member' : 'not a member') },
]
