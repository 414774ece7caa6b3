import { createPages } from '@octavo/platform/pages/document.ts'
import { site } from './site.ts'
import { pagesStyle } from './style.ts'

export const sendPage = createPages({ ...site, style: pagesStyle })
