import { createPages } from '@octavo/platform/pages/document.ts'
import { pagesStyle } from './style.ts'

/** What every page of this service stands under. */
export const site = { title: 'Events', home: '/', hue: 300, leaf: 6 }

export const sendPage = createPages({ ...site, style: pagesStyle })
