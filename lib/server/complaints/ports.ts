import type { Locale } from '@/lib/i18n/locales'
import type {
  OwnComplaintData,
  ReporterAddition,
  ReporterAnswer,
  ReporterConfirmation,
  ReporterReason,
  Withdrawal,
} from '@/lib/schemas/complaint-following'
import type {
  AnswerRequest,
  EvidenceReviewRequest,
  ExtensionRequest,
  HandledComplaint,
  HandledComplaintDetail,
  HandledComplaintRecord,
  HandlingQuery,
  HandlingResult,
  HoldRequest,
  MergeRequest,
  MoveRequest,
  QuestionRequest,
} from '@/lib/schemas/complaint-handling'
import type {
  ComplaintRating,
  ComplaintRatings,
  RatingRequest,
} from '@/lib/schemas/complaint-ratings'
import type {
  ExercisedRight,
  RightsDecision,
  RightsQuery,
  RightsRequest,
} from '@/lib/schemas/complaint-rights'
import type {
  ComplaintStatistics,
  MonitoredComplaint,
  MonitoringQuery,
  SimilarComplaint,
  SimilarRequest,
  StatisticsQuery,
} from '@/lib/schemas/complaint-monitoring'
import type {
  Choice,
  ComplaintEvent,
  ComplaintReceipt,
  ComplaintRequest,
  ComplaintView,
  Reporter,
} from '@/lib/schemas/complaints'
import type { StoredDocument } from '@/lib/schemas/complaint-documents'
import type { EventPage, EventsQuery } from '@/lib/schemas/complaint-events'
import type { Page } from '@/lib/schemas/list'
import type { NewsChannels, PushRenewal, PushSubscriptionKeys } from '@/lib/schemas/news-channels'
import type { StoredFile } from '@/lib/server/media/port'

export interface ComplaintsPort {
  categories(locale: Locale): Promise<Choice[]>
  /** Empty for an unknown category. */
  subcategories(categoryId: string, locale: Locale): Promise<Choice[]>
  /** Whether the address can exist (format, plausible domain); never whether it was used for a complaint. */
  isPlausibleEmail(address: string): boolean
  /**
   * Stores a complaint with its photos and key in one transaction; resolves only after the commit reached the disk.
   * The same key with the same body gives the same result again.
   * @throws Problem VALIDATION_FAILED, IDEMPOTENCY_CONFLICT, MOVE_NOT_ALLOWED once the secret was replaced, UNAVAILABLE
   */
  create(request: ComplaintRequest, idempotencyKey: string | null): Promise<ComplaintReceipt>
  /** Whether a complaint is stored under this key; sending it again does not count against the sender's limit. */
  isStored(idempotencyKey: string): Promise<boolean>
  /** Unknown, private without secret and wrong secret all give null, in the same time. @throws Problem ERASED to the holder of the own secret */
  view(number: string, secret: string | null, locale: Locale): Promise<ComplaintView | null>
  /** Newest first; null as for `view`. */
  history(number: string, secret: string | null, locale: Locale): Promise<ComplaintEvent[] | null>
}

/**
 * The actions of whoever holds the secret. Unknown number and wrong secret give null (or false), in the same time; the own secret of a
 * complaint whose content was erased throws Problem ERASED.
 */
