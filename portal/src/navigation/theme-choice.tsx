import { Icon, type IconName } from '../kit/icon.tsx'
import { type Theme, theme } from '../preferences.ts'

const choices: readonly { value: Theme; title: string; icon: IconName }[] = [
  { value: 'system', title: 'System theme', icon: 'system' },
  { value: 'light', title: 'Light', icon: 'sun' },
  { value: 'dark', title: 'Dark', icon: 'moon' },
]

export function ThemeChoice() {
  return (
    <fieldset class="choice">
      <legend class="unseen">Theme</legend>
      {choices.map(({ value, title, icon }) => (
        <button
          key={value}
          type="button"
          title={title}
          aria-label={title}
          aria-pressed={theme.value === value}
          onClick={() => {
            theme.value = value
          }}
        >
          <Icon name={icon} />
        </button>
      ))}
    </fieldset>
  )
}
