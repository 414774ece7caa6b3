import type { Sharp } from 'sharp'
import type { Scene } from './scene.ts'

const rights = 'The Octavo authors, MIT licence'

/** Writes into a picture what is to be seen in it, for those who cannot see it, and whose it is. */
export function described(
  image: Sharp,
  { code, phrase, alt }: Pick<Scene, 'code' | 'phrase' | 'alt'>,
): Sharp {
  const text = `${code} ${phrase}. ${alt}`
  return image
    .withExif({ IFD0: { ImageDescription: toAscii(text), Copyright: rights } })
    .withXmp(
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
        '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">' +
        `<dc:description><rdf:Alt><rdf:li xml:lang="en">${escapeXml(text)}</rdf:li></rdf:Alt></dc:description>` +
        `<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">${rights}</rdf:li></rdf:Alt></dc:rights>` +
        '</rdf:Description></rdf:RDF></x:xmpmeta>',
    )
}

/** Exif knows no other characters (CIPA DC-008 §4.6.2). */
function toAscii(text: string): string {
  return text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}
