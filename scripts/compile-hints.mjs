// V8 compiles a function when it is first called, on the one thread that paints and answers. A script that begins with the comment below
// is compiled whole while it arrives, in the background (Chromium from 136 on; to other browsers it is a comment).
// https://developer.chrome.com/blog/v8-explicit-js-compile-hints

const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * A script that is compiled ahead; one that says so already stays as it is.
 * @param {string} source
 */
export const compiledAhead = (source) => (source.startsWith(hint) ? source : hint + source)
