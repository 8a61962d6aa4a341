import { Command } from 'ioredis'

/**
 * Has each command whose time is over look once more for its answer before it is given up. The library's timer runs before sockets
 * are read, so a process that was held up for that time would fail all that Redis has answered long since (ioredis 6.0.0).
 */
export function giveCommandsATurn(): void {
  Command.prototype.setTimeout = function (milliseconds) {
    if (Reflect.get(this, TIMER) !== undefined) return
    const giveUp = () => {
      if (!this.isSettled) this.reject(new Error('Command timed out'))
    }
    // Under the library's own name, so that it ends the timer once there is an answer.
    Reflect.set(
      this,
      TIMER,
      setTimeout(() => setImmediate(giveUp), milliseconds),
    )
  }
}

const TIMER = '_commandTimeoutTimer'
