// Playwright loads JSON only with the attribute; the index files of messages/ are for bundlers, which need none.
import aboutEn from '@/messages/en/about.json' with { type: 'json' }
import accessibilityEn from '@/messages/en/accessibility.json' with { type: 'json' }
import appEn from '@/messages/en/app.json' with { type: 'json' }
import agendaEn from '@/messages/en/agenda.json' with { type: 'json' }
import awardsEn from '@/messages/en/awards.json' with { type: 'json' }
import archivesEn from '@/messages/en/archives.json' with { type: 'json' }
import commonEn from '@/messages/en/common.json' with { type: 'json' }
import complaintEn from '@/messages/en/complaint.json' with { type: 'json' }
import complaintChannelsEn from '@/messages/en/complaint-channels.json' with { type: 'json' }
import complaintMonitoringEn from '@/messages/en/complaint-monitoring.json' with { type: 'json' }
import complaintMailEn from '@/messages/en/complaint-mail.json' with { type: 'json' }
import complaintReceiptEn from '@/messages/en/complaint-receipt.json' with { type: 'json' }
import complaintReasonsEn from '@/messages/en/complaint-reasons.json' with { type: 'json' }
import complaintFollowingEn from '@/messages/en/complaint-following.json' with { type: 'json' }
import complaintReviewEn from '@/messages/en/complaint-review.json' with { type: 'json' }
import complaintOutboxEn from '@/messages/en/complaint-outbox.json' with { type: 'json' }
import complaintStatusEn from '@/messages/en/complaint-status.json' with { type: 'json' }
import complaintStatusPageEn from '@/messages/en/complaint-status-page.json' with { type: 'json' }
import consentEn from '@/messages/en/consent.json' with { type: 'json' }
import errorsEn from '@/messages/en/errors.json' with { type: 'json' }
import failuresEn from '@/messages/en/failures.json' with { type: 'json' }
import feedbackEn from '@/messages/en/feedback.json' with { type: 'json' }
import alertsEn from '@/messages/en/alerts.json' with { type: 'json' }
import feedsEn from '@/messages/en/feeds.json' with { type: 'json' }
import statementsEn from '@/messages/en/statements.json' with { type: 'json' }
import fieldsEn from '@/messages/en/fields.json' with { type: 'json' }
import financeEn from '@/messages/en/finance.json' with { type: 'json' }
import homeEn from '@/messages/en/home.json' with { type: 'json' }
import informationEn from '@/messages/en/information.json' with { type: 'json' }
import lifeEventPlansEn from '@/messages/en/life-event-plans.json' with { type: 'json' }
import lifeEventsEn from '@/messages/en/life-events.json' with { type: 'json' }
import linkCheckEn from '@/messages/en/link-check.json' with { type: 'json' }
import lowDataEn from '@/messages/en/low-data.json' with { type: 'json' }
import offlineEn from '@/messages/en/offline.json' with { type: 'json' }
import savedEn from '@/messages/en/saved.json' with { type: 'json' }
import mattersEn from '@/messages/en/matters.json' with { type: 'json' }
import mailConsentEn from '@/messages/en/mail-consent.json' with { type: 'json' }
import newsChannelsEn from '@/messages/en/news-channels.json' with { type: 'json' }
import menuEn from '@/messages/en/menu.json' with { type: 'json' }
import navigationEn from '@/messages/en/navigation.json' with { type: 'json' }
import newsEn from '@/messages/en/news.json' with { type: 'json' }
import notFoundEn from '@/messages/en/not-found.json' with { type: 'json' }
import planTicksEn from '@/messages/en/plan-ticks.json' with { type: 'json' }
import quickAccessEn from '@/messages/en/quick-access.json' with { type: 'json' }
import pageFeedbackEn from '@/messages/en/page-feedback.json' with { type: 'json' }
import overviewEn from '@/messages/en/overview.json' with { type: 'json' }
import portalIndexEn from '@/messages/en/portal-index.json' with { type: 'json' }
import previewEn from '@/messages/en/preview.json' with { type: 'json' }
import programsEn from '@/messages/en/programs.json' with { type: 'json' }
import superAppEn from '@/messages/en/super-app.json' with { type: 'json' }
import readingBarEn from '@/messages/en/reading-bar.json' with { type: 'json' }
import searchEn from '@/messages/en/search.json' with { type: 'json' }
import servicesEn from '@/messages/en/services.json' with { type: 'json' }
import shareEn from '@/messages/en/share.json' with { type: 'json' }
import validationEn from '@/messages/en/validation.json' with { type: 'json' }
import visitsEn from '@/messages/en/visits.json' with { type: 'json' }
import voiceEn from '@/messages/en/voice.json' with { type: 'json' }
import weatherEn from '@/messages/en/weather.json' with { type: 'json' }
import widgetsEn from '@/messages/en/widgets.json' with { type: 'json' }
import aboutId from '@/messages/id/about.json' with { type: 'json' }
import accessibilityId from '@/messages/id/accessibility.json' with { type: 'json' }
import appId from '@/messages/id/app.json' with { type: 'json' }
import agendaId from '@/messages/id/agenda.json' with { type: 'json' }
import awardsId from '@/messages/id/awards.json' with { type: 'json' }
import archivesId from '@/messages/id/archives.json' with { type: 'json' }
import commonId from '@/messages/id/common.json' with { type: 'json' }
import complaintId from '@/messages/id/complaint.json' with { type: 'json' }
import complaintChannelsId from '@/messages/id/complaint-channels.json' with { type: 'json' }
import complaintMonitoringId from '@/messages/id/complaint-monitoring.json' with { type: 'json' }
import complaintMailId from '@/messages/id/complaint-mail.json' with { type: 'json' }
import complaintReceiptId from '@/messages/id/complaint-receipt.json' with { type: 'json' }
import complaintReasonsId from '@/messages/id/complaint-reasons.json' with { type: 'json' }
import complaintFollowingId from '@/messages/id/complaint-following.json' with { type: 'json' }
import complaintReviewId from '@/messages/id/complaint-review.json' with { type: 'json' }
import complaintOutboxId from '@/messages/id/complaint-outbox.json' with { type: 'json' }
import complaintStatusId from '@/messages/id/complaint-status.json' with { type: 'json' }
import complaintStatusPageId from '@/messages/id/complaint-status-page.json' with { type: 'json' }
import consentId from '@/messages/id/consent.json' with { type: 'json' }
import errorsId from '@/messages/id/errors.json' with { type: 'json' }
import failuresId from '@/messages/id/failures.json' with { type: 'json' }
import feedbackId from '@/messages/id/feedback.json' with { type: 'json' }
import alertsId from '@/messages/id/alerts.json' with { type: 'json' }
import feedsId from '@/messages/id/feeds.json' with { type: 'json' }
import statementsId from '@/messages/id/statements.json' with { type: 'json' }
import fieldsId from '@/messages/id/fields.json' with { type: 'json' }
import financeId from '@/messages/id/finance.json' with { type: 'json' }
import homeId from '@/messages/id/home.json' with { type: 'json' }
import informationId from '@/messages/id/information.json' with { type: 'json' }
import lifeEventPlansId from '@/messages/id/life-event-plans.json' with { type: 'json' }
import lifeEventsId from '@/messages/id/life-events.json' with { type: 'json' }
import linkCheckId from '@/messages/id/link-check.json' with { type: 'json' }
import lowDataId from '@/messages/id/low-data.json' with { type: 'json' }
import offlineId from '@/messages/id/offline.json' with { type: 'json' }
import savedId from '@/messages/id/saved.json' with { type: 'json' }
import mattersId from '@/messages/id/matters.json' with { type: 'json' }
import mailConsentId from '@/messages/id/mail-consent.json' with { type: 'json' }
import newsChannelsId from '@/messages/id/news-channels.json' with { type: 'json' }
import menuId from '@/messages/id/menu.json' with { type: 'json' }
import navigationId from '@/messages/id/navigation.json' with { type: 'json' }
import newsId from '@/messages/id/news.json' with { type: 'json' }
import notFoundId from '@/messages/id/not-found.json' with { type: 'json' }
import planTicksId from '@/messages/id/plan-ticks.json' with { type: 'json' }
import quickAccessId from '@/messages/id/quick-access.json' with { type: 'json' }
import pageFeedbackId from '@/messages/id/page-feedback.json' with { type: 'json' }
import overviewId from '@/messages/id/overview.json' with { type: 'json' }
import portalIndexId from '@/messages/id/portal-index.json' with { type: 'json' }
import previewId from '@/messages/id/preview.json' with { type: 'json' }
import programsId from '@/messages/id/programs.json' with { type: 'json' }
import superAppId from '@/messages/id/super-app.json' with { type: 'json' }
import readingBarId from '@/messages/id/reading-bar.json' with { type: 'json' }
import searchId from '@/messages/id/search.json' with { type: 'json' }
import servicesId from '@/messages/id/services.json' with { type: 'json' }
import shareId from '@/messages/id/share.json' with { type: 'json' }
import validationId from '@/messages/id/validation.json' with { type: 'json' }
import visitsId from '@/messages/id/visits.json' with { type: 'json' }
import voiceId from '@/messages/id/voice.json' with { type: 'json' }
import weatherId from '@/messages/id/weather.json' with { type: 'json' }
import widgetsId from '@/messages/id/widgets.json' with { type: 'json' }

