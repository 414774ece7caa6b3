import { testExplorer } from './browser/explorer.ts'
import { testExplorerLinks } from './browser/explorer-links.ts'
import { useBrowser } from './browser.ts'

useBrowser(
  'anime-catalogue',
  'code-assistant',
  'code-hosting',
  'country-data',
  'event-management',
  'photo',
  'status-image',
  'web-content',
)
testExplorer()
testExplorerLinks()
