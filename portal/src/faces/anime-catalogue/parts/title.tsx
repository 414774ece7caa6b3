import { chooseTitleLanguage, chosenTitleLanguage, titleLanguages, titleOf } from '../titles.ts'

/** A title in the chosen language. */
export function Title({ of }: { of: Parameters<typeof titleOf>[0] }) {
  const { text, lang } = titleOf(of)
  return <bdi lang={lang}>{text}</bdi>
}

/** In which language titles are shown, here and from now on. */
export function TitleChoice() {
  const chosen = chosenTitleLanguage()
  return (
    <fieldset class="field titles">
      <legend class="field-label">Titles</legend>
      <div class="choice">
        {titleLanguages.map(({ key, words }) => (
          <button
            key={key}
            type="button"
            class="small"
            aria-pressed={key === chosen}
            onClick={() => chooseTitleLanguage(key)}
          >
            {words}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
