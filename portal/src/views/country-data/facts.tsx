import type { ComponentChildren } from 'preact'
import { formatCount } from '../../kit/format.ts'
import { type Country, densityOf, giniOf } from './country.ts'
import { Coded, Lines, Translations } from './fact-values.tsx'
import { languageName, languageTag } from './language-name.ts'

export interface Fact {
  /** The field whose source is shown. */
  field: keyof Country
  title: string
  /** Undefined without a value. */
  show(country: Country): ComponentChildren
}

export interface FactGroup {
  title: string
  facts: readonly Fact[]
}

/** All fields except borders, which are links, by importance. */
export const factGroups: readonly FactGroup[] = [
  {
    title: 'Names',
    facts: [
      {
        field: 'name',
        title: 'Name',
        show: ({ name, languages }) => (
          <Lines
            lines={[
              name.common,
              name.official !== name.common && name.official,
              ...Object.entries(name.nativeName).map(([code, { common, official }]) => (
                <>
                  <bdi lang={languageTag(code)}>
                    {common === official ? common : `${common}, ${official}`}
                  </bdi>{' '}
                  <span class="quiet small">{languages[code] ?? languageName(code)}</span>
                </>
              )),
            ]}
          />
        ),
      },
      {
        field: 'altSpellings',
        title: 'Other spellings',
        show: ({ altSpellings }) => altSpellings.join(' · '),
      },
      {
        field: 'demonyms',
        title: 'Inhabitants',
        show: ({ demonyms }) => (
          <Lines
            lines={Object.entries(demonyms).map(([code, { f, m }]) => (
              <>
                {f === m ? m : `${m}, ${f}`} <span class="quiet small">{languageName(code)}</span>
              </>
            ))}
          />
        ),
      },
      {
        field: 'translations',
        title: 'In other languages',
        show: ({ translations }) => <Translations of={translations} />,
      },
    ],
  },
  {
    title: 'Place',
    facts: [
      { field: 'region', title: 'Region', show: ({ region }) => region },
      { field: 'subregion', title: 'Subregion', show: ({ subregion }) => subregion },
      { field: 'continents', title: 'Continents', show: ({ continents }) => continents.join(', ') },
      { field: 'capital', title: 'Capital', show: ({ capital }) => capital.join(', ') },
      {
        field: 'capitalInfo',
        title: 'Location of the capital',
        show: ({ capitalInfo }) => capitalInfo.latlng && position(capitalInfo.latlng),
      },
      { field: 'latlng', title: 'Centre', show: ({ latlng }) => position(latlng) },
      { field: 'area', title: 'Area', show: ({ area }) => `${formatCount(area)} km²` },
      {
        field: 'landlocked',
        title: 'Access to the sea',
        show: ({ landlocked }) => (landlocked ? 'None: landlocked' : 'Coast'),
      },
      { field: 'timezones', title: 'Time zones', show: ({ timezones }) => timezones.join(', ') },
      {
        field: 'maps',
        title: 'External maps',
        show: ({ maps }) => (
          <>
            <a href={maps.openStreetMaps} rel="noreferrer">
              OpenStreetMap
            </a>
            {', '}
            <a href={maps.googleMaps} rel="noreferrer">
              Google Maps
            </a>
          </>
        ),
      },
    ],
  },
  {
    title: 'People',
    facts: [
      {
        field: 'population',
        title: 'Population',
        show: (country) => {
          const density = densityOf(country)
          return (
            <>
              {formatCount(country.population)}{' '}
              {density > 0 && (
                <span class="quiet small">{`${density < 10 ? density.toFixed(1) : formatCount(density)} per km²`}</span>
              )}
            </>
          )
        },
      },
      {
        field: 'languages',
        title: 'Languages',
        show: ({ languages }) => <Coded entries={Object.entries(languages)} />,
      },
      {
        field: 'gini',
        title: 'Gini index',
        show: (country) => {
          const gini = giniOf(country)
          return gini && `${gini.value} in ${gini.year}`
        },
      },
      { field: 'independent', title: 'Independent', show: ({ independent }) => yesNo(independent) },
      {
        field: 'unMember',
        title: 'United Nations',
        show: ({ unMember }) => (unMember ? 'Member' : 'Not a member'),
      },
    ],
  },
  {
    title: 'Currency, postal codes and roads',
    facts: [
      {
        field: 'currencies',
        title: 'Currencies',
        show: ({ currencies }) => (
          <Coded
            entries={Object.entries(currencies).map(([code, { name, symbol }]) => [
              code,
              `${name} (${symbol})`,
            ])}
          />
        ),
      },
      { field: 'idd', title: 'Calling code', show: ({ idd }) => callingCodes(idd) },
      { field: 'tld', title: 'Internet', show: ({ tld }) => tld.join(', ') },
      {
        field: 'postalCode',
        title: 'Postal code',
        show: ({ postalCode: { format, regex } }) => (
          <Lines
            lines={[
              format && <code class="breaks">{format}</code>,
              regex && <code class="breaks quiet">{regex}</code>,
            ]}
          />
        ),
      },
      {
        field: 'car',
        title: 'Roads',
        show: ({ car: { side, signs } }) =>
          `Drives on the ${side}${signs.length ? `; sign ${signs.join(', ')}` : ''}`,
      },
      { field: 'startOfWeek', title: 'Week starts', show: ({ startOfWeek }) => capitalized(startOfWeek) },
    ],
  },
  {
    title: 'Codes and images',
    facts: [
      { field: 'cca2', title: 'Alpha-2', show: ({ cca2 }) => <code>{cca2}</code> },
      { field: 'cca3', title: 'Alpha-3', show: ({ cca3 }) => <code>{cca3}</code> },
      { field: 'ccn3', title: 'Numeric', show: ({ ccn3 }) => ccn3 && <code>{ccn3}</code> },
      {
        field: 'status',
        title: 'In ISO 3166-1',
        show: ({ status }) => capitalized(status.replace('-', ' ')),
      },
      { field: 'cioc', title: 'Olympic', show: ({ cioc }) => cioc && <code>{cioc}</code> },
      { field: 'fifa', title: 'Football', show: ({ fifa }) => fifa && <code>{fifa}</code> },
      { field: 'flag', title: 'Emoji', show: ({ flag }) => flag },
      { field: 'flags', title: 'Flag', show: ({ flags }) => flags.alt },
      {
        field: 'coatOfArms',
        title: 'Coat of arms',
        show: ({ coatOfArms: { svg } }) => svg && <a href={svg}>SVG</a>,
      },
    ],
  },
]

function position([lat = 0, lng = 0]: readonly number[]): string {
  return `${Math.abs(lat)}° ${lat < 0 ? 'S' : 'N'}, ${Math.abs(lng)}° ${lng < 0 ? 'W' : 'E'}`
}

const maxSuffixes = 6

function callingCodes({ root = '', suffixes = [] }: Country['idd']): string {
  const all = suffixes.map((suffix) => root + suffix)
  return all.length > maxSuffixes
    ? `${all.slice(0, maxSuffixes).join(', ')} and ${all.length - maxSuffixes} more`
    : all.join(', ') || root
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function yesNo(is: boolean): string {
  return is ? 'Yes' : 'No'
}
