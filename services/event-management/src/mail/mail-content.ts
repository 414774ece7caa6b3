import { type Html, html } from '@octavo/platform/pages/html.ts'

/** The content of a mail, rendered as plain text and as HTML. */
export interface MailContent {
  subject: string
  parts: readonly MailBlock[]
}

export type MailBlock = Paragraph | Facts | Link

interface Paragraph {
  text: string
}

interface Facts {
  facts: readonly (readonly [label: string, text: string])[]
}

interface Link {
  label: string
  address: string
}

export function renderText({ parts }: MailContent): string {
  return `${parts.map(partAsText).join('\n\n')}\n`
}

export function renderHtml({ subject, parts }: MailContent): string {
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${subject}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#17202a;max-width:36em">
${parts.map((part) => html`${partAsHtml(part)}\n`)}</body></html>
`
  return page.text
}

function partAsText(part: MailBlock): string {
  if ('facts' in part)
    return part.facts.map(([label, text]) => `${label}: ${text.replace(/\n/g, ', ')}`).join('\n')
  if ('address' in part) return `${part.label}:\n${part.address}`
  return part.text
}

function partAsHtml(part: MailBlock): Html {
  if ('facts' in part) return html`<table>${part.facts.map(factAsHtml)}</table>`
  if ('address' in part) return html`<p><a href="${part.address}">${part.label}</a></p>`
  return html`<p>${inLines(part.text)}</p>`
}

function factAsHtml([label, text]: readonly [string, string]): Html {
  return html`<tr><th style="text-align:left;vertical-align:top;padding-right:1em">${label}</th><td>${inLines(text)}</td></tr>`
}

function inLines(text: string): Html[] {
  return text.split('\n').map((line, at) => (at === 0 ? html`${line}` : html`<br>${line}`))
}
