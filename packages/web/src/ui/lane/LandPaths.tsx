import classes from './LanePicture.module.css'

/** Nations and the borders of states, as far as they are there. */
export const LandPaths = ({ canada, nation, borders }: { canada: string; nation: string; borders: string }) => (
  <>
    {canada !== '' && <path d={canada} className={classes.land} />}
    {nation !== '' && <path d={nation} className={classes.land} />}
    {borders !== '' && <path d={borders} className={classes.border} />}
  </>
)
