// Mail programs make a link of anything that looks like a host, also without a scheme in front.
const hostLike = /[\p{L}\p{N}]\.\p{L}{2}|:\/\/|@/u
const invisible = /\p{Cf}/gu
const dotLike = /[\u3002\uFF61]/gu

/** Whether a citizen's title may be quoted in an official mail: false when mail programs could make a link of it. */
export const isSafeInMail = (title: string) =>
  !hostLike.test(title.normalize('NFKC').replace(invisible, '').replace(dotLike, '.'))
