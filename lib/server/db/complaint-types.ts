import type { ComplaintStatus } from '@/lib/complaints/statuses'
import type {
  ComplaintHandlingColumns,
  HistoryHandlingColumns,
  PhotoHandlingColumns,
} from './complaint-handling-types'

/** Choices of the complaint form; `position` keeps the order of the seed file. */
interface ComplaintCategoryTable {
  id: string
  name_id: string
  name_en: string
  position: number
}

interface ComplaintSubcategoryTable {
  category_id: string
  id: string
  name_id: string
  name_en: string
  position: number
}

/** One complaint. Times are UTC ISO text; hashes are lower-case hexadecimal SHA-256. */
export interface ComplaintTable extends ComplaintHandlingColumns {
  /** 128 random bits in hexadecimal; internal, never shown. */
  id: string
  /** `JBR-20260131-7K4M9A`, unique. */
  number: string
  type: 'public' | 'private'
  /** 0 or 1; always 0 for private complaints. */
  is_anonymous: number
  category_id: string
  /** Free text of a category or sub-category "lainnya", else ''. */
  category_other: string
  subcategory_id: string | null
  subcategory_other: string
  title: string
  reason: string
  reporter_name: string
  reporter_phone: string
  reporter_email: string
  address: string
  address_detail: string
  latitude: number
  longitude: number
  city_code: string
  city_name: string
  district_code: string
  district_name: string
  village_code: string
  village_name: string
  status: ComplaintStatus
  /** First time the complaint was verified; photos are public only from then on. */
  verified_at: string | null
  /** SHA-256 of the secret; the secret itself is stored nowhere. */
  secret_hash: string
  secret_salt: string
  /** SHA-256 of the idempotency key, unique. */
  submission_key_hash: string
  /** HMAC of the canonical body under the idempotency key. */
  submission_body_hash: string
  created_at: string
  updated_at: string
}

/** Events of a complaint, only ever added. */
export interface ComplaintHistoryTable extends HistoryHandlingColumns {
  complaint_id: string
  /** 1 for the receipt, then counting up. */
  step: number
  status: ComplaintStatus
  note_id: string
  note_en: string
  /** Who moved it: `portal` for automatic events. */
  actor: string
  at: string
}

/** A cleaned photo on disk; it belongs to a form until its complaint is stored. Senders' own names for files may name people: no column takes them. */
export interface PhotoTable extends PhotoHandlingColumns {
  /** 128 random bits in hexadecimal; part of the public address and of the stored file's name. */
  id: string
  content_type: 'image/jpeg' | 'image/png'
  content_hash: string
  size: number
  /** SHA-256 of the form token; null when another system sent it with its api-key. */
  form_token_hash: string | null
  complaint_id: string | null
  /** Place among the photos of its complaint, from 0. */
  position: number | null
  created_at: string
}

/** Uses counted per limit and key in one window; keys are hashed, rows go 24 h after their window. */
interface RateLimitTable {
  key_hash: string
  uses: number
  window_ends_at: string
}

export interface ComplaintTables {
  complaint_categories: ComplaintCategoryTable
  complaint_subcategories: ComplaintSubcategoryTable
  complaints: ComplaintTable
  complaint_history: ComplaintHistoryTable
  photos: PhotoTable
  rate_limits: RateLimitTable
}
