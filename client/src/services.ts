// Generated from services/*/openapi.json by `node client/generate.ts`.
import type * as animeCatalogue from './services/anime-catalogue.ts'
import type * as codeAssistant from './services/code-assistant.ts'
import type * as codeHosting from './services/code-hosting.ts'
import type * as countryData from './services/country-data.ts'
import type * as eventManagement from './services/event-management.ts'
import type * as photo from './services/photo.ts'
import type * as statusImage from './services/status-image.ts'
import type * as webContent from './services/web-content.ts'

/** Paths and schemas of each service. */
export interface Services {
  'anime-catalogue': { paths: animeCatalogue.paths; components: animeCatalogue.components }
  'code-assistant': { paths: codeAssistant.paths; components: codeAssistant.components }
  'code-hosting': { paths: codeHosting.paths; components: codeHosting.components }
  'country-data': { paths: countryData.paths; components: countryData.components }
  'event-management': { paths: eventManagement.paths; components: eventManagement.components }
  photo: { paths: photo.paths; components: photo.components }
  'status-image': { paths: statusImage.paths; components: statusImage.components }
  'web-content': { paths: webContent.paths; components: webContent.components }
}
