import accessibility from './accessibility.json'
import common from './common.json'
import complaint from './complaint.json'
import complaintStatus from './complaint-status.json'
import complaintStatusPage from './complaint-status-page.json'
import errors from './errors.json'
import feedback from './feedback.json'
import fields from './fields.json'
import home from './home.json'
import information from './information.json'
import lifeEvents from './life-events.json'
import linkCheck from './link-check.json'
import menu from './menu.json'
import navigation from './navigation.json'
import news from './news.json'
import quickAccess from './quick-access.json'
import services from './services.json'
import share from './share.json'
import validation from './validation.json'
import voice from './voice.json'
import weather from './weather.json'
import widgets from './widgets.json'

export default {
  accessibility,
  common,
  complaint,
  'complaint-status': complaintStatus,
  'complaint-status-page': complaintStatusPage,
  errors,
  feedback,
  fields,
  home,
  information,
  'life-events': lifeEvents,
  'link-check': linkCheck,
  menu,
  navigation,
  news,
  'quick-access': quickAccess,
  services,
  share,
  validation,
  voice,
  weather,
  widgets,
}
