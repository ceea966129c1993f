// Mail programs make a link of anything that looks like a host, also without a scheme in front.
const hostLike = /[\p{L}\p{N}]\.\p{L}{2}|:\/\/|@/u
const invisible = /\p{Cf}/gu
const dotLike = /[\u3002\uFF61]/gu

/** Whether a title that a stranger wrote may stand in an official mail: one that could become a link may not. */
export const mayStandInMail = (title: string) =>
  !hostLike.test(title.normalize('NFKC').replace(invisible, '').replace(dotLike, '.'))
