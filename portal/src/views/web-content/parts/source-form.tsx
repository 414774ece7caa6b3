import { forget } from '../../../api/resource.ts'
import { useAction } from '../../../kit/action.ts'
import { Button } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import { Dialog } from '../../../kit/dialog.tsx'
import { SelectField, TextField } from '../../../kit/field.tsx'
import { navigate } from '../../../router.ts'
import { sourceHref } from '../hrefs.ts'
import { capitalized } from '../labels.ts'
import type { Source } from '../records.ts'
import { cachePrefix, contentCall, makeCall } from '../service.ts'

interface SourceFormProps {
  url: string
  /** The source to change, instead of a new one. */
  source?: Source
  onClose(): void
}

const siteTypes = ['news', 'blogs', 'discussions']

/** Adds a feed, a sitemap or a site, or changes a source. */
export function SourceForm({ url, source, onClose }: SourceFormProps) {
  const { run, isBusy, failure } = useAction()
  const save = async (form: HTMLFormElement) => {
    const body = readSource(new FormData(form), source)
    const call = source
      ? contentCall(url, '/v1/sources/{id}', { method: 'PATCH', path: { id: String(source.id) }, body })
      : contentCall(url, '/v1/sources', { method: 'POST', body })
    let id = 0
    const isDone = await run(
      async () => {
        id = (await makeCall<Source>(call)).id
      },
      source ? 'The source is changed.' : 'The source is added.',
    )
    if (!isDone) return
    onClose()
    forget(cachePrefix)
    if (!source) navigate(sourceHref(id))
  }
  const settings = source?.settings
  return (
    <Dialog title={source ? 'Change the source' : 'Add a source'} onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault()
          void save(event.currentTarget)
        }}
      >
        {!source && (
          <TextField
            label="Address"
            name="url"
            isRequired
            placeholder="https://www.w3.org/news/feed/"
            hint="A feed, a sitemap, or a site that names a feed."
          />
        )}
        <TextField
          label="Title"
          name="title"
          defaultValue={source?.title ?? ''}
          hint="Leave empty to use the title of the feed."
        />
        <TextField label="Folder" name="folder" defaultValue={source?.folder ?? ''} placeholder="News" />
        <SelectField label="Type of site" name="site_type" value={settings?.site_type ?? 'news'}>
          {siteTypes.map((type) => (
            <option key={type} value={type}>
              {capitalized(type)}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Language"
          name="language"
          defaultValue={settings?.language ?? ''}
          placeholder="en"
          hint="Leave empty to detect it for each post."
        />
        <TextField label="Country" name="country" defaultValue={settings?.country ?? ''} placeholder="GB" />
        {failure && <CallError failure={failure} />}
        <div class="actions">
          <Button kind="primary" type="submit" disabled={isBusy}>
            {source ? 'Save' : 'Add source'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Empty fields are left out; settings that the form does not show stay. */
function readSource(form: FormData, source: Source | undefined) {
  const textOf = (name: string) => String(form.get(name) ?? '').trim()
  const [title, folder] = [textOf('title'), textOf('folder')]
  const { language: _language, country: _country, ...otherSettings } = source?.settings ?? {}
  const [language, country] = [textOf('language'), textOf('country')]
  return {
    ...(!source && { url: textOf('url') }),
    ...((title || source) && { title }),
    ...((folder || source) && { folder }),
    settings: {
      ...otherSettings,
      site_type: textOf('site_type'),
      ...(language && { language }),
      ...(country && { country: country.toUpperCase() }),
    },
  }
}
