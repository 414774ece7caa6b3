import { formatCount } from '../../kit/format.ts'
import { type CountrySummary, densityOf, giniOf } from './country.ts'

/** A coloring of the map: a class per country. */
export interface Shading {
  title: string
  /** Categories have different hues, steps have shades of one. */
  is: 'kinds' | 'steps'
  classes: readonly string[]
  classOf(country: CountrySummary): number | undefined
  describe(country: CountrySummary): string
}

export const shadings: Readonly<Record<string, Shading>> = {
  population: steps({
    title: 'Population',
    bounds: [1e6, 1e7, 5e7, 2e8],
    classes: ['under 1 million', '1 to 10', '10 to 50', '50 to 200', 'over 200 million'],
    figureOf: ({ population }) => population,
    describe: (value) => `${formatCount(value)} people`,
  }),
  density: steps({
    title: 'Density',
    bounds: [10, 50, 150, 500],
    classes: ['under 10 people per km²', '10 to 50', '50 to 150', '150 to 500', 'over 500'],
    figureOf: densityOf,
    describe: (value) => `${value < 10 ? value.toFixed(1) : formatCount(value)} people per km²`,
  }),
  area: steps({
    title: 'Area',
    bounds: [1e4, 1e5, 5e5, 2e6],
    classes: ['under 10,000 km²', 'to 100,000', 'to 500,000', 'to 2 million', 'over 2 million km²'],
    figureOf: ({ area }) => area,
    describe: (value) => `${formatCount(value)} km²`,
  }),
  gini: steps({
    title: 'Inequality (Gini)',
    bounds: [30, 35, 40, 50],
    classes: ['under 30', '30 to 35', '35 to 40', '40 to 50', 'over 50'],
    figureOf: (country) => giniOf(country)?.value,
    describe: (value) => `Gini index ${value}`,
  }),
  region: kinds(
    'Region',
    ['Africa', 'Americas', 'Asia', 'Europe', 'Oceania', 'Antarctic'],
    ({ region }) => region,
  ),
  drive: kinds('Side of the road', ['left', 'right'], ({ car }) => car.side),
  week: kinds('First day of the week', ['monday', 'sunday', 'saturday'], ({ startOfWeek }) => startOfWeek),
  sea: kinds('Access to the sea', ['coast', 'landlocked'], ({ landlocked }) =>
    landlocked ? 'landlocked' : 'coast',
  ),
}

function kinds(
  title: string,
  classes: readonly string[],
  kindOf: (country: CountrySummary) => string,
): Shading {
  return {
    title,
    is: 'kinds',
    classes,
    classOf(country) {
      const index = classes.indexOf(kindOf(country))
      return index === -1 ? undefined : index
    },
    describe: kindOf,
  }
}

interface Steps {
  title: string
  /** Bounds between the classes. */
  bounds: readonly number[]
  classes: readonly string[]
  figureOf(country: CountrySummary): number | undefined
  describe(value: number): string
}

function steps({ title, bounds, classes, figureOf, describe }: Steps): Shading {
  return {
    title,
    is: 'steps',
    classes,
    classOf(country) {
      const value = figureOf(country)
      return value === undefined ? undefined : bounds.filter((bound) => value >= bound).length
    },
    describe(country) {
      const value = figureOf(country)
      return value === undefined ? 'no data' : describe(value)
    },
  }
}
