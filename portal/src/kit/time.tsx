import { formatAgo, formatDateTime } from './format.ts'

export function Time({ at }: { at: number | string }) {
  return (
    <time dateTime={new Date(at).toISOString()} title={formatDateTime(at)}>
      {formatAgo(at)}
    </time>
  )
}
