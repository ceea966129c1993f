// The newer address of the same form; the canonical address is the shorter one.
export { default, generateMetadata } from '../../buat-aduan/page'
