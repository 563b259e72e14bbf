/** The title of a page whose look needs none, or that is still loading: where a screen reader begins. */
export function UnseenTitle({ children }: { children: string }) {
  return <h1 className="wb-unseen">{children}</h1>
}
