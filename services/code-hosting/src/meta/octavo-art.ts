const lines = [
  'Fold it once, and you have an idea.',
  'A small change is easy to read.',
  'Names first, cleverness later.',
  'Unread code is unfixed code.',
  'Leave a margin.',
  'The index is part of the book.',
  'Print it, then proofread it again.',
  'A good error says what to do next.',
  'Bind only what belongs together.',
  'The shortest chapter is the one left out.',
  'Write for the next reader.',
  'One thought per page.',
]

/** A different thought for each number. */
export function thoughtOf(number: number): string {
  return lines[number % lines.length] ?? lines[0] ?? ''
}

export const thoughts: readonly string[] = lines

const widest = 60

/** A sheet on its eight leaves, which says something. */
export function drawOctavo(saying: string): string {
  const said = [...saying.replace(/\s+/g, ' ').trim()].slice(0, widest).join('')
  const rule = '-'.repeat([...said].length + 2)
  return [
    '',
    `               .${rule}.`,
    `               | ${said} |`,
    `               '${rule}'`,
    '                  /',
    '       _____________',
    '      /            /|',
    '     /   o    o   / |',
    '    /     \\__/   /  |',
    '   /____________/   /',
    '   | |  | |  | |   /',
    '   | |  | |  | |  /',
    '   |_|__|_|__|_|_/',
    '    / /  | |  \\ \\',
    '   / /   | |   \\ \\',
    '  (_/    (_)    \\_)',
    '',
  ].join('\n')
}
