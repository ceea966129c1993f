/** The window of a phone; what every test uses unless it says otherwise. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** The window of a desk, with a mouse. */
export const wide = { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false }

/** A sheet of A4 between margins of 12 mm, at 96 pixels an inch. */
export const sheet = { viewport: { width: 703, height: 1031 }, hasTouch: false, isMobile: false }
