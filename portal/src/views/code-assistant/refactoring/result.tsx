import { useSignal } from '@preact/signals'
import { Button } from '../../../kit/button.tsx'
import { CheckField } from '../../../kit/field.tsx'
import { countOf } from '../../../kit/format.ts'
import { Patch } from '../../../kit/patch.tsx'
import { Empty } from '../../../kit/states.tsx'
import { Status } from '../../../kit/status.tsx'
import type { Refactoring } from '../records.ts'
import { applyHunks, readHunks } from './hunks.ts'

interface ResultProps {
  code: string
  result: Refactoring
  onAccept(code: string): void
}

/** The diff of a refactoring, of which each section can be accepted on its own. */
export function Result({ code, result, onAccept }: ResultProps) {
  const { diff = '', checks, changes, rejected } = result
  const hunks = readHunks(diff)
  const excluded = useSignal<ReadonlySet<number>>(new Set())
  const accepted = hunks.length - excluded.value.size
  const toggle = (index: number, isAccepted: boolean) => {
    const next = new Set(excluded.value)
    if (isAccepted) next.delete(index)
    else next.add(index)
    excluded.value = next
  }
  return (
    <section class="section" aria-labelledby="result">
      <h2 id="result">Result</h2>
      <ul class="assistant-checks">
        {checks.map(({ name, ok, detail }) => (
          <li key={name}>
            <Status tone={ok ? 'good' : 'bad'}>{name}</Status> <span class="quiet small">{detail}</span>
          </li>
        ))}
      </ul>
      {hunks.length === 0 && <Empty title="Nothing to change" />}
      {hunks.map((hunk, index) => (
        <div key={index} class="assistant-hunk">
          <CheckField
            label={`Accept change ${index + 1} of ${hunks.length}`}
            checked={!excluded.value.has(index)}
            onChange={(event) => toggle(index, event.currentTarget.checked)}
          />
          <Patch patch={hunk.text} />
        </div>
      ))}
      {hunks.length > 0 && (
        <Button
          kind="primary"
          disabled={accepted === 0}
          onClick={() => onAccept(applyHunks(code, hunks, (index) => !excluded.value.has(index)))}
        >
          {`Accept ${countOf(accepted, 'change')}`}
        </Button>
      )}
      {changes.length > 0 && (
        <details class="assistant-changes">
          <summary>{countOf(changes.length, 'step')}</summary>
          <ul>
            {changes.map(({ summary }, index) => (
              <li key={index}>{summary}</li>
            ))}
          </ul>
        </details>
      )}
      {rejected.length > 0 && (
        <section aria-labelledby="rejected">
          <h3 id="rejected">Unchanged</h3>
          <ul class="assistant-rejected">
            {rejected.map(({ reason }, index) => (
              <li key={index}>{reason}</li>
            ))}
          </ul>
        </section>
      )}
    </section>
  )
}
