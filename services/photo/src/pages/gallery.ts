import { html } from '@octavo/platform/pages/html.ts'
import type { PhotoBasic } from '../photos/schema/photo.ts'
import { joinStyles, photoBox } from './photo-box.ts'
import { listWidths, photoImage, type SignImage } from './photo-image.ts'
import type { Section } from './section.ts'

/** Images that are probably visible at first. */
const urgentCount = 4

/** Photos in rows of equal height, in the order of the list. */
export function gallery(photos: readonly PhotoBasic[], sign: SignImage): Section {
  const boxes = photos.map((photo) => ({ photo, box: photoBox(photo) }))
  const items = boxes.map(({ photo, box: { classes } }, index) => {
    const image = photoImage(photo, {
      sign,
      classes,
      widths: listWidths,
      sizes: '(max-width: 40rem) 100vw, (max-width: 72rem) 50vw, 33vw',
      isUrgent: index < urgentCount,
    })
    const [shape = ''] = classes.split(' ')
    return html`<li class="${shape}"><a href="${photo.links.html}">${image}</a><p><a href="${photo.user.links.html}">${photo.user.name}</a></p></li>`
  })
  return {
    body: html`<ul class="photos">${items}</ul>`,
    style: joinStyles(boxes.map(({ box }) => box.style)),
  }
}
