CREATE TABLE "posting_counts" (
	"owner" integer NOT NULL,
	"wallet" text NOT NULL,
	"type" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "posting_counts_owner_wallet_type_pk" PRIMARY KEY("owner","wallet","type")
);
--> statement-breakpoint
INSERT INTO posting_counts (owner, wallet, type, count)
SELECT owner, wallet, type, count(*) FROM postings GROUP BY owner, wallet, type;
--> statement-breakpoint
-- Replaces the function of 0001_ledger_rules by one that also counts the postings of each account by type. The
-- update of accounts comes first and locks their rows, so two transactions cannot deadlock on the counts.
CREATE OR REPLACE FUNCTION apply_postings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM added GROUP BY entry_id HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'the postings of an entry must sum to zero' USING ERRCODE = 'check_violation';
  END IF;
  UPDATE accounts SET balance = accounts.balance + change.amount
  FROM (SELECT owner, wallet, sum(amount) AS amount FROM added GROUP BY owner, wallet) AS change
  WHERE accounts.owner = change.owner AND accounts.wallet = change.wallet;
  INSERT INTO posting_counts AS kept (owner, wallet, type, count)
  SELECT owner, wallet, type, count(*) FROM added GROUP BY owner, wallet, type
  ON CONFLICT (owner, wallet, type) DO UPDATE SET count = kept.count + excluded.count;
  RETURN NULL;
END $$;
