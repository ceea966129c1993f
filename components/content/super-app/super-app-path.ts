/** Where the page about the citizen super-app lives. */
export const superAppPath = '/sapawarga'
