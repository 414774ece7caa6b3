import { type Signal, useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { ServedService } from '../../../api/overview.ts'
import { forget } from '../../../api/resource.ts'
import { useAction } from '../../../kit/action.ts'
import { Button } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import { Code } from '../../../kit/code.tsx'
import { AreaField, CheckField, SelectField, TextField } from '../../../kit/field.tsx'
import { PageHead } from '../../../kit/page-head.tsx'
import { quoteForShell } from '../../../text.ts'
import { viewHref } from '../hrefs.ts'
import { DropZone } from '../parts/drop-zone.tsx'
import { SignedIn } from '../parts/signed-in.tsx'
import { UploadedNotice } from '../parts/uploaded-notice.tsx'
import { cachePrefix } from '../service.ts'
import { fieldsOf, type PhotoDetails, type Uploaded, uploadPhoto } from '../upload-photo.ts'

export function UploadPage() {
  return <SignedIn title="Upload a photo">{(service) => <Upload service={service} />}</SignedIn>
}

const licenses = {
  'CC-BY-4.0': 'CC BY 4.0: attribution required',
  'CC-BY-SA-4.0': 'CC BY-SA 4.0: attribution required, and adaptations under the same license',
  'CC0-1.0': 'CC0 1.0: no conditions',
}

function Upload({ service: { url, title } }: { service: ServedService }) {
  const file = useSignal<File | undefined>(undefined)
  const altText = useSignal('')
  const description = useSignal('')
  const tags = useSignal('')
  const license = useSignal('CC-BY-4.0')
  const showsLocation = useSignal(false)
  const part = useSignal(0)
  const uploaded = useSignal<Uploaded | undefined>(undefined)
  const hasTried = useSignal(false)
  const stop = useRef<AbortController | undefined>(undefined)
  const { run, isBusy, failure } = useAction()
  useEffect(() => () => stop.current?.abort(), [])
  const isDescribed = altText.value.trim() !== ''
  const details = {
    altText: altText.value.trim(),
    description: description.value.trim(),
    tags: tags.value,
    license: license.value,
    showsLocation: showsLocation.value,
  }

  const submit = async () => {
    hasTried.value = true
    const { value: selectedFile } = file
    if (!selectedFile || !isDescribed) return
    const abort = new AbortController()
    stop.current = abort
    part.value = 0
    await run(async () => {
      uploaded.value = await uploadPhoto(
        url,
        { file: selectedFile, details },
        {
          signal: abort.signal,
          onProgress: (sentShare) => {
            part.value = sentShare
          },
        },
      )
    }, 'The photo is published.')
    if (uploaded.value) forget(cachePrefix)
  }
  const restart = () => {
    for (const text of [altText, description, tags]) text.value = ''
    file.value = undefined
    uploaded.value = undefined
    hasTried.value = false
  }

  return (
    <>
      <PageHead title="Upload a photo" within={<a href={viewHref}>{title}</a>} />
      {uploaded.value ? (
        <UploadedNotice photo={uploaded.value} onRestart={restart} />
      ) : (
        <form
          class="form form-wide"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          <DropZone
            file={file.value}
            isDisabled={isBusy}
            error={hasTried.value && !file.value ? 'Choose a photo.' : undefined}
            onChoose={(selectedFile) => {
              file.value = selectedFile
            }}
          />
          <AreaField
            label="Alternative text"
            hint="What the photo shows, for people who cannot see it."
            isRequired
            isProse
            rows={2}
            value={altText.value}
            error={hasTried.value && !isDescribed ? 'Describe what the photo shows.' : undefined}
            onInput={(event) => {
              altText.value = event.currentTarget.value
            }}
          />
          <SignalField label="Title" text={description} />
          <SignalField label="Tags" hint="Separated by commas." text={tags} />
          <LicenseField license={license} />
          <CheckField
            label="Publish where the photo was taken"
            hint="The position in the file stays private unless you check this. It is removed from the published file in any case."
            checked={showsLocation.value}
            onChange={(event) => {
              showsLocation.value = event.currentTarget.checked
            }}
          />
          {failure && <CallError failure={failure} />}
          {isBusy ? <Sending part={part.value} onCancel={() => stop.current?.abort()} /> : null}
          {!isBusy && (
            <div class="actions">
              <Button kind="primary" type="submit">
                Publish photo
              </Button>
            </div>
          )}
          <details>
            <summary>The request</summary>
            <Code label="the request as curl" text={curlOf(url, file.value, details)} />
          </details>
        </form>
      )}
    </>
  )
}

/** A text field that writes into a signal. */
function SignalField({ label, hint, text }: { label: string; hint?: string; text: Signal<string> }) {
  return (
    <TextField
      label={label}
      hint={hint}
      value={text.value}
      onInput={(event) => {
        text.value = event.currentTarget.value
      }}
    />
  )
}

function LicenseField({ license }: { license: Signal<string> }) {
  return (
    <SelectField
      label="License"
      value={license.value}
      onChange={(event) => {
        license.value = event.currentTarget.value
      }}
    >
      {Object.entries(licenses).map(([code, label]) => (
        <option key={code} value={code}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}

/** The request cannot be shown as other calls are, because its body is a form with a file. */
function curlOf(url: string, file: File | undefined, details: PhotoDetails): string {
  const fields = fieldsOf({ ...details, altText: details.altText || 'What the photo shows' })
  return [
    `curl ${quoteForShell(`${url}/photos`)}`,
    `-H 'Authorization: Bearer YOUR-TOKEN'`,
    ...Object.entries(fields).map(([name, text]) => `--form-string ${quoteForShell(`${name}=${text}`)}`),
    `-F ${quoteForShell(`photo=@${file?.name ?? 'photo.jpg'}`)}`,
  ].join(' \\\n  ')
}

function Sending({ part, onCancel }: { part: number; onCancel(): void }) {
  const label = part < 1 ? `Uploading: ${Math.floor(part * 100)} %` : 'Checking and publishing'
  return (
    <div class="sending">
      <label>
        <span class="small figures">{label}</span>
        <progress max={1} {...(part < 1 ? { value: part } : {})} />
      </label>
      <Button onClick={onCancel}>Cancel</Button>
    </div>
  )
}
