/** Below the sandbox's address, by the name of what speaks the wire; one that stands for several carriers by SCAC, too. */
const mounts = {
  project44: '',
  odfl: '',
  'nmfta/DMDL': '',
  ups: '/ups/api',
  fedex: '/fedex',
  usps: '/usps',
  google: '/google',
}

/** Where each network of a started sandbox is reached. */
export const reachedAt = (url: string) =>
  Object.fromEntries(Object.entries(mounts).map(([name, mount]) => [name, `${url}${mount}`])) as {
    readonly [N in keyof typeof mounts]: string
  }
