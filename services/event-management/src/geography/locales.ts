import { Type } from 'typebox'

/** Eventbrite's locales. */
export const locales = [
  'de_AT',
  'de_CH',
  'de_DE',
  'en_AU',
  'en_CA',
  'en_DK',
  'en_FI',
  'en_GB',
  'en_HK',
  'en_IE',
  'en_IN',
  'en_NZ',
  'en_SE',
  'en_US',
  'es_AR',
  'es_CL',
  'es_CO',
  'es_ES',
  'es_MX',
  'fr_BE',
  'fr_CA',
  'fr_CH',
  'fr_FR',
  'hi_IN',
  'it_IT',
  'nl_BE',
  'nl_NL',
  'pt_BR',
  'pt_PT',
  'sv_SE',
]

export const defaultLocale = 'en_US'

export const Locale = Type.Enum(locales)
