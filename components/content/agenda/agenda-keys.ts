import type { TagTone } from '@/components/ui/tag'
import type { EventCategory, EventGroup } from '@/lib/schemas/events'

/** Message keys of the groups, in `agenda.groups`. */
export const groupKeys = {
  Pimpinan: 'leaders',
  'Perangkat Daerah': 'offices',
  Umum: 'public',
} as const satisfies Record<EventGroup, string>

/** Message keys of the categories, in `agenda.categories`. */
export const categoryKeys = {
  Gubernur: 'governor',
  'Wakil Gubernur': 'viceGovernor',
  'Sekretaris Daerah': 'secretary',
  'Ketua TP-PKK': 'pkk',
  'Pj Gubernur': 'actingGovernor',
  'Plh Sekretaris Daerah': 'actingSecretary',
  'Pj Ketua TP-PKK': 'actingPkk',
  Seremoni: 'ceremony',
  'Program Unggulan': 'flagship',
  'Kegiatan Umum': 'general',
  Hiburan: 'entertainment',
  Pendidikan: 'education',
  'Sosial Budaya': 'culture',
  Olahraga: 'sports',
  Lingkungan: 'environment',
} as const satisfies Record<EventCategory, string>

/** Tints of the groups; their names stand beside them wherever they matter. */
export const groupTones: Record<EventGroup, TagTone> = {
  Pimpinan: 'hejo',
  'Perangkat Daerah': 'mega',
  Umum: 'pare',
}
