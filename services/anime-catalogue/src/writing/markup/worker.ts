import { workAside } from '@octavo/platform/aside.ts'
import { renderMarkup } from './render.ts'

workAside(renderMarkup)
