import { html } from '@octavo/platform/pages/html.ts'
import { type License, licenseOf } from './licenses.ts'

export interface Attribution {
  photographer: { name: string; url: string }
  service: { name: string; url: string }
  photo: { url: string }
  license: License
}

export const attributionFormats = ['html', 'markdown', 'text', 'bbcode', 'json'] as const
export type AttributionFormat = (typeof attributionFormats)[number]

export interface AttributionInput {
  name: string
  profileUrl: string
  photoUrl: string
  siteUrl: string
  license: string
  /** The name of the app, which the links name as the referrer. */
  source?: string | undefined
}

export const serviceName = 'Octavo Photo'

export function createAttribution(input: AttributionInput): Attribution {
  const { source } = input
  const referred = (url: string) =>
    source === undefined
      ? url
      : `${url}?${new URLSearchParams({ utm_source: source, utm_medium: 'referral' })}`
  return {
    photographer: { name: input.name, url: referred(input.profileUrl) },
    service: { name: serviceName, url: referred(input.siteUrl) },
    photo: { url: referred(input.photoUrl) },
    license: licenseOf(input.license),
  }
}

/** “Photo by NAME on SERVICE” */
export function formatAttribution(
  { photographer, service, license }: Attribution,
  format: Exclude<AttributionFormat, 'json'>,
): string {
  const link = links[format]
  const by = link(photographer.name, photographer.url)
  const terms = license.attribution_required ? ` (${link(license.code, license.url)})` : ''
  return `Photo by ${by} on ${link(service.name, service.url)}${terms}`
}

const links: Record<Exclude<AttributionFormat, 'json'>, (text: string, url: string) => string> = {
  html: (text, url) => html`<a href="${url}">${text}</a>`.text,
  markdown: (text, url) =>
    `[${text.replace(/[\\[\]*_`<>&]/g, '\\$&')}](${url.replace(/[()]/g, encodeURIComponent)})`,
  text: (text) => text,
  // Brackets cannot be escaped in this format.
  bbcode: (text, url) => `[url=${url.replaceAll(']', '%5D')}]${text.replace(/[[\]]/g, '')}[/url]`,
}
