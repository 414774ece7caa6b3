export interface License {
  code: string
  name: string
  url: string
  attribution_required: boolean
}

const creativeCommons = (code: string, name: string, path: string, isRequired: boolean): License => ({
  code,
  name,
  url: `https://creativecommons.org/${path}/`,
  attribution_required: isRequired,
})

const licenses: readonly License[] = [
  creativeCommons('CC0-1.0', 'CC0 1.0 Universal', 'publicdomain/zero/1.0', false),
  creativeCommons('PDM-1.0', 'Public Domain Mark 1.0', 'publicdomain/mark/1.0', false),
  creativeCommons('CC-BY-4.0', 'Creative Commons Attribution 4.0', 'licenses/by/4.0', true),
  creativeCommons('CC-BY-SA-4.0', 'Creative Commons Attribution-ShareAlike 4.0', 'licenses/by-sa/4.0', true),
]

/** The SPDX identifiers that photos can have. */
export const licenseCodes = licenses.map(({ code }) => code)

export const isPublicDomain = (code: string): boolean => code === 'CC0-1.0' || code === 'PDM-1.0'

/** A license that is not known needs attribution, and its code is its name. */
export function licenseOf(code: string): License {
  const match = licenses.find((license) => license.code === code)
  return (
    match ?? {
      code,
      name: code,
      url: `https://spdx.org/licenses/${encodeURIComponent(code)}.html`,
      attribution_required: true,
    }
  )
}
