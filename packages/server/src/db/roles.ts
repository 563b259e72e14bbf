import type pg from 'pg'

/** How a database is reached, and what its roles are called. */
export type Connection = pg.ClientConfig & {
  /** What the names of the product's roles begin with (WAYBILL_DB_ROLE); left out: {@link USUAL_ROLES}. */
  readonly roles?: string
}

export const USUAL_ROLES = 'waybill'

/** Roles belong to a whole cluster: two installations on one server have roles of their own. */
export interface Roles {
  /** The one that row level security holds: the product works as it. */
  readonly app: string
  /** For people who work at some docks alone. */
  readonly dock: string
  /** Reads the rows of all companies. */
  readonly backup: string
}

export const rolesOf = ({ roles = USUAL_ROLES }: Connection): Roles => ({
  app: `${roles}_app`,
  dock: `${roles}_dock`,
  backup: `${roles}_backup`,
})

/** Statements as they are written, with the roles of this installation in the place of the usual ones. */
export const withRoles = ({ roles = USUAL_ROLES }: Connection, text: string): string =>
  roles === USUAL_ROLES ? text : text.replace(/\bwaybill_(app|dock|backup)\b/g, `${roles}_$1`)
