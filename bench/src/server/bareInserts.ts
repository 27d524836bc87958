import pg from "pg";

const CONNECTIONS = 10;

/** Measures the rows per second that PostgreSQL alone inserts durably, one for each commit, over as many connections as a server has. */
export async function bareInserts(url: string, seconds: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  await pool.query("DROP TABLE IF EXISTS bare");
  await pool.query(
    "CREATE TABLE bare (table_id text, n integer, at_ms bigint, entry text, key text, PRIMARY KEY (table_id, n))",
  );
  const entry = JSON.stringify({ kind: "acted", seat: 0, text: "aside 5 5" });
  const endMs = performance.now() + seconds * 1000;
  let rows = 0;
  const insert = async (_: unknown, at: number) => {
    for (let n = 0; performance.now() < endMs; n += 1) {
      const values = [`bare-${at}`, n, Date.now(), entry, `key-${n}`];
      await pool.query({
        name: "bare",
        text: "INSERT INTO bare VALUES ($1, $2, $3, $4, $5)",
        values,
      });
      rows += 1;
    }
  };
  await Promise.all(Array.from({ length: 10 * CONNECTIONS }, insert));
  await pool.query("DROP TABLE bare");
  await pool.end();
  return rows / seconds;
}
