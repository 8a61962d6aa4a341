/** `XMLHttpRequest` as pages use it: each request has the status that is given, 0 where the site cannot be reached or says nothing in time. */
export function createRequests(answer: (timeout: number) => Promise<number>) {
  return class extends EventTarget {
    status = 0
    timeout = 0

    open(): void {}

    async send(): Promise<void> {
      this.status = await answer(this.timeout)
      this.dispatchEvent(new Event('loadend'))
    }
  }
}
