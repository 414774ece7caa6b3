import { Button } from '../../../kit/button.tsx'
import { formatTime } from '../../../kit/format.ts'
import { Status } from '../../../kit/status.tsx'
import { describeOutcome } from '../outcome-text.ts'
import type { Scan } from '../scanning.ts'

const maxShown = 20

/** Scans at this door since the page was opened. */
export function ScanList({ scans, onAgain }: { scans: readonly Scan[]; onAgain(nonce: string): void }) {
  if (!scans.length) return null
  return (
    <section class="section">
      <h2>Scans on this device</h2>
      <ul class="rows">
        {scans.slice(0, maxShown).map((scan) => {
          const { tone, title, detail } = describeOutcome(scan)
          return (
            <li key={scan.nonce} class="row row-split">
              <div class="row-text">
                <Status tone={tone}>{title}</Status>
                <p class="row-notes breaks">{detail}</p>
              </div>
              <p class="row-side figures quiet">
                {scan.response && formatTime(scan.response.atMs)}
                {scan.problem !== undefined && (
                  <Button aria-label={`Send ${scan.code} again`} onClick={() => onAgain(scan.nonce)}>
                    Send again
                  </Button>
                )}
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
