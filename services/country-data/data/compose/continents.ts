import type { Facts } from './facts.ts'
import { readPackageJson } from './packages.ts'
import type { Problems } from './problems.ts'

/** UN M49 areas of CLDR; the Americas are two continents here. */
const areas = {
  '002': 'Africa',
  '003': 'North America',
  '005': 'South America',
  '009': 'Oceania',
  '142': 'Asia',
  '150': 'Europe',
}

export const continentNames = [...Object.values(areas), 'Antarctica']

export function createContinentFinder(
  decisions: Facts['continents'],
  problems: Problems,
): (cca2: string, region: string) => string[] {
  const containment = readPackageJson<ContainmentFile>('cldr-core', 'supplemental/territoryContainment.json')
    .supplemental.territoryContainment
  const members = Object.entries(areas).map(([area, name]) => ({ name, codes: collect(area, containment) }))

  return (cca2, region) => {
    const byRule =
      region === 'Antarctic'
        ? ['Antarctica']
        : members.filter(({ codes }) => codes.has(cca2)).map(({ name }) => name)
    const decision = decisions[cca2]?.continents
    if (decision !== undefined && decision.join() === byRule.join()) {
      problems.add(`continents.json: ${cca2}: changes nothing`)
    }
    return decision ?? byRule
  }
}

function collect(area: string, containment: Containment, codes = new Set<string>()): Set<string> {
  for (const code of containment[area]?._contains ?? []) {
    codes.add(code)
    collect(code, containment, codes)
  }
  return codes
}

type Containment = Record<string, { _contains?: string[] }>

interface ContainmentFile {
  supplemental: { territoryContainment: Containment }
}
