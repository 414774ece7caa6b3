import { matchUnimplemented } from '@octavo/platform/http/unimplemented.ts'
import { defineService } from '@octavo/platform/service.ts'
import { createBorders } from './borders.ts'
import { config } from './config.ts'
import { createCountries } from './countries.ts'
import { loadCountries } from './dataset.ts'
import { createDocuments } from './documents.ts'
import { renderError } from './errors.ts'
import { addressFor, createFlagAddresses } from './flag-addresses.ts'
import { createFlags } from './flags.ts'
import { createHistorical } from './historical.ts'
import type { Mount } from './mount.ts'
import { createPlaces } from './places.ts'
import { prepareCountry } from './present.ts'
import { createProvenance } from './provenance.ts'
import { createResponses } from './responses.ts'
import { alphaRoutes } from './routes/alpha.ts'
import { borderRoutes } from './routes/borders.ts'
import { datasetRoutes } from './routes/dataset.ts'
import { flagRoutes } from './routes/flags.ts'
import { historicalRoutes } from './routes/historical.ts'
import { listRoutes } from './routes/lists.ts'
import { neighbourRoutes } from './routes/neighbours.ts'
import { placeRoutes } from './routes/places.ts'
import { provenanceRoutes } from './routes/provenance.ts'
import { searchRoutes } from './routes/searches.ts'
import { subdivisionRoutes } from './routes/subdivisions.ts'
import { createSubdivisions } from './subdivisions.ts'

/** The finest map takes 15 MB. */
const documentsMaxBytes = 24 * 1024 * 1024
/** A large flag takes 0.2 MB. */
const imagesMaxBytes = 24 * 1024 * 1024

export default defineService({
  name: 'country-data',
  title: 'Country data',
  summary: 'Facts about every country, by code, name, capital, currency, language or region.',
  version: 'v3.1',
  firstCall: '/alpha/ch?fields=name,capital,currencies,languages,population',
  config,
  http: {
    ignoreTrailingSlash: true,
    shortcut: true,
    findUnimplemented: matchUnimplemented(['/v2', '/v3', '/v4', '/v5']),
    cors: { methods: ['GET', 'HEAD', 'OPTIONS'], exposed: ['ETag'] },
  },
  async setup({ config, url }) {
    const all = loadCountries()
    const countries = createCountries(all)
    const prepared = new Map(all.map((country) => [country, prepareCountry(country)]))
    const flagAddresses = createFlagAddresses(url, config.flagBase)
    const historical = createHistorical()
    const documents = createDocuments(documentsMaxBytes)

    const v31: Mount = {
      prefix: '/v3.1',
      countries,
      responses: createResponses(
        prepared,
        { alpha: config.v31AlphaShape, emptyValues: config.v31EmptyValues },
        flagAddresses,
      ),
      view: (request, fields) => ({ fields, flagBase: flagAddresses.baseFor(request) }),
      strictAll: config.strictAll,
      name: (operation) => `${operation}V31`,
    }
    const unversioned: Mount = {
      ...v31,
      prefix: '',
      responses: createResponses(
        prepared,
        { alpha: config.alphaShape, emptyValues: config.emptyValues },
        flagAddresses,
      ),
      name: (operation) => operation,
      async explainMissing(code, request) {
        const former = await historical.find(code)
        return (
          former && {
            successors: former.successors,
            historical: `${addressFor(request, url)}/historical/${former.alpha4}`,
          }
        )
      },
    }
    const mountRoutes = [unversioned, v31].flatMap((mount) => [
      alphaRoutes(mount),
      listRoutes(mount),
      searchRoutes(mount),
    ])
    const extensionRoutes = [
      provenanceRoutes(countries, createProvenance(), documents),
      placeRoutes(unversioned, createPlaces(countries)),
      neighbourRoutes(unversioned),
      borderRoutes(countries, createBorders(), documents),
      subdivisionRoutes(countries, createSubdivisions(), documents),
      historicalRoutes(historical, documents),
      flagRoutes(countries, createFlags(), createDocuments(imagesMaxBytes)),
      datasetRoutes(documents),
    ]
    return { routes: [...mountRoutes, ...extensionRoutes], renderError }
  },
})
