const paths = {
  search: 'M7 12.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Zm4-1.5 3.5 3.5',
  copy: 'M5.5 5.5v-4h9v9h-4m0-5h-9v9h9v-9Z',
  check: 'm2.5 8.5 3.5 3.5 7.5-8',
  menu: 'M1.5 4h13m-13 4h13m-13 4h13',
  close: 'm3 3 10 10M13 3 3 13',
  right: 'M6 3l5 5-5 5',
  left: 'M10 3 5 8l5 5',
  down: 'm3 6 5 5 5-5',
  out: 'M6 3H2.5v10.5H13V10M9 2.5h4.5V7m0-4.5L7 9',
  plus: 'M8 2.5v11M2.5 8h11',
  minus: 'M2.5 8h11',
  whole: 'M2.5 6V2.5H6m4 0h3.5V6m0 4v3.5H10m-4 0H2.5V10',
  sun: 'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM8 1v1.5m0 11V15M1 8h1.5m11 0H15M3 3l1 1m8 8 1 1m0-10-1 1M4 12l-1 1',
  moon: 'M13.5 9.5A6 6 0 0 1 6.5 2.5a6 6 0 1 0 7 7Z',
  system: 'M1.5 2.5h13v8h-13v-8ZM8 10.5v3M5 13.5h6',
  call: 'M5.5 3.5 1.5 8l4 4.5m5-9 4 4.5-4 4.5',
  eye: 'M1 8s2.5-4.5 7-4.5S15 8 15 8s-2.5 4.5-7 4.5S1 8 1 8Zm7 2a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  folder: 'M1.5 13V3.5h4.5l1.5 2h7V13h-13Z',
  file: 'M3.5 1.5h6l3 3v10h-9v-13Zm6 0v3h3',
  swap: 'M4.5 1.5 1.5 4.5l3 3m-3-3h11m-1 4 3 3-3 3m3-3h-11',
} as const

export type IconName = keyof typeof paths

/** A decorative icon. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
