/**
 * Gives jsdom the two methods of modal dialogs that it lacks: showing sets `open`, closing fires `close`.
 * The top layer, inertness and Escape are the browser's own and are tested end to end.
 */
export function installDialog() {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
      this.dispatchEvent(new Event('close'))
    },
  })
}
