import { lazy } from '@octavo/platform/lazy.ts'
import { type Html, html } from '@octavo/platform/pages/html.ts'
import type { PhotoFull } from '../photos/schema/photo.ts'
import { formatCount } from './counts.ts'

const days = lazy(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }))

/** The facts on the page of a photo. */
export function photoFacts({ exif, location, ...photo }: PhotoFull, isGenerated: boolean): Html {
  const day = photo.created_at.slice(0, 10)
  const facts: readonly (readonly [string, Html | string | number | null])[] = [
    ['Published', html`<time datetime="${day}">${days().format(Date.parse(photo.created_at))}</time>`],
    ['Views', formatCount(photo.views)],
    ['Downloads', formatCount(photo.downloads)],
    ['Likes', formatCount(photo.likes)],
    ['Size', `${photo.width} × ${photo.height}`],
    ['Location', location.name ?? ([location.city, location.country].filter(Boolean).join(', ') || null)],
    [isGenerated ? 'Made with' : 'Camera', exif.name],
    ['Focal length', exif.focal_length && `${exif.focal_length} mm`],
    ['Aperture', exif.aperture && `ƒ/${exif.aperture}`],
    ['Exposure', exif.exposure_time && `${exif.exposure_time} s`],
    ['ISO', exif.iso],
  ]
  return html`<dl class="facts">${facts.map(
    ([name, value]) => value !== null && html`<div><dt>${name}</dt><dd>${value}</dd></div>`,
  )}</dl>`
}
