/** Who of one process may write: SQLite has one writer, and those who wait should come in the order of their asking. */
export class WriterTurn {
  #isTaken = false
  readonly #waiting: (() => void)[] = []

  /** @returns false when the turn did not come in time */
  take(waitMs: number): Promise<boolean> {
    if (!this.#isTaken) {
      this.#isTaken = true
      return Promise.resolve(true)
    }
    return new Promise((resolve) => {
      const come = () => {
        clearTimeout(timer)
        resolve(true)
      }
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(come), 1)
        resolve(false)
      }, waitMs)
      this.#waiting.push(come)
    })
  }

  /** Passes the turn on. */
  give() {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#isTaken = false
  }
}
