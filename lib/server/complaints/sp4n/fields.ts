import type { ComplaintStatus } from '@/lib/complaints/statuses'
import type { EventKind, ServiceClass } from '@/lib/schemas/complaint-handling'

// What SP4N-LAPOR! takes is known to developers of connected authorities only: its documentation stands behind their login
// (blog.lapor.go.id/integrasi, read on 2026-11-27). So these are no official field names and no official codes. They follow what everybody can
// see: the fields of the form at lapor.go.id and the stages that its readers are told of. Whoever has that documentation changes this file.

/** Stages of a report, as its readers are told of them at lapor.go.id. */
type Sp4nStage = 'submitted' | 'verified' | 'disposition' | 'follow_up' | 'answered' | 'closed'

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

/** The classification of the form. Ours has one class for questions and aspirations, so none is called an aspiration. */
export const classificationOf: Readonly<
  Record<ServiceClass, 'Pengaduan' | 'Permintaan Informasi'>
> = {
  information: 'Permintaan Informasi',
  ordinary: 'Pengaduan',
  supervision: 'Pengaduan',
}

/** An event of a report. */
export interface Sp4nEvent {
  langkah: number
  waktu: string
  tahap: Sp4nStage
  status_asal: ComplaintStatus
  jenis_asal: EventKind
  instansi: string | null
  uraian: string
  /** Between officer and reporter; private. */
  pesan: string | null
}

/** A complaint as a report. Ids are ours; theirs is given by the national system when it takes the report. */
export interface Sp4nReport {
  /** Number of the complaint. */
  nomor_asal: string
  tanggal_laporan: string
  klasifikasi: string
  berkadar_pengawasan: 'ya' | 'tidak'
  judul: string
  isi: string
  /** Id and Indonesian name of the portal's category: their numbered topics are not public. */
  kategori_asal: string
  kategori: string
  /** The office in charge, by its official name or as the officer wrote it; the province's government before. */
  instansi_tujuan: string
  tahap: Sp4nStage
  status_asal: ComplaintStatus
  anonim: 'ya' | 'tidak'
  rahasia: 'ya' | 'tidak'
  /** Village, district and regency or city, with the village's code (Kemendagri). */
  lokasi: string
  kode_wilayah: string
  tenggat: string | null
  /** Number of the main complaint about the same matter. */
  laporan_induk: string | null
  /** Private, and of anonymous complaints never here. */
  pelapor: string | null
  telepon: string | null
  surel: string | null
  /** Private. */
  alamat: string | null
  lintang: number | null
  bujur: number | null
  /** The oldest first. */
  riwayat: Sp4nEvent[]
}

/** Where a complaint is until somebody has forwarded it. */
export const ownAuthority = 'Pemerintah Provinsi Jawa Barat'
