import { createPages } from '@octavo/platform/pages/document.ts'
import { pagesStyle } from './style.ts'

export const site = { title: 'Events', home: '/', hue: 10, logoCell: 6 }

export const sendPage = createPages({ ...site, style: pagesStyle })
