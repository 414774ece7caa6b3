import { testCountryData } from './browser/country-data.ts'
import { testPages } from './browser/pages.ts'
import { useBrowser } from './browser.ts'

useBrowser('country-data')
testPages('country-data')
testCountryData()
