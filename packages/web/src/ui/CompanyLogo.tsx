import classes from './CompanyLogo.module.css'

/** A company's logo as the frame shows it, in room of its own whatever its form, so that nothing moves when it arrives. */
export function CompanyLogo({ url, company }: { url: string; company: string }) {
  return <img className={classes.logo} src={url} alt={company} title={company} width="112" height="32" />
}
