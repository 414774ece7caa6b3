import { readPackageJson } from './packages.ts'

const dayNames: Record<string, string> = {
  mon: 'monday',
  tue: 'tuesday',
  wed: 'wednesday',
  thu: 'thursday',
  fri: 'friday',
  sat: 'saturday',
  sun: 'sunday',
}

export function createWeekStartFinder(): (cca2: string) => string {
  const { firstDay } = readPackageJson<WeekFile>('cldr-core', 'supplemental/weekData.json').supplemental
    .weekData
  return (cca2) => dayNames[firstDay[cca2] ?? firstDay['001'] ?? ''] ?? ''
}

interface WeekFile {
  supplemental: { weekData: { firstDay: Record<string, string> } }
}
