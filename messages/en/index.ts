import about from './about.json'
import accessibility from './accessibility.json'
import agenda from './agenda.json'
import awards from './awards.json'
import archives from './archives.json'
import common from './common.json'
import complaint from './complaint.json'
import complaintChannels from './complaint-channels.json'
import complaintStatus from './complaint-status.json'
import complaintStatusPage from './complaint-status-page.json'
import errors from './errors.json'
import feedback from './feedback.json'
import fields from './fields.json'
import finance from './finance.json'
import footer from './footer.json'
import home from './home.json'
import information from './information.json'
import lifeEvents from './life-events.json'
import linkCheck from './link-check.json'
import menu from './menu.json'
import menuItems from './menu-items.json'
import navigation from './navigation.json'
import news from './news.json'
import quickAccess from './quick-access.json'
import overview from './overview.json'
import programs from './programs.json'
import superApp from './super-app.json'
import search from './search.json'
import services from './services.json'
import share from './share.json'
import validation from './validation.json'
import voice from './voice.json'
import weather from './weather.json'
import widgets from './widgets.json'

export default {
  about,
  accessibility,
  agenda,
  awards,
  archives,
  common,
  complaint,
  'complaint-channels': complaintChannels,
  'complaint-status': complaintStatus,
  'complaint-status-page': complaintStatusPage,
  errors,
  feedback,
  fields,
  finance,
  footer,
  home,
  information,
  'life-events': lifeEvents,
  'link-check': linkCheck,
  menu,
  'menu-items': menuItems,
  navigation,
  news,
  'quick-access': quickAccess,
  overview,
  programs,
  'super-app': superApp,
  search,
  services,
  share,
  validation,
  voice,
  weather,
  widgets,
}
