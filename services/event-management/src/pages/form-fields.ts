import { type Html, html } from '@octavo/platform/pages/html.ts'

export interface FieldView {
  name: string
  label: string
  kind: 'text' | 'password' | 'email' | 'tel' | 'date' | 'paragraph' | 'choice' | 'choices' | 'agreement'
  isRequired: boolean
  value: string
  errorText?: string | undefined
  autocomplete?: string | undefined
  choices?: readonly { value: string; label: string; isGone?: boolean }[]
  note?: string | undefined
}

export const maxLineLength = 255
export const maxParagraphLength = 5_000

export const emailError = 'Enter an email address such as ada@example.org.'

export function isMailAddress(text: string): boolean {
  return /^[^\s@<>()[\]\\",:;]+@[^\s@<>()[\]\\",:;]+\.[^\s@<>()[\]\\",:;]+$/.test(text)
}

export function formField(field: FieldView): Html {
  const { name, label, kind, isRequired, errorText, note } = field
  const hint = html`${note && html`<p class="small quiet">${note}</p>`}${errorText && html`<p class="error small" id="${name}-error">${errorText}</p>`}`
  if (kind === 'choices')
    return html`<fieldset id="${name}"><legend>${label}${optional(isRequired)}</legend>${hint}${boxes(field)}</fieldset>`
  if (kind === 'agreement')
    return html`${hint}<div class="choice">${control(field)}<label for="${name}">${label}</label></div>`
  return html`<div><label for="${name}">${label}${optional(isRequired)}</label>${hint}${control(field)}</div>`
}

/** The error summary at the top of a page: https://www.w3.org/WAI/tutorials/forms/notifications */
export function errorSummary(fields: readonly FieldView[], general?: string): Html | undefined {
  const invalid = fields.filter(({ errorText }) => errorText !== undefined)
  if (invalid.length === 0 && general === undefined) return undefined
  return html`<div class="errors" role="alert" tabindex="-1" autofocus><h2>There is a problem</h2>
${general && html`<p>${general}</p>`}
${invalid.length > 0 && html`<ul>${invalid.map(({ name, label, errorText }) => html`<li><a href="#${name}">${label}</a>: ${errorText}</li>`)}</ul>`}</div>`
}

function control(field: FieldView): Html {
  const { name, kind, value, choices = [] } = field
  const state = attributes(field)
  if (kind === 'paragraph')
    return html`<textarea id="${name}" name="${name}" rows="4" maxlength="${maxParagraphLength}"${state}>${value}</textarea>`
  if (kind === 'choice')
    return html`<select id="${name}" name="${name}"${state}><option value="">Choose</option>${choices.map(
      (choice) =>
        html`<option value="${choice.value}"${choice.value === value && html` selected`}${choice.isGone && html` disabled`}>${choice.label}</option>`,
    )}</select>`
  if (kind === 'agreement')
    return html`<input type="checkbox" id="${name}" name="${name}" value="yes"${value && html` checked`}${state}>`
  return html`<input id="${name}" name="${name}" type="${kind}" value="${value}" maxlength="${maxLineLength}"${state}>`
}

function boxes({ name, value, choices = [] }: FieldView): Html[] {
  const chosen = new Set(value.split('\n'))
  return choices.map((choice, at) => {
    const id = `${name}-${at}`
    return html`<div class="choice"><input type="checkbox" id="${id}" name="${name}" value="${choice.value}"${chosen.has(choice.value) && html` checked`}${choice.isGone && html` disabled`}><label for="${id}">${choice.label}</label></div>`
  })
}

function attributes({ name, kind, isRequired, errorText, autocomplete }: FieldView): Html {
  const look = [kind !== 'agreement' && 'wide', errorText && 'invalid'].filter(Boolean).join(' ')
  return html`${look && html` class="${look}"`}${isRequired && html` required`}${autocomplete && html` autocomplete="${autocomplete}"`}${
    errorText && html` aria-invalid="true" aria-describedby="${name}-error"`
  }`
}

const optional = (isRequired: boolean) => !isRequired && html` <span class="quiet small">(optional)</span>`
