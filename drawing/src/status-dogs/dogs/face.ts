export type EyeKind = 'open' | 'wide' | 'half' | 'sleepy' | 'closed' | 'happy' | 'squeezed' | 'star' | 'dizzy'

export type BrowKind = 'none' | 'raised' | 'worried' | 'stern' | 'skeptical'

export type MouthKind =
  | 'smile'
  | 'closed'
  | 'open'
  | 'pant'
  | 'grin'
  | 'frown'
  | 'wavy'
  | 'growl'
  | 'round'
  | 'smirk'
  | 'tongue'

export interface Face {
  eyes: EyeKind
  /** Gaze direction: x -1 back … 1 forward (the way the dog faces), y -1 up … 1 down. */
  look: readonly [x: number, y: number]
  brows: BrowKind
  mouth: MouthKind
  /** -1 laid back or hanging low … 0 at rest … 1 pricked up. */
  ears: number
  blush: boolean
  sweat: boolean
  tears: boolean
}

const CALM: Face = {
  eyes: 'open',
  look: [0.25, 0],
  brows: 'none',
  mouth: 'smile',
  ears: 0,
  blush: false,
  sweat: false,
  tears: false,
}

export const FACES = {
  calm: CALM,
  happy: { ...CALM, mouth: 'open', ears: 0.4, blush: true },
  joyful: { ...CALM, eyes: 'happy', mouth: 'open', ears: 0.8, blush: true },
  panting: { ...CALM, mouth: 'pant', ears: 0.2 },
  proud: { ...CALM, eyes: 'happy', mouth: 'smile', ears: 0.5, blush: true },
  curious: { ...CALM, mouth: 'closed', ears: 0.9, brows: 'raised', look: [0.6, -0.2] },
  puzzled: { ...CALM, mouth: 'wavy', ears: 0.3, brows: 'skeptical', look: [0.4, 0.2] },
  worried: { ...CALM, mouth: 'wavy', ears: -0.7, brows: 'worried', sweat: true },
  sad: { ...CALM, mouth: 'frown', ears: -1, brows: 'worried', look: [0.2, 0.5] },
  crying: { ...CALM, mouth: 'frown', ears: -1, brows: 'worried', tears: true },
  scared: { ...CALM, eyes: 'wide', mouth: 'wavy', ears: -1, brows: 'worried', sweat: true },
  shocked: { ...CALM, eyes: 'wide', mouth: 'round', ears: 1, brows: 'raised' },
  stern: { ...CALM, eyes: 'half', mouth: 'frown', ears: 0, brows: 'stern', look: [0, 0] },
  angry: { ...CALM, mouth: 'growl', ears: -0.5, brows: 'stern' },
  smug: { ...CALM, eyes: 'half', mouth: 'smirk', ears: 0.2, brows: 'raised', look: [0.7, 0] },
  bored: { ...CALM, eyes: 'half', mouth: 'closed', ears: -0.4, look: [0.3, 0.3] },
  sleepy: { ...CALM, eyes: 'sleepy', mouth: 'closed', ears: -0.5 },
  asleep: { ...CALM, eyes: 'closed', mouth: 'smile', ears: -0.6 },
  serene: { ...CALM, eyes: 'closed', mouth: 'smile', ears: 0 },
  determined: { ...CALM, mouth: 'closed', ears: 0.5, brows: 'stern' },
  embarrassed: { ...CALM, mouth: 'wavy', ears: -0.8, brows: 'worried', blush: true, look: [-0.8, 0.2] },
  dizzy: { ...CALM, eyes: 'dizzy', mouth: 'tongue', ears: -0.3 },
  starstruck: { ...CALM, eyes: 'star', mouth: 'open', ears: 1, blush: true },
  effort: { ...CALM, eyes: 'squeezed', mouth: 'growl', ears: -0.5, sweat: true },
} satisfies Record<string, Face>

export type FaceName = keyof typeof FACES
