/** Emoji by short code, as in `:smile:`. */
const characters: Record<string, string> = {
  '+1': '👍',
  '-1': '👎',
  anchor: '⚓',
  apple: '🍎',
  art: '🎨',
  balloon: '🎈',
  bee: '🐝',
  beers: '🍻',
  bell: '🔔',
  bird: '🐦',
  blue_heart: '💙',
  book: '📖',
  books: '📚',
  boom: '💥',
  bug: '🐛',
  bulb: '💡',
  cake: '🍰',
  calendar: '📆',
  cat: '🐱',
  clap: '👏',
  clipboard: '📋',
  cloud: '☁️',
  coffee: '☕',
  confused: '😕',
  construction: '🚧',
  dog: '🐶',
  email: '📧',
  eyes: '👀',
  fire: '🔥',
  flower_playing_cards: '🎴',
  gear: '⚙️',
  gift: '🎁',
  globe_with_meridians: '🌐',
  green_heart: '💚',
  hammer: '🔨',
  heart: '❤️',
  hourglass: '⌛',
  hooray: '🎉',
  key: '🔑',
  laughing: '😆',
  leaves: '🍃',
  lock: '🔒',
  mag: '🔍',
  memo: '📝',
  moon: '🌔',
  octopus: '🐙',
  package: '📦',
  paperclip: '📎',
  pencil: '📝',
  pushpin: '📌',
  rainbow: '🌈',
  recycle: '♻️',
  rocket: '🚀',
  scissors: '✂️',
  scroll: '📜',
  seedling: '🌱',
  smile: '😄',
  snail: '🐌',
  sparkles: '✨',
  star: '⭐',
  sun_with_face: '🌞',
  tada: '🎉',
  thinking: '🤔',
  thumbsdown: '👎',
  thumbsup: '👍',
  tulip: '🌷',
  turtle: '🐢',
  umbrella: '☔',
  unlock: '🔓',
  warning: '⚠️',
  wave: '👋',
  white_check_mark: '✅',
  wrench: '🔧',
  x: '❌',
  zap: '⚡',
}

const codes = new Set(Object.values(characters).map(codeOf))

/** Returns each short code with the code of its image. */
export function listEmojis(): [name: string, code: string][] {
  return Object.entries(characters).map(([name, character]) => [name, codeOf(character)])
}

/** An SVG of the emoji, drawn by the font of the client. */
export function drawEmoji(code: string): string | undefined {
  if (!codes.has(code)) return undefined
  const character = String.fromCodePoint(...code.split('-').map((part) => Number.parseInt(part, 16)))
  const text = `<text x="32" y="34" font-size="52" text-anchor="middle" dominant-baseline="central">${character}</text>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">${text}</svg>`
}

function codeOf(character: string): string {
  return [...character].map((part) => part.codePointAt(0)?.toString(16)).join('-')
}
