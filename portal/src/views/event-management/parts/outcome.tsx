import { describeOutcome } from '../outcome-text.ts'
import type { Scan } from '../scanning.ts'

/** The result of the last scan, readable at arm's length. */
export function Outcome({ scan }: { scan: Scan | undefined }) {
  const { tone, title, detail } = scan
    ? describeOutcome(scan)
    : { tone: 'off', title: 'Ready', detail: 'Scan a ticket, or type the digits below its code.' }
  return (
    <div class={`outcome outcome-${tone}`} role="status">
      {/* The key remounts the text, so that screen readers announce a repeated result. */}
      <div key={scan && `${scan.nonce} ${title}`}>
        <p class="outcome-title">{title}</p>
        <p class="breaks">{detail}</p>
      </div>
    </div>
  )
}
