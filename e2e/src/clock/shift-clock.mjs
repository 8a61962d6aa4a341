/**
 * For a program of ours that is started with `--import` of this file: its wall clock is ahead by CLOCK_AHEAD_MS, until SIGWINCH puts
 * it right (Nest ends a program by SIGUSR2). Nothing else of the machine is touched, and timers run as ever.
 */
const RealDate = globalThis.Date
let aheadMs = Number(process.env['CLOCK_AHEAD_MS'] ?? 0)
process.on('SIGWINCH', () => {
  aheadMs = 0
})

globalThis.Date = class Date extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + aheadMs)
    else super(...given)
  }

  static now() {
    return RealDate.now() + aheadMs
  }
}
