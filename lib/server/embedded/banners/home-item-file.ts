import { z } from 'zod'
import { easyLinkIcons } from '@/lib/schemas/banners'

const titleMax = 100
const descriptionMax = 120

const bothLanguages = (max: number) =>
  z.strictObject({ id: z.string().trim().min(1).max(max), en: z.string().trim().min(1).max(max) })

// One slash and then no second and no backslash: browsers read `//host` and `/\host` as another site.
const ownPath = z.string().regex(/^\/(?![/\\])/, 'must be a path of the portal or an https address')
const link = z.union([z.url({ protocol: /^https$/ }), ownPath])
const image = z.string().regex(/^\/img\/[\w-]+\.(svg|png|jpg)$/, 'must be a picture under /img')
const screens = z.strictObject({ desktop: image, mobile: image })

const common = {
  id: z.number().int().positive(),
  position: z.number().int().positive(),
  title: bothLanguages(titleMax),
  updated_at: z.iso.date(),
}

const homeBanner = z.strictObject({
  kind: z.literal('home-banner'),
  ...common,
  image,
  link: link.nullable(),
})
const infographicBanner = z.strictObject({
  kind: z.literal('infographic-banner'),
  ...common,
  image: screens,
  link: link.nullable(),
  is_active: z.boolean(),
})
const popUpBanner = z
  .strictObject({
    kind: z.literal('pop-up-banner'),
    ...common,
    button_label: bothLanguages(titleMax),
    image: screens,
    link,
    is_active: z.boolean(),
    start_date: z.iso.date(),
    end_date: z.iso.date(),
  })
  .refine((item) => item.start_date <= item.end_date, {
    path: ['end_date'],
    error: 'must not be before start_date',
  })
const easyLink = z.strictObject({
  kind: z.literal('easy-link'),
  ...common,
  description: bothLanguages(descriptionMax),
  icon: z.enum(easyLinkIcons),
  link,
})
const nationalLink = z.strictObject({ kind: z.literal('national-link'), ...common, link })

/** `home/<key>.json` of a content folder: what stands on the home page besides the content of other pages. */
export const homeItemFile = z.discriminatedUnion('kind', [
  homeBanner,
  infographicBanner,
  popUpBanner,
  easyLink,
  nationalLink,
])
export type HomeItemFile = z.output<typeof homeItemFile>
export type HomeItemKind = HomeItemFile['kind']
