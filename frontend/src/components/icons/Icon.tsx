/** Icons on a grid of 24, drawn with a line of 1.7 px and square joins (docs/design.md). */
const DRAWINGS = {
  menu: 'M3 6h18M3 12h18M3 18h12',
  search: 'M10.5 3.5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM15.6 15.6 21 21',
  person: 'M12 3.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 21c0-4.5 3-6.5 7.5-6.5s7.5 2 7.5 6.5',
  close: 'M4 4l16 16M20 4 4 20',
  out: 'M7 17 17 7M9 7h8v8',
  down: 'M5 9l7 7 7-7',
  headphones: 'M4 18v-6a8 8 0 0 1 16 0v6M4 14h4v7H4zM16 14h4v7h-4z',
  share: 'M12 15V3M7.5 7.5 12 3l4.5 4.5M8 11H4v10h16V11h-4',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3v5M15.5 3v5',
  letters: 'M1.5 19 7 5h1l5.5 14M3.7 14h7.6M13.5 19l4-10h.8l4.2 10M15.2 15.5h5.6',
  sun: 'M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M19.4 4.6l-2.1 2.1M6.7 17.3l-2.1 2.1',
  cloud: 'M6.5 18.5a4.5 4.5 0 0 1 0-9 6 6 0 0 1 11.3 1.8 3.6 3.6 0 0 1 .2 7.2z',
  fog: 'M3 7h12M7 12h14M4 17h13',
  rain: 'M6.5 14.5a4 4 0 0 1 0-8 6 6 0 0 1 11.3 1.4 3.3 3.3 0 0 1 .2 6.6zM8 17.5l-1.5 4M13 17.5l-1.5 4M18 17.5l-1.5 4',
  snow: 'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9',
  storm: 'M6.5 14.5a4 4 0 0 1 0-8 6 6 0 0 1 11.3 1.4 3.3 3.3 0 0 1 .2 6.6zM12.5 14.5l-3 4h5l-3 4',
} as const

export type IconName = keyof typeof DRAWINGS

/** Every icon there is. */
export const ICON_NAMES = Object.keys(DRAWINGS) as IconName[]

/** An icon of 24 units, in the colour of its text and hidden from screen readers: the words beside it speak. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      className={className}
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinejoin="miter"
      aria-hidden="true"
    >
      <path d={DRAWINGS[name]} />
    </svg>
  )
}
