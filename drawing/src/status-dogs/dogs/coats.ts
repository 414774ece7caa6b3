import type { Coat } from './breed.ts'

const noseColor = '#33221f'

function coat(base: string, dark: string, light: string, more: Partial<Coat> = {}): Coat {
  return { base, dark, light, ears: base, nose: noseColor, iris: '#7a4a25', head: [], body: [], ...more }
}

/** Coats by name; a breed has its own, and any dog can wear another. */
export const coats = {
  golden: coat('#eebf74', '#c98d45', '#fbe6bd', { ears: '#d99f55', head: ['muzzle'], body: ['bib'] }),
  chocolate: coat('#8a5638', '#633a26', '#b98560', { ears: '#6d4129', nose: '#4a2a20' }),
  charcoal: coat('#565057', '#3b363d', '#8d858c', { ears: '#443e45', iris: '#9a6a35' }),
  cream: coat('#f6e7cb', '#dcc19a', '#fffaf0', { ears: '#e6cda6', head: ['muzzle'] }),
  tricolor: coat('#fbf4e6', '#54413d', '#fffaf0', {
    ears: '#b06a37',
    head: ['spectacles', 'blaze'],
    body: ['saddle', 'tailTip'],
  }),
  russet: coat('#a9592f', '#7b3c20', '#d99860', { ears: '#8a4424', head: ['muzzle'], body: ['bib'] }),
  blackAndTan: coat('#54464a', '#3d3236', '#d08a4c', {
    ears: '#41363a',
    head: ['tan'],
    body: ['tan', 'bib'],
  }),
  foxRed: coat('#e49248', '#bf6c2c', '#fff4e0', {
    ears: '#dd873d',
    head: ['blaze', 'muzzle', 'cheeks'],
    body: ['bib', 'socks', 'belly'],
  }),
  wolfGrey: coat('#7f8a99', '#596372', '#fbf7f0', {
    ears: '#677180',
    iris: '#6fb6dd',
    head: ['mask', 'muzzle', 'blaze'],
    body: ['bib', 'belly', 'socks', 'tailTip'],
  }),
  apricot: coat('#e8b083', '#c98b5e', '#f7d7b5', { ears: '#dc9f70' }),
  silver: coat('#c9c6cc', '#9d99a3', '#f0edf0', { ears: '#b6b2ba' }),
  fawnMask: coat('#e9c792', '#5b4441', '#f5dfb8', { ears: '#53403d', head: ['mask'], body: ['bib'] }),
  spotted: coat('#fdf8ee', '#453a3c', '#ffffff', {
    ears: '#453a3c',
    head: ['spots'],
    body: ['spots'],
  }),
  tan: coat('#d79f63', '#ab743d', '#f6dfba', { ears: '#c98d50', head: ['muzzle'], body: ['bib'] }),
  steel: coat('#7b8494', '#5c6473', '#aab2bf', { ears: '#697282', head: [], body: ['bib'] }),
  brindleWhite: coat('#fbf2e2', '#b3743f', '#fffaf0', {
    ears: '#b3743f',
    head: ['eyePatch'],
    body: ['patches'],
  }),
  pandaGrey: coat('#fbf7ef', '#8f97a3', '#fffdf8', {
    ears: '#8f97a3',
    head: ['spectacles'],
    body: ['saddle'],
  }),
  blackAndWhite: coat('#4b454c', '#383339', '#fdf8ee', {
    ears: '#403a41',
    head: ['blaze', 'muzzle'],
    body: ['bib', 'socks', 'tailTip'],
  }),
  sesame: coat('#dd9a56', '#b87434', '#fff1da', {
    ears: '#d08b46',
    head: ['muzzle', 'cheeks'],
    body: ['bib', 'belly', 'socks'],
  }),
  scruffy: coat('#b9a182', '#8e775a', '#e6d6bb', { ears: '#9c8464', head: ['muzzle'], body: ['bib'] }),
} satisfies Record<string, Coat>

export type CoatName = keyof typeof coats
