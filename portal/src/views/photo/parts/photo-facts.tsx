import { formatCount } from '../../../kit/format.ts'
import { isGenerated, locationOf } from '../labels.ts'
import type { FullPhoto } from '../records.ts'

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

export function PhotoFacts({ photo }: { photo: FullPhoto }) {
  const { exif } = photo
  const facts = [
    ['Published', days.format(Date.parse(photo.created_at))],
    ['Views', formatCount(photo.views)],
    ['Downloads', formatCount(photo.downloads)],
    ['Size', `${photo.width} × ${photo.height}`],
    ['Location', locationOf(photo)],
    [isGenerated(photo) ? 'Made with' : 'Camera', exif.name],
    [
      'Lens',
      [exif.focal_length && `${exif.focal_length} mm`, exif.aperture && `ƒ/${exif.aperture}`]
        .filter(Boolean)
        .join(', '),
    ],
    [
      'Exposure',
      [exif.exposure_time && `${exif.exposure_time} s`, exif.iso && `ISO ${exif.iso}`]
        .filter(Boolean)
        .join(', '),
    ],
  ].filter(([, value]) => value)
  return (
    <dl class="photo-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
