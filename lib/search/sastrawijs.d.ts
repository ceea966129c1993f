/** The part of sastrawijs 1.1 that the search uses; the package hides its types from the module resolution of bundlers. */
declare module 'sastrawijs' {
  export class Stemmer {
    /** The root of an Indonesian word in lower case, or the word itself when no root of the dictionary fits. */
    stem(word: string): string
    /** Whether the dictionary has the root. */
    find(root: string): boolean
  }
}
