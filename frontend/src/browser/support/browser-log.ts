/** The log of the reader's browser: what went wrong without the reader's being any the worse. */
export const browserLog: Pick<Console, 'warn'> = globalThis.console
