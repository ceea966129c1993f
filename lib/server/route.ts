/** The plumbing of route handlers in one import: wrapper, readers, guards, limits. Each lives in its own file under `api/`. */
export { callerOf, guardKey, guardWrite, limit } from './api/caller'
export { found, handle, problemResponse, type Call } from './api/handle'
export { readJson, readQuery, readValue } from './api/read-request'
