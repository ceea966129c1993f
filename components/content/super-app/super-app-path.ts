/** Path of the page about the citizen super-app. */
export const superAppPath = '/sapawarga'
