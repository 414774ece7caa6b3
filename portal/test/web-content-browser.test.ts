import { testPages } from './browser/pages.ts'
import { testWebContent } from './browser/web-content.ts'
import { useBrowser } from './browser.ts'

useBrowser('web-content')
testPages('web-content')
testWebContent()
