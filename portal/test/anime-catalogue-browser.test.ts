import { testAnimeCatalogue } from './browser/anime-catalogue.ts'
import { testPages } from './browser/pages.ts'
import { useBrowser } from './browser.ts'

useBrowser('anime-catalogue')
testPages('anime-catalogue')
testAnimeCatalogue()
