import type { ResolvedSettings } from '@octavo/platform/config.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { serverSettings } from '../../settings.ts'
import { presentSettings } from '../present-settings.ts'
import type { ServedServices } from '../served-services.ts'

export const settingsRoutes =
  (services: ServedServices, server: ResolvedSettings<typeof serverSettings>): Routes =>
  (app) => {
    app.get('/api/settings', () => ({
      server: presentSettings(serverSettings, server),
      services: Object.fromEntries(
        services
          .list()
          .map(({ definition: { name, config }, running }) => [
            name,
            presentSettings(config, running.settings, name),
          ]),
      ),
    }))
  }
