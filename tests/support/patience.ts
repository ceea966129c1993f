import { vi } from 'vitest'
import { patienceMs } from './patience-ms'

const { waitFor } = vi

/** `vi.waitFor` with our patience: a second is what it waits by itself, and no setting changes that. */
const waitPatiently: typeof vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: patienceMs, ...options })

// Run for each file, also where files share `vi`.
if (waitFor.name !== waitPatiently.name) vi.waitFor = waitPatiently
