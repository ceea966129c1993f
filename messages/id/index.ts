import common from './common.json'
import complaint from './complaint.json'
import complaintStatus from './complaint-status.json'
import complaintStatusPage from './complaint-status-page.json'
import errors from './errors.json'
import fields from './fields.json'
import home from './home.json'
import information from './information.json'
import news from './news.json'
import services from './services.json'
import share from './share.json'
import validation from './validation.json'

export default {
  common,
  complaint,
  'complaint-status': complaintStatus,
  'complaint-status-page': complaintStatusPage,
  errors,
  fields,
  home,
  information,
  news,
  services,
  share,
  validation,
}
