import { listAddress } from '../list-address'
import { yearParam } from '../year-param'
import { archiveAddress } from './archive-address'

/** The figures of regional finance; without a year the latest. */
export const financeAddress = listAddress(`${archiveAddress.path}/keuangan-daerah`, {
  year: yearParam,
})