export interface ReporterPort {
  /** Answers the officer's question and resumes the clock. @throws Problem MOVE_NOT_ALLOWED without a question */
  answer(
    number: string,
    secret: string,
    answer: ReporterAnswer,
    formToken: string | null,
  ): Promise<HandlingResult | null>
  /**
   * Adds text and photos to an open complaint; status and clocks stay. Repeated under the same token it is added once.
   * @throws Problem MOVE_NOT_ALLOWED once it is closed or was added to ten times, IDEMPOTENCY_CONFLICT for another text under the same token
   */
  add(
    number: string,
    secret: string,
    addition: ReporterAddition,
    formToken: string | null,
  ): Promise<HandlingResult | null>
  /** Confirms the proposed end or says that it is not solved. @throws Problem MOVE_NOT_ALLOWED when no end was proposed */
  confirm(
    number: string,
    secret: string,
    confirmation: ReporterConfirmation,
  ): Promise<HandlingResult | null>
  /** Opens a closed complaint again: same number, same office. @throws Problem MOVE_NOT_ALLOWED when it is not closed */
  reopen(number: string, secret: string, reason: ReporterReason): Promise<HandlingResult | null>
  /**
   * Says once what the reporter thinks of the handling of a finished or refused complaint; the same again gives the same result.
   * @throws Problem MOVE_NOT_ALLOWED before the end, after a withdrawal, and for another rating later
   */
  rate(number: string, secret: string, rating: RatingRequest): Promise<ComplaintRating | null>
  /** @throws Problem MOVE_NOT_ALLOWED once it is closed, and for a temporary secret */
  withdraw(number: string, secret: string, withdrawal: Withdrawal): Promise<HandlingResult | null>
  /** Records that it was shown. */
  ownData(number: string, secret: string, locale: Locale): Promise<OwnComplaintData | null>
  /**
   * Takes name, phone, e-mail and address out for good; the matter stays and can no longer be answered by mail.
   * @throws Problem MOVE_NOT_ALLOWED for a temporary secret
   */
  eraseIdentity(number: string, secret: string): Promise<HandlingResult | null>
  /**
   * Replaces name, phone and e-mail; a new address is asked as the first one was.
   * @throws Problem VALIDATION_FAILED, MOVE_NOT_ALLOWED once the identity was removed, after ten times, and for a temporary secret
   */
  correctContact(number: string, secret: string, contact: Reporter): Promise<HandlingResult | null>
  /** Shows the public no name any more. @throws Problem MOVE_NOT_ALLOWED for a temporary secret */
  hideName(number: string, secret: string): Promise<HandlingResult | null>
  /** Takes the complaint out of everything public, for good. @throws Problem MOVE_NOT_ALLOWED for a temporary secret */
  makePrivate(number: string, secret: string): Promise<HandlingResult | null>
  /**
   * Erases an ended complaint at once; one in process becomes a request that an officer decides within 3 x 24 hours.
   * @throws Problem MOVE_NOT_ALLOWED after five requests, and for a temporary secret
   */
  erase(number: string, secret: string, locale: Locale): Promise<ExercisedRight | null>
  /** How news reaches the reporter. The calls below change it, for the own secret only, and give what holds then. */
  newsChannels(number: string, secret: string): Promise<NewsChannels | null>
  /**
   * Tells a browser in a language; a sixth takes the place of the oldest.
   * @throws Problem VALIDATION_FAILED for an unknown push service, MOVE_NOT_ALLOWED without keys or once the identity was removed
   */
  addPushDevice(
    number: string,
    secret: string,
    subscription: PushSubscriptionKeys,
    locale: Locale,
  ): Promise<NewsChannels | null>
  /** @param devices as `newsChannels` names them; unknown ones are no failure */
  removePushDevices(
    number: string,
    secret: string,
    devices: readonly string[],
  ): Promise<NewsChannels | null>
  /**
   * Tells a browser by its new subscription, for every complaint that it was told about by the earlier one; nothing when that is unknown.
   * @throws Problem VALIDATION_FAILED for an unknown push service, MOVE_NOT_ALLOWED without keys
   */
  renewPushDevice(renewal: PushRenewal): Promise<void>
  /** @throws Problem MOVE_NOT_ALLOWED to switch on what this portal or complaint does not have */
  choosePhoneNews(
    number: string,
    secret: string,
    isOn: boolean,
    locale: Locale,
  ): Promise<NewsChannels | null>
  /**
   * On asks the owner of the address once more.
   * @throws Problem MOVE_NOT_ALLOWED also when that owner wants no mail at all, RATE_LIMITED after three questions in a day
   */
  chooseMailNews(number: string, secret: string, isOn: boolean): Promise<NewsChannels | null>
  /**
   * A new secret; the old one and all temporary ones stop working. The same key with the old or the new secret gives the same again for a day.
   * @throws Problem MOVE_NOT_ALLOWED for a temporary secret
   */
  replaceSecret(
    number: string,
    secret: string,
    idempotencyKey: string | null,
  ): Promise<{ secret: string } | null>
  /** A secret for half an hour for whoever knows number and full phone; null for any mismatch, in the same time. */
  recover(number: string, phone: string): Promise<{ secret: string; expires_at: string } | null>
  /** Whether the code of a paper receipt belongs to its number, and the Jakarta day of receipt. */
  checkReceipt(
    number: string,
    code: string,
  ): Promise<{ is_genuine: boolean; received_on: string | null }>
  /** The receipt as PDF; null as above. */
  receipt(number: string, secret: string, locale: Locale): Promise<Uint8Array | null>
}

/** Who is shown name, phone and e-mail of a reporter, for the record of such reads. */
export interface ContactReader {
  /** Name of the token, or of the system's user behind a command. */
  name: string
  /** Method and path with its parameters in brackets, or the command. */
  route: string
}

