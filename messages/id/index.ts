import about from './about.json'
import accessibility from './accessibility.json'
import agenda from './agenda.json'
import alerts from './alerts.json'
import app from './app.json'
import archives from './archives.json'
import awards from './awards.json'
import common from './common.json'
import complaint from './complaint.json'
import complaintChannels from './complaint-channels.json'
import complaintFollowing from './complaint-following.json'
import complaintMail from './complaint-mail.json'
import complaintMonitoring from './complaint-monitoring.json'
import complaintNews from './complaint-news.json'
import complaintOutbox from './complaint-outbox.json'
import complaintReasons from './complaint-reasons.json'
import complaintReceipt from './complaint-receipt.json'
import complaintReview from './complaint-review.json'
import complaintStatus from './complaint-status.json'
import complaintStatusPage from './complaint-status-page.json'
import complaintTemplates from './complaint-templates.json'
import consent from './consent.json'
import developers from './developers.json'
import errors from './errors.json'
import failures from './failures.json'
import feedback from './feedback.json'
import feeds from './feeds.json'
import fields from './fields.json'
import finance from './finance.json'
import footer from './footer.json'
import home from './home.json'
import information from './information.json'
import lifeEventPlans from './life-event-plans.json'
import lifeEvents from './life-events.json'
import linkCheck from './link-check.json'
import lowData from './low-data.json'
import mailConsent from './mail-consent.json'
import matters from './matters.json'
import menu from './menu.json'
import menuItems from './menu-items.json'
import navigation from './navigation.json'
import news from './news.json'
import newsChannels from './news-channels.json'
import notFound from './not-found.json'
import officeDigest from './office-digest.json'
import offices from './offices.json'
import offline from './offline.json'
import openData from './open-data.json'
import open311 from './open311.json'
import overview from './overview.json'
import pageFeedback from './page-feedback.json'
import planTicks from './plan-ticks.json'
import portalIndex from './portal-index.json'
import preview from './preview.json'
import programs from './programs.json'
import publicInformation from './public-information.json'
import quickAccess from './quick-access.json'
import readingBar from './reading-bar.json'
import saved from './saved.json'
import search from './search.json'
import services from './services.json'
import share from './share.json'
import statements from './statements.json'
import superApp from './super-app.json'
import validation from './validation.json'
import visits from './visits.json'
import voice from './voice.json'
import weather from './weather.json'
import widgets from './widgets.json'

export default {
  about,
  accessibility,
  agenda,
  alerts,
  app,
  archives,
  awards,
  common,
  complaint,
  'complaint-channels': complaintChannels,
  'complaint-following': complaintFollowing,
  'complaint-mail': complaintMail,
  'complaint-monitoring': complaintMonitoring,
  'complaint-news': complaintNews,
  'complaint-outbox': complaintOutbox,
  'complaint-reasons': complaintReasons,
  'complaint-receipt': complaintReceipt,
  'complaint-review': complaintReview,
  'complaint-status': complaintStatus,
  'complaint-status-page': complaintStatusPage,
  'complaint-templates': complaintTemplates,
  consent,
  developers,
  errors,
  failures,
  feedback,
  feeds,
  fields,
  finance,
  footer,
  home,
  information,
  'life-event-plans': lifeEventPlans,
  'life-events': lifeEvents,
  'link-check': linkCheck,
  'low-data': lowData,
  'mail-consent': mailConsent,
  matters,
  menu,
  'menu-items': menuItems,
  navigation,
  news,
  'news-channels': newsChannels,
  'not-found': notFound,
  'office-digest': officeDigest,
  offices,
  offline,
  'open-data': openData,
  open311,
  overview,
  'page-feedback': pageFeedback,
  'plan-ticks': planTicks,
  'portal-index': portalIndex,
  preview,
  programs,
  'public-information': publicInformation,
  'quick-access': quickAccess,
  'reading-bar': readingBar,
  saved,
  search,
  services,
  share,
  statements,
  'super-app': superApp,
  validation,
  visits,
  voice,
  weather,
  widgets,
}
