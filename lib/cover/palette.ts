import type { NewsCategory } from '@/lib/schemas/news'

/** Five stops of one hue and an accent; all values are design tokens. */
export interface Palette {
  /** dark */
  d: string
  /** middle */
  m: string
  /** light */
  l: string
  /** sky */
  s: string
  /** paper */
  p: string
  /** accent */
  a: string
}

export const palettes: Record<NewsCategory, Palette> = {
  ekonomi: { d: '#733315', m: '#BB581D', l: '#FFC3A1', s: '#FFE4D4', p: '#FFF3EC', a: '#F6CB47' },
  kesehatan: { d: '#8A161D', m: '#D93440', l: '#FEC1C0', s: '#FFE3E2', p: '#FFF2F2', a: '#FFE89F' },
  pendidikan: {
    d: '#084587',
    m: '#1C77C9',
    l: '#A6D5FE',
    s: '#D5ECFF',
    p: '#ECF7FF',
    a: '#F6CB47',
  },
  pemerintahan: {
    d: '#035032',
    m: '#028655',
    l: '#92E1B4',
    s: '#C7F3D8',
    p: '#E6FAED',
    a: '#F6CB47',
  },
  infrastruktur: {
    d: '#3F4843',
    m: '#6D7771',
    l: '#CAD2CD',
    s: '#E5EBE7',
    p: '#F2F6F4',
    a: '#F59D6A',
  },
  sosial: { d: '#5E4000', m: '#956E06', l: '#F6CB47', s: '#FFE89F', p: '#FEF6D4', a: '#DD783E' },
  teknologi: { d: '#0C2348', m: '#0558A4', l: '#6EB8F9', s: '#A6D5FE', p: '#D5ECFF', a: '#FFE89F' },
}
