import { outcomeInWords } from '../outcome-words.ts'
import type { Scan } from '../scanning.ts'

/** What came of the last scan, to be read from an arm's length. */
export function Outcome({ scan }: { scan: Scan | undefined }) {
  const { mood, title, detail } = scan
    ? outcomeInWords(scan)
    : { mood: 'off', title: 'Ready', detail: 'Scan a ticket, or type the digits below its code.' }
  return (
    <div class={`outcome outcome-${mood}`} role="status">
      {/* Somebody may be refused twice for the same reason; then it is said again. */}
      <div key={scan && `${scan.nonce} ${title}`}>
        <p class="outcome-title">{title}</p>
        <p class="breaks">{detail}</p>
      </div>
    </div>
  )
}
