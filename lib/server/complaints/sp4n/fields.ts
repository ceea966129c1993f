import { z } from 'zod'
import { type ComplaintStatus, complaintStatuses } from '@/lib/complaints/statuses'
import { type EventKind, eventKinds, type ServiceClass } from '@/lib/schemas/complaint-handling'

// What SP4N-LAPOR! takes is known to developers of connected authorities only: its documentation stands behind their login
// (blog.lapor.go.id/integrasi, read on 2026-11-27). So these are no official field names and no official codes. They follow what everybody can
// see: the fields of the form at lapor.go.id and the stages that its readers are told of. Whoever has that documentation changes this file.

/** Stages of a report, as its readers are told of them at lapor.go.id. */
const sp4nStages = [
  'submitted',
  'verified',
  'disposition',
  'follow_up',
  'answered',
  'closed',
] as const
type Sp4nStage = (typeof sp4nStages)[number]

/** The stage of each status, while nothing is asked of the reporter. How a closed one ended is told by `status_asal`. */
export const stageOfStatus: Readonly<Record<ComplaintStatus, Sp4nStage>> = {
  unverified: 'submitted',
  verified: 'verified',
  failed: 'closed',
  rejected: 'closed',
  directed_to_hotline_jabar: 'disposition',
  diverted_to_span: 'disposition',
  coordinated: 'disposition',
  followup: 'follow_up',
  review: 'follow_up',
  postponed: 'follow_up',
  finished: 'closed',
  canceled: 'closed',
  not_yet_coordinated: 'verified',
  not_yet_instructed: 'disposition',
}

/** The stage after an event: what an officer proposed to close is answered until the reporter has spoken. */
export const stageOfEvent = (kind: EventKind, status: ComplaintStatus): Sp4nStage =>
  kind === 'closing_proposed' ? 'answered' : stageOfStatus[status]

const classifications = ['Pengaduan', 'Permintaan Informasi'] as const

/** The classification of the form. Ours has one class for questions and aspirations, so none is called an aspiration. */
export const classificationOf: Readonly<Record<ServiceClass, (typeof classifications)[number]>> = {
  information: 'Permintaan Informasi',
  ordinary: 'Pengaduan',
  supervision: 'Pengaduan',
}

/** An event of a report. */
export const sp4nEvent = z.object({
  langkah: z.number().int(),
  waktu: z.string(),
  tahap: z.enum(sp4nStages),
  status_asal: z.enum(complaintStatuses),
  jenis_asal: z.enum(eventKinds),
  instansi: z.string().nullable(),
  uraian: z.string(),
  /** Between officer and reporter; private. */
  pesan: z.string().nullable(),
})
export type Sp4nEvent = z.output<typeof sp4nEvent>

const yesOrNo = z.enum(['ya', 'tidak'])

/** A complaint as a report, in the order of the columns. Ids are ours; theirs is given by the national system when it takes the report. */
export const sp4nReport = z.object({
  /** Number of the complaint. */
  nomor_asal: z.string(),
  tanggal_laporan: z.string(),
  klasifikasi: z.enum(classifications),
  berkadar_pengawasan: yesOrNo,
  judul: z.string(),
  isi: z.string(),
  /** Id and Indonesian name of the portal's category: their numbered topics are not public. */
  kategori_asal: z.string(),
  kategori: z.string(),
  /** The office in charge, by its official name or as the officer wrote it; the province's government before. */
  instansi_tujuan: z.string(),
  tahap: z.enum(sp4nStages),
  status_asal: z.enum(complaintStatuses),
  anonim: yesOrNo,
  rahasia: yesOrNo,
  /** Village, district and regency or city, with the village's code (Kemendagri). */
  lokasi: z.string(),
  kode_wilayah: z.string(),
  tenggat: z.string().nullable(),
  /** Number of the main complaint about the same matter. */
  laporan_induk: z.string().nullable(),
  /** Private, and of anonymous complaints never here. */
  pelapor: z.string().nullable(),
  telepon: z.string().nullable(),
  surel: z.string().nullable(),
  /** Private. */
  alamat: z.string().nullable(),
  lintang: z.number().nullable(),
  bujur: z.number().nullable(),
  /** The oldest first. */
  riwayat: z.array(sp4nEvent),
})
export type Sp4nReport = z.output<typeof sp4nReport>

/** Where a complaint is until somebody has forwarded it. */
export const ownAuthority = 'Pemerintah Provinsi Jawa Barat'