/**
 * The actions of officers. Every action adds one history event; nothing is ever changed or deleted.
 * All throw Problem ITEM_NOT_FOUND for an unknown number, MOVED_MEANWHILE when `seen_step` is not the number of the last event or another
 * action came first, MOVE_NOT_ALLOWED when the table of transitions forbids it, VALIDATION_FAILED for values that do not fit together.
 */
export interface HandlingPort {
  /** @throws Problem VALIDATION_FAILED naming filters that cannot match */
  list(query: Partial<HandlingQuery>): Promise<Page<HandledComplaint>>
  /**
   * Contacts are shown to a named reader only, after the read was recorded; when it cannot be recorded nothing is shown.
   * @param reader null: contacts are withheld
   */
  show(number: string, reader: ContactReader | null): Promise<HandledComplaintDetail | null>
  /** The same for several, at most 100, in the order of the numbers, without a look at others alike; unknown ones are left out. */
  showAll(
    numbers: readonly string[],
    reader: ContactReader | null,
  ): Promise<HandledComplaintRecord[]>
  /** Steps of all complaints behind a cursor, the oldest first; none is left out or comes later before its cursor. */
  events(query: EventsQuery): Promise<EventPage>
  move(number: string, move: MoveRequest): Promise<HandlingResult>
  answer(number: string, answer: AnswerRequest): Promise<HandlingResult>
  ask(number: string, question: QuestionRequest): Promise<HandlingResult>
  extend(number: string, extension: ExtensionRequest): Promise<HandlingResult>
  merge(number: string, merge: MergeRequest): Promise<HandlingResult>
  hold(number: string, hold: HoldRequest): Promise<HandlingResult>
  /** Requests of reporters that an officer has to decide, by the hour by which each is due. */
  rightsRequests(query: RightsQuery): Promise<Page<RightsRequest>>
  /** Erases a complaint as its reporter asked, or refuses it. @throws Problem MOVE_NOT_ALLOWED when no request waits */
  decideErasure(number: string, decision: RightsDecision): Promise<HandlingResult>
  /**
   * Stores a photo as evidence for a move within 24 hours. Near duplicates of earlier photos stay hidden until reviewed.
   * @param actor who uploads it; must not be the one who reviews it
   * @throws Problem PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, UNAVAILABLE as `savePhoto`
   */
  addEvidence(
    number: string,
    file: { bytes: Uint8Array; originalName: string },
    actor: string,
  ): Promise<{ id: string; is_held: boolean }>
  /**
   * Stores a PDF for a move, answer or question within 24 hours, written anew: without names of authors, comments and signatures.
   * @throws Problem PAYLOAD_TOO_LARGE above 5 MiB, UNSUPPORTED_MEDIA_TYPE for what is no PDF, is locked, runs something or carries files,
   *   UNAVAILABLE
   */
  addDocument(number: string, document: NewDocument): Promise<StoredDocument>
  /** A document of the complaint, also one of no step yet; null when it is none of this complaint. */
  document(number: string, documentId: string, locale?: Locale): Promise<StoredFile | null>
  /** A photo of the complaint, also a hidden one, for an officer's eyes; null when it is none of this complaint. */
  photo(number: string, photoId: string): Promise<StoredFile | null>
  /** @throws Problem VALIDATION_FAILED on `actor` when it is the uploader, MOVE_NOT_ALLOWED when the photo is not waiting for a review */
  reviewEvidence(number: string, photoId: string, review: EvidenceReviewRequest): Promise<void>
}

/** A document as an officer gives it; what its file was named is nobody's business. */
export interface NewDocument {
  bytes: Uint8Array
  title: string
  /** '' where there is none. */
  titleEn: string
  /** Who uploads it. */
  actor: string
}

/** What everybody may see of complaints together. */
export interface MonitoringPort {
  list(query: Partial<MonitoringQuery>, locale: Locale): Promise<Page<MonitoredComplaint>>
  statistics(query: StatisticsQuery, locale: Locale): Promise<ComplaintStatistics>
  /** What reporters thought of the handling, without groups of fewer than five. */
  ratings(locale: Locale): Promise<ComplaintRatings>
  /** Public complaints about the same matter nearby, also recently closed ones; never private or held ones. */
  similar(request: SimilarRequest, locale: Locale): Promise<SimilarComplaint[]>
  /** Adds a supporter; a browser counts once. null when there is no such public complaint. */
  support(
    number: string,
    supporter: { browserId: string; email: string },
  ): Promise<{ supporters: number; is_new: boolean } | null>
  /**
   * Says that something is wrong; several flags hold the complaint until an officer has looked. False when there is no such public
   * complaint.
   */
  flag(number: string, flag: { browserId: string; reason: string }): Promise<boolean>
}
