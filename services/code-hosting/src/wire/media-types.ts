/** The media type requested by `Accept`. Preview names are ignored. */
export interface Media {
  /** `raw`, `base64`, `html`, `text`, `full`, `object`, `diff`, `patch`, `sha`, `star`, `text-match` or undefined. */
  variant: string | undefined
  /** For the `X-GitHub-Media-Type` header. */
  headerValue: string
  /** The content type of responses that are not JSON. */
  type: string
}

const variants = [
  'raw',
  'base64',
  'html',
  'text',
  'full',
  'object',
  'diff',
  'patch',
  'sha',
  'star',
  'text-match',
]

export function readMedia(accept: string | undefined): Media {
  const pattern =
    /application\/vnd\.github(?:\.v3|\.[\w-]+-preview)?(?:\.([\w-]+))?(?:\+json)?(?=\s*(?:[,;]|$))/i
  const variant = pattern.exec(accept ?? '')?.[1]?.toLowerCase()
  if (variant && variants.includes(variant))
    return {
      variant,
      headerValue: `github.v3; param=${variant}${/\+json/i.test(accept ?? '') ? '; format=json' : ''}`,
      type: `application/vnd.github${/github\.v3/i.test(accept ?? '') ? '.v3' : ''}.${variant}`,
    }
  return { variant: undefined, headerValue: 'github.v3; format=json', type: 'application/json' }
}
