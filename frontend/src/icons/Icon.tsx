/** Icons on a grid of 24, drawn with a line of 1.7 px and square joins (art direction). */
const DRAWINGS = {
  menu: 'M3 6h18M3 12h18M3 18h12',
  search: 'M10.5 3.5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM15.6 15.6 21 21',
  person: 'M12 3.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 21c0-4.5 3-6.5 7.5-6.5s7.5 2 7.5 6.5',
  close: 'M4 4l16 16M20 4 4 20',
  out: 'M7 17 17 7M9 7h8v8',
  down: 'M5 9l7 7 7-7',
  headphones: 'M4 18v-6a8 8 0 0 1 16 0v6M4 14h4v7H4zM16 14h4v7h-4z',
  fog: 'M3 7h12M7 12h14M4 17h13',
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
