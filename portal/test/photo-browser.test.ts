import { testPages } from './browser/pages.ts'
import { testPhoto } from './browser/photo.ts'
import { useBrowser } from './browser.ts'

useBrowser('photo')
testPages('photo')
testPhoto()
