import { testEventManagement } from './browser/event-management.ts'
import { testPages } from './browser/pages.ts'
import { useBrowser } from './browser.ts'

useBrowser('event-management')
testPages('event-management')
testEventManagement()
