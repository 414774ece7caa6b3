import { testAdministrator } from './browser/administrator.ts'
import { testDialogs } from './browser/dialogs.ts'
import { testFirstLoad } from './browser/first-load.ts'
import { testKeyboard } from './browser/keyboard.ts'
import { testPages } from './browser/pages.ts'
import { testSandbox } from './browser/sandbox.ts'
import { useBrowser } from './browser.ts'

useBrowser('anime-catalogue', 'code-hosting', 'country-data', 'event-management', 'status-image')
testPages('portal')
testDialogs()
testFirstLoad()
testKeyboard()
testAdministrator()
testSandbox()
