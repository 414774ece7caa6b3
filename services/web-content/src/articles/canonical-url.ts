import { isSameSite } from './site-names.ts'

const trackingParameters: ReadonlySet<string> = new Set(
  (
    'fbclid gclid gclsrc dclid gbraid wbraid msclkid yclid ysclid twclid ttclid igshid igsh mc_cid ' +
    'mc_eid mkt_tok li_fat_id srsltid epik wickedid _openstat _ga _gl _hsenc _hsmi __hstc __hssc ' +
    '__hsfp hsctatracking vero_id vero_conv oly_anon_id oly_enc_id rb_clickid s_cid ncid cmpid ito ' +
    'ocid cvid icid intcid ref_src ref_url spm scm xtor wt.mc_id smid smtyp sr_share guccounter ' +
    'guce_referrer guce_referrer_sig fb_action_ids fb_action_types fb_ref fb_source ' +
    '__twitter_impression trk trkcampaign amp outputtype at_medium at_campaign'
  ).split(' '),
)
const trackingPrefixes = ['utm_', 'mtm_', 'matomo_', 'pk_', 'piwik_', 'stm_', 'at_custom', 'hsa_']
const maxParameters = 200
const maxLength = 8_192

/**
 * The form of a page's URL by which it is recognized: http(s) without credentials, fragment, default port, dot segments or
 * tracking parameters, with the query sorted and AMP addresses turned into the ones they copy. Undefined for anything else.
 */
export function canonicalUrl(text: string): string | undefined {
  if (text.length > maxLength) return undefined
  const parsed = URL.parse(text.trim())
  const url = parsed && unwrapAmpCache(parsed)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined
  url.username = ''
  url.password = ''
  // Single-page applications of the AJAX crawling scheme name the page there.
  if (!url.hash.startsWith('#!')) url.hash = ''
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1)
  url.pathname = url.pathname.replace(/(?<=.)\/amp\/?$/, '').replace(/\.amp\.html$/, '.html')
  url.search = canonicalQuery(url.searchParams)
  return url.href
}

/**
 * The canonical URL of a page and whether the page declares it. A declaration counts within the registrable domain only, and
 * a deep page that declares the home page is a mistake.
 */
export function chooseCanonicalUrl(
  pageUrl: string,
  declared: readonly (string | undefined)[],
): { url: string; isDeclared: boolean } {
  const page = canonicalUrl(pageUrl) ?? pageUrl
  for (const reference of declared) {
    const absolute = reference?.trim() && URL.parse(reference.trim(), pageUrl)?.href
    const url = absolute ? canonicalUrl(absolute) : undefined
    if (url !== undefined && isSameSite(url, page) && (!isHome(url) || isHome(page)))
      return { url, isDeclared: true }
  }
  return { url: page, isDeclared: false }
}

function isHome(text: string): boolean {
  const url = URL.parse(text)
  return url?.pathname === '/' && url.search === ''
}

function canonicalQuery(parameters: URLSearchParams): string {
  const retained = [...parameters].slice(0, maxParameters).filter(([name]) => !isTracking(name.toLowerCase()))
  retained.sort(([a], [b]) => (a < b ? -1 : Number(a > b)))
  return new URLSearchParams(retained).toString()
}

function isTracking(name: string): boolean {
  return trackingParameters.has(name) || trackingPrefixes.some((prefix) => name.startsWith(prefix))
}

/** `https://example-org.cdn.ampproject.org/c/s/example.org/page` and `https://www.google.com/amp/s/example.org/page`. */
function unwrapAmpCache(url: URL): URL | null {
  const isCache =
    url.hostname.endsWith('.cdn.ampproject.org') || /^(?:www\.)?google\.[a-z.]{2,6}$/.test(url.hostname)
  const [, secure, rest] = (isCache && /^\/(?:c|v|a|amp)\/(s\/)?(.+)$/.exec(url.pathname)) || []
  return rest?.includes('.') ? URL.parse(`${secure ? 'https' : 'http'}://${rest}${url.search}`) : url
}
