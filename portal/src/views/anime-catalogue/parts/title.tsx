import { chooseTitleLanguage, chosenTitleLanguage, titleLanguages, titleOf } from '../titles.ts'

export function Title({ of }: { of: Parameters<typeof titleOf>[0] }) {
  const { text, lang } = titleOf(of)
  return <bdi lang={lang}>{text}</bdi>
}

/** Selects the language of titles and remembers the choice. */
export function TitleChoice() {
  const language = chosenTitleLanguage()
  return (
    <fieldset class="field titles">
      <legend class="field-label">Titles</legend>
      <div class="choice">
        {titleLanguages.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            class="small"
            aria-pressed={key === language}
            onClick={() => chooseTitleLanguage(key)}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
