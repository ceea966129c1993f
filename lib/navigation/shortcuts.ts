import { agendaPath } from '@/lib/agenda/paths'

/** Pages on the first level beside the menus; `id` is a message key in `menu.shortcuts`. */
export const shortcuts = [
  { id: 'complaintStatus', link: '/aduan-warga/cek-status' },
  { id: 'agenda', link: agendaPath },
] as const
