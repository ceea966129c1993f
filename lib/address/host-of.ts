/** The host of an https address as people read it: `https://www.imigrasi.go.id/a` → `imigrasi.go.id`. */
export const hostOf = (address: string) =>
  address.replace(/^https:\/\/(?:www\.)?/, '').replace(/[/?#].*$/, '')
