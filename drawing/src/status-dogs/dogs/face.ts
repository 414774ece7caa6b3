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

const calm: Face = {
  eyes: 'open',
  look: [0.25, 0],
  brows: 'none',
  mouth: 'smile',
  ears: 0,
  blush: false,
  sweat: false,
  tears: false,
}

export const faces = {
  calm,
  happy: { ...calm, mouth: 'open', ears: 0.4, blush: true },
  joyful: { ...calm, eyes: 'happy', mouth: 'open', ears: 0.8, blush: true },
  panting: { ...calm, mouth: 'pant', ears: 0.2 },
  proud: { ...calm, eyes: 'happy', mouth: 'smile', ears: 0.5, blush: true },
  curious: { ...calm, mouth: 'closed', ears: 0.9, brows: 'raised', look: [0.6, -0.2] },
  puzzled: { ...calm, mouth: 'wavy', ears: 0.3, brows: 'skeptical', look: [0.4, 0.2] },
  worried: { ...calm, mouth: 'wavy', ears: -0.7, brows: 'worried', sweat: true },
  sad: { ...calm, mouth: 'frown', ears: -1, brows: 'worried', look: [0.2, 0.5] },
  crying: { ...calm, mouth: 'frown', ears: -1, brows: 'worried', tears: true },
  scared: { ...calm, eyes: 'wide', mouth: 'wavy', ears: -1, brows: 'worried', sweat: true },
  shocked: { ...calm, eyes: 'wide', mouth: 'round', ears: 1, brows: 'raised' },
  stern: { ...calm, eyes: 'half', mouth: 'frown', ears: 0, brows: 'stern', look: [0, 0] },
  angry: { ...calm, mouth: 'growl', ears: -0.5, brows: 'stern' },
  smug: { ...calm, eyes: 'half', mouth: 'smirk', ears: 0.2, brows: 'raised', look: [0.7, 0] },
  bored: { ...calm, eyes: 'half', mouth: 'closed', ears: -0.4, look: [0.3, 0.3] },
  sleepy: { ...calm, eyes: 'sleepy', mouth: 'closed', ears: -0.5 },
  asleep: { ...calm, eyes: 'closed', mouth: 'smile', ears: -0.6 },
  serene: { ...calm, eyes: 'closed', mouth: 'smile', ears: 0 },
  determined: { ...calm, mouth: 'closed', ears: 0.5, brows: 'stern' },
  embarrassed: { ...calm, mouth: 'wavy', ears: -0.8, brows: 'worried', blush: true, look: [-0.8, 0.2] },
  dizzy: { ...calm, eyes: 'dizzy', mouth: 'tongue', ears: -0.3 },
  starstruck: { ...calm, eyes: 'star', mouth: 'open', ears: 1, blush: true },
  effort: { ...calm, eyes: 'squeezed', mouth: 'growl', ears: -0.5, sweat: true },
} satisfies Record<string, Face>

export type FaceName = keyof typeof faces
