import { testAnimeCatalogue } from './browser/anime-catalogue.ts'
import { testCodeHosting } from './browser/code-hosting.ts'
import { testCountryData } from './browser/country-data.ts'
import { testDialogs } from './browser/dialogs.ts'
import { testEventManagement } from './browser/event-management.ts'
import { testExplorer } from './browser/explorer.ts'
import { testExplorerLinks } from './browser/explorer-links.ts'
import { testFirstLoad } from './browser/first-load.ts'
import { testKeeper } from './browser/administrator.ts'
import { testKeyboard } from './browser/keyboard.ts'
import { testPages } from './browser/pages.ts'
import { testSandbox } from './browser/sandbox.ts'
import { testStatusImage } from './browser/status-image.ts'
import { useBrowser } from './browser.ts'

// All in one file, because a browser is dear: the tests of one file share theirs.
useBrowser()
testPages()
testDialogs()
testFirstLoad()
testKeyboard()
testExplorer()
testExplorerLinks()
testKeeper()
testSandbox()
testCountryData()
testStatusImage()
testCodeHosting()
testAnimeCatalogue()
testEventManagement()