export const id = {
  about: aboutId,
  accessibility: accessibilityId,
  agenda: agendaId,
  app: appId,
  awards: awardsId,
  archives: archivesId,
  common: commonId,
  complaint: complaintId,
  'complaint-channels': complaintChannelsId,
  'complaint-monitoring': complaintMonitoringId,
  'complaint-mail': complaintMailId,
  'complaint-receipt': complaintReceiptId,
  'complaint-reasons': complaintReasonsId,
  'complaint-following': complaintFollowingId,
  'complaint-review': complaintReviewId,
  'complaint-outbox': complaintOutboxId,
  'complaint-status': complaintStatusId,
  'complaint-status-page': complaintStatusPageId,
  consent: consentId,
  errors: errorsId,
  failures: failuresId,
  feedback: feedbackId,
  alerts: alertsId,
  feeds: feedsId,
  statements: statementsId,
  fields: fieldsId,
  finance: financeId,
  home: homeId,
  information: informationId,
  'life-event-plans': lifeEventPlansId,
  'life-events': lifeEventsId,
  'link-check': linkCheckId,
  matters: mattersId,
  'mail-consent': mailConsentId,
  'news-channels': newsChannelsId,
  'low-data': lowDataId,
  menu: menuId,
  offline: offlineId,
  saved: savedId,
  navigation: navigationId,
  news: newsId,
  'not-found': notFoundId,
  'plan-ticks': planTicksId,
  'quick-access': quickAccessId,
  overview: overviewId,
  'page-feedback': pageFeedbackId,
  'portal-index': portalIndexId,
  preview: previewId,
  programs: programsId,
  'super-app': superAppId,
  'reading-bar': readingBarId,
  search: searchId,
  services: servicesId,
  share: shareId,
  validation: validationId,
  visits: visitsId,
  voice: voiceId,
  weather: weatherId,
  widgets: widgetsId,
}

