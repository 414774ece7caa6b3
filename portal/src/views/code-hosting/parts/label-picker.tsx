import { CheckField } from '../../../kit/field.tsx'
import type { Label } from '../records.ts'
import { hostingCall, useCall } from '../service.ts'
import type { RepositoryView } from './repository-frame.tsx'
import { Tag } from './tag.tsx'

interface LabelPickerProps {
  view: RepositoryView
  chosen: readonly string[]
  onChoose(names: readonly string[]): void
}

export function LabelPicker({ view: { url, repoPath }, chosen, onChoose }: LabelPickerProps) {
  const { value, failure } = useCall<readonly Label[]>(
    hostingCall(url, '/repos/{owner}/{repo}/labels', { path: { ...repoPath }, query: { per_page: '100' } }),
  )
  if (failure) return <p class="quiet">{failure.message}</p>
  return (
    <fieldset class="checks">
      <legend class="field-label">Labels</legend>
      {value?.data.map(({ name, color }) => (
        <CheckField
          key={name}
          label={<Tag name={name} color={color} />}
          checked={chosen.includes(name)}
          onChange={(event) =>
            onChoose(event.currentTarget.checked ? [...chosen, name] : chosen.filter((one) => one !== name))
          }
        />
      ))}
      {value?.data.length === 0 && <p class="quiet small">This repository has no labels.</p>}
    </fieldset>
  )
}
