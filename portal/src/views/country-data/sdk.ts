import type { Sdk } from '../../calls/sdk.ts'

const name = '@yusifaliyevpro/countries'

/** Functions of the package and their search parameters, by operation. */
const functions: Readonly<Record<string, readonly [name: string, parameter: string]>> = {
  alpha: ['getCountryByCode', 'code'],
  name: ['getCountriesByName', 'name'],
  capital: ['getCountryByCapital', 'capital'],
  currency: ['getCountriesByCurrency', 'currency'],
  lang: ['getCountriesByLang', 'lang'],
  region: ['getCountriesByRegion', 'region'],
  subregion: ['getCountriesBySubregion', 'subregion'],
  demonym: ['getCountryByDemonym', 'demonym'],
  translation: ['getCountryByTranslation', 'translation'],
}

export const sdk: Sdk = {
  name,
  write({ baseUrl, template, path, query }) {
    const [, first = '', second] = template.replace(/^\/v3\.1/, '').split('/')
    const fields = query.find(([name]) => name === 'fields')?.[1]?.split(',')
    const list = fields && `fields: [${fields.map((field) => `'${field}'`).join(', ')}]`
    const write = (apiFunction: string, options: readonly (string | undefined)[]) =>
      [
        `import { ${apiFunction} } from '${name}'`,
        '',
        '// The package has a fixed host; this redirects it.',
        'const { fetch } = globalThis',
        'globalThis.fetch = (input, init) =>',
        `  fetch(String(input).replace('https://restcountries.com', '${baseUrl}'), init)`,
        '',
        `const response = await ${apiFunction}({ ${options.filter(Boolean).join(', ')} })`,
      ].join('\n')
    if (first === 'all' && !second && list) return write('getCountries', [list])
    const [apiFunction, parameter = ''] = functions[first] ?? []
    const [text] = Object.values(path)
    const value = text ?? (second?.startsWith('{') ? undefined : second && decodeURIComponent(second))
    if (!apiFunction || !value) return undefined
    const isCode = first === 'alpha'
    return write(apiFunction, [
      `${parameter}: '${isCode ? value.toUpperCase() : value.replaceAll("'", "\\'")}'`,
      list,
    ])
  },
}
