import { asRecord } from '@octavo/platform/unknown-values.ts'

export interface StructuredArticle {
  kind: 'article' | 'discussion'
  headline: string | undefined
  body: string | undefined
  description: string | undefined
  authors: readonly string[]
  publisher: string | undefined
  section: string | undefined
  keywords: readonly string[]
  language: string | undefined
  published: string | undefined
  modified: string | undefined
  images: readonly string[]
  commentsCount: number | undefined
}

type Json = Readonly<Record<string, unknown>>

const maxScripts = 20
const maxScriptChars = 2_000_000
const maxNodes = 5_000
const maxDepth = 12
const maxItems = 50
const articleTypes = /^(?:\w*Article|BlogPosting|LiveBlogPosting|SocialMediaPosting|Report|Review|Recipe)$/
const discussionTypes = /^(?:DiscussionForumPosting|Question)$/

/** The article that a page's JSON-LD scripts describe, also inside `@graph`. */
export function readJsonLd(scripts: readonly string[]): StructuredArticle | undefined {
  const nodes = scripts.slice(0, maxScripts).flatMap(listNodes)
  const byId = new Map(nodes.map((node) => [node['@id'], node]))
  const articles = nodes.filter((node) => kindOf(node) !== undefined)
  const best = articles.find((node) => readString(node.articleBody)) ?? articles.find(hasTitle) ?? articles[0]
  return best && readArticleNode(best, (value) => resolve(value, byId), findBreadcrumb(nodes))
}

function hasTitle(node: Json): boolean {
  return readString(node.headline) !== undefined || readString(node.name) !== undefined
}

/** Every object in a script, outer ones first. */
function listNodes(script: string): Json[] {
  const nodes: Json[] = []
  let level: unknown[] = [parseLoosely(script.slice(0, maxScriptChars))]
  for (let depth = 0; depth < maxDepth && level.length > 0 && nodes.length < maxNodes; depth++) {
    const objects = level.flatMap((value) => (Array.isArray(value) ? value.flat(3) : [value])).map(asRecord)
    nodes.push(...objects.slice(0, maxNodes - nodes.length).filter((node) => '@type' in node))
    level = objects
      .flatMap((node) => Object.values(node))
      .filter((value) => typeof value === 'object' && value !== null)
    level.length = Math.min(level.length, maxNodes)
  }
  return nodes
}

/** Templates wrap scripts in comments and forget to escape line breaks. */
function parseLoosely(script: string): unknown {
  const text = script.trim().replace(/^(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[|\/\/<!\[CDATA\[)/, '')
  const bare = text.replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|(?:\/\/)?\]\]>|;)\s*$/, '')
  for (const attempt of [bare, bare.replaceAll(/[\r\n\t]+/g, ' ')]) {
    try {
      return JSON.parse(attempt)
    } catch {}
  }
  return undefined
}

function kindOf(node: Json): StructuredArticle['kind'] | undefined {
  const types = [node['@type']].flat().map((type) => String(type).replace(/^https?:\/\/schema\.org\//, ''))
  if (types.some((type) => discussionTypes.test(type))) return 'discussion'
  return types.some((type) => articleTypes.test(type)) ? 'article' : undefined
}

function readArticleNode(
  node: Json,
  resolveReference: (value: unknown) => Json,
  breadcrumb: string | undefined,
): StructuredArticle {
  const list = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, maxItems) : [value])
  const names = (value: unknown): string[] =>
    list(value).flatMap((one) => readString(one) ?? readString(resolveReference(one).name) ?? [])
  const images = list(node.image).flatMap((image) => {
    const { url, contentUrl } = resolveReference(image)
    return readString(image) ?? readString([url].flat()[0]) ?? readString(contentUrl) ?? []
  })
  const keywords = list(node.keywords).flatMap((value) => readString(value)?.split(',') ?? names(value))
  const count = Number(node.commentCount ?? node.answerCount ?? Number.NaN)
  return {
    kind: kindOf(node) ?? 'article',
    headline: readString(node.headline) ?? readString(node.name),
    body: readString(node.articleBody) ?? readString(node.text),
    description: readString(node.description),
    authors: [...new Set(names(node.author ?? node.creator))],
    publisher: names(node.publisher)[0],
    section: names(node.articleSection)[0] ?? breadcrumb,
    keywords: [...new Set(keywords.flatMap((word) => word.trim() || []))].slice(0, maxItems),
    language: names(node.inLanguage)[0] ?? readString(asRecord(node.inLanguage).alternateName),
    published: readString(node.datePublished) ?? readString(node.dateCreated),
    modified: readString(node.dateModified),
    images: images.slice(0, maxItems),
    commentsCount: Number.isSafeInteger(count) && count >= 0 ? count : undefined,
  }
}

/** A reference by `@id` stands for the node that has it. */
function resolve(value: unknown, byId: ReadonlyMap<unknown, Json>): Json {
  const node = asRecord(value)
  const id = node['@id']
  return id !== undefined && node.name === undefined && node.url === undefined ? (byId.get(id) ?? node) : node
}

/** The name of the folder that contains the page. */
function findBreadcrumb(nodes: readonly Json[]): string | undefined {
  const trail = nodes.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement
  if (!Array.isArray(trail) || trail.length < 3) return undefined
  const item = asRecord(trail[trail.length - 2])
  return readString(item.name) ?? readString(asRecord(item.item).name)
}

function readString(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim() || undefined : undefined
}
