import pg from 'pg'

const SCALE = 10
const CLIENTS = 8
const TWIN_MS = 10_000

/** The tables of TPC-B, small: what pgbench makes, without the program, which no fresh machine has. */
export async function fillTpcb(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(`
    create table tpcb_branch (bid int primary key, balance int not null);
    create table tpcb_teller (tid int primary key, bid int not null, balance int not null);
    create table tpcb_account (aid int primary key, bid int not null, balance int not null, filler char(84));
    create table tpcb_history (tid int, bid int, aid int, delta int, at timestamptz, filler char(22));
    insert into tpcb_branch select n, 0 from generate_series(1, ${SCALE}) n;
    insert into tpcb_teller select n, 1 + n / 10, 0 from generate_series(1, ${SCALE * 10 - 1}) n;
    insert into tpcb_account select n, 1 + n / 100000, 0, '' from generate_series(1, ${SCALE * 100_000 - 1}) n;`)
  await client.query('vacuum analyze')
  await client.end()
}

/** Commits a second of TPC-B over eight connections, each statement a round trip of its own as pgbench's are. */
export async function commitsPerSecond(connection: pg.ClientConfig): Promise<number> {
  const until = performance.now() + TWIN_MS
  let commits = 0
  const any = (most: number): number => 1 + Math.floor(Math.random() * most)
  const work = async (): Promise<void> => {
    const client = new pg.Client(connection)
    await client.connect()
    while (performance.now() < until) {
      const [aid, tid, bid, delta] = [any(SCALE * 100_000 - 1), any(SCALE * 10 - 1), any(SCALE), any(10_000) - 5_000]
      await client.query('begin')
      await client.query({
        name: 'a',
        text: 'update tpcb_account set balance = balance + $1 where aid = $2',
        values: [delta, aid],
      })
      await client.query({ name: 's', text: 'select balance from tpcb_account where aid = $1', values: [aid] })
      await client.query({
        name: 't',
        text: 'update tpcb_teller set balance = balance + $1 where tid = $2',
        values: [delta, tid],
      })
      await client.query({
        name: 'b',
        text: 'update tpcb_branch set balance = balance + $1 where bid = $2',
        values: [delta, bid],
      })
      await client.query({
        name: 'h',
        text: 'insert into tpcb_history (tid, bid, aid, delta, at) values ($1, $2, $3, $4, now())',
        values: [tid, bid, aid, delta],
      })
      await client.query('commit')
      commits += 1
    }
    await client.end()
  }
  const begun = performance.now()
  await Promise.all(Array.from({ length: CLIENTS }, work))
  return commits / ((performance.now() - begun) / 1000)
}
