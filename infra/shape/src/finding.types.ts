/** What was measured: a number, and the places that make it up. */
export interface Finding {
  value: number
  /** Lines to read, each with a path; none where no place alone makes up the number. */
  places: string[]
}
