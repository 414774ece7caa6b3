import type { ResolvedSettings } from '@octavo/platform/config.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { houseSettings } from '../../settings.ts'
import type { ServedServices } from '../served-services.ts'
import { showSettings } from '../shown-settings.ts'

export const settingsRoutes =
  (services: ServedServices, house: ResolvedSettings<typeof houseSettings>): Routes =>
  (app) => {
    app.get('/api/settings', () => ({
      house: showSettings(houseSettings, house),
      services: Object.fromEntries(
        services
          .list()
          .map(({ definition: { name, config }, running }) => [
            name,
            showSettings(config, running.settings, name),
          ]),
      ),
    }))
  }
