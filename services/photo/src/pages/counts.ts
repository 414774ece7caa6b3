import { lazy } from '@octavo/platform/lazy.ts'

const numbers = lazy(() => new Intl.NumberFormat('en'))

export const formatCount = (count: number): string => numbers().format(count)

/** `1 photo`, `2,000 photos` */
export function formatPhotoCount(count: number): string {
  return `${formatCount(count)} photo${count === 1 ? '' : 's'}`
}
