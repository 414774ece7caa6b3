import { testCodeAssistant } from './browser/code-assistant.ts'
import { testPages } from './browser/pages.ts'
import { useBrowser } from './browser.ts'

useBrowser('code-assistant')
testPages('code-assistant')
testCodeAssistant()
