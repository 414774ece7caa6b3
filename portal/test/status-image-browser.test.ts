import { testPages } from './browser/pages.ts'
import { testStatusImage } from './browser/status-image.ts'
import { useBrowser } from './browser.ts'

useBrowser('status-image')
testPages('status-image')
testStatusImage()
