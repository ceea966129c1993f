import { join } from 'node:path'

/** Folder of the public files; the process is started in the project's folder. */
export const publicFolder = () => join(process.cwd(), 'public')
