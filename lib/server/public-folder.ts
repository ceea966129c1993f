import { join } from 'node:path'

/** Where the files of the product lie that everybody may have; the process is started in the project's folder. */
export const publicFolder = () => join(process.cwd(), 'public')
