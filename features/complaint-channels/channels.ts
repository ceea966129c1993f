/** Ids of the channels; their titles are the messages `complaint-channels.items.<id>`. */
export type ChannelId =
  | 'aduan-warga'
  | 'aduan-dan-tracking'
  | 'hotline-jabar'
  | 'nomor-darurat'
  | 'sp4n-lapor'
  | 'jabar-saber-hoaks'

/** A way to complain or to get help (specification, section 3). */
export interface Channel {
  id: ChannelId
  /** A page of the portal, an address with `https`, or a telephone number with `tel:`. */
  link: string
}

/** Part of the data, never shown (specification, section 2). */
const hiddenId: ChannelId = 'aduan-dan-tracking'

/** Telephone numbers beside the ambulance 119, the last one where it is in service; keys of `complaint-channels`. */
export const furtherNumbers = [
  { key: 'police', number: '110' },
  { key: 'general', number: '112' },
] as const

/** The channels in the order of the popup. @param hotlineUrl address of the chat; without it the hotline is left out */
export function complaintChannels(hotlineUrl: string | undefined): Channel[] {
  const channels: Channel[] = [
    { id: 'aduan-warga', link: '/aduan-warga/buat-aduan' },
    { id: hiddenId, link: '/aduan-warga' },
    ...(hotlineUrl ? [{ id: 'hotline-jabar' as const, link: hotlineUrl }] : []),
    { id: 'nomor-darurat', link: 'tel:119' },
    { id: 'sp4n-lapor', link: 'https://www.lapor.go.id' },
    { id: 'jabar-saber-hoaks', link: 'https://saberhoaks.jabarprov.go.id' },
  ]
  return channels.filter(({ id }) => id !== hiddenId)
}
