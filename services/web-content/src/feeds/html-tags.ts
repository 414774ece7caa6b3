import { decodeHTML, decodeHTMLAttribute } from 'entities/decode'
import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'

export interface HtmlTagHandler {
  /** Attribute names are in lower case; values are decoded when read. */
  onOpen?(name: string, attributes: HtmlAttributes): void
  onClose?(name: string): void
  /** Decoded text; that of `script` and other raw elements as it stands. */
  onText?(text: string): void
}

export interface HtmlAttributes {
  get(name: string): string | undefined
}

const maxAttributes = 100
const rawElements: ReadonlySet<string> = new Set(['script', 'style', 'iframe', 'noembed', 'noframes', 'xmp'])
const noAttributes: HtmlAttributes = { get: () => undefined }

/** Reads HTML as a flat sequence of tags and text, in linear time for any input. */
export function readHtmlTags(html: string, handler: HtmlTagHandler): void {
  let name = ''
  let attributes: string[] = []
  let attributeValue = ''
  let rawElement: string | undefined

  const callbacks: TokenizerCallbacks = {
    onopentagname(start, end) {
      name = html.slice(start, end).toLowerCase()
      attributes = []
    },
    onattribname(start, end) {
      attributeValue = ''
      attributes.push(html.slice(start, end))
    },
    onattribdata(start, end) {
      attributeValue += html.slice(start, end)
    },
    onattribentity() {},
    onattribend() {
      attributes.push(attributeValue)
      if (attributes.length > 2 * maxAttributes) attributes.length = 2 * maxAttributes
    },
    onopentagend: open,
    onselfclosingtag: open,
    onclosetag(start, end) {
      rawElement = undefined
      handler.onClose?.(html.slice(start, end).toLowerCase())
    },
    ontext(start, end) {
      const text = html.slice(start, end)
      handler.onText?.(rawElement === undefined && text.includes('&') ? decodeHTML(text) : text)
    },
    ontextentity() {},
    oncdata() {},
    oncomment() {},
    ondeclaration() {},
    onprocessinginstruction() {},
    onend() {},
  }

  function open(): void {
    if (rawElements.has(name)) rawElement = name
    handler.onOpen?.(name, attributes.length === 0 ? noAttributes : createAttributes(attributes))
  }

  const tokenizer = new Tokenizer({ xmlMode: false, decodeEntities: false }, callbacks)
  tokenizer.write(html)
  tokenizer.end()
}

function createAttributes(pairs: readonly string[]): HtmlAttributes {
  return {
    get(name) {
      for (let at = 0; at < pairs.length; at += 2) {
        if (pairs[at]?.toLowerCase() === name) return decodeHTMLAttribute(pairs[at + 1] ?? '')
      }
      return undefined
    },
  }
}
