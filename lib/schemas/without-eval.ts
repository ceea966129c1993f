const name = '__zod_globalConfig'
const existing: unknown = Reflect.get(globalThis, name)

/*
 * Schemas work without compiling code. zod tries `new Function` with the first schema it makes; the content policy forbids that, and
 * browsers report the try as a violation on every load. This is the object that `z.config` changes, set before zod is there: importing zod
 * to say so would bring it to pages without forms.
 */
Object.assign(globalThis, {
  [name]: Object.assign(typeof existing === 'object' && existing !== null ? existing : {}, {
    jitless: true,
  }),
})
