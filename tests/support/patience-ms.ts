/**
 * How long a test waits for what comes by itself, milliseconds. Nothing in these tests measures time: a busy machine must not fail one that is
 * right, and one that is wrong fails a little later.
 */
export const patienceMs = 30_000
