/** Leads a browser that has sent a form to a page. @param path root-relative */
export const seeOther = (path: string) =>
  new Response(null, { status: 303, headers: { Location: path } })
