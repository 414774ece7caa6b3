import { testCodeHosting } from './browser/code-hosting.ts'
import { testPages } from './browser/pages.ts'
import { useBrowser } from './browser.ts'

useBrowser('code-hosting')
testPages('code-hosting')
testCodeHosting()