export const en = {
  about: aboutEn,
  accessibility: accessibilityEn,
  agenda: agendaEn,
  app: appEn,
  awards: awardsEn,
  archives: archivesEn,
  common: commonEn,
  complaint: complaintEn,
  'complaint-channels': complaintChannelsEn,
  'complaint-monitoring': complaintMonitoringEn,
  'complaint-mail': complaintMailEn,
  'complaint-receipt': complaintReceiptEn,
  'complaint-reasons': complaintReasonsEn,
  'complaint-following': complaintFollowingEn,
  'complaint-review': complaintReviewEn,
  'complaint-outbox': complaintOutboxEn,
  'complaint-status': complaintStatusEn,
  'complaint-status-page': complaintStatusPageEn,
  consent: consentEn,
  errors: errorsEn,
  failures: failuresEn,
  feedback: feedbackEn,
  alerts: alertsEn,
  feeds: feedsEn,
  statements: statementsEn,
  fields: fieldsEn,
  finance: financeEn,
  home: homeEn,
  information: informationEn,
  'life-event-plans': lifeEventPlansEn,
  'life-events': lifeEventsEn,
  'link-check': linkCheckEn,
  matters: mattersEn,
  'mail-consent': mailConsentEn,
  'news-channels': newsChannelsEn,
  'low-data': lowDataEn,
  menu: menuEn,
  offline: offlineEn,
  saved: savedEn,
  navigation: navigationEn,
  news: newsEn,
  'not-found': notFoundEn,
  'plan-ticks': planTicksEn,
  'quick-access': quickAccessEn,
  overview: overviewEn,
  'page-feedback': pageFeedbackEn,
  'portal-index': portalIndexEn,
  preview: previewEn,
  programs: programsEn,
  'super-app': superAppEn,
  'reading-bar': readingBarEn,
  search: searchEn,
  services: servicesEn,
  share: shareEn,
  validation: validationEn,
  visits: visitsEn,
  voice: voiceEn,
  weather: weatherEn,
  widgets: widgetsEn,
}

/** Languages with their address prefix and messages. A journey is tested in one of them, unless the difference is its point. */
export const indonesian = { prefix: '', lang: 'id', t: id } as const
export const english = { prefix: '/en', lang: 'en', t: en } as const
export const languages = [indonesian, english] as const
