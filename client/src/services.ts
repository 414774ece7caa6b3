// Generated from services/*/openapi.json by `node client/generate.ts`.
import type * as countryData from './services/country-data.ts'
import type * as statusImage from './services/status-image.ts'

/** What each service answers, by its name. */
export interface Services {
  'country-data': { paths: countryData.paths; components: countryData.components }
  'status-image': { paths: statusImage.paths; components: statusImage.components }
}
