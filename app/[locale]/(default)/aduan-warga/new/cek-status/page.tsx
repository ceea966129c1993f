// The newer address of the same page; the canonical address is the shorter one.
export { default, generateMetadata } from '../../cek-status/page'
